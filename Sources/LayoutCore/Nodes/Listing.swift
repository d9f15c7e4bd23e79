/// Source code divided into classified spans, ready to be drawn in colours.
public struct Listing: Hashable, Sendable {
  /// The syntactic class of a span.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Punctuation, labels and names without a class.
    case plain
    /// A keyword of the language.
    case keyword
    /// The name of a type.
    case type
    /// The name of a function, a modifier or a member.
    case member
    /// A numeric literal.
    case number
    /// A string literal.
    case string
    /// A comment.
    case comment
    /// An attribute or a macro.
    case attribute
  }

  /// A span of one class within a line.
  public struct Span: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The class of the span.
    public var kind: Kind

    /// Creates a span.
    public init(_ text: String, _ kind: Kind = .plain) {
      self.text = text
      self.kind = kind
    }
  }

  /// A line of a listing.
  public struct Line: Hashable, Sendable {
    /// The line's number in its file, from 1.
    public var number: Int
    /// The spans, from left to right.
    public var spans: [Span]

    /// Creates a line.
    public init(number: Int, spans: [Span]) {
      self.number = number
      self.spans = spans
    }

    /// The line's characters.
    public var text: String { spans.map(\.text).joined() }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]

  /// Creates a listing.
  public init(lines: [Line]) { self.lines = lines }
}
