/// A style of one's own for buttons.
public protocol ButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration
  /// What the style makes of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public let label: LoweredView
  /// What the button is for, or nil.
  public let role: ButtonRole?
  /// Whether the button is pressed: never, in a figure.
  public var isPressed: Bool { false }
}

extension View {
  /// A style of one's own for the buttons within.
  ///
  /// - Example: `Button("OK") {}.buttonStyle(.borderedProminent)`
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> LoweredView {
    lowered {
      $0.buttonStyle(
        .custom { button in
          let configuration = ButtonStyleConfiguration(label: LoweredView(button.label), role: button.role)
          return .readingEnvironment(of: style, name: "\(Style.self)") {
            style.makeBody(configuration: configuration).layoutNode
          }
        })
    }
  }
}

/// A style of buttons that the system has.
public protocol PrimitiveButtonStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Button { get }
}

extension View {
  /// The style of the buttons within.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> LoweredView {
    lowered { $0.buttonStyle(style.controlStyle) }
  }
}

/// The system's automatic style of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The system's automatic style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The system's plain style of buttons.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The system's plain style.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The system's borderless style of buttons.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The system's borderless style.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The system's bordered style of buttons.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The system's bordered style.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The system's bordered prominent style of buttons.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The system's bordered prominent style.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The system's glass style of buttons.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .glass }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The system's glass style.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The system's glass prominent style of buttons.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Button { .glassProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The system's glass prominent style.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
