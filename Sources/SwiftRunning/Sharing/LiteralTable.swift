import Glibc

/// The literals of a file's compiled code whose values can be replaced.
///
/// Files generated from one template differ in numbers, strings and comments, and share the rest of their code. A
/// literal that was not compiled, or that does more than provide a value, is not in the table, and counts as part of
/// the rest.
final class LiteralTable {
  /// The receiver of a literal's value.
  enum Target {
    /// A number literal.
    case number(NumberLiteral)
    /// A string literal without interpolation.
    case text(StringLiteral)
    /// A segment of a string literal with interpolation, by its index.
    case piece(InterpolatedString, Int)
    /// No receiver: a comment, which is read from the text.
    case nothing
  }

  /// A literal of the code with its receiver.
  private struct Entry {
    let position: Position
    let target: Target
  }

  /// The range of a literal in the parsed text, and its form.
  private struct Position {
    let range: Range<Int>
    let form: LiteralForm
  }

  /// A number that the compiler has computed from literals.
  private struct Computed {
    let number: NumberLiteral
    let compute: () -> LiteralValue?
  }

  /// The maximum number of literals in a table; larger code, or code that is compiled repeatedly, is not shared.
  private static let limit = 4_000

  private var entries: [Entry] = []
  /// The positions of the entries in source order, or nil before the first comparison.
  private var positions: [Position]?
  private var computed: [Computed] = []
  /// Whether the limit is exceeded, so that the code is not shared.
  private(set) var isFull = false

  /// Records a compiled literal if its text has a plain form.
  func note(_ node: SyntaxNode, _ target: Target) {
    guard let form = node.withBytes({ LiteralForm($0, target) }) else { return }
    add(Entry(position: Position(range: node.start..<node.end, form: form), target: target))
  }

  /// Records the line comments of a file.
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

  /// Records a number computed from literals, with the function that computes it again.
  func note(_ number: NumberLiteral, computedBy compute: @escaping () -> LiteralValue?) {
    if computed.count < Self.limit {
      computed.append(Computed(number: number, compute: compute))
    } else {
      isFull = true
    }
  }

  /// Returns a text as a revision of the parsed one, or nil if they differ in more than the recorded literals.
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

  /// Sets the literals to their values in a revision, and returns whether all computed numbers have a value.
  func take(_ revision: SourceRevision) -> Bool {
    let positions = sortedPositions()
    let isWhole = revision.bytes.withUnsafeBufferPointer { text in
      var next = 0
      var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      for index in positions.indices {
        // A literal that was compiled twice has one position in the text.
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
