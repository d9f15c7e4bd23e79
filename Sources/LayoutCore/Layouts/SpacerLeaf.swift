/// Flexible space along the axis of the surrounding stack, or on both axes outside of stacks.
///
/// Rule: <doc:Modifiers#Spacers>.
public struct SpacerLeaf: Leaf {
  /// The minimum length in points, or nil for the default of 8.
  public var minLength: Double?

  /// Creates a spacer; a minimum length that is negative or not finite is ignored.
  public init(minLength: Double? = nil) { self.minLength = minLength?.usableLength }

  /// A spacer.
  public var role: ViewRole { .spacer }

  /// Returns the spacer along the stack's axis.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    ResolvedSpacer(least: minLength ?? 8, axis: environment.stackOrientation)
  }
}

/// A spacer with a known axis, or nil for both axes.
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
