/// The geometry of a scroll view: its content, and the part of it that is visible.
public struct ScrollGeometry: Hashable, Sendable {
  /// The offset of the visible part from the start of the content, in points; negative by the margin before it.
  public var contentOffset: Point
  /// The size of the content, in points.
  public var contentSize: Size
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: Size
  /// The visible part, in the coordinates of the content.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
  /// The frame of the scroll view, in the coordinates of the content.
  public var bounds: Rect { visibleRect }

  /// Creates the geometry of a scroll view.
  public init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

/// A phase of a scroll view's movement.
///
/// Rule: <doc:Steps#Scrolling>.
public enum ScrollMovement: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger touches the scroll view, whose content does not move yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content continues to move after the finger was lifted.
  case decelerating
  /// The program moves the content.
  case animating
}

/// An action that follows the position of a view in a scroll view.
public struct ScrollObserver {
  /// The measured value.
  enum Kind {
    /// The geometry of the scroll view within or around the view.
    case geometry((ScrollGeometry) -> Void)
    /// The fraction of the view that is visible in the scroll view around it, from 0 to 1.
    case visibility((Double) -> Void)
    /// The identities in the scroll view's content, with the visible fraction of each.
    case targets(([(identity: AnyHashable, share: Double)]) -> Void)
    /// The phase of the scroll view's movement, before and after a change, with its geometry.
    case phase((ScrollMovement, ScrollMovement, ScrollGeometry) -> Void)
  }
  /// The measured value with the function that receives it after each layout.
  let kind: Kind
}

extension LayoutNode {
  /// Returns the view with an action that runs when a value of its scroll view's geometry has changed; at first the old
  /// value and the new one are the same.
  public func onScrollGeometryChange<Value: Equatable>(
    at place: (any ViewPlace)?, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> LayoutNode {
    guard let memory = place?.memory else { return self }
    return interacting(
      .scrollObserver(
        ScrollObserver(
          kind: .geometry { geometry in
            let new = transform(geometry)
            let old = memory.value as? Value
            guard old != new else { return }
            memory.value = new
            action(old ?? new, new)
          })))
  }

  /// Returns the view with an action that runs when the phase of its scroll view's movement changes.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollMovement, ScrollMovement, ScrollGeometry) -> Void
  ) -> LayoutNode {
    interacting(.scrollObserver(ScrollObserver(kind: .phase(action))))
  }

  /// Returns the view with an action that runs when at least a fraction of the view becomes visible, or is no longer
  /// visible.
  public func onScrollVisibilityChange(
    threshold: Double?, at place: (any ViewPlace)?, _ action: ((Bool) -> Void)?
  ) -> LayoutNode {
    guard let memory = place?.memory, let action else { return self }
    let threshold = threshold ?? 0.5
    return interacting(
      .scrollObserver(
        ScrollObserver(
          kind: .visibility { share in
            let isVisible = share > 0 && share >= threshold - 1e-9
            guard isVisible != (memory.value as? Bool ?? false) else { return }
            memory.value = isVisible
            action(isVisible)
          })))
  }

  /// Returns the view with an action that runs with the identities of the views of which at least a fraction is
  /// visible, when these change.
  public func onScrollTargetVisibilityChange(
    threshold: Double?, at place: (any ViewPlace)?, _ action: @escaping ([AnyHashable]) -> Void
  ) -> LayoutNode {
    guard let memory = place?.memory else { return self }
    let threshold = threshold ?? 0.5
    return interacting(
      .scrollObserver(
        ScrollObserver(
          kind: .targets { targets in
            let visible = targets.filter { $0.share > 0 && $0.share >= threshold - 1e-9 }.map(\.identity)
            guard visible != memory.value as? [AnyHashable] else { return }
            memory.value = visible
            action(visible)
          })))
  }
}

