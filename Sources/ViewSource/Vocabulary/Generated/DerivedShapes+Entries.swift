// Generated from Sources/Views/Shapes/DerivedShapes.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Shapes/DerivedShapes.swift`.
  mutating func addDerivedShapesDeclarations() {
    initializer(
      "RotatedShape", summary: "Creates a rotated shape.",
      example: "RotatedShape(shape: Rectangle(), angle: .degrees(45))"
    ) {
      .function(
        .named("shape", .shape), .named("angle", .angle), .named("anchor", .unitPoint, default: .center),
        returns: .shape
      ) { shape, angle, anchor in shape.rotation(angle, anchor: anchor) }
    }
    initializer(
      "ScaledShape", summary: "Creates a scaled shape.",
      example: "ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1))"
    ) {
      .function(
        .named("shape", .shape), .named("scale", .size), .named("anchor", .unitPoint, default: .center), returns: .shape
      ) { shape, scale, anchor in shape.scale(x: scale.width, y: scale.height, anchor: anchor) }
    }
    initializer(
      "OffsetShape", summary: "Creates a shape at an offset.",
      example: "OffsetShape(shape: Rectangle(), offset: CGSize(width: 4, height: 4))"
    ) {
      .function(.named("shape", .shape), .named("offset", .size), returns: .shape) { shape, offset in
        shape.offset(x: offset.width, y: offset.height)
      }
    }
    initializer(
      "TransformedShape", summary: "Creates a transformed shape.",
      example: "TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 4, y: 0))"
    ) {
      .function(.named("shape", .shape), .named("transform", .transform), returns: .shape) { shape, transform in
        shape.transform(transform)
      }
    }
  }
}
