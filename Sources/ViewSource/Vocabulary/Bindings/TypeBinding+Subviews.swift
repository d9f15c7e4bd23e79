import PlumblineLayout

extension TypeBinding where T == [LayoutNode] {
  /// The binding of the resolved subviews of a view.
  static var subviews: TypeBinding {
    TypeBinding(
      type: .array(.native("Subview")), read: { _, _ in nil },
      write: { .array(values($0)) })
  }

  /// Returns the resolved subviews as values of the program.
  static func values(_ nodes: [LayoutNode]) -> [Value] {
    nodes.enumerated().map { index, node in .native("Subview", node.containerValue(.subviewIndex, index)) }
  }
}

extension TypeBinding where T == [SectionContent] {
  /// The binding of the resolved sections of a view.
  static var sections: TypeBinding {
    TypeBinding(
      type: .array(.native("SectionConfiguration")), read: { _, _ in nil },
      write: { .array(values($0)) })
  }

  /// Returns the resolved sections as values of the program.
  static func values(_ sections: [SectionContent]) -> [Value] { sections.map { .native("SectionConfiguration", $0) } }
}
