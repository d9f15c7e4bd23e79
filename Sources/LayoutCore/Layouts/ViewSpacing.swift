/// The distances that a view prefers to its neighbours, by edge.
///
/// Source: SEMANTICS 2.1 and 8.3.
public struct ViewSpacing: Hashable, Sendable {
  /// What a view prefers at one edge.
  struct EdgePreference: Hashable, Sendable {
    /// Whether something other than text lies on the edge that keeps the default distance.
    var isPlain = false
    /// The text that lies on the edge, if any does.
    var text: TextSpacing?

    /// The preference of most views.
    static let plain = EdgePreference(isPlain: true)
    /// Whether no distance is kept.
    var isZero: Bool { !isPlain && text == nil }

    /// Takes in what else lies on the edge.
    mutating func formUnion(_ other: EdgePreference) {
      isPlain = isPlain || other.isPlain
      text = text.map { own in other.text.map(own.union) ?? own } ?? other.text
    }
  }

  /// The distance between two views that prefer nothing else, in points.
  static let standard = 8.0

  var top: EdgePreference
  var leading: EdgePreference
  var bottom: EdgePreference
  var trailing: EdgePreference

  /// Distances of the default, 8 points on each edge.
  public init() { self.init(.plain) }

  /// The same preference on each edge.
  private init(_ edge: EdgePreference) { (top, leading, bottom, trailing) = (edge, edge, edge, edge) }

  /// The distances of a text: the default to the sides, its fonts' above and below.
  public init(firstLine: TextSpacing, lastLine: TextSpacing) {
    self.init(.plain)
    top = EdgePreference(text: firstLine)
    bottom = EdgePreference(text: lastLine)
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing(EdgePreference())

  /// Whether every edge keeps the default distance.
  var isStandard: Bool { top == .plain && leading == .plain && bottom == .plain && trailing == .plain }

  /// Takes in another view's preferences on some edges, keeping the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// These preferences and another view's on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The default distance on some edges, as padding and frames make it.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    if edges.contains(.top) { copy.top = .plain }
    if edges.contains(.leading) { copy.leading = .plain }
    if edges.contains(.bottom) { copy.bottom = .plain }
    if edges.contains(.trailing) { copy.trailing = .plain }
    return copy
  }

  /// The distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }
}

extension ViewSpacing.EdgePreference {
  /// The distance to what lies behind or below: the largest that any two of them keep.
  ///
  /// Source: SEMANTICS 8.3 and 11.5.
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
