// The backgrounds of bars, and what bars find out about the screens that they belong to.
extension TraitKey {
  /// The background that a screen sets for one of its bars.
  static func barBackground(_ bar: ToolbarPlacement) -> TraitKey { .named("toolbarBackground " + bar.rawValue) }
}

/// The background that a screen sets for a bar.
struct BarBackground {
  /// The visibility of the background.
  var visibility = Visibility.automatic
  /// The style of the background, or nil for the standard one.
  var style: AnyShapeStyle?
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

  /// Returns a bar with the background and the hairline that it has at rest.
  ///
  /// A bar is transparent while no content lies beneath it, unless its screen makes the background visible.
  /// `isStandard` is whether content lies beneath it. The hairline is outside of the bar, on its edge toward the content.
  /// Rule: <doc:Screens#Bars-at-rest>.
  func barBackground(
    _ bar: ToolbarPlacement, of screen: LayoutNode, hairline edge: VerticalEdge, isStandard: Bool,
    in environment: EnvironmentValues
  ) -> LayoutNode {
    let own = screen.value(of: .barBackground(bar), in: environment) as? BarBackground ?? BarBackground()
    let isVisible = own.visibility == .visible || own.visibility == .automatic && isStandard
    guard isVisible else { return self }
    let line = LayoutNode.color(.separator).frame(height: environment.pixelLength)
      .offset(x: 0, y: edge == .top ? -environment.pixelLength : environment.pixelLength)
    return background(own.style ?? .material(.bar))
      .overlay(line, alignment: edge == .top ? .top : .bottom)
  }

  /// Returns whether the view or one inside it has a role.
  func contains(_ role: ViewRole, in environment: EnvironmentValues) -> Bool {
    contains(in: environment) { $0.role == role || $0.content.role == role }
  }

  /// Returns whether the view or one inside it scrolls vertically.
  func scrollsVertically(in environment: EnvironmentValues) -> Bool {
    contains(in: environment) { node in
      guard case .container(let box) = node.content, let layout = box.layout as? ScrollLayout else { return false }
      return layout.axes.contains(.vertical)
    }
  }

  private func contains(in environment: EnvironmentValues, _ isWanted: (LayoutNode) -> Bool) -> Bool {
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
