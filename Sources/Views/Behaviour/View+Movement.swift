// How a view would move: nothing does, in a figure.
extension View {
  /// The view; a figure does not move.
  ///
  /// - Example: `Text("a").animation(.default, value: 1)`
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> LoweredView { lowered { $0 } }
  /// The view; a figure does not move.
  ///
  /// - Example: `Text("a").animation(.easeIn)`
  public func animation(_ animation: Animation?) -> LoweredView { lowered { $0 } }
  /// The view; it is there.
  ///
  /// - Example: `Text("a").transition(.opacity)`
  public func transition(_ transition: AnyTransition) -> LoweredView { lowered { $0 } }
  /// The view; nothing changes in a figure.
  ///
  /// - Example: `Text("a").transaction { $0.animation = nil }`
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nothing changes in a figure.
  public func transaction<Value: Equatable>(value: Value, _ transform: @escaping (inout Transaction) -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// The view in the frame of its group's source, or as that source.
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
