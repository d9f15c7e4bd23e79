extension PaintedShape: PrimitiveView {
  /// The node of the shape.
  public var layoutNode: LayoutNode { node }

  /// Adds a filled layer above the others.
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> PaintedShape {
    self.painted(.fill(content.anyShapeStyle, rule: style.rule))
  }
  /// Adds a stroked layer.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    self.painted(.stroke(content.anyShapeStyle, style))
  }
  /// Adds a stroked layer.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    self.painted(.stroke(content.anyShapeStyle, StrokeStyle(lineWidth: lineWidth)))
  }
  /// Adds a layer that is stroked inside of the shape.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    self.painted(.strokeBorder(content.anyShapeStyle, style))
  }
  /// Adds a layer that is stroked inside of the shape.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    self.painted(.strokeBorder(content.anyShapeStyle, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Example: `Circle().fill(.red)`
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> PaintedShape {
    anyShape.painted(.fill(content.anyShapeStyle, rule: style.rule))
  }
  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle) -> PaintedShape {
    anyShape.painted(.fill(.foreground(level: 1), rule: style.rule))
  }
  /// Strokes the shape's outline with a style, half of the width on each side.
  ///
  /// - Example: `Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))`
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    anyShape.painted(.stroke(content.anyShapeStyle, style))
  }
  /// Strokes the shape's outline with a style, half of the width on each side.
  ///
  /// - Example: `Circle().stroke(.red, lineWidth: 2)`
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    anyShape.painted(.stroke(content.anyShapeStyle, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension InsettableShape {
  /// Strokes the shape's outline with a style, inside of the shape.
  ///
  /// - Example: `Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))`
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    anyShape.painted(.strokeBorder(content.anyShapeStyle, style))
  }
  /// Strokes the shape's outline with a style, inside of the shape.
  ///
  /// - Example: `Circle().strokeBorder(.red, lineWidth: 2)`
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    anyShape.painted(.strokeBorder(content.anyShapeStyle, StrokeStyle(lineWidth: lineWidth)))
  }
}
