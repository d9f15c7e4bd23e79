/// A style of menus.
public protocol MenuStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = MenuStyleConfiguration
  /// What the style makes of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Labeled { get }
}

/// What a style of menus is given.
public struct MenuStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView
}

extension MenuStyle {
  /// The style of one's own.
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
  /// The style of the menus within.
  ///
  /// - Example: `Menu("More") { Button("Copy") {} }.menuStyle(.button)`
  public func menuStyle(_ style: some MenuStyle) -> LoweredView {
    lowered { $0.menuStyle(style.controlStyle) }
  }
}

/// The system's automatic style of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension Menu {
  /// The menu that a style of one's own is given, in the system's style.
  public init(_ configuration: MenuStyleConfiguration) where Label == LoweredView, Content == LoweredView {
    layoutNode = LayoutNode.menu(label: configuration.label.members).menuStyle(.automatic)
  }
}

/// The system's style of menus that are buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The system's style of menus that are buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The system's style of menus that are buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The system's style of menus that are buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
