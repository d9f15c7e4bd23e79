extension PackageStubs {
  /// MarkdownUI: tables, highlighters, images, and modifiers.
  static let markdownModifiers = #"""
    func _shade(_ light: Int, _ dark: Int) -> Color {
      func color(_ rgb: Int) -> UIColor {
        UIColor(
          red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: 1)
      }
      return Color(UIColor { $0.userInterfaceStyle == .dark ? color(dark) : color(light) })
    }
    public struct TableBorderStyle {
      let _color: Color
      let _width: CGFloat
      public init(_ borders: Any? = nil, color: Color, width: CGFloat = 1) { (_color, _width) = (color, width) }
      public init(_ borders: Any? = nil, color: Color, strokeStyle: StrokeStyle) {
        (_color, _width) = (color, strokeStyle.lineWidth)
      }
    }
    public struct TableBackgroundStyle {
      let _color: (Int, Int) -> Color
      public init(background: @escaping (Int, Int) -> Color) { _color = background }
      public static var clear: TableBackgroundStyle { TableBackgroundStyle { _, _ in .clear } }
      public static func alternatingRows(_ odd: Color, _ even: Color, header: Color? = nil) -> TableBackgroundStyle {
        TableBackgroundStyle { row, _ in row == 0 ? header ?? odd : row % 2 == 0 ? odd : even }
      }
    }
    extension EnvironmentValues {
      @Entry var _textLook = _TextLook()
      @Entry var _theme: Theme = Theme.basic
      @Entry var _listLevel = 0
      @Entry var _isTight = false
      @Entry var _tableBorder = TableBorderStyle(color: .secondary)
      @Entry var _tableBackground: TableBackgroundStyle = .clear
      @Entry var _highlighter: (any CodeSyntaxHighlighter)? = nil
      @Entry var _images: (any ImageProvider)? = nil
      @Entry var _breaksLines = false
    }
    public protocol CodeSyntaxHighlighter {
      func highlightCode(_ code: String, language: String?) -> Text
    }
    public struct PlainTextCodeSyntaxHighlighter: CodeSyntaxHighlighter {
      public init() {}
      public func highlightCode(_ code: String, language: String?) -> Text { Text(code) }
    }
    extension CodeSyntaxHighlighter where Self == PlainTextCodeSyntaxHighlighter {
      public static var plainText: PlainTextCodeSyntaxHighlighter { PlainTextCodeSyntaxHighlighter() }
    }
    public protocol ImageProvider {
      associatedtype Body: View
      @ViewBuilder func makeImage(url: URL?) -> Body
    }
    public struct AssetImageProvider: ImageProvider {
      let _name: (URL) -> String
      public init(name: @escaping (URL) -> String = { $0.lastPathComponent }, bundle: Bundle? = nil) { _name = name }
      public func makeImage(url: URL?) -> some View { if let url { Image(_name(url)) } }
    }
    public struct DefaultImageProvider: ImageProvider {
      public init() {}
      public func makeImage(url: URL?) -> some View { Color.clear.frame(width: 0, height: 0) }
    }
    extension ImageProvider where Self == AssetImageProvider {
      public static var asset: AssetImageProvider { AssetImageProvider() }
    }
    extension ImageProvider where Self == DefaultImageProvider {
      public static var `default`: DefaultImageProvider { DefaultImageProvider() }
    }
    public protocol InlineImageProvider {}
    public struct DefaultInlineImageProvider: InlineImageProvider { public init() {} }
    extension InlineImageProvider where Self == DefaultInlineImageProvider {
      public static var `default`: DefaultInlineImageProvider { DefaultInlineImageProvider() }
    }
    public enum SoftBreak {
      public enum Mode { case space, lineBreak }
    }
    struct _Margins: Equatable {
      var top: CGFloat?
      var bottom: CGFloat?
    }
    struct _MarginsKey: PreferenceKey {
      static let defaultValue = _Margins()
      static func reduce(value: inout _Margins, nextValue: () -> _Margins) {
        let next = nextValue()
        value.top = [value.top, next.top].compactMap { $0 }.max()
        value.bottom = [value.bottom, next.bottom].compactMap { $0 }.max()
      }
    }
    struct _LookReader<Content: View>: View {
      @Environment(\._textLook) var look
      let content: (_TextLook) -> Content
      var body: some View { content(look) }
    }
    struct _StyledView<Content: View>: View {
      @Environment(\._textLook) var look
      let style: any TextStyle
      let content: Content
      var body: some View { content.environment(\._textLook, look.with(style)) }
    }
    extension View {
      func _textStyle(_ style: any TextStyle) -> some View { _StyledView(style: style, content: self) }
      public func markdownTextStyle(@TextStyleBuilder textStyle: () -> any TextStyle) -> some View { _textStyle(textStyle()) }
      public func markdownTextStyle(
        _ path: WritableKeyPath<Theme, any TextStyle>, @TextStyleBuilder textStyle: () -> any TextStyle
      ) -> some View {
        let style = textStyle()
        return transformEnvironment(\._theme) { $0[keyPath: path] = style }
      }
      public func markdownTheme(_ theme: Theme) -> some View { environment(\._theme, theme) }
      public func markdownCodeSyntaxHighlighter(_ highlighter: any CodeSyntaxHighlighter) -> some View {
        environment(\._highlighter, highlighter)
      }
      public func markdownImageProvider(_ provider: any ImageProvider) -> some View { environment(\._images, provider) }
      public func markdownInlineImageProvider(_ provider: any InlineImageProvider) -> some View { self }
      public func markdownSoftBreakMode(_ mode: SoftBreak.Mode) -> some View { environment(\._breaksLines, mode == .lineBreak) }
      public func markdownNumberedListMarker(_ style: BlockStyle<ListMarkerConfiguration>) -> some View {
        transformEnvironment(\._theme) { $0._numberMarker = style._body }
      }
      public func markdownBulletedListMarker(_ style: BlockStyle<ListMarkerConfiguration>) -> some View {
        transformEnvironment(\._theme) { $0._bulletMarker = style._body }
      }
      public func markdownTableBorderStyle(_ style: TableBorderStyle) -> some View { environment(\._tableBorder, style) }
      public func markdownTableBackgroundStyle(_ style: TableBackgroundStyle) -> some View {
        environment(\._tableBackground, style)
      }
      public func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View {
        transformPreference(_MarginsKey.self) { value in
          value.top = [value.top, top].compactMap { $0 }.max()
          value.bottom = [value.bottom, bottom].compactMap { $0 }.max()
        }
      }
      public func markdownMargin(top: RelativeSize? = nil, bottom: RelativeSize? = nil) -> some View {
        _LookReader { look in self.markdownMargin(top: top?._points(look), bottom: bottom?._points(look)) }
      }
      public func relativePadding(_ edges: Edge.Set = .all, length: RelativeSize) -> some View {
        _LookReader { look in self.padding(edges, length._points(look)) }
      }
      public func relativeLineSpacing(_ spacing: RelativeSize) -> some View {
        _LookReader { look in self.lineSpacing(spacing._points(look)) }
      }
      public func relativeFrame(
        width: RelativeSize? = nil, height: RelativeSize? = nil, alignment: Alignment = .center
      ) -> some View {
        _LookReader { look in self.frame(width: width?._points(look), height: height?._points(look), alignment: alignment) }
      }
      public func relativeFrame(minWidth: RelativeSize, alignment: Alignment = .center) -> some View {
        _LookReader { look in self.frame(minWidth: minWidth._points(look), alignment: alignment) }
      }
    }
    """#
}
