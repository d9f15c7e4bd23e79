/// One of two views, chosen by an `if` or a `switch`.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the other branch.
  case second(Second)

  /// The node of the chosen view.
  public var layoutNode: LayoutNode {
    switch self {
    case .first(let view): Self.node(of: view, 0)
    case .second(let view): Self.node(of: view, 1)
    }
  }

  private static func node(of view: some View, _ branch: Int) -> LayoutNode {
    ViewIdentity.at(.type(ObjectIdentifier(Self.self)), .branch(branch)) { view.layoutNode.comingAndGoing() }
  }
}

extension Optional: View where Wrapped: View {
  /// The node of the chosen view.
  public var body: LoweredView { LoweredView(layoutNode) }
  /// The node of the wrapped view, or of nothing.
  public var layoutNode: LayoutNode {
    guard let view = self else { return ViewIdentity.at(.type(ObjectIdentifier(Self.self))) { .empty } }
    return ViewIdentity.at(.type(ObjectIdentifier(Self.self)), .branch(0)) { view.layoutNode.comingAndGoing() }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}
