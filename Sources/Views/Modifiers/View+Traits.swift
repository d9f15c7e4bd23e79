extension View {
  /// Sets the priority with which a stack proposes space to the view; 0 is the default.
  ///
  /// - Example: `Text("a").layoutPriority(1)`
  public func layoutPriority(_ value: Double) -> LoweredView { lowered { $0.layoutPriority(value) } }
  /// Sets the drawing order of the view among its siblings; 0 is the default.
  ///
  /// - Example: `Text("a").zIndex(1)`
  public func zIndex(_ value: Double) -> LoweredView { lowered { $0.zIndex(value) } }
  /// Sets the view's identity; a string also names the view in a layout's text.
  ///
  /// - Example: `Text("a").id("name")`
  public func id(_ id: some Hashable) -> LoweredView {
    identified(by: id) { $0.id(AnyHashable(id)) }
  }
  /// Sets the tag that identifies the view in a selection.
  ///
  /// - Example: `Text("a").tag(1)`
  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> LoweredView {
    lowered { $0.tag(AnyHashable(tag)) }
  }
}
