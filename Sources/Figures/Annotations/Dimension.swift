import PlumblineLayout

/// A distance between two points on a line along an axis, drawn with arrow arrowheads or, where it is short, with bars.
struct Dimension {
  /// The axis of the distance.
  var axis: Axis
  /// The ends of the distance.
  var range: ClosedRange<Double>
  /// The coordinate of the line on the other axis.
  var cross: Double

  /// The distance's length in points.
  var length: Double { range.upperBound - range.lowerBound }
  /// The middle of the line.
  var middle: Point { point(at: (range.lowerBound + range.upperBound) / 2) }

  /// Returns the line and its arrowheads over their halo.
  func items(in theme: Theme, on halo: Color) -> [DisplayItem] {
    var line = Path()
    line.addLines([point(at: range.lowerBound), point(at: range.upperBound)])
    let tick = theme.distance.tick
    var bars = Path()
    for end in [range.lowerBound, range.upperBound] {
      bars.addLines([point(at: end, moved: -tick), point(at: end, moved: tick)])
    }
    var arrowheads = Path()
    if length >= tick * 4.5 {
      for (end, way) in [(range.lowerBound, 1.0), (range.upperBound, -1.0)] {
        arrowheads.addLines([
          point(at: end), point(at: end + way * tick * 1.6, moved: -tick * 0.6),
          point(at: end + way * tick * 1.6, moved: tick * 0.6),
        ])
        arrowheads.closeSubpath()
      }
    }
    var shape = line
    shape.addPath(arrowheads)
    let background = theme.dimension.haloStroke(shape, on: halo)
    let drawn = [theme.dimension.stroke(line), theme.dimension.stroke(bars)]
    return [background] + drawn + (arrowheads.isEmpty ? [] : [.fill(arrowheads, .color(theme.dimension.color))])
  }

  /// Returns the rectangle around the line and its arrowheads.
  func rect(in theme: Theme) -> Rect {
    let tick = theme.distance.tick
    let (a, b) = (point(at: range.lowerBound, moved: -tick), point(at: range.upperBound, moved: tick))
    return Rect(origin: a).union(Rect(origin: b))
  }

  private func point(at along: Double, moved: Double = 0) -> Point {
    Point(main: along, cross: cross + moved, axis: axis)
  }
}
