// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `SubmitTriggers`.
  static func addSubmitTriggersMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .submitTriggers, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("SubmitTriggers", .named("rawValue", .int), returns: .submitTriggers) {
      SubmitTriggers(rawValue: $0)
    }
    vocabulary.constant(on: "SubmitTriggers", "text", SubmitTriggers.text, as: .submitTriggers)
    vocabulary.constant(on: "SubmitTriggers", "search", SubmitTriggers.search, as: .submitTriggers)
    vocabulary.arrayLiteral(of: .submitTriggers) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .submitTriggers, "contains", .unnamed(.submitTriggers), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .submitTriggers, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .submitTriggers, "union", .unnamed(.submitTriggers), returns: .submitTriggers) {
      $0.union($1)
    }
    vocabulary.method(on: .submitTriggers, "intersection", .unnamed(.submitTriggers), returns: .submitTriggers) {
      $0.intersection($1)
    }
    vocabulary.method(on: .submitTriggers, "subtracting", .unnamed(.submitTriggers), returns: .submitTriggers) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .submitTriggers)
  }

}
