extension LayoutNode {
  /// A view that may be larger than its place, of which a figure shows the beginning.
  public static func scrollView(_ axes: Axis.Set = .vertical, children: [LayoutNode]) -> LayoutNode {
    let content =
      children.count == 1 && children[0].isOneView
      ? children[0]
      : axes == .horizontal
        ? .hStack(children: children).named("content", as: .scrollContent(.horizontal))
        : .vStack(children: children).named("content", as: .scrollContent(.vertical))
    return .layout("ScrollView", ScrollLayout(axes: axes), children: [content])
      .effect("clipped", .window)
  }

  /// The view with all that its scroll views hold, also outside of their windows.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> LayoutNode {
    guard isDisabled else { return self }
    return changingScrollViews { view, _ in view }
  }

  /// The view with its scroll views at another place of their content than its beginning.
  ///
  /// Where the content is shorter than the window, it stands at that place of the window.
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

  /// The view with its scroll views brought to a view, an edge or an offset of their content.
  public func scrollPosition(_ position: ScrollPosition) -> LayoutNode {
    guard let target = position.target else { return self }
    return changingScrollViews { view, window in
      guard case .container(let box) = view.content, var layout = box.layout as? ScrollLayout else { return window }
      layout.position = position
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

  /// The view with the outermost scroll views changed, each given with the window around it.
  private func changingScrollViews(_ change: @escaping (_ view: LayoutNode, _ window: LayoutNode) -> LayoutNode)
    -> LayoutNode
  {
    if case .effect(.window) = content, let view = children.first { return change(view, self) }
    switch content {
    case .deferred(let make):
      var copy = self
      copy.content = .deferred { make($0).changingScrollViews(change) }
      return copy
    case .group:
      var copy = self
      copy.children = children.map { $0.changingScrollViews(change) }
      return copy
    default:
      guard isModifier, let inner = children.first else { return self }
      return replacingChild(inner.changingScrollViews(change))
    }
  }

  private func replacingChild(_ child: LayoutNode) -> LayoutNode {
    var copy = self
    copy.children = [child] + children.dropFirst()
    return copy
  }

  /// A column of the full width.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyVStack", LazyStackLayout(.vertical(alignment: alignment, spacing: spacing?.usableDistance)),
      children: children
    ).ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// A row of the full height.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyHStack", LazyStackLayout(.horizontal(alignment: alignment, spacing: spacing?.usableDistance)),
      children: children
    ).ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// The first of several views that fits in the place that is offered.
  public static func viewThatFits(
    in axes: Axis.Set = [.horizontal, .vertical], children: [LayoutNode]
  ) -> LayoutNode {
    .layout("ViewThatFits", ViewThatFitsLayout(axes: axes), children: children)
  }

  /// Names the coordinates of the view.
  public func coordinateSpace(name: AnyHashableSendable) -> LayoutNode {
    LayoutNode(view: "coordinateSpace", .coordinateSpace(name), children: [self])
  }
}
