// Transitions. A figure is a single frame.
extension View {
  /// Sets the way in which changed content replaces the old.
  ///
  /// - Example: `Text("a").contentTransition(.numericText())`
  public func contentTransition(_ transition: ContentTransition) -> LoweredView {
    animated { $0.moving(.contentTransition(transition == .identity ? .identity : .fade), named: "contentTransition") }
  }
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Image(systemName: "star").symbolEffect(.pulse).symbolEffectsRemoved()`
  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Text("a").navigationTransition(.automatic)`
  public func navigationTransition(_ transition: NavigationTransition) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Text("a").matchedTransitionSource(id: 1, in: Namespace().wrappedValue)`
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Text("a").geometryGroup()`
  public func geometryGroup() -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Text("a").glassEffectID(1, in: Namespace().wrappedValue)`
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; panes of glass are not joined.
  ///
  /// - Example: `Text("a").glassEffectUnion(id: 1, namespace: Namespace().wrappedValue)`
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; rows have one appearance.
  public func alternatingRowBackgrounds() -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; materials are active.
  ///
  /// - Example: `Text("a").materialActiveAppearance(.active)`
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; colours are in the standard range.
  ///
  /// - Example: `Text("a").allowedDynamicRange(.high)`
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> LoweredView { lowered { $0 } }
}
