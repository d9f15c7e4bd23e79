/// One of two views, as an `if` or a `switch` chose.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the other branch.
  case second(Second)

  /// The chosen view's node.
  public var layoutNode: LayoutNode {
    switch self {
    case .first(let view): view.layoutNode
    case .second(let view): view.layoutNode
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The view's node as a view.
  public var body: LoweredView { LoweredView(layoutNode) }
  /// The wrapped view's node, or nothing.
  public var layoutNode: LayoutNode { self?.layoutNode ?? .empty }
}

extension Optional: PrimitiveView where Wrapped: View {}
