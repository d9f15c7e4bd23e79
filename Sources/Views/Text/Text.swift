/// One or more lines of text.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// The content of the text.
  public var content: TextContent

  /// Creates a text from its content.
  package init(content: TextContent) { self.content = content }

  /// Creates a text from a key, whose formats and Markdown are read.
  ///
  /// - Example: `Text("Hello", comment: "a greeting")`
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    content = key.content
  }
  /// Creates a text from a string, without formats and Markdown.
  ///
  /// - Example: `Text(verbatim: "*Hello*")`
  public init(verbatim content: String) { self.init(content: TextContent(content)) }
  /// Creates a text from a string, without formats and Markdown.
  ///
  /// - Example: `Text(Date.now...Date.now.addingTimeInterval(60))`
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(content: TextContent(String(content))) }
  /// Creates a text from a symbol or an image.
  ///
  /// - Example: `Text("**Hello**")`
  public init(_ image: Image) { self.init(content: TextContent(segments: [image.segment])) }

  /// The node of the text.
  public var layoutNode: LayoutNode { .text(content) }

  /// Returns a text followed by another.
  public static func + (a: Text, b: Text) -> Text { Text(content: a.content + b.content) }

  /// A line under or through text.
  public typealias LineStyle = TextAttributes.LineStyle
  /// The letter case of text.
  public typealias Case = TextCase
  /// The position at which a line is truncated.
  public typealias TruncationMode = ParagraphStyle.TruncationMode

  /// The sizes of text in relation to its font.
  public typealias Scale = TextScale
}
