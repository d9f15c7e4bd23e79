/// Glass behind a view.
public typealias Glass = GlassStyle

extension GlassStyle {
  /// The glass; nobody touches it.
  public func interactive(_ isEnabled: Bool = true) -> GlassStyle { self }
}

extension View {
  /// The view before a pane of glass in the shape of a capsule.
  ///
  /// - Example: `Text("a").padding().glassEffect()`
  public func glassEffect(_ glass: Glass = .regular) -> LoweredView { lowered { $0.glassEffect(glass) } }
  /// The view before a pane of glass.
  ///
  /// - Example: `Text("a").padding().glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))`
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape, isEnabled: Bool = true
  ) -> LoweredView {
    lowered { $0.glassEffect(glass, in: shape.anyShape, isEnabled: isEnabled) }
  }
}

/// Views whose panes of glass would melt into each other.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
  /// The views' node.
  public let layoutNode: LayoutNode
  /// Views whose panes melt where they are closer than `spacing`; a figure shows each by itself.
  ///
  /// - Example: `GlassEffectContainer { Text("a").glassEffect() }`
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { layoutNode = .group(content().members) }
}
