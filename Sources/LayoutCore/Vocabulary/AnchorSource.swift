/// What an anchor stands for: a part of the view that made it.
public enum AnchorSource: Hashable, Sendable {
  /// The view's frame.
  case bounds
  /// A rectangle in the view's coordinates.
  case rect(Rect)
  /// A point in the view's coordinates.
  case point(Point)
  /// A point as shares of the view's frame, x from leading.
  case unitPoint(UnitPoint)

  /// The part in the canvas, physical left to right; a point has no size.
  public func rect(of place: ViewPlace) -> Rect {
    let frame = place.frame
    switch self {
    case .bounds: return frame
    case .rect(let rect): return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point): return Rect(origin: frame.origin + point)
    case .unitPoint(let unit):
      let x = place.isRightToLeft ? 1 - unit.x : unit.x
      return Rect(origin: UnitPoint(x: x, y: unit.y).point(in: frame))
    }
  }
}

extension GeometryProxy {
  /// A rectangle of the canvas, which an anchor stands for, in the reader's coordinates.
  public func local(_ anchor: Rect) -> Rect {
    let origin = frame(in: .global).origin
    return anchor.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
