/// A shell for which the tool writes completions.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the completion script for the tool's command line.
  func completions(for subcommands: [Subcommand]) -> String {
    switch self {
    case .bash: BashCompletions.script(for: subcommands)
    case .zsh: ZshCompletions.script(for: subcommands)
    case .fish: FishCompletions.script(for: subcommands)
    }
  }

  /// Returns a text as one word of a script: in quotation marks, in which no character but the mark itself has a
  /// meaning.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
