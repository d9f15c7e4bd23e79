/// A style of tab views that the system has.
public protocol TabViewStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Tab { get }
}

extension View {
  /// The style of the tab views within.
  ///
  /// - Example: `TabView { Text("a") }.tabViewStyle(.page)`
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
  /// Whether the dots of the pages are shown.
  public enum IndexDisplayMode: Sendable {
    /// Always, where there are several pages, or never.
    case always, automatic, never
  }

  /// The style as the layout core knows it.
  public let controlStyle: ControlStyle.Tab
  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    controlStyle = indexDisplayMode == .never ? .pageWithoutIndex : .page
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The system's page style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// The system's page style, with or without the dots of the pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The system's style of the dots of pages.
public struct PageIndexViewStyle: Sendable {
  /// Whether the dots lie on a field of their own.
  public enum BackgroundDisplayMode: Sendable {
    /// Always, when the system likes, never, or while they are touched.
    case always, automatic, never, interactive
  }

  let hasBackground: Bool
  /// The style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasBackground = backgroundDisplayMode == .always
  }

  /// Dots on the page itself.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, maybe on a field of their own.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// The style of the dots of the pages within.
  ///
  /// - Example: `TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))`
  public func indexViewStyle(_ style: PageIndexViewStyle) -> LoweredView {
    lowered { $0.pageIndexBackground(style.hasBackground) }
  }
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
