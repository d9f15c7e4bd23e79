/// What a view that depends on its size may ask.
public struct GeometryProxy {
  /// The size of the reader.
  public let size: Size
  /// The distances by which the safe area is smaller than the reader.
  public let safeAreaInsets: EdgeInsets
  /// Where the sources of matched geometry stand.
  var matched: MatchedFrames?
  /// The reader's frame in a coordinate space.
  private let frames: (CoordinateSpace) -> Rect
  /// The bounds of a coordinate space in the reader's own coordinates.
  private let spaces: (CoordinateSpace) -> Rect?

  /// A proxy of a size, with a lookup of frames.
  public init(
    size: Size, safeAreaInsets: EdgeInsets = EdgeInsets(), frames: @escaping (CoordinateSpace) -> Rect,
    spaces: @escaping (CoordinateSpace) -> Rect? = { _ in nil }
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.frames = frames
    self.spaces = spaces
  }

  /// The reader's frame in a coordinate space, physical left to right.
  public func frame(in space: CoordinateSpace) -> Rect { frames(space) }

  /// The bounds of the view that a coordinate space belongs to, in the reader's coordinates; nil where no view around the
  /// reader carries the name.
  public func bounds(of space: CoordinateSpace) -> Rect? { spaces(space) }
}

/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// A view that carries a name.
  case named(AnyHashableSendable)

  /// The innermost scroll view: its window, which its content fills from the corner.
  public static var scrollView: CoordinateSpace { .named(AnyHashableSendable(ScrollSpace(axis: nil))) }

  /// The innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(AnyHashableSendable(ScrollSpace(axis: axis))) }
}

/// The name of the coordinates that every scroll view has.
struct ScrollSpace: Hashable, Sendable {
  /// The axis along which the scroll view scrolls, or nil for any.
  var axis: Axis?

  /// The names of a scroll view's coordinates.
  static func names(of layout: ScrollLayout) -> [AnyHashableSendable] {
    var names = [ScrollSpace(axis: nil)]
    if layout.axes.contains(.horizontal) { names.append(ScrollSpace(axis: .horizontal)) }
    if layout.axes.contains(.vertical) { names.append(ScrollSpace(axis: .vertical)) }
    return names.map { AnyHashableSendable($0) }
  }
}

/// A name of any type.
public struct AnyHashableSendable: Hashable, @unchecked Sendable {
  /// The name.
  public let base: AnyHashable
  /// Wraps a name.
  public init(_ base: some Hashable & Sendable) { self.base = AnyHashable(base) }
}
