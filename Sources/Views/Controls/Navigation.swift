/// A screen with a navigation bar.
public struct NavigationStack<Root: View>: PrimitiveView {
  /// The node of the stack.
  public let layoutNode: LayoutNode

  /// Creates a screen.
  public init(@ViewBuilder root: () -> Root) {
    layoutNode = .stack(path: nil) { root().members }
  }
  /// Creates a screen at the root of a path of values of one type.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title") }`
  public init<Path: RangeReplaceableCollection & BidirectionalCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    let values = NavigationValues(
      values: Array(path.wrappedValue),
      append: { if let value = $0 as? Path.Element { path.wrappedValue.append(value) } },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
    layoutNode = .stack(path: values) { root().members }
  }
  /// Creates a screen at the root of a path of values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let values = NavigationValues(
      values: path.wrappedValue.values.map(\.base),
      append: { if let value = $0 as? any Hashable { path.wrappedValue.append(value) } },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
    layoutNode = .stack(path: values) { root().members }
  }
}

/// The values of a navigation stack's path, of several types.
public struct NavigationPath: Equatable {
  /// The values, from the first screen.
  var values: [AnyHashable] = []
  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// The number of values.
  public var count: Int { values.count }
  /// A Boolean value that indicates whether there is no value.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Removes a number of values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension LayoutNode {
  /// Returns a navigation stack, whose views are created in its context.
  static func stack(path: NavigationValues?, view: String = "NavigationStack", root: () -> [LayoutNode]) -> LayoutNode {
    guard let place = ViewIdentity.place else { return .navigationStack(content: root(), view: view) }
    let context = NavigationContext.kept(at: place)
    var environment = CurrentEnvironment.values
    environment.navigation = context
    return CurrentEnvironment.$current.withValue(environment) {
      .navigationStack(context, path: path, view: view, at: place, root: root)
    }
  }
}

extension NavigationContext {
  /// The navigation stack around the view that is being created, or nil.
  static var current: NavigationContext? { CurrentEnvironment.values.navigation }
}

/// A screen with a navigation bar, in SwiftUI's older spelling.
public struct NavigationView<Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode

  /// Creates a screen.
  public init(@ViewBuilder content: () -> Content) {
    layoutNode = .stack(path: nil, view: "NavigationView") { content().members }
  }
}

extension View {
  /// Sets the title of the screen.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title") }`
  public func navigationTitle(_ title: LocalizedStringKey) -> LoweredView {
    lowered { $0.navigationTitle(title.content) }
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> LoweredView {
    lowered { $0.navigationTitle(TextContent(title: title)) }
  }
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> LoweredView { lowered { $0.navigationTitle(title.content) } }
  /// Sets the title of the screen, which the user may change.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle(.constant("Title")) }`
  public func navigationTitle(_ title: Binding<String>) -> LoweredView {
    lowered { $0.navigationTitle(TextContent(title.wrappedValue)) }
  }
  /// Sets the title of the screen, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarTitle("Title") }`
  public func navigationBarTitle(_ title: LocalizedStringKey) -> LoweredView { navigationTitle(title) }
  /// Sets the title of the screen, in SwiftUI's older spelling.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> LoweredView { navigationTitle(title) }
  /// Sets the title of the screen, in SwiftUI's older spelling.
  public func navigationBarTitle(_ title: Text) -> LoweredView { navigationTitle(title) }
  /// Sets the title of the screen and its display mode, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }`
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> LoweredView {
    lowered { $0.navigationTitle(title.content).navigationBarTitleDisplayMode(displayMode) }
  }
  /// Sets the display mode of the screen's title.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }`
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> LoweredView {
    lowered { $0.navigationBarTitleDisplayMode(mode) }
  }
  /// Sets whether the navigation bar is hidden.
  ///
  /// - Example: `NavigationView { Text("a").navigationBarHidden(true) }`
  public func navigationBarHidden(_ hidden: Bool) -> LoweredView { lowered { $0.navigationBarHidden(hidden) } }
  /// Sets the label of the view's tab.
  ///
  /// - Example: `TabView { Text("a").tabItem { Text("A") } }`
  public func tabItem(@ViewBuilder _ label: () -> some View) -> LoweredView {
    lowered { $0.tabItem(label().members) }
  }
}

/// The navigation bar of a screen.
public enum NavigationBarItem {
  /// The display modes of a screen's title.
  public typealias TitleDisplayMode = NavigationTitleMode
}

/// The display modes of a screen's title.
public typealias ToolbarTitleDisplayMode = NavigationTitleMode
