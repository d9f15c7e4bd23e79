extension View {
  /// The priority with which a stack shares out space; 0 is the default.
  ///
  /// - Example: `Text("a").layoutPriority(1)`
  public func layoutPriority(_ value: Double) -> LoweredView { lowered { $0.layoutPriority(value) } }
  /// The order of drawing among siblings; 0 is the default.
  ///
  /// - Example: `Text("a").zIndex(1)`
  public func zIndex(_ value: Double) -> LoweredView { lowered { $0.zIndex(value) } }
  /// The view's identity; a string names it in layouts that are written out.
  ///
  /// - Example: `Text("a").id("name")`
  public func id(_ id: some Hashable) -> LoweredView { lowered { $0.id(AnyHashable(id), name: id as? String) } }
  /// What distinguishes the view as one of several choices.
  ///
  /// - Example: `Text("a").tag(1)`
  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> LoweredView {
    lowered { $0.tag(AnyHashable(tag)) }
  }
}
