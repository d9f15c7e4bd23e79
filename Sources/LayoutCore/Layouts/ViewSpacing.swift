/// The distances that a view prefers to its neighbours, by edge.
public struct ViewSpacing: Sendable {
  /// Distances of the default, 8 points on each edge.
  public init() {}

  /// No distance on any edge.
  public static let zero = ViewSpacing()

  /// Takes in another view's preferences on some edges, keeping the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// These preferences and another view's on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double { 8 }
}
