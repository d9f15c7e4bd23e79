/// Source in classified stretches, ready to be set in colours.
public struct Listing: Hashable, Sendable {
  /// What a stretch of source is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Punctuation, labels, names without a class.
    case plain
    /// A keyword of the language.
    case keyword
    /// The name of a type.
    case type
    /// The name of a function, a modifier or a member.
    case member
    /// A number.
    case number
    /// A string.
    case string
    /// A comment.
    case comment
    /// An attribute or a macro.
    case attribute
  }

  /// A stretch of one kind within a line.
  public struct Span: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// What they are.
    public var kind: Kind

    /// A stretch of one kind.
    public init(_ text: String, _ kind: Kind = .plain) {
      self.text = text
      self.kind = kind
    }
  }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// The line's number in its file, from 1.
    public var number: Int
    /// The stretches, from left to right.
    public var spans: [Span]

    /// A line of stretches.
    public init(number: Int, spans: [Span]) {
      self.number = number
      self.spans = spans
    }

    /// The line's characters.
    public var text: String { spans.map(\.text).joined() }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]

  /// A listing of lines.
  public init(lines: [Line]) { self.lines = lines }
}
