// The views and sections that a container with an arrangement of its own reads from its content.
extension LayoutNode {
  /// Returns the views that nodes stand for: each member of a group separately, with the modifiers around the group.
  public static func subviews(of nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.flatMap { node in
      guard let (modifiers, group) = node.modifiedGroup else { return [node] }
      return subviews(of: group.children.map { $0.inheriting(group.traits).modified(by: modifiers) })
    }
  }

  /// Returns the sections among nodes; views outside of sections form sections without a header.
  public static func sections(of nodes: [LayoutNode]) -> [SectionContent] {
    var result: [SectionContent] = []
    var isOpen = false
    func collect(_ nodes: [LayoutNode]) {
      for node in nodes {
        guard let (modifiers, group) = node.modifiedGroup else {
          if !isOpen { result.append(SectionContent()) }
          isOpen = true
          result[result.count - 1].rows.append(node)
          continue
        }
        if let section = group.traits.values[.section] as? SectionContent {
          result.append(section.modified(by: modifiers, inheriting: group.traits))
          isOpen = false
        } else {
          collect(group.children.map { $0.inheriting(group.traits).modified(by: modifiers) })
        }
      }
    }
    collect(nodes)
    return result
  }

  /// The view's values for container keys that a program declares.
  public var containerValues: EnvironmentValues {
    mergedTraits.values[.containerValues] as? EnvironmentValues ?? EnvironmentValues()
  }

  /// Returns the view with changed values for container keys that a program declares.
  public func containerValues(_ change: (inout EnvironmentValues) -> Void) -> LayoutNode {
    var values = containerValues
    change(&values)
    return containerValue(.containerValues, values)
  }
}

extension TraitKey {
  /// The values of container keys that a program declares.
  static let containerValues = TraitKey.named("containerValues")
}
