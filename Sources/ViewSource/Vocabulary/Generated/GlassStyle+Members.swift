// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Glass`.
  static func addGlassStyleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Glass", "regular", GlassStyle.regular, as: .glass)
    vocabulary.constant(on: "Glass", "clear", GlassStyle.clear, as: .glass)
    vocabulary.constant(on: "Glass", "identity", GlassStyle.identity, as: .glass)
    vocabulary.method(on: .glass, "tint", .unnamed(.optional(.color)), returns: .glass) { $0.tint($1) }
    vocabulary.method(on: .glass, "interactive", .unnamed(.bool, default: true), returns: .glass) { $0.interactive($1) }
  }

}
