// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `RedactionReasons`.
  static func addRedactionReasonsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .redactionReasons, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("RedactionReasons", .named("rawValue", .int), returns: .redactionReasons) {
      RedactionReasons(rawValue: $0)
    }
    vocabulary.constant(on: "RedactionReasons", "placeholder", RedactionReasons.placeholder, as: .redactionReasons)
    vocabulary.constant(on: "RedactionReasons", "privacy", RedactionReasons.privacy, as: .redactionReasons)
    vocabulary.constant(on: "RedactionReasons", "invalidated", RedactionReasons.invalidated, as: .redactionReasons)
    vocabulary.arrayLiteral(of: .redactionReasons) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .redactionReasons, "contains", .unnamed(.redactionReasons), returns: .bool) {
      $0.contains($1)
    }
    vocabulary.property(on: .redactionReasons, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .redactionReasons, "union", .unnamed(.redactionReasons), returns: .redactionReasons) {
      $0.union($1)
    }
    vocabulary.method(on: .redactionReasons, "intersection", .unnamed(.redactionReasons), returns: .redactionReasons) {
      $0.intersection($1)
    }
    vocabulary.method(on: .redactionReasons, "subtracting", .unnamed(.redactionReasons), returns: .redactionReasons) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .redactionReasons)
  }

}
