// Movement. A figure is a single frame.
extension View {
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Text("a").animation(.default, value: 1)`
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not move.
  ///
  /// - Example: `Text("a").animation(.easeIn)`
  public func animation(_ animation: Animation?) -> LoweredView { lowered { $0 } }
  /// Applies modifiers whose changes are animated; a figure does not move.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: @escaping (ViewModifierContent) -> some View
  ) -> LoweredView {
    lowered { .group(body(ViewModifierContent(layoutNode: $0)).members) }
  }
  /// Returns the view unchanged; it is already inserted.
  ///
  /// - Example: `Text("a").transition(.opacity)`
  public func transition(_ transition: AnyTransition) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; values do not change in a figure.
  ///
  /// - Example: `Text("a").transaction { $0.animation = nil }`
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; values do not change in a figure.
  public func transaction<Value: Equatable>(value: Value, _ transform: @escaping (inout Transaction) -> Void)
    -> LoweredView
  { lowered { $0 } }
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
