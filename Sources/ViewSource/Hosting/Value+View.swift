import PlumblineLayout

extension LayoutNode: SourceLocated {}

extension NativeValue {
  /// The value as a view, or nil if it is not a view.
  var view: LayoutNode? { (self as? LocatedValue<LayoutNode>)?.content ?? exactly(LayoutNode.self) }
}

extension Value {
  /// Returns a view as a value.
  static func view(_ node: consuming LayoutNode) -> Value { .native(LocatedValue("View", node)) }
}
