/// A file's text in the place of the one that was parsed, from which it differs in literals and comments alone.
///
/// The tree and the compiled code keep the parsed text's offsets; what they stand for now is found by the literals between.
package final class SourceRevision {
  /// A literal or a comment in the parsed text and in this one.
  package struct Literal {
    /// The UTF-8 offsets of the first byte and behind the last, in the parsed text.
    package let parsed: Range<Int>
    /// The same in this text.
    package let current: Range<Int>

    /// A literal or a comment by its offsets in both texts.
    package init(parsed: Range<Int>, current: Range<Int>) {
      self.parsed = parsed
      self.current = current
    }
  }

  /// The text.
  package let bytes: [UInt8]
  /// The literals and comments that may differ, in order.
  package let literals: [Literal]

  /// A text with its literals in order.
  package init(bytes: [UInt8], literals: [Literal]) {
    self.bytes = bytes
    self.literals = literals
  }

  /// Where a place of the parsed text stands now: in both texts as far behind the last literal before it.
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

  /// The bytes that stand now where some of the parsed text stood.
  package func bytes(of parsed: Range<Int>) -> ArraySlice<UInt8> {
    bytes[offset(of: parsed.lowerBound)..<offset(of: parsed.upperBound)]
  }
}
