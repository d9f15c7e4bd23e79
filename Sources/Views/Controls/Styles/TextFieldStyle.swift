/// A style of text fields that the system has.
public protocol TextFieldStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.TextField { get }
}

extension View {
  /// The style of the text fields within.
  ///
  /// - Example: `TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)`
  public func textFieldStyle(_ style: some TextFieldStyle) -> LoweredView {
    lowered { $0.textFieldStyle(style.controlStyle) }
  }
}

/// The system's automatic style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.TextField { .automatic }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The system's plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.TextField { .plain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The system's plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The system's rounded border style of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.TextField { .roundedBorder }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The system's rounded border style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The system's square border style of text fields.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.TextField { .squareBorder }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The system's square border style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
