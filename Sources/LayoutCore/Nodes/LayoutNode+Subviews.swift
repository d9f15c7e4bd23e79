// What a container that arranges its content itself sees of it.
extension LayoutNode {
  /// The views that nodes stand for, the members of groups each for itself with the modifiers around the group.
  public static func subviews(of nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.flatMap { node in
      guard let (modifiers, group) = node.modifiedGroup else { return [node] }
      return subviews(of: group.children.map { $0.inheriting(group.traits).modified(by: modifiers) })
    }
  }

  /// The sections among nodes; views between them are sections without a header.
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
          result.append(section.modified(by: modifiers, saying: group.traits))
          isOpen = false
        } else {
          collect(group.children.map { $0.inheriting(group.traits).modified(by: modifiers) })
        }
      }
    }
    collect(nodes)
    return result
  }

  /// What the view tells a container under keys that a program declares.
  public var containerValues: EnvironmentValues {
    toldTraits.values[.containerValues] as? EnvironmentValues ?? EnvironmentValues()
  }

  /// The view with a change to what it tells containers under keys that a program declares.
  public func containerValues(_ change: (inout EnvironmentValues) -> Void) -> LayoutNode {
    var values = containerValues
    change(&values)
    return containerValue(.containerValues, values)
  }
}

extension TraitKey {
  /// The values that a program's own keys name.
  static let containerValues = TraitKey.named("containerValues")
}
