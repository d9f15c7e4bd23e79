/// Several views that stand for themselves in the container around them.
public struct TupleView<Content>: PrimitiveView {
  /// The views' nodes, as one group.
  public let layoutNode: LayoutNode

  /// Views side by side.
  init<each Element: View>(_ content: repeat each Element) where Content == (repeat each Element) {
    var nodes: [LayoutNode] = []
    for element in repeat each content { nodes.append(element.layoutNode) }
    layoutNode = .group(nodes)
  }
}
