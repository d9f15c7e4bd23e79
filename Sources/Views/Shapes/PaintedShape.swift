/// A shape that is filled and stroked in layers.
public struct PaintedShape: PrimitiveView {
  private let shape: AnyShape
  private var layers: [ShapeLeaf.Layer]

  /// A shape with its layers, the lowest first.
  init(_ shape: AnyShape, layers: [ShapeLeaf.Layer] = []) {
    self.shape = shape
    self.layers = layers
  }

  /// The node of the shape.
  public var layoutNode: LayoutNode { .shape(shape, layers: layers) }

  /// Adds a filled layer beneath the others.
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> PaintedShape {
    adding(.fill(content.anyShapeStyle, rule: style.rule))
  }
  /// Adds a stroked layer.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    adding(.stroke(content.anyShapeStyle, style))
  }
  /// Adds a stroked layer.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Adds a layer that is stroked inside of the shape.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    adding(.strokeBorder(content.anyShapeStyle, style))
  }
  /// Adds a layer that is stroked inside of the shape.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func adding(_ layer: ShapeLeaf.Layer) -> PaintedShape {
    var copy = self
    copy.layers.append(layer)
    return copy
  }
}

/// The settings of filling an area.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed.
  public var isAntialiased: Bool
  /// Creates settings of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  /// The corresponding rule of Drawing.
  var rule: Path.FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Example: `Circle().fill(.red)`
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> PaintedShape {
    PaintedShape(anyShape).fill(content, style: style)
  }
  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle) -> PaintedShape { fill(ForegroundStyle(), style: style) }
  /// Strokes the shape's outline with a style, half of the width on each side.
  ///
  /// - Example: `Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))`
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    PaintedShape(anyShape).stroke(content, style: style)
  }
  /// Strokes the shape's outline with a style, half of the width on each side.
  ///
  /// - Example: `Circle().stroke(.red, lineWidth: 2)`
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes the shape's outline with a style, inside of the shape.
  ///
  /// - Example: `Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))`
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    PaintedShape(anyShape).strokeBorder(content, style: style)
  }
  /// Strokes the shape's outline with a style, inside of the shape.
  ///
  /// - Example: `Circle().strokeBorder(.red, lineWidth: 2)`
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
