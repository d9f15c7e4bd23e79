/// A new text of a parsed file that differs from the parsed text only in literals and comments.
///
/// The syntax tree and the compiled code keep the offsets of the parsed text. The revision converts them to offsets of
/// the new text.
package final class SourceRevision {
  /// The source ranges of a literal or comment in both texts.
  package struct Literal {
    /// The range in the parsed text, in UTF-8 offsets.
    package let parsed: Range<Int>
    /// The range in the new text, in UTF-8 offsets.
    package let current: Range<Int>

    /// Creates a literal or comment.
    package init(parsed: Range<Int>, current: Range<Int>) {
      self.parsed = parsed
      self.current = current
    }
  }

  /// The UTF-8 bytes of the new text.
  package let bytes: [UInt8]
  /// The literals and comments that may differ, in source order.
  package let literals: [Literal]

  /// Creates a revision with literals in source order.
  package init(bytes: [UInt8], literals: [Literal]) {
    self.bytes = bytes
    self.literals = literals
  }

  /// Returns the offset in the new text for an offset in the parsed text.
  ///
  /// The distance from the end of the preceding literal is the same in both texts.
  package func offset(of parsed: Int) -> Int {
    var (low, high) = (0, literals.count)
    while low < high {
      let middle = (low + high) / 2
      if literals[middle].parsed.lowerBound < parsed { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return parsed }
    let before = literals[low - 1]
    return before.current.upperBound + max(parsed - before.parsed.upperBound, 0)
  }

  /// Returns the bytes of the new text for a range of the parsed text.
  package func bytes(of parsed: Range<Int>) -> ArraySlice<UInt8> {
    bytes[offset(of: parsed.lowerBound)..<offset(of: parsed.upperBound)]
  }
}
