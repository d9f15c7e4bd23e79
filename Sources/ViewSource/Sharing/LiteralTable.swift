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
    let range: Range<Int>
    let form: LiteralForm
    let target: Target
  }

  /// A number that the compiler computed from others.
  private struct Computed {
    let number: NumberLiteral
    let compute: () -> LiteralValue?
  }

  /// The most literals that are noted; code that has more, or is compiled again and again, is not shared.
  private static let limit = 4_000

  /// Whether the file tells something of its program by words that may stand in a literal, so that these are looked at.
  private let isTelling: Bool
  private var entries: [Entry] = []
  private var isSorted = true
  private var computed: [Computed] = []
  /// Whether there are so many literals that the code is not worth keeping.
  private(set) var isFull = false

  /// The table of a file's text.
  init(of text: String) { isTelling = Program.isTold(by: text) }

  /// Notes a literal that was compiled, if its text is of a plain form.
  func note(_ node: SyntaxNode, _ target: Target) {
    guard let form = node.withBytes({ LiteralForm($0, target, isTelling: isTelling) }) else { return }
    add(Entry(range: node.start..<node.end, form: form, target: target))
  }

  /// Notes the line comments of a file, which may say anything else.
  func note(commentsOf tree: SyntaxTree) {
    for range in tree.comments {
      let bytes = UnsafeBufferPointer(rebasing: tree.bytes[range])
      guard LiteralForm(bytes, .nothing, isTelling: isTelling) != nil else { continue }
      add(Entry(range: range, form: .comment, target: .nothing))
    }
  }

  private func add(_ entry: Entry) {
    guard entries.count < Self.limit else {
      isFull = true
      return
    }
    if let last = entries.last, last.range.lowerBound >= entry.range.lowerBound { isSorted = false }
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
    let isTelling = isTelling || Program.isTold(by: text)
    let bytes = Array(text.utf8)
    if !isSorted {
      entries.sort { $0.range.lowerBound < $1.range.lowerBound }
      isSorted = true
    }
    return bytes.withUnsafeBufferPointer { text in
      var literals: [SourceRevision.Literal] = []
      literals.reserveCapacity(entries.count)
      var (old, new) = (0, 0)
      for entry in entries where entry.range.lowerBound >= old {
        let gap = entry.range.lowerBound - old
        guard Self.areEqual(parsed, old, text, new, gap) else { return nil }
        new += gap
        guard let end = entry.form.end(from: new, in: text, isTelling: isTelling) else { return nil }
        literals.append(SourceRevision.Literal(parsed: entry.range, current: new..<end))
        (old, new) = (entry.range.upperBound, end)
      }
      guard parsed.count - old == text.count - new, Self.areEqual(parsed, old, text, new, parsed.count - old) else {
        return nil
      }
      return SourceRevision(bytes: bytes, literals: literals)
    }
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
    var literals = revision.literals[...]
    var bytes = revision.bytes[..<0]
    for (index, entry) in entries.enumerated() {
      // A literal that was compiled twice has one place in the text.
      if index == 0 || entry.range.lowerBound > entries[index - 1].range.lowerBound {
        guard let literal = literals.popFirst() else { return false }
        bytes = revision.bytes[literal.current]
      }
      switch entry.target {
      case .number(let number): number.value = LiteralForm.number(bytes)
      case .text(let literal): literal.text = String(decoding: bytes, as: UTF8.self)
      case .piece(let literal, let index): literal.parts[index] = .text(String(decoding: bytes, as: UTF8.self))
      case .nothing: break
      }
    }
    for computed in computed {
      guard let value = computed.compute() else { return false }
      computed.number.value = value
    }
    return true
  }
}
