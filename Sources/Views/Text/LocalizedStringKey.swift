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
    if stringInterpolation.isPlain {
      content = TextContent(stringInterpolation.plain)
      return
    }
    let segments = stringInterpolation.segments
    if segments.count == 1, case .string(let string) = segments[0].piece, segments[0].attributes == TextAttributes() {
      content = TextContent(markdown: string)
    } else {
      content = TextContent(segments: segments)
    }
  }

  /// The parts of an interpolated key.
  ///
  /// Numbers are formatted as SwiftUI formats those of a key. With a value that SwiftUI's keys do not accept, such as a
  /// `Bool`, the literal is a plain string: its values are described, and its Markdown is not read.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [TextContent.Segment] = []
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
    public mutating func appendInterpolation(_ text: Text) { segments += text.content.segments }
    /// Appends a symbol or an image.
    public mutating func appendInterpolation(_ image: Image) { segments.append(image.segment) }

    private mutating func append(_ string: String, plainly plain: String? = nil) {
      self.plain += plain ?? string
      guard !string.isEmpty else { return }
      if let last = segments.last, case .string(let before) = last.piece, last.attributes == TextAttributes() {
        segments[segments.count - 1].piece = .string(before + string)
      } else {
        segments.append(TextContent.Segment(.string(string)))
      }
    }
  }
}
