extension Diagnostic {
  /// The wording of a diagnostic, with a hint where there is one.
  ///
  /// Every wording is a static member of this type: those of reading are declared below, those of running and of SwiftUI in
  /// extensions beside them.
  package struct Message {
    /// What is wrong, in a phrase.
    package var text: String
    /// What to do about it, or nil.
    package var hint: String?

    /// A wording.
    package init(_ text: String, hint: String? = nil) {
      self.text = text
      self.hint = hint
    }
  }

  /// A diagnostic from the catalogue.
  package init(_ severity: Severity, _ message: Message, at source: SourceRange, notes: [Diagnostic] = []) {
    self.init(severity, message.text, at: source, hint: message.hint, notes: notes)
  }
}

extension Diagnostic.Message {
  /// A syntax error, in the parser's words.
  package static func syntax(_ message: String) -> Self { Self(message) }
  /// Source that needs the whole grammar, whose program is not installed.
  static let grammarMissing = Self(
    "this file needs plumbline-grammar, which is not found",
    hint: "it stands beside plumbline where that was built; both belong together")
  /// Source that nests too deeply for the parser.
  package static let nestingLimit = Self("the code nests too deeply here", hint: "write it in several steps")
}
