/// A view of any type.
public struct AnyView: PrimitiveView {
  /// The wrapped view's node.
  public let layoutNode: LayoutNode
  /// Hides a view's type.
  ///
  /// - Example: `AnyView(Text("a"))`
  public init(_ view: some View) { layoutNode = view.layoutNode }
  /// Hides a view's type.
  ///
  /// - Example: `AnyView(erasing: Text("a"))`
  public init(erasing view: some View) { self.init(view) }
}
