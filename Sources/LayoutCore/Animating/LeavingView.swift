/// A removed view that is still visible, with its last drawing.
struct LeavingView {
  /// The number of the removed view.
  var id: Int
  /// The number of the view that contained it.
  var parent: Int
  /// The removed view.
  var view: ResolvedView
  /// The views within the removed one, whose indices count from it.
  var inner: [ResolvedView] = []
  /// The items of the view and of those within, in the coordinates of the previous canvas.
  var items: [DisplayItem]
  /// The transition.
  var transition: ViewTransition
  /// The start of the transition, in seconds since the preview began.
  var start: Double
  /// The frame, about the middle of the screen.
  var frame: AnimatedValue
  /// The share to which the view is still there.
  var presence: AnimatedValue

  /// Creates the view at an index of a layout, whose transition begins; `center` is the middle of the screen.
  init(
    _ layout: ResolvedLayout, _ index: Int, _ transition: ViewTransition, _ animation: Animation, at time: Double,
    center: Point, id: Int, parent: Int
  ) {
    view = layout.views[index]
    (self.id, self.parent) = (id, parent)
    inner = layout.innerViews(of: index)
    items = ResolvedLayout.items(of: layout.views[index..<max(view.end, index + 1)])
    self.transition = transition
    start = time
    frame = AnimatedValue(view.frame.offsetBy(dx: -center.x, dy: -center.y).components)
    presence = AnimatedValue([0], from: [1], by: animation, at: time)
  }

  /// Begins to move the view as a view within it moves to the one that replaces it.
  mutating func move(by map: FrameMap, _ animation: Animation, at time: Double) {
    frame.set(map.applied(to: frame.rect).components, by: animation, at: time)
  }

  /// Returns whether the view is seen at a time.
  func isRunning(at time: Double, includesFinite: Bool) -> Bool {
    presence.isRunning(at: time, includesFinite: includesFinite)
  }

  /// Returns the views that draw it at a time, on a screen with a middle.
  ///
  /// Where the view extends to the safe area of the layout, its transition may extend beyond it.
  func views(at time: Double, includesFinite: Bool, in layout: ResolvedLayout) -> [ResolvedView] {
    let center = Point(x: layout.screen.midX, y: layout.screen.midY)
    let now = frame.value(at: time, includesFinite: includesFinite)
    let rect = Rect(x: now[0] + center.x, y: now[1] + center.y, width: now[2], height: now[3])
    let insets = layout.insets(beyond: rect)
    let scale = (
      x: view.frame.width > 0 ? rect.width / view.frame.width : 1,
      y: view.frame.height > 0 ? rect.height / view.frame.height : 1
    )
    let move = Transform.translation(x: -view.frame.minX, y: -view.frame.minY)
      .concatenating(.scale(x: scale.x, y: scale.y))
    let leaf = LayoutNode(
      view: view.view, .leaf(RemovedLeaf(items: [.group(DisplayGroup(items: items, transform: move))], size: rect.size))
    )
    let presence = presence.value(at: time, includesFinite: includesFinite)[0]
    let node = transition.applied(to: leaf, presence: presence, isInsertion: false)
    var environment = EnvironmentValues()
    environment.layoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    let whole = Size(width: rect.width, height: rect.height + insets.top + insets.bottom)
    var views = node.resolved(in: whole, safeArea: insets, environment: environment, details: []).views
    let origin = Point(x: rect.minX, y: rect.minY - insets.top)
    for index in views.indices {
      views[index].detail = view.detail
      views[index].frame = views[index].frame.offsetBy(dx: origin.x, dy: origin.y)
      views[index].items = views[index].items.map { $0.moved(x: origin.x, y: origin.y) }
      if var group = views[index].group {
        let here = Transform.translation(x: origin.x, y: origin.y)
        group.transform = Transform.translation(x: -origin.x, y: -origin.y).concatenating(group.transform)
          .concatenating(here)
        group.clip = group.clip?.offsetBy(dx: origin.x, dy: origin.y)
        views[index].group = group
      }
      views[index].source = view.source
    }
    if !views.isEmpty { views[0].zIndex = view.zIndex }
    if let index = drawing(in: views) { views[index].id = view.id }
    addInner(to: &views)
    return views
  }

  /// Returns the index of the view that draws the removed one: views of the transition, such as a background, may
  /// follow.
  private func drawing(in views: [ResolvedView]) -> Int? {
    views.indices.first { views[$0].view == view.view && views[$0].end <= $0 + 1 } ?? views.indices.last
  }

  /// Adds the views within the removed one to the views that draw it; they draw nothing themselves.
  private func addInner(to views: inout [ResolvedView]) {
    guard !inner.isEmpty, let leaf = drawing(in: views) else { return }
    let map = FrameMap(from: view.frame, to: views[leaf].frame)
    for index in views.indices {
      let end = max(views[index].end, index + 1)
      views[index].end = end > leaf ? end + inner.count : end
      if let parent = views[index].parent, parent > leaf { views[index].parent = parent + inner.count }
    }
    let moved = inner.map { view in
      var view = view
      view.frame = map.applied(to: view.frame)
      view.end += leaf
      view.parent = view.parent.map { $0 + leaf }
      return view
    }
    views.insert(contentsOf: moved, at: leaf + 1)
  }
}

