/// A view without children, before its environment is known.
public protocol Leaf {
  /// The leaf with everything that it inherits taken in; asked once for each environment.
  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf
  /// What the view is.
  var role: ViewRole { get }
}

extension Leaf {
  /// A view that draws itself.
  public var role: ViewRole { .drawing }
}

/// A view without children that measures and draws itself.
///
/// Sizes are points, unrounded. A leaf never traps: whatever the proposal, it answers a size that is not negative, and
/// infinite only where infinity is proposed.
public protocol ResolvedLeaf {
  /// The size within a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// The guides that the leaf sets explicitly, whatever its size; text sets its baselines.
  var explicitGuides: [AlignmentKey] { get }
  /// The explicit value of a guide when the leaf has a size, or nil; asked for ``explicitGuides`` alone.
  func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double?
  /// The distances that the leaf prefers to its neighbours.
  var spacing: ViewSpacing { get }
  /// What the leaf draws in a rectangle of the canvas, whose edges lie on device pixels.
  func draw(in rect: Rect) -> [DisplayItem]
  /// The priority in stacks where none is set.
  var layoutPriority: Double { get }
  /// Which proposed lengths the size depends on; the fewer, the less the leaf is asked.
  var dependence: AxisDependence { get }
  /// What could not be set as asked, for warnings.
  var notices: [TextNotice] { get }
}

extension ResolvedLeaf {
  /// No guide is set.
  public var explicitGuides: [AlignmentKey] { [] }
  /// No guide is set.
  public func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double? { nil }
  /// The default distances.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The priority of most views.
  public var layoutPriority: Double { 0 }
  /// Everything may depend on everything.
  public var dependence: AxisDependence { .all }
  /// Nothing went wrong.
  public var notices: [TextNotice] { [] }
}

extension AlignmentKey {
  /// The guides that text sets.
  static let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
  /// Whether the guide is one of them.
  var isTextBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }
  /// Their bits in the sets of guides.
  static let baselineBits: UInt32 =
    1 << UInt32(Kind.firstTextBaseline.rawValue) | 1 << UInt32(Kind.lastTextBaseline.rawValue)
}
