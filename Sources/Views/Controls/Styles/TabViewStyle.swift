/// A standard style of tab views.
public protocol TabViewStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Tab { get }
}

extension View {
  /// Sets the style of tab views within the view.
  ///
  /// - Example: `TabView { Text("a") }.tabViewStyle(.page)`
  public func tabViewStyle(_ style: some TabViewStyle) -> LoweredView {
    lowered { $0.tabViewStyle(style.controlStyle) }
  }
}

/// The automatic style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Tab { .automatic }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The automatic style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The page style of tab views.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the index.
  public typealias IndexDisplayMode = ControlStyle.PageIndex

  /// The corresponding style of the layout core.
  public let controlStyle: ControlStyle.Tab
  /// Creates the style with or without an index.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { controlStyle = .page(index: indexDisplayMode) }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The page style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns the page style, with a display mode of the page index.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The standard style of page indices.
public struct PageIndexViewStyle: Sendable {
  /// The visibility of the background.
  public typealias BackgroundDisplayMode = ControlStyle.PageIndexBackground

  /// The visibility of the background.
  let background: BackgroundDisplayMode
  /// Creates the style with or without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }

  /// The style without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Creates a style with a display mode of the background.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of page indices within the view.
  ///
  /// - Example: `TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))`
  public func indexViewStyle(_ style: PageIndexViewStyle) -> LoweredView {
    lowered { $0.pageIndexBackground(style.background) }
  }
}

/// The sidebar adaptable style of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Tab { .sidebarAdaptable }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The sidebar adaptable style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The tab bar only style of tab views.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Tab { .tabBarOnly }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The tab bar only style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The grouped style of tab views.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Tab { .grouped }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The grouped style.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
