/// A view that takes all of its proposed size, and whose content depends on that size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The node of the reader.
  public let layoutNode: LayoutNode
  /// Creates a view whose content depends on its proposed size.
  ///
  /// - Example: `GeometryReader { proxy in Text("\(Int(proxy.size.width))") }`
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    let content = CurrentEnvironment.captured(content)
    layoutNode = .geometryReader { content($0).layoutNode }
  }
}
