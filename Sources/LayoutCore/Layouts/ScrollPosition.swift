/// The initial position of a scroll view: at a view of its content, at an edge or at an offset.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  /// The destination of a scroll.
  public enum Target: Hashable {
    /// The first view with an identity, set by `.id` or by the element of a `ForEach`.
    case view(AnyHashable)
    /// An edge of the content.
    case edge(Edge)
    /// A distance from the content's start in points; nil leaves the position on an axis unchanged.
    case offset(x: Double?, y: Double?)
  }

  /// The destination, or nil for the start of the content.
  package var target: Target?
  /// The unit point of the target view that meets the same unit point of the visible bounds; nil scrolls only as far as
  /// needed to show the view.
  package var anchor: UnitPoint?
  /// A Boolean value that indicates whether the user has scrolled to the position.
  public private(set) var isPositionedByUser = false

  /// Creates the position to which the user has scrolled, at a view if one with an identity is visible.
  init(byUser identity: AnyHashable?) {
    target = identity.map { .view($0) }
    isPositionedByUser = true
  }

  /// Creates a position.
  package init(_ target: Target? = nil, anchor: UnitPoint? = nil) { (self.target, self.anchor) = (target, anchor) }

  /// Returns the scroll offset along an axis, in points, for content that is longer than the visible bounds.
  ///
  /// `start` is the offset before scrolling, and `range` is the target view's extent in the content. Where a bar
  /// becomes lower by `collapse`, the visible bounds of scrolled content begin higher by the same distance. Source:
  /// Apple's documentation of `scrollPosition(id:anchor:)` and of `ScrollViewProxy.scrollTo(_:anchor:)`.
  func offset(
    of content: Double, in window: Double, along axis: Axis, from start: Double, to range: ClosedRange<Double>?,
    below collapse: Double = 0
  ) -> Double {
    let wanted: Double
    switch target {
    case .view:
      guard let range else { return start }
      let unit = anchor.map { axis == .horizontal ? $0.x : $0.y }
      if let unit {
        let atRest = range.lowerBound + (range.upperBound - range.lowerBound - window) * unit
        wanted = atRest + (atRest >= ScrolledStart.least ? collapse * (1 - unit) : 0)
      } else if range.lowerBound < start || range.upperBound - range.lowerBound > window {
        wanted = range.lowerBound
      } else {
        wanted = max(start, range.upperBound - window)
      }
    case .edge(let edge):
      let isAlong = axis == .horizontal ? edge == .leading || edge == .trailing : edge == .top || edge == .bottom
      wanted = !isAlong ? start : edge == .trailing || edge == .bottom ? content - window : 0
    case .offset(let x, let y): wanted = (axis == .horizontal ? x : y) ?? start
    case nil: wanted = start
    }
    return min(max(wanted, 0), max(content - window, 0))
  }
}

/// The view to which the surrounding scroll view scrolls; the first view with its identity publishes its extent through
/// guides.
final class ScrollTarget: Sendable {
  private nonisolated(unsafe) let identity: AnyHashable

  /// Creates a target from the identity of a view.
  init(_ identity: AnyHashable) { self.identity = identity }

  /// Returns whether a view with these traits has the target's identity.
  func matches(_ traits: Traits) -> Bool {
    if let own = traits.values[.identity] as? AnyHashable, own == identity { return true }
    return traits.tag?.identity == identity
  }

  /// The guides at the start of the view along each axis.
  static let start = (x: key("leading", .horizontal) { _ in 0 }, y: key("top", .vertical) { _ in 0 })
  /// The guides at the end of the view along each axis.
  static let end = (x: key("trailing", .horizontal, \.width), y: key("bottom", .vertical, \.height))
  /// The guides that the target view sets.
  static var guides: [NodeNotes.Guide] {
    [start.x, start.y, end.x, end.y].map { NodeNotes.Guide(key: $0, value: $0.defaultValue, source: nil) }
  }

  /// Returns whether a guide is one of the target view's.
  static func isGuide(_ key: AlignmentKey) -> Bool {
    key.kind == .custom && (key == start.x || key == start.y || key == end.x || key == end.y)
  }

  private static func key(
    _ name: String, _ axis: Axis, _ value: @escaping @Sendable (ViewDimensions) -> Double
  ) -> AlignmentKey {
    AlignmentKey(identity: .builtIn("scrollTarget." + name), name: "scrollTarget", axis: axis, defaultValue: value)
  }
}
