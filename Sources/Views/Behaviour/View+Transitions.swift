// How a view would change: it does not, in a figure.
extension View {
  /// The view; nothing changes.
  public func contentTransition(_ transition: ContentTransition) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> LoweredView
  { lowered { $0 } }
  /// The view; nothing moves.
  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable)
    -> LoweredView
  { lowered { $0 } }
  /// The view; nothing moves.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  public func navigationTransition(_ transition: NavigationTransition) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  public func geometryGroup() -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// The view; panes of glass keep apart.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// The view; rows are alike.
  public func alternatingRowBackgrounds() -> LoweredView { lowered { $0 } }
  /// The view; materials are as they are.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> LoweredView { lowered { $0 } }
  /// The view; colours are those of the screen.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> LoweredView { lowered { $0 } }
}
