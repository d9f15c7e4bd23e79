import PlumblineDataFormats

/// A localizable text with interpolated values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The content of the text.
  package let content: TextContent

  /// Creates a key from a string.
  public init(_ value: String) { content = TextContent(markdown: value) }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    content =
      stringInterpolation.isPlain
      ? TextContent(stringInterpolation.plain)
      : TextContent(markdown: stringInterpolation.text, pieces: stringInterpolation.pieces)
  }

  /// The parts of an interpolated key.
  ///
  /// Numbers are formatted as SwiftUI formats those of a key. With a value that SwiftUI's keys do not accept, such as a
  /// `Bool`, the literal is a plain string: its values are described, and its Markdown is not read.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The text, with placeholders for texts and images.
    var text = ""
    var pieces: [TextContent] = []
    var plain = ""
    var isPlain = false

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends the literal text between values.
    public mutating func appendLiteral(_ literal: String) { append(literal) }
    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// Appends an integer.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      append(NumberInText.text(of: number), plainly: "\(number)")
    }
    /// Appends a floating-point number.
    public mutating func appendInterpolation(_ number: Double) {
      append(NumberInText.text(of: number), plainly: "\(number)")
    }
    /// Appends a floating-point number.
    public mutating func appendInterpolation(_ number: Float) {
      append(NumberInText.text(of: Double(number)), plainly: "\(number)")
    }
    /// Appends a value's description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      isPlain = true
      append(String(describing: value))
    }
    /// Appends a number with a C format specifier such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(NumberInText.formatted(value, specifier: specifier))
    }
    /// Appends a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) { append(text.content) }
    /// Appends a symbol or an image.
    public mutating func appendInterpolation(_ image: Image) { append(TextContent(segments: [image.segment])) }

    private mutating func append(_ string: String, plainly plain: String? = nil) {
      self.plain += plain ?? string
      text += string
    }

    private mutating func append(_ piece: TextContent) {
      text += TextContent.placeholder(pieces.count)
      pieces.append(piece)
    }
  }
}
