// Generated from Sources/Views/Shapes/Shape.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Shapes/Shape.swift`.
  mutating func addShapeDeclarations() {
    initializer("AnyShape", summary: "Creates a shape of any type.", example: "AnyShape(Circle())") {
      .function(.unnamed(.shape), returns: .shape) { shape in shape }
    }
  }
}
