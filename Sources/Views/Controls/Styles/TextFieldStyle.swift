/// A standard style of text fields.
public protocol TextFieldStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.TextField { get }
}

extension View {
  /// Sets the style of text fields within the view.
  ///
  /// - Example: `TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)`
  public func textFieldStyle(_ style: some TextFieldStyle) -> LoweredView {
    lowered { $0.textFieldStyle(style.controlStyle) }
  }
}

/// The automatic style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.TextField { .automatic }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.TextField { .plain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The rounded border style of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.TextField { .roundedBorder }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The square border style of text fields.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.TextField { .squareBorder }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The square border style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
