// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CGSize`.
  static func addSizeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .size, "width", as: .double, get: { $0.width }, set: { $0.width = $1 })
    vocabulary.property(on: .size, "height", as: .double, get: { $0.height }, set: { $0.height = $1 })
    vocabulary.initializer(
      "CGSize", .named("width", .double, default: 0), .named("height", .double, default: 0), returns: .size
    ) { Size(width: $0, height: $1) }
    vocabulary.constant(on: "CGSize", "zero", Size.zero, as: .size)
    vocabulary.initializer("CGSize", .named("width", .int), .named("height", .int), returns: .size) {
      Size(width: $0, height: $1)
    }
    vocabulary.method(on: .size, "applying", .unnamed(.transform), returns: .size) { $0.applying($1) }
    vocabulary.property(on: .size, "debugDescription", as: .string) { $0.debugDescription }
  }

}
