/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  /// The row's node.
  public let layoutNode: LayoutNode
  /// A row on an alignment; without a spacing in points, views keep the distances they prefer.
  ///
  /// - Example: `HStack(alignment: .top, spacing: 10) { Text("a"); Text("b") }`
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .hStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  /// The column's node.
  public let layoutNode: LayoutNode
  /// A column on an alignment; without a spacing in points, views keep the distances they prefer.
  ///
  /// - Example: `VStack(alignment: .leading) { Text("a"); Text("b") }`
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .vStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// Views one above the other, the last on top.
public struct ZStack<Content: View>: PrimitiveView {
  /// The stack's node.
  public let layoutNode: LayoutNode
  /// A stack on an alignment.
  ///
  /// - Example: `ZStack(alignment: .topLeading) { Color.red; Text("a") }`
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layoutNode = .zStack(alignment: alignment, children: content().members)
  }
}
