extension Diagnostic {
  /// The message of a diagnostic with an optional hint.
  ///
  /// Every message is a static member of this type. Those of the parser are declared below, those of the evaluator and
  /// of SwiftUI in extensions in their own modules.
  package struct Message {
    /// A short description of the problem.
    package var text: String
    /// A suggestion for solving the problem, or nil.
    package var hint: String?

    /// Creates a message.
    package init(_ text: String, hint: String? = nil) {
      self.text = text
      self.hint = hint
    }
  }

  /// Creates a diagnostic with a message of the catalogue.
  package init(_ severity: Severity, _ message: Message, at source: SourceRange, notes: [Diagnostic] = []) {
    self.init(severity, message.text, at: source, hint: message.hint, notes: notes)
  }
}

extension Diagnostic.Message {
  /// Returns a syntax error with the message of SwiftSyntax.
  package static func syntax(_ message: String) -> Self { Self(message) }
  /// The file needs the whole grammar, but `plumbline-grammar` isn't installed.
  static let grammarMissing = Self(
    "this file needs plumbline-grammar, which was not found",
    hint: "it is built beside plumbline; install both in the same folder")
  /// The source nests too deeply for the parser.
  package static let nestingLimit = Self("the code nests too deeply here", hint: "split the code into several steps")
}
