import SwiftSyntax

/// The parts of a documentation comment.
struct Documentation {
  /// The first paragraph, on one line.
  var summary = ""
  /// The line of SwiftUI after `- Example:`.
  var example = ""

  /// Creates the comment before a declaration.
  init(_ trivia: Trivia) {
    var isSummary = true
    for case .docLineComment(let line) in trivia {
      let text = line.dropFirst(3).drop { $0 == " " }
      if text.hasPrefix("- Example: `") {
        example = String(text.dropFirst("- Example: `".count).dropLast())
        isSummary = false
      } else if text.isEmpty {
        isSummary = false
      } else if isSummary {
        summary += (summary.isEmpty ? "" : " ") + text
      }
    }
  }
}
