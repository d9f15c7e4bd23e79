/// A shape in coats of paint.
public struct PaintedShape: PrimitiveView {
  private let shape: AnyShape
  private var layers: [ShapeLeaf.Layer]

  /// A shape in coats of paint, the lowest first.
  init(_ shape: AnyShape, layers: [ShapeLeaf.Layer] = []) {
    self.shape = shape
    self.layers = layers
  }

  /// The shape's node.
  public var layoutNode: LayoutNode { .shape(shape, layers: layers) }

  /// The shape, filled beneath what it has so far.
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> PaintedShape {
    adding(.fill(content.anyShapeStyle, rule: style.rule))
  }
  /// The shape with its outline drawn as well.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    adding(.stroke(content.anyShapeStyle, style))
  }
  /// The shape with its outline drawn as well.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The shape with its outline drawn as well, inside of it.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    adding(.strokeBorder(content.anyShapeStyle, style))
  }
  /// The shape with its outline drawn as well, inside of it.
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

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside where the outline winds around it an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// A way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  /// The rule in the words of Drawing.
  var rule: Path.FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension Shape {
  /// The shape filled with a style.
  ///
  /// - Example: `Circle().fill(.red)`
  public func fill(_ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()) -> PaintedShape {
    PaintedShape(anyShape).fill(content, style: style)
  }
  /// The shape filled with the foreground style.
  public func fill(style: FillStyle) -> PaintedShape { fill(ForegroundStyle(), style: style) }
  /// The shape's outline in a style, half of its width on each side.
  ///
  /// - Example: `Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))`
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    PaintedShape(anyShape).stroke(content, style: style)
  }
  /// The shape's outline in a style, half of its width on each side.
  ///
  /// - Example: `Circle().stroke(.red, lineWidth: 2)`
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The shape's outline in a style, inside of the shape.
  ///
  /// - Example: `Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))`
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    PaintedShape(anyShape).strokeBorder(content, style: style)
  }
  /// The shape's outline in a style, inside of the shape.
  ///
  /// - Example: `Circle().strokeBorder(.red, lineWidth: 2)`
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
