extension LayoutNode {
  /// A container that puts its children by a layout.
  public static func layout(_ view: String, children: [LayoutNode]) -> LayoutNode {
    LayoutNode(view: view, .group, children: children)
  }

  /// Children in a row.
  public static func hStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode], view: String = "HStack"
  ) -> LayoutNode {
    .layout(view, children: children)
  }

  /// Children in a column.
  public static func vStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode], view: String = "VStack"
  ) -> LayoutNode {
    .layout(view, children: children)
  }

  /// Children one above the other, the last on top.
  public static func zStack(
    alignment: Alignment = .center, children: [LayoutNode], view: String = "ZStack"
  ) -> LayoutNode {
    .layout(view, children: children)
  }

  /// Several views as one: themselves if there is one, else one above the other.
  static func stacked(_ children: [LayoutNode], alignment: Alignment = .center) -> LayoutNode {
    if children.count == 1 { return children[0] }
    return .zStack(alignment: alignment, children: children)
  }
}

extension LayoutNode {
  /// Room that a stack gives to nobody else.
  public static func spacer(minLength: Double? = nil) -> LayoutNode { .color(.clear).named("Spacer") }

  /// A line across a stack.
  public static func divider() -> LayoutNode { .color(.separator).named("Divider") }
}
