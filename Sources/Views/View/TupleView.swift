/// Several views, each of which is a member of the container around them.
public struct TupleView<Content>: PrimitiveView {
  /// The nodes of the views, as one group.
  public let layoutNode: LayoutNode

  /// Creates a view from several views.
  init<each Element: View>(_ content: repeat each Element) where Content == (repeat each Element) {
    var nodes: [LayoutNode] = []
    for element in repeat each content { nodes.append(element.layoutNode) }
    layoutNode = .group(nodes)
  }
}
