/// One of two views, chosen by an `if` or a `switch`.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the other branch.
  case second(Second)

  /// The node of the chosen view.
  public var layoutNode: LayoutNode {
    switch self {
    case .first(let view): view.layoutNode
    case .second(let view): view.layoutNode
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The node of the chosen view.
  public var body: LoweredView { LoweredView(layoutNode) }
  /// The node of the wrapped view, or of nothing.
  public var layoutNode: LayoutNode { self?.layoutNode ?? .empty }
}

extension Optional: PrimitiveView where Wrapped: View {}
