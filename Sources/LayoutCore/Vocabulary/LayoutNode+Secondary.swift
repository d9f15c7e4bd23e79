// What lies behind or before a view without a part in its size.
extension LayoutNode {
  /// Views behind the view, one above the other.
  public func background(alignment: Alignment = .center, children: [LayoutNode]) -> LayoutNode {
    guard !children.isEmpty else { return self }
    return .layout(
      "background", BackgroundLayout(alignment: alignment), children: [self, .stacked(children, alignment: alignment)])
  }

  /// A view behind the view.
  public func background(_ background: LayoutNode, alignment: Alignment = .center) -> LayoutNode {
    self.background(alignment: alignment, children: [background])
  }

  /// A style behind the view.
  public func background(_ style: AnyShapeStyle = .background, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> LayoutNode
  {
    background(.style(style))
  }

  /// A shape in a style behind the view.
  public func background(
    _ style: AnyShapeStyle = .background, in shape: AnyShape, rule: Path.FillRule = .nonZero
  ) -> LayoutNode {
    background(.shape(shape, layers: [.fill(style, rule: rule)]))
  }

  /// Views before the view, one above the other.
  public func overlay(alignment: Alignment = .center, children: [LayoutNode]) -> LayoutNode {
    guard !children.isEmpty else { return self }
    return .layout(
      "overlay", OverlayLayout(alignment: alignment), children: [self, .stacked(children, alignment: alignment)])
  }

  /// A view before the view.
  public func overlay(_ overlay: LayoutNode, alignment: Alignment = .center) -> LayoutNode {
    self.overlay(alignment: alignment, children: [overlay])
  }

  /// A style before the view.
  public func overlay(_ style: AnyShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> LayoutNode {
    overlay(.style(style))
  }

  /// A shape in a style before the view.
  public func overlay(_ style: AnyShapeStyle, in shape: AnyShape, rule: Path.FillRule = .nonZero) -> LayoutNode {
    overlay(.shape(shape, layers: [.fill(style, rule: rule)]))
  }

  /// A line inside of the view's frame.
  public func border(_ style: AnyShapeStyle, width: Double = 1) -> LayoutNode {
    let line = ShapeLeaf.Layer.strokeBorder(style, StrokeStyle(lineWidth: max(width.finite, 0)))
    return .layout(
      "border", OverlayLayout(alignment: .center), children: [self, .shape(.rectangle, layers: [line])])
  }

  /// Shows the view where views before it are opaque.
  public func mask(alignment: Alignment = .center, children: [LayoutNode]) -> LayoutNode {
    .layout("mask", MaskLayout(alignment: alignment), children: [self, .stacked(children, alignment: alignment)])
  }
}
