/// A type that measures a container and places its children: SwiftUI's own protocol.
///
/// The built-in stacks and modifiers conform to it like any custom layout, without private access to the engine.
/// ``axisDependence(of:)`` is the only requirement that SwiftUI does not have; its default is always correct.
public protocol Layout {
  /// The values that a layout keeps between calls for one container.
  associatedtype Cache = Void
  /// The children of a container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout type.
  static var layoutProperties: LayoutProperties { get }
  /// Returns a new cache for a container with these children.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates a cache after the children changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the spacing that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the container's size, in points, for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places the children, in coordinates whose x axis starts at the leading edge.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the explicit value of a horizontal guide in points from the leading edge, or nil if there is none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// Returns the explicit value of a vertical guide in points from the top edge, or nil if there is none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// Returns the proposed lengths that the size depends on; fewer dependences mean fewer measurements.
  func axisDependence(of subviews: Subviews) -> AxisDependence
}
