/// A style of toggles.
public protocol ToggleStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the styled toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Toggle { get }
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: label.layoutNode, isOn: $isOn.bound)
  }
}

extension ToggleStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Toggle {
    .custom { label, isOn in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: ToggleStyleConfiguration(label: LoweredView(label), isOn: Binding(isOn))).layoutNode
      }
    }
  }
}

extension View {
  /// Sets the style of toggles within the view.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)`
  public func toggleStyle(_ style: some ToggleStyle) -> LoweredView { lowered { $0.toggleStyle(style.controlStyle) } }
}

extension Toggle {
  /// Creates the toggle of a custom style's properties, in the standard style.
  public init(_ configuration: ToggleStyleConfiguration) where Label == LoweredView {
    layoutNode = .toggle(configuration.parts)
  }
}

/// The automatic style of toggles.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Toggle { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The switch style of toggles.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Toggle { .switch(tint: tint) }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The switch style.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The button style of toggles.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Toggle { .button }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button style.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The checkbox style of toggles.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Toggle { .checkbox }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The checkbox style.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