extension RunningPreview {
  /// Runs the actions that follow scroll views with the geometry of the layout.
  func reportScrolling() {
    for (index, view) in layout.views.enumerated() {
      for placed in view.interactions {
        guard case .scrollObserver(let observer) = placed.interaction else { continue }
        switch observer.kind {
        case .geometry(let report):
          if let scroll = scrollView(within: index) ?? scrollView(around: index) { report(geometry(of: scroll)) }
        case .visibility(let report):
          if let scroll = scrollView(around: index) { report(view.frame.share(within: layout.views[scroll].frame)) }
        case .targets(let report):
          guard let scroll = scrollView(within: index) ?? scrollView(around: index),
            let content = layout.children(of: scroll).first
          else { continue }
          let window = layout.views[scroll].frame
          report(layout.identities(within: content).map { ($0.identity, $0.frame.share(within: window)) })
        case .phase: break
        }
      }
    }
  }

  /// Reports the last phases of a scroll view from which a finger was lifted, and those of the views that the program
  /// has scrolled with an animation.
  func endScrolling() {
    if !animated.isEmpty {
      let scrolled = animated
      animated = []
      states?.watchChanges()
      running { for memory in scrolled { report([.idle, .animating, .idle], of: memory) } }
      evaluateAgain()
    }
    guard let (memory, glides) = lifted else { return }
    lifted = nil
    states?.watchChanges()
    running { report(glides ? [.interacting, .decelerating, .idle] : [.interacting, .idle], of: memory) }
    evaluateAgain()
  }

  /// Runs the actions that follow the phases of a scroll view for its next phases, from the first.
  func report(_ phases: [ScrollMovement], of scrolled: ScrollMemory) {
    for (index, view) in layout.views.enumerated() {
      for placed in view.interactions {
        guard case .scrollObserver(let observer) = placed.interaction, case .phase(let report) = observer.kind,
          let scroll = scrollView(within: index) ?? scrollView(around: index), memory(of: scroll) === scrolled
        else { continue }
        for (old, new) in zip(phases, phases.dropFirst()) { report(old, new, geometry(of: scroll)) }
      }
    }
  }

  private func memory(of view: Int) -> ScrollMemory? {
    for placed in layout.views[view].interactions {
      if case .scrolling(let memory, _) = placed.interaction { return memory }
    }
    return nil
  }

  private func scrollView(within index: Int) -> Int? {
    (index..<max(layout.views[index].end, index + 1)).first { memory(of: $0) != nil }
  }

  private func scrollView(around index: Int) -> Int? {
    var view = layout.views[index].parent
    while let next = view, memory(of: next) == nil { view = layout.views[next].parent }
    return view
  }

  private func geometry(of scroll: Int) -> ScrollGeometry {
    let window = layout.views[scroll].frame
    let content = layout.children(of: scroll).first.map { layout.views[$0].frame } ?? window
    return ScrollGeometry(
      contentOffset: Point(x: window.minX - content.minX, y: window.minY - content.minY), contentSize: content.size,
      contentInsets: memory(of: scroll)?.margins ?? EdgeInsets(), containerSize: window.size)
  }
}

extension Rect {
  /// Returns the fraction of the rectangle's area that is within another one, from 0 to 1.
  fileprivate func share(within other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    guard width > 0, height > 0 else { return 0 }
    return width * height / (self.width * self.height)
  }
}

extension ResolvedLayout {
  /// Returns the scroll views whose content has moved since an earlier layout; none unless a view follows phases.
  func scrolled(from old: ResolvedLayout) -> [ScrollMemory] {
    let hasFollowers = views.contains { view in
      view.interactions.contains {
        if case .scrollObserver(let observer) = $0.interaction { observer.followsPhases } else { false }
      }
    }
    guard hasFollowers else { return [] }
    let before = old.scrollOffsets
    return scrollOffsets.compactMap { memory, offset in
      before.contains { $0.memory === memory && $0.offset != offset } ? memory : nil
    }
  }

  /// The distances from the content's start to the visible part of each scroll view, in points.
  private var scrollOffsets: [(memory: ScrollMemory, offset: Point)] {
    views.indices.flatMap { index in
      views[index].interactions.compactMap { placed in
        guard case .scrolling(let memory, _) = placed.interaction, let content = children(of: index).first else {
          return nil
        }
        let (window, frame) = (views[index].frame, views[content].frame)
        return (memory, Point(x: window.minX - frame.minX, y: window.minY - frame.minY))
      }
    }
  }
}

extension ScrollObserver {
  /// Whether the observer follows the phases of scrolling.
  fileprivate var followsPhases: Bool { if case .phase = kind { true } else { false } }
}
