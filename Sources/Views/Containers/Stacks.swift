/// A stack that arranges views in a row.
public struct HStack<Content: View>: PrimitiveView {
  /// The node of the row.
  public let layoutNode: LayoutNode
  /// Creates a row with an alignment; without a spacing in points, views keep their preferred distances.
  ///
  /// - Example: `HStack(alignment: .top, spacing: 10) { Text("a"); Text("b") }`
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .hStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// A stack that arranges views in a column.
public struct VStack<Content: View>: PrimitiveView {
  /// The node of the column.
  public let layoutNode: LayoutNode
  /// Creates a column with an alignment; without a spacing in points, views keep their preferred distances.
  ///
  /// - Example: `VStack(alignment: .leading) { Text("a"); Text("b") }`
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .vStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// A stack that overlays views, with the last one in front.
public struct ZStack<Content: View>: PrimitiveView {
  /// The node of the stack.
  public let layoutNode: LayoutNode
  /// Creates a stack with an alignment.
  ///
  /// - Example: `ZStack(alignment: .topLeading) { Color.red; Text("a") }`
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layoutNode = .zStack(alignment: alignment, children: content().members)
  }
}
