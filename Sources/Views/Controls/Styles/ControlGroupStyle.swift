/// A style of control groups.
public protocol ControlGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the styled control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Labeled { get }
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: label.layoutNode, content: content.layoutNode)
  }
}

extension ControlGroupStyle {
  /// The custom style.
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
  /// Sets the style of control groups within the view.
  ///
  /// - Example: `ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)`
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> LoweredView {
    lowered { $0.controlGroupStyle(style.controlStyle) }
  }
}

/// The automatic style of control groups.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroup {
  /// Creates the control group of a custom style's properties, in the standard style.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == LoweredView {
    layoutNode = .controlGroup(configuration.parts)
  }
}

/// The standard style of toolbars, which is drawn as the automatic style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the content alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The standard style of toolbars.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The standard style of menus, which is drawn as the automatic style.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the content alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The standard style of menus.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The standard style of compact menus, which is drawn as the automatic style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the content alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The standard style of compact menus.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The standard style of palettes, which is drawn as the automatic style.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the content alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The standard style of palettes.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
