import SwiftIDEUtils
import SwiftSyntax

/// Prints what each stretch of a file is, a stretch a line: its class, and where it begins and ends.
enum ClassPrinter {
  /// The lines of a file.
  static func lines(of tree: SourceFileSyntax) -> String {
    tree.classifications.map { part in
      "\(part.kind) \(part.range.lowerBound.utf8Offset) \(part.range.upperBound.utf8Offset)\n"
    }.joined()
  }
}
