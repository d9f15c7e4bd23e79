/// A style of lists that the system has.
public protocol ListStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.List { get }
}

extension View {
  /// The style of the lists within.
  ///
  /// - Example: `List { Text("a") }.listStyle(.plain)`
  public func listStyle(_ style: some ListStyle) -> LoweredView { lowered { $0.listStyle(style.controlStyle) } }
}

/// The system's automatic style of lists.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's automatic style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The system's plain style of lists.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// The system's plain style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The system's inset style of lists.
public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// The system's inset style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The system's grouped style of lists.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// The system's grouped style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The system's inset grouped style of lists.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The system's inset grouped style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The system's sidebar style of lists.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// The system's sidebar style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The system's bordered style of lists.
public struct BorderedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.List { .bordered }
}

extension ListStyle where Self == BorderedListStyle {
  /// The system's bordered style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
