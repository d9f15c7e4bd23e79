extension LayoutNode {
  /// A container that puts its children by a layout.
  public static func layout(_ view: String, _ layout: some Layout, children: [LayoutNode]) -> LayoutNode {
    LayoutNode(view: view, .layout(layout), children: children)
  }

  /// Children in a row.
  public static func hStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "HStack", StackLayout.horizontal(alignment: alignment, spacing: spacing?.usableDistance), children: children
    )
    .ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// Children in a column.
  public static func vStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout("VStack", StackLayout.vertical(alignment: alignment, spacing: spacing?.usableDistance), children: children)
      .ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// Children one above the other, the last on top.
  public static func zStack(
    alignment: Alignment = .center, children: [LayoutNode]
  ) -> LayoutNode {
    .layout("ZStack", ZStackLayout(alignment: alignment), children: children)
  }

  /// Room that a stack gives to nobody else.
  public static func spacer(minLength: Double? = nil) -> LayoutNode {
    .leaf("Spacer", SpacerLeaf(minLength: minLength))
      .ignoring([("minLength", minLength)], of: "a Spacer") { $0.isFinite && $0 >= 0 }
  }

  /// A line across a stack.
  public static func divider() -> LayoutNode { .leaf("Divider", DividerLeaf(color: .separator)) }

  /// Several views as one: themselves if there is one, else one in front of the other.
  static func stacked(_ children: [LayoutNode], alignment: Alignment = .center) -> LayoutNode {
    if children.count == 1, children[0].isOneView { return children[0] }
    return .zStack(alignment: alignment, children: children)
  }
}
