import Glibc

/// The literals in a file's compiled code that may take other values while the code stays.
///
/// Files that are made from one template differ in numbers, texts and comments; what their code is follows from the rest. A literal that
/// the compiler has not met, or that it may read otherwise than as a value, is not in the table and belongs to the rest.
final class LiteralTable {
  /// What a literal gives its value to.
  enum Target {
    /// A number.
    case number(NumberLiteral)
    /// A text without interpolation.
    case text(StringLiteral)
    /// A piece of a text with interpolation, by its number.
    case piece(InterpolatedString, Int)
    /// Nothing: a comment, which is read where it is asked for.
    case nothing
  }

  /// A literal of the code.
  private struct Entry {
    let position: Position
    let target: Target
  }

  /// Where a literal stands in the parsed text, and what may stand there.
  private struct Position {
    let range: Range<Int>
    let form: LiteralForm
  }

  /// A number that the compiler computed from others.
  private struct Computed {
    let number: NumberLiteral
    let compute: () -> LiteralValue?
  }

  /// The most literals that are noted; code that has more, or is compiled again and again, is not shared.
  private static let limit = 4_000

  private var entries: [Entry] = []
  /// The places of the entries in the order of the text, once a text was compared with it.
  private var positions: [Position]?
  private var computed: [Computed] = []
  /// Whether there are so many literals that the code is not worth keeping.
  private(set) var isFull = false

  /// Notes a literal that was compiled, if its text is of a plain form.
  func note(_ node: SyntaxNode, _ target: Target) {
    guard let form = node.withBytes({ LiteralForm($0, target) }) else { return }
    add(Entry(position: Position(range: node.start..<node.end, form: form), target: target))
  }

  /// Notes the line comments of a file, which may say anything else.
  func note(commentsOf tree: SyntaxTree) {
    for range in tree.comments {
      let bytes = UnsafeBufferPointer(rebasing: tree.bytes[range])
      guard LiteralForm(bytes, .nothing) != nil else { continue }
      add(Entry(position: Position(range: range, form: .comment), target: .nothing))
    }
  }

  private func add(_ entry: Entry) {
    guard entries.count < Self.limit else {
      isFull = true
      return
    }
    positions = nil
    entries.append(entry)
  }

  /// Notes a number that was computed from literals, and how it is computed anew.
  func note(_ number: NumberLiteral, computedBy compute: @escaping () -> LiteralValue?) {
    if computed.count < Self.limit {
      computed.append(Computed(number: number, compute: compute))
    } else {
      isFull = true
    }
  }

  /// The text as a revision of a parsed one, or nil if the two differ in more than values of these literals.
  func revision(of parsed: UnsafeBufferPointer<UInt8>, as text: String) -> SourceRevision? {
    let bytes = Array(text.utf8)
    let positions = sortedPositions()
    return bytes.withUnsafeBufferPointer { text in
      var literals: [SourceRevision.Literal] = []
      literals.reserveCapacity(positions.count)
      var (old, new) = (0, 0)
      for position in positions where position.range.lowerBound >= old {
        let gap = position.range.lowerBound - old
        guard Self.areEqual(parsed, old, text, new, gap) else { return nil }
        new += gap
        guard let end = position.form.end(from: new, in: text) else { return nil }
        literals.append(SourceRevision.Literal(parsed: position.range, current: new..<end))
        (old, new) = (position.range.upperBound, end)
      }
      guard parsed.count - old == text.count - new, Self.areEqual(parsed, old, text, new, parsed.count - old) else {
        return nil
      }
      return SourceRevision(bytes: bytes, literals: literals)
    }
  }

  private func sortedPositions() -> [Position] {
    if let positions { return positions }
    entries.sort { $0.position.range.lowerBound < $1.position.range.lowerBound }
    let sorted = entries.map(\.position)
    positions = sorted
    return sorted
  }

  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ start: Int, _ b: UnsafeBufferPointer<UInt8>, _ otherStart: Int, _ count: Int
  ) -> Bool {
    guard start + count <= a.count, otherStart + count <= b.count else { return false }
    guard count > 0, let a = a.baseAddress, let b = b.baseAddress else { return true }
    return memcmp(a + start, b + otherStart, count) == 0
  }

  /// Gives the code the values that its literals have in a revision; false if what is computed from them has none.
  func take(_ revision: SourceRevision) -> Bool {
    let positions = sortedPositions()
    let isWhole = revision.bytes.withUnsafeBufferPointer { text in
      var next = 0
      var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      for index in positions.indices {
        // A literal that was compiled twice has one place in the text.
        if index == 0 || positions[index].range.lowerBound > positions[index - 1].range.lowerBound {
          guard next < revision.literals.count else { return false }
          bytes = UnsafeBufferPointer(rebasing: text[revision.literals[next].current])
          next += 1
        }
        switch entries[index].target {
        case .number(let number): number.value = LiteralForm.number(bytes)
        case .text(let literal): literal.text = String(decoding: bytes, as: UTF8.self)
        case .piece(let literal, let index): literal.parts[index] = .text(String(decoding: bytes, as: UTF8.self))
        case .nothing: break
        }
      }
      return true
    }
    guard isWhole else { return false }
    for computed in computed {
      guard let value = computed.compute() else { return false }
      computed.number.value = value
    }
    return true
  }
}
