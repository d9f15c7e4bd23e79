/// Glass behind a view.
public typealias Glass = GlassStyle

extension GlassStyle {
  /// The glass; nobody touches it.
  public func interactive(_ isEnabled: Bool = true) -> GlassStyle { self }
}

extension View {
  /// The view before a pane of glass in the shape of a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> LoweredView { lowered { $0.glassEffect(glass) } }
  /// The view before a pane of glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> LoweredView {
    lowered { $0.glassEffect(glass, in: shape.anyShape) }
  }
}

/// Views whose panes of glass would melt into each other.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
  /// The views' node.
  public let layoutNode: LayoutNode
  /// Views whose panes melt where they are closer than `spacing`; a figure shows each by itself.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { layoutNode = .group(content().members) }
}
