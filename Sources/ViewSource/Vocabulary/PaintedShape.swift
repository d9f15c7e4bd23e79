import PlumblineLayout

/// A shape with layers of paint: the result of `fill` and `stroke`, to which further layers can be added.
struct PaintedShape: Sendable {
  /// The shape.
  var shape: AnyShape
  /// The layers of paint, from the bottom.
  var layers: [ShapeLeaf.Layer]

  /// The shape as a view.
  var node: LayoutNode { .shape(shape, layers: layers) }

  /// Returns the shape with another layer on top.
  func adding(_ layer: ShapeLeaf.Layer) -> PaintedShape { PaintedShape(shape: shape, layers: layers + [layer]) }
}
