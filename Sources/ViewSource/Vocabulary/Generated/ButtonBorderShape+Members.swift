// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ButtonBorderShape`.
  static func addButtonBorderShapeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ButtonBorderShape", "automatic", ButtonBorderShape.automatic, as: .borderShape)
    vocabulary.constant(on: "ButtonBorderShape", "capsule", ButtonBorderShape.capsule, as: .borderShape)
    vocabulary.constant(on: "ButtonBorderShape", "circle", ButtonBorderShape.circle, as: .borderShape)
    vocabulary.staticMethod(
      on: "ButtonBorderShape", "roundedRectangle", .named("radius", .optional(.double)), returns: .borderShape
    ) { ButtonBorderShape.roundedRectangle(radius: $0) }
    vocabulary.constant(
      on: "ButtonBorderShape", "roundedRectangle", ButtonBorderShape.roundedRectangle, as: .borderShape)
    vocabulary.enumeration(of: .borderShape) { value in
      switch value {
      case .automatic: ("automatic", [:])
      case .capsule: ("capsule", [:])
      case .circle: ("circle", [:])
      case .roundedRectangle(let value0):
        ("roundedRectangle", ["radius": TypeBinding<Double?>.optional(.double).write(value0)])
      }
    }
  }

}
