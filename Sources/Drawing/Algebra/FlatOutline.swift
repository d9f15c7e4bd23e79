/// A path as straight lines, which remember the curves that they stand for.
///
/// A line is nowhere further from its curve than `tolerance`.
struct FlatOutline {
  /// The furthest that a straight line is from the curve that it stands for, in points.
  static let tolerance = 0.005

  /// A connected stretch: its corners, and whether it was closed.
  struct Line {
    var points: [Point]
    var isClosed: Bool
  }

  /// A place on a curve: the curve's number, and the number of the straight line that begins there.
  struct Mark: Hashable {
    var curve: Int
    var step: Int
  }

  /// The stretches, each of two points at least.
  private(set) var lines: [Line] = []
  /// The curves, and the number of straight lines that each is drawn with.
  private(set) var curves: [(segment: PathSegment, count: Int)] = []
  private var marks: [Key: [Mark]] = [:]

  /// A point that is the same after a computation that loses its last digits.
  private struct Key: Hashable {
    let x: Int
    let y: Int
    init(_ point: Point) {
      (x, y) = (Int((point.x * 1e7).rounded()), Int((point.y * 1e7).rounded()))
    }
  }

  /// The outlines of several paths, within bounds in which they can be computed.
  mutating func add(_ path: Path) -> Range<Int> {
    let first = lines.count
    for subpath in path.subpaths {
      var points = [subpath.start]
      for segment in subpath.segments {
        for point in added(segment) where point != points[points.count - 1] { points.append(point) }
      }
      guard points.count > 1, points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { continue }
      lines.append(Line(points: points, isClosed: subpath.isClosed))
    }
    return first..<lines.count
  }

  /// The corners after the start of a segment.
  private mutating func added(_ segment: PathSegment) -> [Point] {
    let usable = [segment.start, segment.control1, segment.control2, segment.end].allSatisfy {
      abs($0.x) < 1e9 && abs($0.y) < 1e9
    }
    guard !segment.isLine, usable else { return [segment.end] }
    let count = segment.lineCount(within: Self.tolerance)
    let curve = curves.count
    curves.append((segment, count))
    var result: [Point] = []
    marks[Key(segment.start), default: []].append(Mark(curve: curve, step: 0))
    for step in 1...count {
      let point = step == count ? segment.end : segment.point(at: Double(step) / Double(count))
      marks[Key(point), default: []].append(Mark(curve: curve, step: step))
      result.append(point)
    }
    return result
  }

  /// The places on curves at a corner.
  func marks(at point: Point) -> [Mark] { marks[Key(point)] ?? [] }

  /// How often stretches wind around a point, each being closed by a straight line.
  func winding(_ stretches: Range<Int>, around point: Point) -> Int {
    var winding = 0
    for line in lines[stretches] {
      var last = line.points[line.points.count - 1]
      for next in line.points {
        if (last.y <= point.y) != (next.y <= point.y) {
          let side = (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
          if next.y > last.y, side > 0 { winding += 1 }
          if next.y <= last.y, side < 0 { winding -= 1 }
        }
        last = next
      }
    }
    return winding
  }
}

extension PathSegment {
  /// How many straight lines of equal shares of the parameter stand for the curve, none further from it than a tolerance.
  ///
  /// Source: the second derivative of a cubic is at most six times its greater second difference, and a chord is at most an
  /// eighth of that times the square of the share away.
  func lineCount(within tolerance: Double) -> Int {
    let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    return min(max(Int((0.75 * bend / tolerance).squareRoot().rounded(.up)), 1), 4_096)
  }

  /// The part between two shares of the parameter, backwards where the second is the lesser.
  func part(from first: Double, to last: Double) -> PathSegment {
    let (low, high) = (min(first, last), max(first, last))
    var part = high < 1 ? split(at: high).0 : self
    if low > 0 { part = part.split(at: low / high).1 }
    guard last < first else { return part }
    return PathSegment(from: part.end, control1: part.control2, control2: part.control1, to: part.start)
  }
}
