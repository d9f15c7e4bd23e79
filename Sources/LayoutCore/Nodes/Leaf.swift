/// A view without children, independent of its environment.
public protocol Leaf {
  /// Returns the leaf with the values of an environment applied; called once for each environment.
  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf
  /// The role of the view.
  var role: ViewRole { get }
}

extension Leaf {
  /// A view that draws itself.
  public var role: ViewRole { .drawing }
}

/// A view without children that measures and draws itself.
///
/// Sizes are in points and unrounded. A leaf never traps: for any proposal it returns a size that is not negative, and
/// infinite only on an axis where infinity is proposed.
public protocol ResolvedLeaf {
  /// Returns the size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// The guides that the leaf sets explicitly at any size; text sets its baselines.
  var explicitGuides: [AlignmentKey] { get }
  /// Returns the explicit value of a guide at a size, in points, or nil; called only for ``explicitGuides``.
  func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double?
  /// The spacing that the leaf prefers to its neighbours.
  var spacing: ViewSpacing { get }
  /// Returns the items that draw the leaf in a rectangle of the canvas, whose edges lie on device pixels.
  func draw(in rect: Rect) -> [DisplayItem]
  /// The layout priority of the leaf if none is set.
  var layoutPriority: Double { get }
  /// The proposed lengths that the size depends on; fewer dependences mean fewer measurements.
  var dependence: AxisDependence { get }
  /// The problems in setting the leaf's text, for warnings.
  var notices: [TextNotice] { get }
}

extension ResolvedLeaf {
  /// No guides.
  public var explicitGuides: [AlignmentKey] { [] }
  /// Returns nil.
  public func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double? { nil }
  /// The default spacing.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The default priority, 0.
  public var layoutPriority: Double { 0 }
  /// Every dependence, which is correct for any leaf.
  public var dependence: AxisDependence { .all }
  /// No notices.
  public var notices: [TextNotice] { [] }
}

extension AlignmentKey {
  /// The guides that text sets explicitly.
  static let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
  /// Whether the guide is one of them.
  var isTextBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }
  /// The bits of the baselines in a set of guides.
  static let baselineBits: UInt32 =
    1 << UInt32(Kind.firstTextBaseline.rawValue) | 1 << UInt32(Kind.lastTextBaseline.rawValue)
}
