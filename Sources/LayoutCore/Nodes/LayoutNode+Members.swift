// What a container that makes something of its members, such as a list, sees of a node.
extension LayoutNode {
  /// Whether the node changes one view, and each member of a group for itself, as opposed to a container.
  public var isModifier: Bool {
    switch content {
    case .environment, .alignmentGuide, .effect, .coordinateSpace, .preference, .geometryObserver, .preferenceReader:
      return true
    case .container(let box):
      if case .container = box.properties.role { return false }
      return true
    case .leaf, .group, .gridRow, .deferred, .reader: return false
    }
  }

  /// The group that the node is, with the modifiers around it, the outermost first; nil where the node is one view.
  var modifiedGroup: (modifiers: [LayoutNode], group: LayoutNode)? {
    var modifiers: [LayoutNode] = []
    var node = self
    while node.isModifier, let inner = node.children.first {
      modifiers.append(node)
      node = inner
    }
    guard case .group = node.content else { return nil }
    return (modifiers, node)
  }

  /// Whether the node stands for just one view, not for the members of a group.
  var isOneView: Bool {
    guard let (_, group) = modifiedGroup else { return true }
    return group.children.count == 1 && group.children[0].isOneView
  }

  /// What the node tells its container, by itself or by a view that it modifies.
  var toldTraits: Traits {
    var result = traits
    var node = self
    while node.isModifier, let inner = node.children.first {
      result = result.over(inner.traits)
      node = inner
    }
    return result
  }

  /// The node within modifiers, the outermost first, in the place of what they were around.
  func modified(by modifiers: [LayoutNode]) -> LayoutNode {
    modifiers.reversed().reduce(self) { inner, modifier in
      var outer = modifier
      outer.children = [inner] + modifier.children.dropFirst()
      return outer
    }
  }

  /// The node with what a group around it says, where it says nothing itself.
  func inheriting(_ traits: Traits) -> LayoutNode {
    if traits.isEmpty { return self }
    var copy = self
    copy.traits = self.traits.over(traits)
    return copy
  }
}
