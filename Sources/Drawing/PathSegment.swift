/// A line or curve between two points as a cubic Bézier curve.
///
/// The control points of a line divide it into thirds.
struct PathSegment {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  /// Whether the segment is a straight line.
  var isLine: Bool

  /// Creates a straight line.
  init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
    control1 = start + (end - start) * (1 / 3)
    control2 = start + (end - start) * (2 / 3)
    isLine = true
  }

  /// Creates a cubic curve.
  init(from start: Point, control1: Point, control2: Point, to end: Point) {
    (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
  }

  /// Creates the cubic curve that equals a quadratic one.
  init(from start: Point, control: Point, to end: Point) {
    self.init(
      from: start, control1: start + (control - start) * (2 / 3), control2: end + (control - end) * (2 / 3), to: end)
  }

  /// Returns the point at a parameter from 0 to 1.
  func point(at t: Double) -> Point {
    if isLine { return start + (end - start) * t }
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)
  }

  /// Returns the segment's two parts, divided at a parameter from 0 to 1.
  func split(at t: Double) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = point(at: t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (
      PathSegment(from: start, control1: a, control2: d, to: middle),
      PathSegment(from: middle, control1: e, control2: c, to: end)
    )
  }

  /// The number of straight lines that approximate the curve within 0.02 points, and within a thousandth of its length.
  private var pieces: Int {
    if isLine { return 1 }
    let polygon = (control1 - start).length + (control2 - control1).length + (end - control2).length
    let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let tolerance = max(min(0.02, polygon * 0.001), 1e-9)
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(min(count, 256)), 2), 256) : 1
  }

  /// Parameters and their lengths from the start, in points, in ascending order from (0, 0).
  var lengths: [(t: Double, length: Double)] {
    let count = pieces
    var result = [(t: 0.0, length: 0.0)]
    var last = start
    for index in 1...count {
      let t = Double(index) / Double(count)
      let next = index == count ? end : point(at: t)
      result.append((t, result[index - 1].length + (next - last).length))
      last = next
    }
    return result
  }

  /// The length of the segment, in points.
  var length: Double { lengths.last?.length ?? 0 }

  /// Returns the parameter at a distance from the start, in points.
  func parameter(at distance: Double) -> Double {
    let table = lengths
    guard let next = table.firstIndex(where: { $0.length >= distance }), next > 0 else { return distance <= 0 ? 0 : 1 }
    let (from, to) = (table[next - 1], table[next])
    let share = to.length > from.length ? (distance - from.length) / (to.length - from.length) : 0
    return from.t + (to.t - from.t) * share
  }

  /// The points after the start of the straight lines that approximate the segment.
  var polyline: [Point] { isLine ? [end] : lengths.dropFirst().map { $0.t == 1 ? end : point(at: $0.t) } }
}

extension Path {
  /// A connected part of a path, from a move to a close or to the next move.
  struct Subpath {
    var start: Point
    var segments: [PathSegment] = []
    var isClosed = false

    /// The points of the straight lines that approximate the subpath, without repeated points.
    var points: [Point] {
      var result = [start]
      for segment in segments {
        for point in segment.polyline where point != result[result.count - 1] { result.append(point) }
      }
      if isClosed, result.count > 1, result.first == result.last { result.removeLast() }
      return result
    }
  }

  /// The path's subpaths.
  ///
  /// Elements with points that are not finite are skipped.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var pen = Point.zero
    func isUsable(_ points: Point...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    func add(_ segment: PathSegment) {
      if current == nil { current = Subpath(start: pen) }
      current?.segments.append(segment)
      pen = segment.end
    }
    for element in elements {
      switch element {
      case .move(let to):
        guard isUsable(to) else { continue }
        if let current { result.append(current) }
        current = Subpath(start: to)
        pen = to
      case .line(let to):
        if isUsable(to) { add(PathSegment(from: pen, to: to)) }
      case .quadCurve(let to, let control):
        if isUsable(to, control) { add(PathSegment(from: pen, control: control, to: to)) }
      case .curve(let to, let control1, let control2):
        if isUsable(to, control1, control2) {
          add(PathSegment(from: pen, control1: control1, control2: control2, to: to))
        }
      case .closeSubpath:
        guard var open = current else { continue }
        if pen != open.start { open.segments.append(PathSegment(from: pen, to: open.start)) }
        open.isClosed = true
        result.append(open)
        pen = open.start
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }

  /// Adds a segment that starts at the current point.
  mutating func add(_ segment: PathSegment) {
    if segment.isLine {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }
}
