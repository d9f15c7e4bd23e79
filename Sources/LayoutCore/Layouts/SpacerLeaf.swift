/// Flexible room along the stack around it, or on both axes outside of stacks.
///
/// Source: SEMANTICS 4.
public struct SpacerLeaf: Leaf {
  /// The least length, or nil for the default of 8 points.
  public var minLength: Double?

  /// Room of at least a length; one that is negative or not finite is ignored.
  public init(minLength: Double? = nil) { self.minLength = minLength?.usableLength }

  /// A spacer.
  public var role: ViewRole { .spacer }

  /// The room along the axis of the stack.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    ResolvedSpacer(least: minLength ?? 8, axis: environment.stackOrientation)
  }
}

/// A spacer whose axis is known.
struct ResolvedSpacer: ResolvedLeaf {
  let least: Double
  let axis: Axis?

  var spacing: ViewSpacing { .zero }
  var layoutPriority: Double { -.infinity }
  var dependence: AxisDependence {
    switch axis {
    case .horizontal: .widthOnWidth
    case .vertical: .heightOnHeight
    case nil: .separate
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: axis == .vertical ? 0 : max(proposal.width ?? least, least),
      height: axis == .horizontal ? 0 : max(proposal.height ?? least, least))
  }

  func draw(in rect: Rect) -> [DisplayItem] { [] }
}
