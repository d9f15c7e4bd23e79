import PlumblineDataFormats

/// A text in the words of the source, with values put in.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is shown.
  let content: TextContent

  /// A key of a string.
  public init(_ value: String) { content = TextContent(markdown: value) }
  /// A key of a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// A key with values put in.
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

  /// The pieces of a key with values put in.
  ///
  /// Numbers are formatted as SwiftUI formats those of a key. With a value that SwiftUI's keys do not take, such as a `Bool`,
  /// the literal is a plain string there, and its values are described and its Markdown is not read.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [TextContent.Segment] = []
    var plain = ""
    var isPlain = false

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds the words between values.
    public mutating func appendLiteral(_ literal: String) { append(literal) }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// Adds a whole number.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      append(NumberInText.text(of: number), plainly: "\(number)")
    }
    /// Adds a floating number.
    public mutating func appendInterpolation(_ number: Double) {
      append(NumberInText.text(of: number), plainly: "\(number)")
    }
    /// Adds a floating number.
    public mutating func appendInterpolation(_ number: Float) {
      append(NumberInText.text(of: Double(number)), plainly: "\(number)")
    }
    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      isPlain = true
      append(String(describing: value))
    }
    /// Adds a number in a format of the C library, such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(NumberInText.formatted(value, specifier: specifier))
    }
    /// Adds a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) { segments += text.content.segments }
    /// Adds a symbol or picture.
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
