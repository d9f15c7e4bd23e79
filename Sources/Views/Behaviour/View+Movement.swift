// Animations, transactions and transitions.
extension View {
  /// Animates the changes of the view in updates in which a value changes.
  ///
  /// - Example: `Text("a").animation(.default, value: 1)`
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> LoweredView {
    animated { $0.animation(animation, value: AnyHashable(WatchedValue(value))) }
  }
  /// Animates all changes.
  ///
  /// - Example: `Text("a").animation(.easeIn)`
  public func animation(_ animation: Animation?) -> LoweredView { animated { $0.animation(animation) } }
  /// Applies modifiers whose changes are animated.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: @escaping (ViewModifierContent) -> some View
  ) -> LoweredView {
    lowered { node in
      guard ViewIdentity.current != nil else { return .group(body(ViewModifierContent(layoutNode: node)).members) }
      return node.animation(animation) { body(ViewModifierContent(layoutNode: $0)).layoutNode }
    }
  }
  /// Sets the transition with which the view is inserted and removed; a figure at rest shows the inserted view.
  ///
  /// - Example: `Text("a").transition(.opacity)`
  public func transition(_ transition: AnyTransition) -> LoweredView {
    animated { $0.transition(transition.transition) }
  }
  /// Changes the transaction of changes within the view.
  ///
  /// - Example: `Text("a").transaction { $0.animation = nil }`
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> LoweredView {
    animated { $0.moving(.scope(AnimationScope(change: transform)), named: "transaction") }
  }
  /// Changes the transaction of changes within the view in which a value changes.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> LoweredView {
    animated {
      let scope = AnimationScope(value: AnyHashable(WatchedValue(value)), change: transform)
      return $0.moving(.scope(scope), named: "transaction")
    }
  }
  /// Aligns the view's frame with the source of its group, or makes the view that source.
  ///
  /// - Example: `Text("a").matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)`
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> LoweredView {
    lowered {
      $0.matchedGeometryEffect(
        id: AnyHashable([AnyHashable(id), AnyHashable(namespace)]), properties: properties, anchor: anchor,
        isSource: isSource)
    }
  }
}

/// A value that is compared with its value in the previous update.
private struct WatchedValue<Value: Equatable>: Hashable {
  var value: Value

  init(_ value: Value) { self.value = value }

  func hash(into hasher: inout Hasher) {}
}
