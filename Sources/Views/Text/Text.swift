/// One or more lines of text.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// What is shown, as written.
  public var content: TextContent

  /// A text of content.
  package init(content: TextContent) { self.content = content }

  /// A text of a key; formats and Markdown in it are read.
  ///
  /// - Example: `Text("Hello", comment: "a greeting")`
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    content = key.content
  }
  /// A text exactly as it is.
  ///
  /// - Example: `Text(verbatim: "*Hello*")`
  public init(verbatim content: String) { self.init(content: TextContent(content)) }
  /// A text exactly as it is.
  ///
  /// - Example: `Text(Date.now...Date.now.addingTimeInterval(60))`
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(content: TextContent(String(content))) }
  /// A symbol or picture as text.
  ///
  /// - Example: `Text("**Hello**")`
  public init(_ image: Image) { self.init(content: TextContent(segments: [image.segment])) }

  /// The text's node.
  public var layoutNode: LayoutNode { .text(content) }

  /// One text after another.
  public static func + (a: Text, b: Text) -> Text { Text(content: a.content + b.content) }

  /// A line under or through text.
  public typealias LineStyle = TextAttributes.LineStyle
  /// The letter case in which text is shown.
  public typealias Case = TextCase
  /// Where a line that is too long is cut.
  public typealias TruncationMode = ParagraphStyle.TruncationMode

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    /// The factor on the font's size.
    let factor: Double
    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, for annotations.
    public static let secondary = Scale(factor: 0.8)
  }
}
