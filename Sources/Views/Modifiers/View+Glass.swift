/// Glass behind views.
public typealias Glass = GlassStyle

extension View {
  /// Puts the view in front of a pane of glass in the shape of a capsule.
  ///
  /// - Example: `Text("a").padding().glassEffect()`
  public func glassEffect(_ glass: Glass = .regular) -> LoweredView { lowered { $0.glassEffect(glass) } }
  /// Puts the view in front of a pane of glass.
  ///
  /// - Example: `Text("a").padding().glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))`
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape, isEnabled: Bool = true
  ) -> LoweredView {
    lowered { $0.glassEffect(glass, in: shape.anyShape, isEnabled: isEnabled) }
  }
}

/// A container of views whose panes of glass merge if they are close together.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
  /// The node of the views.
  public let layoutNode: LayoutNode
  /// Creates a container; a figure shows each pane by itself, at any spacing.
  ///
  /// - Example: `GlassEffectContainer { Text("a").glassEffect() }`
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { layoutNode = .group(content().members) }
}
