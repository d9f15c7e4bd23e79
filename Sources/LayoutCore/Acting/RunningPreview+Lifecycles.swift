extension RunningPreview {
  /// Runs the actions of the views that have appeared, disappeared or been evaluated.
  func followLifecycles() {
    guard states != nil else { return }
    var now: [Lifecycle] = []
    var seen: Set<ObjectIdentifier> = []
    for (index, view) in layout.views.enumerated() {
      for placed in view.interactions {
        guard case .lifecycle(let lifecycle) = placed.interaction, !isLazilyHidden(index),
          seen.insert(ObjectIdentifier(lifecycle.memory)).inserted
        else { continue }
        now.append(lifecycle)
      }
    }
    guard !now.isEmpty || !present.isEmpty else { return }
    let gone = present.filter { !seen.contains(ObjectIdentifier($0.memory)) }
    present = now
    for lifecycle in now {
      lifecycle.update?()
      guard !lifecycle.memory.isPresent else { continue }
      lifecycle.memory.isPresent = true
      lifecycle.appear?()
    }
    for lifecycle in gone {
      lifecycle.memory.isPresent = false
      lifecycle.disappear?()
    }
  }

  /// Returns whether a view is a part of a lazy container that lies outside of the window of its scroll view.
  private func isLazilyHidden(_ index: Int) -> Bool {
    var parent = layout.views[index].parent
    var isLazy = false
    while let next = parent {
      let view = layout.views[next]
      if view.role.isLazy { isLazy = true }
      if isLazy, view.role == .scrollView {
        return !layout.views[index].frame.touches(view.frame)
      }
      parent = view.parent
    }
    return false
  }
}

extension Rect {
  /// Returns whether two rectangles share a point.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
