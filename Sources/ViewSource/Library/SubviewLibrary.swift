import PlumblineLayout

extension TraitKey {
  /// The index of a subview in its container.
  static let subviewIndex = TraitKey.named("subviewIndex")
}

extension LayoutNode {
  /// The index of a resolved subview in its container.
  var subviewIndex: Int { traits.values[.subviewIndex] as? Int ?? 0 }
}

extension Call {
  /// Returns a view with a value that custom containers can read; the arguments are its key path and the value.
  func containerValue(of node: LayoutNode) throws(Fault) -> LayoutNode {
    guard case .keyPath(let path) = value(0) else { return node }
    let values = try evaluator.setting(
      path, to: value(1), in: node.containerValues, of: "ContainerValues", at: location)
    return node.containerValues { $0 = values }
  }
}

extension Value {
  /// Whether the value is a subview that a program's container received.
  var isSubview: Bool { if case .native(let native) = self { native.type == "Subview" } else { false } }
}
