// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Angle`.
  static func addAngleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .angle, "radians", as: .double, get: { $0.radians }, set: { $0.radians = $1 })
    vocabulary.initializer("Angle", returns: .angle) { Angle() }
    vocabulary.initializer("Angle", .named("radians", .double), returns: .angle) { Angle(radians: $0) }
    vocabulary.initializer("Angle", .named("degrees", .double), returns: .angle) { Angle(degrees: $0) }
    vocabulary.property(on: .angle, "degrees", as: .double, get: { $0.degrees }, set: { $0.degrees = $1 })
    vocabulary.constant(on: "Angle", "zero", Angle.zero, as: .angle)
    vocabulary.staticMethod(on: "Angle", "degrees", .unnamed(.double), returns: .angle) { Angle.degrees($0) }
    vocabulary.staticMethod(on: "Angle", "radians", .unnamed(.double), returns: .angle) { Angle.radians($0) }
  }

}
