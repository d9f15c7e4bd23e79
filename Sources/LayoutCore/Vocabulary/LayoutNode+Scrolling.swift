extension LayoutNode {
  /// A view that may be larger than its place, of which a figure shows the beginning.
  public static func scrollView(_ axes: Axis.Set = .vertical, children: [LayoutNode]) -> LayoutNode {
    let content =
      children.count == 1 && children[0].isOneView
      ? children[0]
      : axes == .horizontal
        ? .hStack(children: children, view: "content") : .vStack(children: children, view: "content")
    return .layout("ScrollView", ScrollLayout(axes: axes), children: [content]).clipped()
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
