// How a view would change: it does not, in a figure.
extension View {
  /// The view; nothing changes.
  ///
  /// - Example: `Text("a").contentTransition(.numericText())`
  public func contentTransition(_ transition: ContentTransition) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  ///
  /// - Example: `Image(systemName: "star").symbolEffect(.pulse).symbolEffectsRemoved()`
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
  ///
  /// - Example: `Text("a").navigationTransition(.automatic)`
  public func navigationTransition(_ transition: NavigationTransition) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  ///
  /// - Example: `Text("a").matchedTransitionSource(id: 1, in: Namespace().wrappedValue)`
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  ///
  /// - Example: `Text("a").geometryGroup()`
  public func geometryGroup() -> LoweredView { lowered { $0 } }
  /// The view; nothing moves.
  ///
  /// - Example: `Text("a").glassEffectID(1, in: Namespace().wrappedValue)`
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// The view; panes of glass keep apart.
  ///
  /// - Example: `Text("a").glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)`
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// The view; rows are alike.
  public func alternatingRowBackgrounds() -> LoweredView { lowered { $0 } }
  /// The view; materials are as they are.
  ///
  /// - Example: `Text("a").materialActiveAppearance(.active)`
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> LoweredView { lowered { $0 } }
  /// The view; colours are those of the screen.
  ///
  /// - Example: `Text("a").allowedDynamicRange(.high)`
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> LoweredView { lowered { $0 } }
}
