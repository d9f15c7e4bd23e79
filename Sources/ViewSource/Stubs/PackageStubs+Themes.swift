extension PackageStubs {
  /// Themeable: the current theme is applied once, since it does not change while a figure is drawn.
  static let themeable = """
    public protocol Themeable: AnyObject {
      associatedtype P: ThemeProvider
      var themeProvider: P { get }
      func applyTheme(_ theme: P.Theme)
    }
    extension Themeable {
      public func setUpTheming() { applyTheme(themeProvider.currentTheme) }
    }
    public protocol ThemeProvider: AnyObject {
      associatedtype Theme
      var currentTheme: Theme { get }
      func subscribeToChanges(_ object: AnyObject, handler: @escaping (Theme) -> Void)
    }
    public struct SubscribableValue<T> {
      public var value: T
      public init(value: T) { self.value = value }
      public mutating func subscribe(_ object: AnyObject, using handler: @escaping (T) -> Void) {}
    }
    """

  /// EmojiText: the text, where it names no custom emoji; these are images from elsewhere.
  static let emojiText = """
    import SwiftUI
    public protocol CustomEmoji { var shortcode: String { get } }
    public struct EmojiText: View {
      var _text: Text
      let _emojis: [any CustomEmoji]
      let _raw: String
      public init(verbatim text: String, emojis: [any CustomEmoji]) {
        (_text, _raw, _emojis) = (Text(verbatim: text), text, emojis)
      }
      public init(markdown text: String, emojis: [any CustomEmoji]) {
        (_text, _raw, _emojis) = (Text((try? AttributedString(markdown: text)) ?? AttributedString(text)), text, emojis)
      }
      public init(_ text: String, emojis: [any CustomEmoji]) { self.init(verbatim: text, emojis: emojis) }
      public func append(text: () -> Text) -> EmojiText {
        var copy = self
        copy._text = Text("\\(copy._text)\\(text())")
        return copy
      }
      public func prepend(text: () -> Text) -> EmojiText {
        var copy = self
        copy._text = Text("\\(text())\\(copy._text)")
        return copy
      }
      public func animated(_ value: Bool = true) -> EmojiText { self }
      public var body: some View {
        if _emojis.contains(where: { _raw.contains(":\\($0.shortcode):") }) { CustomEmojiImage(_raw) } else { _text }
      }
    }
    public struct _EmojiModifiers<Content: View> {
      let _content: Content
      public func size(_ size: CGFloat?) -> some View { _content }
      public func baselineOffset(_ offset: CGFloat?) -> some View { _content }
      public func placeholder(systemName: String? = nil, symbolRenderingMode: Any? = nil, renderingMode: Any? = nil) -> some View { _content }
      public func shouldOmitSpaces(_ value: Bool = true) -> some View { _content }
      public func animatedMode(_ mode: Any) -> some View { _content }
    }
    extension View { public var emojiText: _EmojiModifiers<Self> { _EmojiModifiers(_content: self) } }
    """

  /// HAKit: values behind a lock.
  static let homeAssistant = """
    public final class HAProtected<Value> {
      var _value: Value
      public init(value: Value) { _value = value }
      @discardableResult public func mutate<R>(using handler: (inout Value) -> R) -> R { handler(&_value) }
      public func read<R>(_ handler: (Value) -> R) -> R { handler(_value) }
    }
    """
}
