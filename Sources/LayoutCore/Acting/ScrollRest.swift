/// The positions at which a scroll view comes to rest when a finger is lifted.
public enum ScrollRest: Hashable, Sendable {
  /// Scrolling comes to rest at whole pages, each as long as the visible part.
  case page
  /// The starts of the views in a target layout.
  case view

  /// The time for which the content continues to move at the finger's velocity, in seconds.
  private static let glideTime = 0.25

  /// Returns the offset along an axis at which content rests that a finger has moved from an offset, in points.
  ///
  /// A finger that is lifted quickly turns one page in its direction. `targets` are the starts of the target views.
  ///
  /// Source: Apple's documentation of `PagingScrollTargetBehavior` and `ViewAlignedScrollTargetBehavior`.
  func position(
    from start: Double, moved distance: Double, velocity: Double, window: Double, targets: [Double]
  ) -> Double {
    let end = start + distance
    switch self {
    case .page:
      guard window > 0 else { return end }
      let page = start / window
      if velocity > 0 { return (page + 1e-6).rounded(.down) * window + window }
      if velocity < 0 { return (page - 1e-6).rounded(.up) * window - window }
      return (end / window).rounded() * window
    case .view:
      let goal = end + velocity * Self.glideTime
      return targets.min { abs($0 - goal) < abs($1 - goal) } ?? end
    }
  }
}

extension LayoutNode {
  /// Returns the view with its scroll views coming to rest at certain positions.
  public func scrollTargetBehavior(_ rest: ScrollRest?) -> LayoutNode {
    guard let rest else { return self }
    return changingScrollViews { view, window in
      if case .container(let box) = view.content, let layout = box.layout as? ScrollLayout {
        layout.memory?.rest = rest
      }
      return window
    }
  }

  /// Returns the view with its subviews as those at which scrolling comes to rest.
  public func scrollTargetLayout(isEnabled: Bool?) -> LayoutNode {
    isEnabled == true ? interacting(.scrollTargets) : self
  }
}

extension ResolvedLayout {
  /// Returns the frames of the views at which scrolling may rest within a scroll view's content.
  func scrollTargets(within content: Int) -> [Rect] {
    let layouts = (content..<max(views[content].end, content + 1)).filter { view in
      views[view].interactions.contains { if case .scrollTargets = $0.interaction { true } else { false } }
    }
    return layouts.flatMap { children(of: $0).map { views[$0].frame } }
  }

  /// Returns the identities of the views within a view, with their frames.
  func identities(within content: Int) -> [(identity: AnyHashable, frame: Rect)] {
    (content..<max(views[content].end, content + 1)).compactMap { view in
      views[view].mark?.identity.map { ($0, views[view].frame) }
    }
  }
}
