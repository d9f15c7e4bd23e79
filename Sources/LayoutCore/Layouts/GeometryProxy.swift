/// What a view that depends on its size may ask.
public struct GeometryProxy {
  /// The size of the reader.
  public let size: Size
  /// The distances by which the safe area is smaller than the reader.
  public let safeAreaInsets: EdgeInsets
  /// The reader's frame in a coordinate space.
  private let frames: (CoordinateSpace) -> Rect

  /// A proxy of a size, with a lookup of frames.
  public init(
    size: Size, safeAreaInsets: EdgeInsets = EdgeInsets(), frames: @escaping (CoordinateSpace) -> Rect
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.frames = frames
  }

  /// The reader's frame in a coordinate space, physical left to right.
  public func frame(in space: CoordinateSpace) -> Rect { frames(space) }
}

/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// A view that carries a name.
  case named(AnyHashableSendable)
}

/// A name of any type.
public struct AnyHashableSendable: Hashable, @unchecked Sendable {
  /// The name.
  public let base: AnyHashable
  /// Wraps a name.
  public init(_ base: some Hashable & Sendable) { self.base = AnyHashable(base) }
}
