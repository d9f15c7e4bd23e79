/// A view of any type.
public struct AnyView: PrimitiveView {
  /// The node of the wrapped view.
  public let layoutNode: LayoutNode
  /// Creates a view that hides another's type.
  ///
  /// - Example: `AnyView(Text("a"))`
  public init(_ view: some View) { layoutNode = view.layoutNode }
  /// Creates a view that hides another's type.
  ///
  /// - Example: `AnyView(erasing: Text("a"))`
  public init(erasing view: some View) { self.init(view) }
}