extension ResolvedLayout {
  /// Returns the insets of the safe area above and below a rectangle that reaches to it.
  fileprivate func insets(beyond rect: Rect) -> EdgeInsets {
    guard let safeArea else { return EdgeInsets() }
    return EdgeInsets(
      top: abs(rect.minY - safeArea.minY) < 0.5 ? safeArea.minY - screen.minY : 0,
      bottom: abs(rect.maxY - safeArea.maxY) < 0.5 ? screen.maxY - safeArea.maxY : 0)
  }

  /// Returns the views within a removed view: without drawings and responses, and with indices that count from the
  /// view.
  func innerViews(of index: Int) -> [ResolvedView] {
    views[(index + 1)..<max(views[index].end, index + 1)].map { view in
      var view = view
      (view.items, view.group, view.interactions, view.identity) = ([], nil, [], 0)
      view.end -= index
      view.parent = view.parent.map { $0 - index }
      return view
    }
  }
}

extension DisplayItem {
  /// Returns the item displaced, in points.
  fileprivate func moved(x: Double, y: Double) -> DisplayItem {
    .group(DisplayGroup(items: [self], transform: .translation(x: x, y: y)))
  }
}

/// The last drawing of a removed view.
private struct RemovedLeaf: Leaf, ResolvedLeaf {
  var items: [DisplayItem]
  var size: Size

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf { self }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }
  func draw(in rect: Rect) -> [DisplayItem] {
    [.group(DisplayGroup(items: items, transform: .translation(x: rect.minX, y: rect.minY)))]
  }
}

extension Animator {
  /// Returns the views within a removed one that move, each on its own, to the views that replace them.
  func matchedViews(within root: Int, of id: Int, in old: ResolvedLayout) -> [(index: Int, map: FrameMap)] {
    var found: [(index: Int, map: FrameMap)] = []
    var index = root
    let end = max(old.views[root].end, root + 1)
    while index < end {
      let view = old.views[index]
      if index > root, let map = goals[view.identity], identities.isView(view.identity, within: id) {
        found.append((index, map))
        index = max(view.end, index + 1)
      } else if view.group != nil {
        // The views in a group are drawn with it.
        index = max(view.end, index + 1)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a presented screen is leaving.
  var showsScreens: Bool { leaving.contains { $0.parent == ViewPositions.screens && isSeen($0) } }

  /// Returns whether a removed view has no remaining container in a layout.
  func isLeavingRoot(of layout: ResolvedLayout) -> Bool {
    leaving.contains { part in
      guard part.parent != ViewPositions.screens, isSeen(part) else { return false }
      return container(of: part, in: layout) ?? 0 == 0
    }
  }

  private func isSeen(_ part: LeavingView) -> Bool {
    guard case .presenting(let includesFinite) = mode else { return false }
    return part.isRunning(at: time, includesFinite: includesFinite)
  }

  /// Returns the index of the innermost view that contained a removed one and still exists, or nil.
  private func container(of part: LeavingView, in layout: ResolvedLayout) -> Int? {
    var parent = part.parent
    while parent > 0 {
      if let index = layout.views.firstIndex(where: { $0.identity == parent }) { return index }
      parent = identities.parent(of: parent)
    }
    return nil
  }

  /// Adds the removed views that are still visible to a layout.
  func addLeaving(to layout: inout ResolvedLayout) {
    guard case .presenting(let includesFinite) = mode else { return }
    for part in leaving where isSeen(part) {
      let views = part.views(at: time, includesFinite: includesFinite, in: layout)
      layout.insert(views, at: container(of: part, in: layout) ?? 0)
    }
  }
}

extension ResolvedLayout {
  /// Adds a view with those within as the last within another.
  fileprivate mutating func insert(_ inserted: [ResolvedView], at container: Int) {
    guard views.indices.contains(container), !inserted.isEmpty else { return }
    let position = max(views[container].end, container + 1)
    for index in views.indices {
      if index < position ? (views[index].end > position || isAround(index, container)) : true {
        views[index].end += inserted.count
      }
      if index >= position, let parent = views[index].parent, parent >= position {
        views[index].parent = parent + inserted.count
      }
    }
    var added = inserted
    for index in added.indices {
      added[index].end += position
      added[index].parent = added[index].parent.map { $0 + position } ?? container
    }
    views.insert(contentsOf: added, at: position)
  }

  /// Returns whether a view is a container or lies around it.
  private func isAround(_ view: Int, _ container: Int) -> Bool {
    var next: Int? = container
    while let index = next {
      if index == view { return true }
      next = views[index].parent
    }
    return false
  }
}
