/// A geometric value of one view that another view reads in its own coordinates.
public struct Anchor<Value>: Hashable, Sendable {
  /// The value in the coordinates of the canvas.
  let bounds: Rect

  /// The source of an anchor: a part of the view's geometry.
  public struct Source: Hashable, Sendable {
    /// The corresponding source of the layout core.
    let source: AnchorSource
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { .init(source: .bounds) }
  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(source: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(source: .point(point)) }
  /// Returns a point in unit coordinates of the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(source: .unitPoint(point)) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Accesses the rectangle of an anchor, in the reader's coordinates.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { local(anchor.bounds) }
  /// Accesses the point of an anchor, in the reader's coordinates.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { local(anchor.bounds).origin }
}
