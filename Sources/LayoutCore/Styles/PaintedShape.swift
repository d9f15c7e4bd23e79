/// A shape with layers of paint: the result of `fill` and `stroke`, to which further layers can be added.
public struct PaintedShape: Sendable {
  /// The shape.
  public let shape: AnyShape
  /// The layers of paint, from the bottom.
  public private(set) var layers: [ShapeLeaf.Layer]

  /// The shape as a view.
  public var node: LayoutNode { .shape(shape, layers: layers) }

  /// Returns the shape with another layer on top.
  public func painted(_ layer: ShapeLeaf.Layer) -> PaintedShape {
    PaintedShape(shape: shape, layers: layers + [layer])
  }
}

extension AnyShape {
  /// Returns the shape with a layer of paint.
  public func painted(_ layer: ShapeLeaf.Layer) -> PaintedShape { PaintedShape(shape: self, layers: [layer]) }
}
