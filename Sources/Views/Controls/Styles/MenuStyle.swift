/// A style of menus.
public protocol MenuStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the styled menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Labeled { get }
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: label.layoutNode, content: content.layoutNode)
  }
}

extension MenuStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Labeled {
    .custom { label, content in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(
          configuration: MenuStyleConfiguration(label: LoweredView(label), content: LoweredView(content))
        ).layoutNode
      }
    }
  }
}

extension View {
  /// Sets the style of menus within the view.
  ///
  /// - Example: `Menu("More") { Button("Copy") {} }.menuStyle(.button)`
  public func menuStyle(_ style: some MenuStyle) -> LoweredView {
    lowered { $0.menuStyle(style.controlStyle) }
  }
}

/// The automatic style of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension Menu {
  /// Creates the menu of a custom style's properties, in the standard style.
  public init(_ configuration: MenuStyleConfiguration) where Label == LoweredView, Content == LoweredView {
    layoutNode = .menu(configuration.parts)
  }
}

/// The standard style of menus as buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The standard style of menus as buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The standard style of menus as buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The standard style of menus as buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The standard style of menus as buttons with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// The standard style of menus as buttons with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
