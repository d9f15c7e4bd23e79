extension LayoutNode {
  /// Returns the view, which gives the focus to a field when it appears, unless a field has it.
  public func defaultFocus<Value: Hashable>(
    _ focus: BoundValue<Value>, _ value: Value, at place: (any ViewPlace)?
  ) -> LayoutNode {
    guard let place else { return self }
    let isFree = focus.value.isWithoutFocus
    return interacting(
      .lifecycle(Lifecycle(memory: place.memory, appear: { if isFree { focus.set?(value) } })))
  }
}

extension Hashable {
  /// Whether the value of a focus means no field: false or nil.
  fileprivate var isWithoutFocus: Bool {
    if let isFocused = self as? Bool { return !isFocused }
    let mirror = Mirror(reflecting: self)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
