/// A view without content and size.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  ///
  /// - Example: `EmptyView()`
  public init() {}
  /// A group without members.
  public var layoutNode: LayoutNode { .empty }
}
