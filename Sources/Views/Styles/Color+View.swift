extension Color: ShapeStyle, PrimitiveView {
  /// The colour as a style.
  public var anyShapeStyle: AnyShapeStyle { .color(self) }
  /// The node of the colour, which fills its frame.
  public var layoutNode: LayoutNode { .color(self) }
  /// The colour's standard gradient, which is lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
