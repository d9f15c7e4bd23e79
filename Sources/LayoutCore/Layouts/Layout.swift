/// How a container measures and puts its children, in SwiftUI's own protocol.
///
/// The built-in stacks and modifiers conform to it like a layout of one's own; the engine has no other door.
/// ``axisDependence(of:)`` is the one requirement that SwiftUI does not have; its default is always right.
public protocol Layout {
  /// What a layout keeps between its calls for one container.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// Facts about the layout as a whole.
  static var layoutProperties: LayoutProperties { get }
  /// A new cache for a container with these children.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings a cache up to date after the children changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container takes within a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Puts the children, in coordinates in which x counts from leading.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The explicit value of a horizontal guide, or nil.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The explicit value of a vertical guide, or nil.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// Which proposed lengths the size depends on; the fewer, the less the engine asks.
  func axisDependence(of subviews: Subviews) -> AxisDependence
}
