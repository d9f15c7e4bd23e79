extension LayoutNode {
  /// A view that may be larger than its place, of which a figure shows the beginning.
  public static func scrollView(_ axes: Axis.Set = .vertical, children: [LayoutNode]) -> LayoutNode {
    let content =
      axes == .horizontal
      ? LayoutNode.hStack(spacing: 0, children: [.stackedInColumn(children)])
      : LayoutNode.vStack(spacing: 0, children: children)
    let free = content.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center, vertical: axes.contains(.vertical) ? .top : .center)
    return free.frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment
    ).clipped().named("ScrollView")
  }

  /// A column of the full width.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode.vStack(alignment: alignment, spacing: spacing, children: children)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)).named("LazyVStack")
  }

  /// A row of the full height.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    LayoutNode.hStack(alignment: alignment, spacing: spacing, children: children)
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)).named("LazyHStack")
  }

  /// Names the coordinates of the view.
  public func coordinateSpace(name: AnyHashableSendable) -> LayoutNode {
    LayoutNode(view: "coordinateSpace", .coordinateSpace(name), children: [self])
  }

  private static func stackedInColumn(_ children: [LayoutNode]) -> LayoutNode {
    children.count == 1 ? children[0] : .vStack(children: children)
  }
}
