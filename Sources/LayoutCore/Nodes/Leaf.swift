/// A view without children, before its environment is known.
public protocol Leaf {
  /// The leaf with everything that it inherits taken in; asked once for each environment.
  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf
}

/// A view without children that measures and draws itself.
///
/// Sizes are points, unrounded. A leaf never traps: whatever the proposal, it answers a finite size that is not negative.
public protocol ResolvedLeaf {
  /// The size within a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// The explicit value of a guide when the leaf has a size, or nil; text answers for its baselines.
  func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double?
  /// The distances that the leaf prefers to its neighbours.
  var spacing: ViewSpacing { get }
  /// What the leaf draws in a rectangle of the canvas, whose edges lie on device pixels.
  func draw(in rect: Rect) -> [DisplayItem]
  /// What could not be set as asked, for warnings.
  var notices: [TextNotice] { get }
}

extension ResolvedLeaf {
  /// No guide is set.
  public func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double? { nil }
  /// The default distances.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Nothing went wrong.
  public var notices: [TextNotice] { [] }
}
