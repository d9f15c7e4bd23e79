/// A view that is updated only when its value changes; a figure shows its content.
public struct EquatableView<Content: View>: PrimitiveView where Content: Equatable {
  /// The node of the content.
  public let layoutNode: LayoutNode
  /// Creates a view that is updated when its content's value changes.
  ///
  /// - Example: `EquatableView(content: Color.red)`
  public init(content: Content) { layoutNode = content.layoutNode }
}
