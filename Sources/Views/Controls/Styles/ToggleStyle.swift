/// A style of toggles.
public protocol ToggleStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration
  /// What the style makes of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Toggle { get }
}

/// What a style of toggles is given.
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
}

extension ToggleStyle {
  /// The style of one's own.
  public var controlStyle: ControlStyle.Toggle {
    .custom { label, isOn in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: ToggleStyleConfiguration(label: LoweredView(label), isOn: .constant(isOn))).layoutNode
      }
    }
  }
}

extension View {
  /// The style of the toggles within.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.button)`
  public func toggleStyle(_ style: some ToggleStyle) -> LoweredView { lowered { $0.toggleStyle(style.controlStyle) } }
}

/// The system's automatic style of toggles.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Toggle { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The system's automatic style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The system's switch style of toggles.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// The style.
  public init() { tint = nil }
  /// Switches in a colour of their own.
  public init(tint: Color) { self.tint = tint }
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Toggle { tint.map { .switch(tint: $0) } ?? .switch }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The system's switch style.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The system's button style of toggles.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Toggle { .button }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The system's button style.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The system's checkbox style of toggles.
public struct CheckboxToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Toggle { .checkbox }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The system's checkbox style.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
