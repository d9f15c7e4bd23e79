// The backgrounds of bars, and the properties of their screens on which bars depend.
extension TraitKey {
  /// Returns the background that a screen sets for one of its bars.
  static func barBackground(_ bar: ToolbarPlacement) -> TraitKey { .named("toolbarBackground " + bar.rawValue) }
}

/// The background that a screen sets for a bar.
struct BarBackground {
  /// The visibility of the background.
  var visibility = Visibility.automatic
  /// The style of the background, or nil for the standard one.
  var style: AnyShapeStyle?
  /// The colour scheme of the bar where it has a background, or nil for the screen's.
  var colorScheme: ColorScheme?
}

extension BarBackground {
  /// Returns a bar in the colour scheme that bars have in front of their backgrounds.
  func colored(_ bar: LayoutNode) -> LayoutNode {
    guard let colorScheme else { return bar }
    return bar.transformEnvironment("toolbarColorScheme") { $0.colorScheme = colorScheme }
  }

  /// Returns a bar with the background behind it and a hairline outside of it, on an edge.
  func drawn(on bar: LayoutNode, hairline edge: VerticalEdge, in environment: EnvironmentValues) -> LayoutNode {
    let line = LayoutNode.color(.separator).frame(height: environment.pixelLength)
      .offset(x: 0, y: edge == .top ? -environment.pixelLength : environment.pixelLength)
    return colored(
      bar.background(style ?? .material(.bar)).overlay(line, alignment: edge == .top ? .top : .bottom))
  }
}

extension LayoutNode {
  /// Returns the view with a style for the backgrounds of its screen's bars: the navigation bar if none is given.
  ///
  /// A bar shows the style where it has a background: when it is visible always or content scrolls beneath it.
  public func toolbarBackground(_ style: AnyShapeStyle, for bars: [ToolbarPlacement] = []) -> LayoutNode {
    changingBackground(of: bars) { $0.style = style }
  }

  /// Returns the view with a visibility of the backgrounds of its screen's bars: the navigation bar if none is given.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement] = []) -> LayoutNode {
    changingBackground(of: bars) { $0.visibility = visibility }
  }

  /// Returns the view with a colour scheme for those of its screen's bars that have a background.
  ///
  /// Without bars it is for the navigation bar. A scheme of nil is the screen's. Rule: <doc:Screens#Bars-at-rest>.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: [ToolbarPlacement] = []) -> LayoutNode {
    changingBackground(of: bars) { $0.colorScheme = scheme }
  }

  private func changingBackground(
    of bars: [ToolbarPlacement], _ change: (inout BarBackground) -> Void
  ) -> LayoutNode {
    var bars = bars
    if bars.isEmpty || bars.contains(.automatic) { bars.append(.navigationBar) }
    var result = self
    for bar in Set(bars).sorted(by: { $0.rawValue < $1.rawValue }) {
      let key = TraitKey.barBackground(bar)
      var background = value(of: key, in: EnvironmentValues()) as? BarBackground ?? BarBackground()
      change(&background)
      result = result.containerValue(key, background)
    }
    return result
  }

  /// Returns a bar as it is at rest: with a background and a hairline only where its screen makes them visible.
  ///
  /// The hairline is outside of the bar, on its edge toward the content. Rule: <doc:Screens#Bars-at-rest>.
  func barAtRest(
    _ bar: ToolbarPlacement, of screen: LayoutNode, hairline edge: VerticalEdge, in environment: EnvironmentValues
  ) -> LayoutNode {
    let own = screen.barBackground(bar, in: environment)
    return own.visibility == .visible ? own.drawn(on: self, hairline: edge, in: environment) : self
  }

  /// Returns a bar above content that is scrolled beneath it: with a background and a hairline unless its screen hides
  /// them.
  ///
  /// Rule: <doc:Screens#Bars-above-scrolled-content>.
  func barAboveContent(
    _ bar: ToolbarPlacement, of screen: LayoutNode, hairline edge: VerticalEdge, in environment: EnvironmentValues
  ) -> LayoutNode {
    let own = screen.barBackground(bar, in: environment)
    return own.visibility == .hidden ? self : own.drawn(on: self, hairline: edge, in: environment)
  }

  /// Returns the view above a bar, whose background shows where content of the view continues beneath it, unless its
  /// screen makes the background visible or hides it.
  ///
  /// Rule: <doc:Screens#Bars-at-rest>.
  func above(
    _ bar: LayoutNode, _ placement: ToolbarPlacement, of screen: LayoutNode, in environment: EnvironmentValues
  ) -> LayoutNode {
    let own = screen.barBackground(placement, in: environment)
    guard own.visibility == .automatic else {
      return self.bar(bar.barAtRest(placement, of: screen, hairline: .top, in: environment), edge: .bottom)
    }
    let background = own.drawn(on: .color(.clear), hairline: .top, in: environment)
    let page = controls("bar") { $0.isAboveBar = true }
    let bars = own.colorScheme == nil ? [bar] : [own.colored(bar), bar]
    return .layout("safeAreaInset", BarLayout(), children: [page, background] + bars)
  }

  private func barBackground(_ bar: ToolbarPlacement, in environment: EnvironmentValues) -> BarBackground {
    value(of: .barBackground(bar), in: environment) as? BarBackground ?? BarBackground()
  }

  /// Returns whether the view or one inside it has a role.
  func contains(_ role: ViewRole, in environment: EnvironmentValues) -> Bool {
    contains(in: environment) { $0.role == role || $0.content.role == role }
  }

  /// Returns whether a condition holds for the view or one inside it.
  func contains(in environment: EnvironmentValues, _ isWanted: (LayoutNode) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch content {
    case .deferred(let make): return make(environment).contains(in: environment, isWanted)
    case .environment(let change):
      let inner = environment.setting(change)
      return children.contains { $0.contains(in: inner, isWanted) }
    case .reader: return false
    default: return children.contains { $0.contains(in: environment, isWanted) }
    }
  }
}
