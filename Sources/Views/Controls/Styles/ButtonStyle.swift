/// A custom style of buttons.
public protocol ButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public let label: LoweredView
  /// The role of the button, or nil.
  public let role: ButtonRole?
  /// A Boolean value that indicates whether the button is pressed: while a step taps or holds it, false otherwise.
  public let isPressed: Bool
}

extension View {
  /// Sets a custom style for buttons within the view.
  ///
  /// - Example: `Button("OK") {}.buttonStyle(.borderedProminent)`
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> LoweredView {
    let place = ViewIdentity.current?.next(ButtonStyleConfiguration.self)
    place?.begin()
    let reports = LayoutReports.current
    return lowered {
      $0.buttonStyle(
        .custom { button in
          let own = button.identity.flatMap { place?.next(Style.self, of: $0) }
          let configuration = ButtonStyleConfiguration(
            label: LoweredView(button.label), role: button.role, isPressed: own?.memory.value as? Bool == true)
          let make = { style.makeBody(configuration: configuration).layoutNode }
          let node = LayoutNode.readingEnvironment(of: style, name: "\(Style.self)") {
            guard let own else { return make() }
            return LayoutReports.$current.withValue(reports) { own.within(make) }
          }
          return own.map { node.interacting(.press($0.memory)) } ?? node
        })
    }
  }
}

/// A style of buttons that determines when a button's action runs.
public protocol PrimitiveButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Button { get }
}

/// The properties of a button whose style runs its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The properties as the layout core has them.
  package let button: ButtonConfiguration
  /// The role of the button, or nil.
  public var role: ButtonRole? { button.role }
  /// The label of the button.
  public var label: LoweredView { LoweredView(button.label) }
  /// Runs the button's action.
  public func trigger() { button.action?() }
}

extension PrimitiveButtonStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Button {
    .custom { button in
      button.identity?.isLeftToStyle = true
      return .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: PrimitiveButtonStyleConfiguration(button: button)).layoutNode
      }
    }
  }
}

extension Button {
  /// Creates the button of a custom style's properties, in the standard style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) where Label == LoweredView {
    layoutNode = .button(configuration.button)
  }
}

extension View {
  /// Sets the style of buttons within the view.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> LoweredView {
    lowered { $0.buttonStyle(style.controlStyle) }
  }
}

/// The automatic style of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The plain style of buttons.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .plain }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain style.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The borderless style of buttons.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .borderless }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless style.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style of buttons that look like links, as iOS draws a borderless button.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .borderless }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style of links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The bordered style of buttons.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .bordered }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered style.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The bordered prominent style of buttons.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .borderedProminent }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent style.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The glass style of buttons.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .glass }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The glass style.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The glass prominent style of buttons.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Button { .glassProminent }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The glass prominent style.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
