extension LayoutNode {
  /// Returns a view of the program whose body is created during layout, since it reads its environment.
  ///
  /// Unlike the framework's own views that are created during layout, such as buttons, it may be several members of a
  /// list.
  public static func createdView(_ view: String, _ make: @escaping (EnvironmentValues) -> LayoutNode) -> LayoutNode {
    var node = LayoutNode.deferred(view, make)
    node.traits.values[.createdView] = true
    return node
  }

  /// Returns the view for a container that counts its members, such as a list: a view of the program that is created
  /// during layout is replaced by the sections or views that it creates.
  ///
  /// A view that is a single member is unchanged, so that it is created in the environment of its row.
  /// Rule: <doc:Lists#Sections>.
  func revealingMembers(in environment: EnvironmentValues) -> LayoutNode {
    switch content {
    case .deferred(let make):
      guard traits.values[.createdView] != nil else { return self }
      let made = make(environment).revealingMembers(in: environment)
      return made.isOneView && !made.hasSection ? self : made.inheriting(traits)
    case .group:
      var copy = self
      copy.children = children.map { $0.revealingMembers(in: environment) }
      if var section = traits.values[.section] as? SectionContent {
        section.rows = section.rows.map { $0.revealingMembers(in: environment) }
        copy.traits.values[.section] = section
      }
      return copy
    default:
      guard isModifier, !children.isEmpty else { return self }
      var inner = environment
      if case .environment(let change) = content { inner = environment.setting(change) }
      var copy = self
      copy.children[0] = children[0].revealingMembers(in: inner)
      return copy
    }
  }

  /// Whether the view is a section or a group that contains one, with or without modifiers around it.
  private var hasSection: Bool {
    guard let (_, group) = modifiedGroup else { return false }
    return group.traits.values[.section] != nil || group.children.contains(where: \.hasSection)
  }
}

extension TraitKey {
  /// Whether a view of the program is created during layout.
  fileprivate static let createdView = TraitKey.named("createdView")
}
