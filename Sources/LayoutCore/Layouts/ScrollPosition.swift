/// Where a scroll view stands at first: at a view of its content, at an edge, or at an offset.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  /// What the window is brought to.
  public enum Target: Hashable {
    /// The first view with an identity: the one of `.id`, or of its element in a `ForEach`.
    case view(AnyHashable)
    /// An end of the content.
    case edge(Edge)
    /// A distance from the content's beginning, in points; nil leaves an axis as it is.
    case offset(x: Double?, y: Double?)
  }

  /// What the window is brought to; nil is the beginning.
  public var target: Target?
  /// The place of a view that meets the same place of the window; nil scrolls no farther than to show the view.
  public var anchor: UnitPoint?

  /// A position.
  public init(_ target: Target? = nil, anchor: UnitPoint? = nil) { (self.target, self.anchor) = (target, anchor) }

  /// The distance from the content's beginning along an axis, for content that is longer than the window.
  ///
  /// `range` is where the view of the position lies in the content. Source: Apple's documentation of
  /// `scrollPosition(id:anchor:)` and of `ScrollViewProxy.scrollTo(_:anchor:)`.
  func offset(
    of content: Double, in window: Double, along axis: Axis, from start: Double, to range: ClosedRange<Double>?
  ) -> Double {
    let wanted: Double
    switch target {
    case .view:
      guard let range else { return start }
      let place = anchor.map { axis == .horizontal ? $0.x : $0.y }
      if let place {
        wanted = range.lowerBound + (range.upperBound - range.lowerBound - window) * place
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

/// The view to which the scroll view around is brought: the first with its identity says where it lies by guides.
final class ScrollTarget: Sendable {
  private nonisolated(unsafe) let identity: AnyHashable

  /// A view by its identity.
  init(_ identity: AnyHashable) { self.identity = identity }

  /// Whether a view of these traits is the one.
  func matches(_ traits: Traits) -> Bool {
    if let own = traits.values[.identity] as? AnyHashable, own == identity { return true }
    return traits.tag?.identity == identity
  }

  /// The beginning of the view along each axis.
  static let start = (x: key("leading", .horizontal) { _ in 0 }, y: key("top", .vertical) { _ in 0 })
  /// The end of the view along each axis.
  static let end = (x: key("trailing", .horizontal, \.width), y: key("bottom", .vertical, \.height))
  /// What the view says.
  static var guides: [NodeNotes.Guide] {
    [start.x, start.y, end.x, end.y].map { NodeNotes.Guide(key: $0, value: $0.defaultValue, source: nil) }
  }

  /// Whether a guide is one of those.
  static func isGuide(_ key: AlignmentKey) -> Bool {
    key.kind == .custom && (key == start.x || key == start.y || key == end.x || key == end.y)
  }

  private static func key(
    _ name: String, _ axis: Axis, _ value: @escaping @Sendable (ViewDimensions) -> Double
  ) -> AlignmentKey {
    AlignmentKey(identity: .builtIn("scrollTarget." + name), name: "scrollTarget", axis: axis, defaultValue: value)
  }
}
