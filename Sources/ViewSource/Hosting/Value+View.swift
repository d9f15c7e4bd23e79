import PlumblineLayout

extension LayoutNode: SourceLocated {}

extension NativeValue {
  /// The value as a view, or nil if it is none.
  var view: LayoutNode? { (self as? LocatedValue<LayoutNode>)?.content ?? exactly(LayoutNode.self) }
}

extension Value {
  /// A view.
  static func view(_ node: consuming LayoutNode) -> Value { .native(LocatedValue("View", node)) }
}
