// The appearance of the screen around a figure's content.
extension View {
  /// Returns the view unchanged; there is no previous screen.
  ///
  /// - Example: `Text("a").navigationBarBackButtonHidden()`
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> LoweredView {
    lowered { $0.navigationBarBackButtonHidden(hidden) }
  }
  /// Returns the view unchanged; the first column is shown.
  ///
  /// - Example: `NavigationView { Text("a") }.navigationViewStyle(.stack)`
  public func navigationViewStyle(_ style: NavigationViewStyle) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; columns have the widths of the automatic style.
  ///
  /// - Example: `NavigationSplitView { Text("a") } detail: {}.navigationSplitViewStyle(.balanced)`
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> LoweredView { lowered { $0 } }
  /// Sets the width of the column on a wide screen, in points.
  ///
  /// - Example: `NavigationSplitView { Text("a").navigationSplitViewColumnWidth(200) } detail: {}`
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> LoweredView {
    lowered { $0.navigationSplitViewColumnWidth(width) }
  }
  /// Sets the width of the column on a wide screen, in points.
  ///
  /// - Example: `NavigationSplitView { Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 200) } detail: {}`
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> LoweredView {
    lowered { $0.navigationSplitViewColumnWidth(ideal) }
  }
  /// Sets whether the screen's bars have a background.
  ///
  /// - Example: `Text("a").toolbarBackground(.visible, for: .tabBar)`
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarBackgroundVisibility(visibility, for: bars) }
  }
  /// Sets the style of the backgrounds of the screen's bars, which show it where they have a background.
  ///
  /// - Example: `Text("a").toolbarBackground(.red, for: .navigationBar)`
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarBackground(style.anyShapeStyle, for: bars) }
  }
  /// Sets whether the screen's bars have a background.
  ///
  /// - Example: `Text("a").toolbarBackgroundVisibility(.visible, for: .tabBar)`
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarBackgroundVisibility(visibility, for: bars) }
  }
  /// Sets the colour scheme of the screen's bars where they have a background; nil for the screen's.
  ///
  /// - Example: `Text("a").toolbarColorScheme(.dark, for: .navigationBar)`
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0.toolbarColorScheme(colorScheme, for: bars) }
  }
  /// Sets the display mode of the screen's title.
  ///
  /// - Example: `NavigationStack { Text("a").navigationTitle("Title").toolbarTitleDisplayMode(.inline) }`
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> LoweredView {
    lowered { $0.navigationBarTitleDisplayMode(mode) }
  }
  /// Sets the role of the screen's bars: those of an editor have back buttons without titles.
  ///
  /// - Example: `Text("a").toolbarRole(.editor)`
  public func toolbarRole(_ role: ToolbarRole) -> LoweredView { lowered { $0.toolbarRole(role) } }
  /// Sets whether the screen hides the status bar, which figures draw on request.
  ///
  /// - Example: `Text("a").statusBar(hidden: true)`
  public func statusBar(hidden: Bool) -> LoweredView { lowered { $0.statusBarHidden(hidden) } }
  /// Sets whether the screen hides the status bar, which figures draw on request.
  ///
  /// - Example: `Text("a").statusBarHidden()`
  public func statusBarHidden(_ hidden: Bool = true) -> LoweredView { lowered { $0.statusBarHidden(hidden) } }
  /// Returns the view unchanged; system overlays are not shown.
  ///
  /// - Example: `Text("a").persistentSystemOverlays(.hidden)`
  public func persistentSystemOverlays(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not scroll.
  ///
  /// - Example: `TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown).tabViewSearchActivation(.searchTabSelection)`
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; menus are closed.
  ///
  /// - Example: `Menu("a") { Text("b") }.menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)`
  public func menuIndicator(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; menus are closed.
  public func menuOrder(_ order: MenuOrder) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `Button("a") {}.keyboardShortcut("b").keyboardShortcut(.defaultAction).keyboardShortcut("c", modifiers: [.shift])`
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> LoweredView { lowered { $0 } }
}
