/// A view that was removed and is still seen, as it was drawn at last.
struct LeavingView {
  /// The number of the removed view.
  var id: Int
  /// The number of the view that contained it.
  var parent: Int
  /// The removed view.
  var view: ResolvedView
  /// The views within the removed one, whose indices count from it.
  var inner: [ResolvedView] = []
  /// The items of the view and of those within, in the coordinates of the canvas before.
  var items: [DisplayItem]
  /// The transition.
  var transition: ViewTransition
  /// The start of the transition, in seconds since the preview began.
  var start: Double
  /// The frame, about the middle of the screen.
  var frame: AnimatedValue
  /// The share to which the view is still there.
  var presence: AnimatedValue

  /// Returns whether the view is seen at a time.
  func isRunning(at time: Double, includesFinite: Bool) -> Bool {
    presence.isRunning(at: time, includesFinite: includesFinite)
  }

  /// Returns the views that draw it at a time, on a screen with a middle.
  func views(at time: Double, includesFinite: Bool, center: Point) -> [ResolvedView] {
    let now = frame.value(at: time, includesFinite: includesFinite)
    let rect = Rect(x: now[0] + center.x, y: now[1] + center.y, width: now[2], height: now[3])
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
    var views = node.resolved(in: rect.size, environment: environment, details: []).views
    for index in views.indices {
      views[index].detail = view.detail
      views[index].frame = views[index].frame.offsetBy(dx: rect.minX, dy: rect.minY)
      views[index].items = views[index].items.map { $0.moved(x: rect.minX, y: rect.minY) }
      if var group = views[index].group {
        let here = Transform.translation(x: rect.minX, y: rect.minY)
        group.transform = Transform.translation(x: -rect.minX, y: -rect.minY).concatenating(group.transform)
          .concatenating(here)
        group.clip = group.clip?.offsetBy(dx: rect.minX, dy: rect.minY)
        views[index].group = group
      }
      views[index].source = view.source
    }
    if !views.isEmpty { views[0].zIndex = view.zIndex }
    addInner(to: &views)
    return views
  }

  /// Adds the views within the removed one to the views that draw it; they draw nothing themselves.
  private func addInner(to views: inout [ResolvedView]) {
    guard let last = views.indices.last, !inner.isEmpty else { return }
    let map = FrameMap(from: view.frame, to: views[last].frame)
    for index in views.indices { views[index].end += inner.count }
    views[last].end = last + 1 + inner.count
    views += inner.map { view in
      var view = view
      view.frame = map.applied(to: view.frame)
      view.end += last
      view.parent = view.parent.map { $0 + last }
      return view
    }
  }
}

extension ResolvedLayout {
  /// Returns the views within a view as they are left when it is removed: without drawings and responses, and with
  /// indices that count from the view.
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
  /// Adds the views that are leaving to a layout of the moment.
  func addLeaving(to layout: inout ResolvedLayout) {
    guard case .presenting(let includesFinite) = mode else { return }
    let center = Point(x: layout.screen.midX, y: layout.screen.midY)
    for part in leaving where part.isRunning(at: time, includesFinite: includesFinite) {
      let views = part.views(at: time, includesFinite: includesFinite, center: center)
      var parent = part.parent
      while parent > 0 {
        if let index = layout.views.firstIndex(where: { $0.identity == parent }) {
          layout.insert(views, at: index)
          break
        }
        parent = identities.parent(of: parent)
      }
      if parent == 0 { layout.insert(views, at: 0) }
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
