/// A standard style of lists.
public protocol ListStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.List { get }
}

extension View {
  /// Sets the style of lists within the view.
  ///
  /// - Example: `List { Text("a") }.listStyle(.plain)`
  public func listStyle(_ style: some ListStyle) -> LoweredView { lowered { $0.listStyle(style.controlStyle) } }
}

/// The automatic style of lists.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The plain style of lists.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The inset style of lists.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The grouped style of lists.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The inset grouped style of lists.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The inset grouped style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The sidebar style of lists.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The bordered style of lists.
public struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.List { .bordered }
}

extension ListStyle where Self == BorderedListStyle {
  /// The bordered style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
