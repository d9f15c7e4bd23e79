/// The number of members and calls in the chains that are open at a position in the source.
///
/// A chain ends at a comma or at the end of a statement; those around it, outside of a bracket, stay open. Elements of
/// a long list are therefore separate chains.
struct ChainDepth {
  /// The number of links since the innermost brace was opened.
  private(set) var depth = 0
  /// Whether the code so far ends with a full stop, so that the next line continues the chain.
  var endsWithDot = false
  private var own = 0
  private var enclosing: [(own: Int, depth: Int, isBrace: Bool)] = []

  /// Adds a member or a call to the innermost chain.
  mutating func extend() {
    own += 1
    depth += 1
  }

  /// Ends the innermost chain.
  mutating func end() {
    depth -= own
    own = 0
  }

  /// Ends the innermost chain at a line feed, unless a parenthesis or a square bracket is open or the next line
  /// continues the chain.
  mutating func endLine(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard own > 0, !endsWithDot, enclosing.last?.isBrace ?? true else { return }
    var next = offset + 1
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    guard next < bytes.count else { return }
    switch bytes[next] {
    case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "#"): break
    default: end()
    }
  }

  /// Begins the contents of a bracket.
  mutating func open(isBrace: Bool) {
    enclosing.append((own, depth, isBrace))
    own = 0
    if isBrace { depth = 0 }
  }

  /// Returns to the chain around a bracket.
  mutating func close() {
    guard let last = enclosing.popLast() else { return }
    (own, depth) = (last.own, last.depth)
  }
}
