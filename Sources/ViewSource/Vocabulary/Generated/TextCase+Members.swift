// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Text.Case`.
  static func addTextCaseMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Text.Case", "uppercase", TextCase.uppercase, as: .textCase)
    vocabulary.constant(on: "Text.Case", "lowercase", TextCase.lowercase, as: .textCase)
  }

}
