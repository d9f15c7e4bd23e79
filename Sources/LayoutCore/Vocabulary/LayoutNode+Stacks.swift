extension LayoutNode {
  /// Returns a container with a layout.
  public static func layout(_ view: String, _ layout: some Layout, children: [LayoutNode]) -> LayoutNode {
    LayoutNode(view: view, .layout(layout), children: children)
  }

  /// Returns a horizontal stack; `spacing` is in points.
  public static func hStack(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "HStack", StackLayout.horizontal(alignment: alignment, spacing: spacing?.usableDistance), children: children
    )
    .ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// Returns a vertical stack; `spacing` is in points.
  public static func vStack(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout("VStack", StackLayout.vertical(alignment: alignment, spacing: spacing?.usableDistance), children: children)
      .ignoring([("spacing", spacing)], of: "a stack", unless: \.isFinite)
  }

  /// Returns a container that overlays its children, the last in front.
  public static func zStack(
    alignment: Alignment = .center, children: [LayoutNode]
  ) -> LayoutNode {
    .layout("ZStack", ZStackLayout(alignment: alignment), children: children)
  }

  /// Returns flexible space along a stack; `minLength` is in points.
  public static func spacer(minLength: Double? = nil) -> LayoutNode {
    .leaf("Spacer", SpacerLeaf(minLength: minLength))
      .ignoring([("minLength", minLength)], of: "a Spacer") { $0.isFinite && $0 >= 0 }
  }

  /// Returns a line across a stack.
  public static func divider() -> LayoutNode { .leaf("Divider", DividerLeaf(color: .separator)) }

  /// Returns several views as one: a single view itself, or a container that overlays them.
  static func stacked(_ children: [LayoutNode], alignment: Alignment = .center) -> LayoutNode {
    content(children) { .zStack(alignment: alignment, children: $0) }
  }
}
