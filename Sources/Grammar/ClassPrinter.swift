import SwiftIDEUtils
import SwiftSyntax

/// A printer of the syntax classification of a file: a range on each line, with its class, its start and its end.
enum ClassPrinter {
  /// Returns the lines for a file.
  static func lines(of tree: SourceFileSyntax) -> String {
    tree.classifications.map { part in
      "\(part.kind) \(part.range.lowerBound.utf8Offset) \(part.range.upperBound.utf8Offset)\n"
    }.joined()
  }
}
