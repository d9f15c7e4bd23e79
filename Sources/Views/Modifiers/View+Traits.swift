extension View {
  /// The priority with which a stack shares out space; 0 is the default.
  public func layoutPriority(_ value: Double) -> LoweredView { lowered { $0.layoutPriority(value) } }
  /// The order of drawing among siblings; 0 is the default.
  public func zIndex(_ value: Double) -> LoweredView { lowered { $0.zIndex(value) } }
  /// The view's identity; a string names it in layouts that are written out.
  public func id(_ id: some Hashable) -> LoweredView { lowered { $0.id(AnyHashable(id), name: id as? String) } }
  /// What distinguishes the view as one of several choices.
  public func tag(_ tag: some Hashable) -> LoweredView { lowered { $0.tag(AnyHashable(tag)) } }
}
