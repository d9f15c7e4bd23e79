import PlumblineLayout

/// A shape with its coats of paint: what `fill` and `stroke` make of a shape, to which more can be added.
struct PaintedShape: Sendable {
  /// The shape.
  var shape: AnyShape
  /// The coats of paint, the lowest first.
  var layers: [ShapeLeaf.Layer]

  /// The shape as a view.
  var node: LayoutNode { .shape(shape, layers: layers) }

  /// The shape with one more coat.
  func adding(_ layer: ShapeLeaf.Layer) -> PaintedShape { PaintedShape(shape: shape, layers: layers + [layer]) }
}
