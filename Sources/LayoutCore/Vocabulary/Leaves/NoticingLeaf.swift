/// A placeholder leaf for a missing resource, with a warning.
struct NoticingLeaf: Leaf {
  /// The leaf that is measured and drawn.
  let base: any Leaf
  /// The notice about the missing resource.
  let notice: TextNotice

  /// The role of the missing view.
  var role: ViewRole { base.role }

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(base: base.resolved(in: environment, typesetter: typesetter), notice: notice)
  }

  /// The leaf in an environment.
  private struct Resolved: ResolvedLeaf {
    let base: any ResolvedLeaf
    let notice: TextNotice

    var spacing: ViewSpacing { base.spacing }
    var notices: [TextNotice] { base.notices + [notice] }

    var explicitGuides: [AlignmentKey] { base.explicitGuides }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
    func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double? {
      base.explicitAlignment(of: key, in: size)
    }
    func draw(in rect: Rect) -> [DisplayItem] { base.draw(in: rect) }
  }
}

extension LayoutNode {
  /// Returns the same leaf with a notice about a missing resource.
  func noticing(_ notice: TextNotice) -> LayoutNode {
    guard case .leaf(let leaf) = content else { return self }
    var copy = self
    copy.content = .leaf(NoticingLeaf(base: leaf, notice: notice))
    return copy
  }
}
