/// A view that shows nothing and takes no place.
public struct EmptyView: PrimitiveView {
  /// An empty view.
  ///
  /// - Example: `EmptyView()`
  public init() {}
  /// Nothing.
  public var layoutNode: LayoutNode { .empty }
}
