/// A style of text editors that the system has.
public protocol TextEditorStyle {
  /// Whether editors have no background.
  var isPlain: Bool { get }
}

/// The system's automatic style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// Whether editors have no background.
  public var isPlain: Bool { false }
}

/// The style of text editors without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// Whether editors have no background.
  public var isPlain: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system's automatic style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// The style of the text editors within.
  ///
  /// - Example: `TextEditor(text: .constant("a")).textEditorStyle(.plain)`
  public func textEditorStyle(_ style: some TextEditorStyle) -> LoweredView {
    lowered { $0.textEditorStyle(isPlain: style.isPlain) }
  }
}
