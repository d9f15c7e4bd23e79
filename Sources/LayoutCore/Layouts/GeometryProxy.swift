/// The size and the frames that a geometry reader passes to its content.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: Size
  /// The distances from the reader's edges to the safe area, in points.
  public let safeAreaInsets: EdgeInsets
  /// The frames of the sources of matched geometry.
  var matched: MatchedFrames?
  /// Returns the reader's frame in a coordinate space.
  private let frames: (CoordinateSpace) -> Rect
  /// Returns the bounds of a coordinate space in the reader's own coordinates.
  private let spaces: (CoordinateSpace) -> Rect?

  /// Creates a proxy from a size and functions that look up coordinate spaces.
  package init(
    size: Size, safeAreaInsets: EdgeInsets = EdgeInsets(), frames: @escaping (CoordinateSpace) -> Rect,
    spaces: @escaping (CoordinateSpace) -> Rect? = { _ in nil }
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.frames = frames
    self.spaces = spaces
  }

  /// Returns the reader's frame in a coordinate space, in points from the physical left and top.
  public func frame(in space: CoordinateSpace) -> Rect { frames(space) }

  /// Returns the bounds of the view that defines a coordinate space, in the reader's coordinates, or nil if no view
  /// around the reader defines it.
  public func bounds(of space: CoordinateSpace) -> Rect? { spaces(space) }
}

/// A coordinate space: the canvas, the view itself or a named view around it.
public enum CoordinateSpace: Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// The view that has a name.
  case named(AnyHashableSendable)

  /// The coordinate space of the innermost scroll view, whose origin is the top leading corner of its visible bounds.
  public static var scrollView: CoordinateSpace { .named(AnyHashableSendable(ScrollSpace(axis: nil))) }

  /// Returns the coordinate space of a view that has a name.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace { .named(AnyHashableSendable(name)) }

  /// Returns the coordinate space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(AnyHashableSendable(ScrollSpace(axis: axis))) }
}

/// The name under which a scroll view's coordinate space is found.
struct ScrollSpace: Hashable, Sendable {
  /// The axis along which the scroll view scrolls, or nil for any.
  var axis: Axis?

  /// Returns the names of a scroll view's coordinate space: one for any axis and one for each axis that it scrolls
  /// along.
  static func names(of layout: ScrollLayout) -> [AnyHashableSendable] {
    var names = [ScrollSpace(axis: nil)]
    if layout.axes.contains(.horizontal) { names.append(ScrollSpace(axis: .horizontal)) }
    if layout.axes.contains(.vertical) { names.append(ScrollSpace(axis: .vertical)) }
    return names.map { AnyHashableSendable($0) }
  }
}

/// A type-erased name.
public struct AnyHashableSendable: Hashable, @unchecked Sendable {
  /// The name.
  public let base: AnyHashable
  /// Creates a type-erased name.
  public init(_ base: some Hashable & Sendable) { self.base = AnyHashable(base) }
}
