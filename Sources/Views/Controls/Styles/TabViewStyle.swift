/// A style of tab views that the system has.
public protocol TabViewStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Tab { get }
}

extension View {
  /// The style of the tab views within.
  public func tabViewStyle(_ style: some TabViewStyle) -> LoweredView {
    lowered { $0.tabViewStyle(style.controlStyle) }
  }
}

/// The system's automatic style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Tab { .automatic }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's automatic style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The system's page style of tab views.
public struct PageTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Tab { .page }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The system's page style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// The system's sidebar adaptable style of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Tab { .sidebarAdaptable }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The system's sidebar adaptable style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The system's tab bar only style of tab views.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Tab { .tabBarOnly }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The system's tab bar only style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The system's grouped style of tab views.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Tab { .grouped }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The system's grouped style.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
