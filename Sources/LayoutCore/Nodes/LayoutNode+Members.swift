// The properties of nodes that containers with their own members, such as lists, use.
extension LayoutNode {
  /// Whether the node modifies one view, or each member of a group, rather than being a container.
  public var isModifier: Bool {
    switch content {
    case .environment, .alignmentGuide, .effect, .coordinateSpace, .preference, .geometryObserver, .preferenceReader,
      .interaction:
      return true
    case .container(let box):
      if case .container = box.properties.role { return false }
      return true
    case .leaf, .group, .gridRow, .deferred, .reader: return false
    }
  }

  /// The group that the node stands for, with the modifiers around it from the outermost; nil if the node is a single
  /// view.
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

  /// Whether the node is a group that contributes no view to a container, such as `EmptyView`.
  package var hasNoMembers: Bool {
    guard case .group = content, traits.isEmpty else { return false }
    return children.allSatisfy(\.hasNoMembers)
  }

  /// Whether the node stands for a single view and not for several members of a group.
  var isOneView: Bool {
    guard let (_, group) = modifiedGroup else { return true }
    return group.children.count == 1 && group.children[0].isOneView
  }

  /// Whether the view is created during layout, with or without modifiers around it.
  private var isCreatedLater: Bool {
    if case .deferred = content { return true }
    guard isModifier || isGroupOfOne, let inner = children.first else { return false }
    return inner.isCreatedLater
  }

  private var isGroupOfOne: Bool { if case .group = content { children.count == 1 } else { false } }

  /// Returns a node whose view is created during layout with a change of that view.
  private func changingLater(_ change: @escaping (LayoutNode) -> LayoutNode) -> LayoutNode {
    var copy = self
    if case .deferred(let make) = content {
      copy.content = .deferred { change(make($0)) }
    } else {
      copy.children[0] = children[0].changingLater(change)
    }
    return copy
  }

  /// Returns views as the only content of a container: a single view itself, several in a stack.
  ///
  /// Modifiers around several views apply to the stack once. Rule: <doc:Modifiers#Modifiers-of-several-views>. A view
  /// that is created during layout, since it reads its environment, may turn out to be several views.
  static func content(
    _ views: [LayoutNode], stackedBy stack: @escaping ([LayoutNode]) -> LayoutNode
  ) -> LayoutNode {
    guard views.count == 1 else { return stack(views) }
    if views[0].isCreatedLater { return views[0].changingLater { content([$0], stackedBy: stack) } }
    if views[0].isOneView { return views[0] }
    guard let (modifiers, group) = views[0].modifiedGroup, !modifiers.isEmpty else { return stack(views) }
    return stack(group.children.map { $0.inheriting(group.traits) }).modified(by: modifiers)
  }

  /// The traits that a container sees: the node's own and, inside modifiers, those of the modified view.
  var mergedTraits: Traits {
    var result = traits
    var node = self
    while node.isModifier, let inner = node.children.first {
      result = result.over(inner.traits)
      node = inner
    }
    return result
  }

  /// Returns the node wrapped in modifiers, the outermost first, in place of the views that they modified.
  func modified(by modifiers: [LayoutNode]) -> LayoutNode {
    modifiers.reversed().reduce(self) { inner, modifier in
      var outer = modifier
      outer.children = [inner] + modifier.children.dropFirst()
      return outer
    }
  }

  /// Returns the node with the traits of a surrounding group where it has none itself.
  func inheriting(_ traits: Traits) -> LayoutNode {
    if traits.isEmpty { return self }
    var copy = self
    copy.traits = self.traits.over(traits)
    return copy
  }
}
