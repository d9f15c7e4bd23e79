/// The part of a view that an anchor refers to.
public enum AnchorSource: Hashable, Sendable {
  /// The view's frame.
  case bounds
  /// A rectangle in the view's coordinates.
  case rect(Rect)
  /// A point in the view's coordinates.
  case point(Point)
  /// A unit point of the view's frame, with x from the leading edge.
  case unitPoint(UnitPoint)

  /// Returns the part in canvas coordinates, in points from the physical left and top; a point has no size.
  package func rect(of placement: ViewPlacement) -> Rect {
    let frame = placement.frame
    switch self {
    case .bounds: return frame
    case .rect(let rect): return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point): return Rect(origin: frame.origin + point)
    case .unitPoint(let unit):
      let x = placement.isRightToLeft ? 1 - unit.x : unit.x
      return Rect(origin: UnitPoint(x: x, y: unit.y).point(in: frame))
    }
  }
}

extension GeometryProxy {
  /// Returns an anchor's rectangle, given in canvas coordinates, in the reader's coordinates.
  package func local(_ anchor: Rect) -> Rect {
    let origin = frame(in: .global).origin
    return anchor.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
