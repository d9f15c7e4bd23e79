/// The spacing that a view prefers to its neighbours, by edge.
///
/// Rules: <doc:Stacks#Spacing> and <doc:TextLayout#Spacing>.
public struct ViewSpacing: Hashable, Sendable {
  /// The preference at one edge.
  struct EdgePreference: Hashable, Sendable {
    /// Whether a view other than text, with the default distance, is on the edge.
    var isPlain = false
    /// The preference of the text on the edge, or nil if there is none.
    var text: TextSpacing?

    /// The preference of views that are not text.
    static let plain = EdgePreference(isPlain: true)
    /// Whether the edge keeps no distance.
    var isZero: Bool { !isPlain && text == nil }

    /// Adds the preference of another view on the same edge.
    mutating func formUnion(_ other: EdgePreference) {
      isPlain = isPlain || other.isPlain
      text = text.map { own in other.text.map(own.union) ?? own } ?? other.text
    }
  }

  /// The default distance between two views, in points.
  static let standard = 8.0

  var top: EdgePreference
  var leading: EdgePreference
  var bottom: EdgePreference
  var trailing: EdgePreference

  /// Creates preferences for the default distance, 8 points, on each edge.
  public init() { self.init(.plain) }

  /// Creates the same preference for each edge.
  private init(_ edge: EdgePreference) { (top, leading, bottom, trailing) = (edge, edge, edge, edge) }

  /// Creates the preferences of a text: the default to the sides, and those of its first and last line above and below.
  package init(firstLine: TextSpacing, lastLine: TextSpacing) {
    self.init(.plain)
    top = EdgePreference(text: firstLine)
    bottom = EdgePreference(text: lastLine)
  }

  /// Preferences for no distance on any edge.
  public static let zero = ViewSpacing(EdgePreference())

  /// Whether every edge keeps the default distance.
  var isStandard: Bool { top == .plain && leading == .plain && bottom == .plain && trailing == .plain }

  /// Adds another view's preferences on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the union of these preferences and another view's on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the preferences with the default distance on some edges, as padding and frames reset it.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    if edges.contains(.top) { copy.top = .plain }
    if edges.contains(.leading) { copy.leading = .plain }
    if edges.contains(.bottom) { copy.bottom = .plain }
    if edges.contains(.trailing) { copy.trailing = .plain }
    return copy
  }

  /// Returns the distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }
}

extension ViewSpacing.EdgePreference {
  /// Returns the distance to the next edge, the largest that any pair of views on the two edges prefers, in points.
  ///
  /// Rules: <doc:TextLayout#Spacing> and <doc:RuleDecisions#Spacing-of-text>.
  func distance(to next: ViewSpacing.EdgePreference) -> Double {
    if isZero || next.isZero { return 0 }
    var result = isPlain && next.isPlain ? ViewSpacing.standard : 0
    if let text {
      if next.isPlain { result = max(result, text.distanceToViewBelow) }
      if let lower = next.text { result = max(result, lower.leading) }
    }
    if let lower = next.text, isPlain { result = max(result, lower.distanceToViewAbove) }
    return result
  }
}
