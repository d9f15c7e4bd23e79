/// A style of control groups.
public protocol ControlGroupStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ControlGroupStyleConfiguration
  /// What the style makes of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Labeled { get }
}

/// What a style of control groups is given.
public struct ControlGroupStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView
}

extension ControlGroupStyle {
  /// The style of one's own.
  public var controlStyle: ControlStyle.Labeled {
    .custom { label, content in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(
          configuration: ControlGroupStyleConfiguration(label: LoweredView(label), content: LoweredView(content))
        ).layoutNode
      }
    }
  }
}

extension View {
  /// The style of the control groups within.
  ///
  /// - Example: `ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)`
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> LoweredView {
    lowered { $0.controlGroupStyle(style.controlStyle) }
  }
}

/// The system's automatic style of control groups.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The system's automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroup {
  /// The group that a style of one's own is given, in the system's style.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == LoweredView {
    layoutNode = LayoutNode.controlGroup(
      label: configuration.label.members, content: configuration.content.members
    ).controlGroupStyle(.automatic)
  }
}

/// A style that the system names, drawn as the automatic one.
public struct NamedControlGroupStyle: ControlGroupStyle {
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The content alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NamedControlGroupStyle {
  /// The system's style of bars.
  public static var navigation: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// The system's style of menus.
  public static var menu: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// The system's style of menus, in a row.
  public static var compactMenu: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// The system's style of palettes.
  public static var palette: NamedControlGroupStyle { NamedControlGroupStyle() }
}
