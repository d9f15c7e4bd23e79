/// The differences between the elements, attributes and texts of two SVG files, regardless of spaces and the order of
/// attributes.
public struct MarkupDifference: Hashable, Sendable {
  /// The number of elements and texts that differ.
  public private(set) var count = 0
  /// A description of the first difference; nil if there is none.
  public private(set) var first: String?

  /// Compares two files.
  ///
  /// Tokens are compared in order, after the common beginning and end of both files are removed. The prefix of
  /// identifiers in Plumbline's own files is ignored, since it depends on the content.
  public init(from old: [UInt8], to new: [UInt8]) {
    var before = MarkupToken.all(in: MarkupPrefix.removed(from: old))[...]
    var after = MarkupToken.all(in: MarkupPrefix.removed(from: new))[...]
    var path: [String] = []
    while let a = before.first, a == after.first {
      switch a {
      case .tag(let name, _): path.append(name)
      case .end: _ = path.popLast()
      case .text: break
      }
      before.removeFirst()
      after.removeFirst()
    }
    while let a = before.last, a == after.last {
      before.removeLast()
      after.removeLast()
    }
    if before.isEmpty && after.isEmpty { return }
    let (old, new) = (before.filter(\.isCounted), after.filter(\.isCounted))
    count = max(zip(old, new).count { $0 != $1 } + abs(old.count - new.count), 1)
    let location = path.last.map { "in <\($0)>: " } ?? ""
    first = location + Self.sentence(from: before.first, to: after.first)
  }

  /// Whether the files do not differ.
  public var isEmpty: Bool { count == 0 }

  /// A description of the differences, such as `3 elements differ, first in <g>: <rect> has x 12 instead of 10`.
  public var sentence: String {
    guard let first else { return "no element differs" }
    return count == 1 ? first : "\(Wording.count(count, "element")) differ, first \(first)"
  }

  private static func sentence(from old: MarkupToken?, to new: MarkupToken?) -> String {
    switch (old, new) {
    case (.tag(let name, let before)?, .tag(let other, let after)?) where name == other:
      let changed = before.first { !after.contains($0) } ?? after.first { !before.contains($0) }
      guard let changed else { return "<\(name)> differs" }
      let was = before.first { $0.name == changed.name }?.value ?? "nothing"
      let now = after.first { $0.name == changed.name }?.value ?? "nothing"
      return "<\(name)> has \(changed.name) \(cut(now)) instead of \(cut(was))"
    case (.text(let before)?, .text(let after)?): return "the text is \"\(cut(after))\" instead of \"\(cut(before))\""
    case (nil, let added?): return "\(text(of: added)) is new"
    case (let removed?, nil): return "\(text(of: removed)) is gone"
    case (let before?, let after?): return "\(text(of: after)) instead of \(text(of: before))"
    case (nil, nil): return ""
    }
  }

  private static func text(of token: MarkupToken) -> String {
    switch token {
    case .tag(let name, _): "<\(name)>"
    case .end(let name): "</\(name)>"
    case .text(let text): "\"\(cut(text))\""
    }
  }

  private static func cut(_ text: String) -> String { text.count > 60 ? text.prefix(57) + "…" : text }
}
