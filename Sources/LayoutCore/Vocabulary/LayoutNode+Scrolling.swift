extension LayoutNode {
  /// Returns a scroll view; a figure shows the start of longer content.
  ///
  /// The view's position keeps the offset to which the user has scrolled.
  public static func scrollView(
    _ axes: Axis.Set = .vertical, children: [LayoutNode], at place: (any ViewPlace)? = nil
  ) -> LayoutNode {
    let content = content(children) { children in
      axes == .horizontal
        ? .hStack(children: children).named("content", as: .scrollContent(.horizontal))
        : .vStack(children: children).named("content", as: .scrollContent(.vertical))
    }
    var layout = ScrollLayout(axes: axes)
    layout.memory = place.map { .at($0) }
    let view = LayoutNode.layout("ScrollView", layout, children: [content]).effect("clipped", .window)
    return view.interacting(layout.memory.map { .scrolling($0, axes) })
  }

  /// Returns the view with the content of its scroll views unclipped.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> LayoutNode {
    guard isDisabled else { return self }
    return changingScrollViews { view, _ in view }
  }

  /// Returns the view with its scroll views initially at another unit point of their content than the start.
  ///
  /// Content that is shorter than the visible bounds is aligned with them by the same unit point.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, isForOffset: Bool = true, isForAlignment: Bool = true)
    -> LayoutNode
  {
    changingScrollViews { view, clipped in
      guard case .container(let box) = view.content, var layout = box.layout as? ScrollLayout else { return clipped }
      if isForOffset { layout.initialAnchor = anchor }
      if isForAlignment { layout.contentAnchor = anchor }
      var changed = view
      changed.content = .layout(layout)
      return clipped.replacingChild(changed)
    }
  }

  /// Returns the view with its scroll views scrolled to a view, an edge or an offset of their content.
  public func scrollPosition(_ position: ScrollPosition) -> LayoutNode { scrolled(to: position, isDeep: false) }

  /// Returns the view with scroll views scrolled to the view with the identity that a binding has; the user's scrolling
  /// sets the binding.
  public func scrollPosition<ID: Hashable>(id: BoundValue<ID?>?, anchor: UnitPoint?) -> LayoutNode {
    guard let id else { return self }
    let position = id.value.map { ScrollPosition(.view(AnyHashable($0)), anchor: anchor) }
    let report = id.set.map { set in
      { (content: ScrolledContent) -> ScrollPosition? in
        guard let identity = content.identity(at: anchor), let new = identity.base as? ID else { return position }
        set(new)
        return ScrollPosition(.view(AnyHashable(new)), anchor: anchor)
      }
    }
    return scrolled(to: position ?? ScrollPosition(), isDeep: false, report: report)
  }

  /// Returns the view with scroll views scrolled to the position that a binding has; the user's scrolling sets the
  /// binding.
  public func scrollPosition(_ position: BoundValue<ScrollPosition>?, anchor: UnitPoint?) -> LayoutNode {
    guard let position else { return self }
    func anchored(_ position: ScrollPosition) -> ScrollPosition {
      var position = position
      position.anchor = position.anchor ?? anchor
      return position
    }
    let report = position.set.map { set in
      { (content: ScrolledContent) -> ScrollPosition? in
        let new = ScrollPosition(byUser: content.identity(at: anchor))
        set(new)
        return new.target == nil ? nil : anchored(new)
      }
    }
    return scrolled(to: anchored(position.value), isDeep: false, report: report)
  }

  /// Returns the view with scroll views scrolled to a position: its outermost ones, or all within.
  ///
  /// `report` receives the content when the user has scrolled it, and returns the position that the program then has.
  private func scrolled(
    to position: ScrollPosition, isDeep: Bool, report: ((ScrolledContent) -> ScrollPosition?)? = nil
  ) -> LayoutNode {
    guard position.target != nil || report != nil else { return self }
    return changingScrollViews(isDeep: isDeep) { view, window in
      guard case .container(let box) = view.content, var layout = box.layout as? ScrollLayout else { return window }
      layout.memory?.report = report
      guard let target = position.target else { return window }
      layout.position = position
      layout.memory?.wanted = position
      var changed = view
      changed.content = .layout(layout)
      if case .view(let identity) = target {
        let aim = ScrollTarget(identity)
        changed.children = view.children.map { child in
          LayoutNode(view: "scrollPosition", .environment { $0.scrollTarget = aim }, children: [child])
        }
      }
      return window.replacingChild(changed)
    }
  }

  /// Returns the view with a change to its outermost scroll views, each passed with the clipping effect around it.
  ///
  /// With `isDeep`, scroll views within containers are changed, too.
  func changingScrollViews(
    isDeep: Bool = false, _ change: @escaping (_ view: LayoutNode, _ window: LayoutNode) -> LayoutNode
  ) -> LayoutNode {
    if case .effect(.window) = content, let view = children.first { return change(view, self) }
    switch content {
    case .deferred(let make):
      var copy = self
      copy.content = .deferred { make($0).changingScrollViews(isDeep: isDeep, change) }
      return copy
    case .group:
      var copy = self
      copy.children = children.map { $0.changingScrollViews(isDeep: isDeep, change) }
      return copy
    default:
      if isDeep, !children.isEmpty {
        var copy = self
        copy.children = children.map { $0.changingScrollViews(isDeep: true, change) }
        return copy
      }
      guard isModifier, let inner = children.first else { return self }
      return replacingChild(inner.changingScrollViews(isDeep: isDeep, change))
    }
  }

  private func replacingChild(_ child: LayoutNode) -> LayoutNode {
    var copy = self
    copy.children = [child] + children.dropFirst()
    return copy
  }

  /// Returns the content of a reader of scroll views, which are scrolled to the last requested view.
  ///
  /// The view's position keeps the scroll position. `content` receives the function that scrolls to a view by its
  /// identity.
  public static func scrollViewReader(
    at place: (any ViewPlace)?, content: (_ scrollTo: @escaping (AnyHashable, UnitPoint?) -> Void) -> [LayoutNode]
  ) -> LayoutNode {
    let memory = place?.memory
    let views = content { id, anchor in memory?.value = ScrollPosition(.view(id), anchor: anchor) }
    let group = views.count == 1 ? views[0] : LayoutNode.group(views)
    return (memory?.value as? ScrollPosition).map { group.scrolled(to: $0, isDeep: true) } ?? group
  }

  /// Returns a vertical stack that takes the whole proposed width.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyVStack", LazyStackLayout(.vertical(alignment: alignment, spacing: spacing?.usableDistance)),
      children: children
    ).ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// Returns a horizontal stack that takes the whole proposed height.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyHStack", LazyStackLayout(.horizontal(alignment: alignment, spacing: spacing?.usableDistance)),
      children: children
    ).ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// Returns the first of several views that fits the proposal.
  public static func viewThatFits(
    in axes: Axis.Set = [.horizontal, .vertical], children: [LayoutNode]
  ) -> LayoutNode {
    .layout("ViewThatFits", ViewThatFitsLayout(axes: axes), children: children)
  }

  /// Returns the view with a name for its coordinate space.
  public func coordinateSpace(name: AnyHashableSendable) -> LayoutNode {
    LayoutNode(view: "coordinateSpace", .coordinateSpace(name), children: [self])
  }
}
