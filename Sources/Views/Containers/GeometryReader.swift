/// A view whose content depends on the size it is given; it takes all of it.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The reader's node.
  public let layoutNode: LayoutNode
  /// A view whose content depends on the size it is given.
  ///
  /// - Example: `GeometryReader { proxy in Text("\(Int(proxy.size.width))") }`
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    let content = CurrentEnvironment.captured(content)
    layoutNode = .geometryReader { content($0).layoutNode }
  }
}
