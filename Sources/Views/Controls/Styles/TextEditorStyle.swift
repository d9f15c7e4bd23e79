/// A standard style of text editors.
public protocol TextEditorStyle {
  /// A Boolean value that indicates whether editors have no background.
  var isPlain: Bool { get }
}

/// The automatic style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// A Boolean value that indicates whether editors have no background.
  public var isPlain: Bool { false }
}

/// The style of text editors without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
  /// A Boolean value that indicates whether editors have no background.
  public var isPlain: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors within the view.
  ///
  /// - Example: `TextEditor(text: .constant("a")).textEditorStyle(.plain)`
  public func textEditorStyle(_ style: some TextEditorStyle) -> LoweredView {
    lowered { $0.textEditorStyle(isPlain: style.isPlain) }
  }
}
