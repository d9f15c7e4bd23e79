/// The outlines of paths as straight lines, with references to the curves that the lines approximate.
///
/// No line is further than `tolerance` from its curve.
struct FlatOutline {
  /// The largest distance between a line and its curve, in points.
  static let tolerance = 0.005

  /// The corners of a subpath, and whether the subpath is closed.
  struct Line {
    var points: [Point]
    var isClosed: Bool
  }

  /// A position on a curve: the curve's index, and the index of the line of its approximation that begins there.
  struct Mark: Hashable {
    var curve: Int
    var step: Int
  }

  /// The subpaths, each with at least two corners.
  private(set) var lines: [Line] = []
  /// The curves, and the number of straight lines that approximate each.
  private(set) var curves: [(segment: PathSegment, count: Int)] = []
  private var marks: [Key: [Mark]] = [:]

  /// A point as a dictionary key, rounded to 1e-7 points so that it withstands rounding errors.
  private struct Key: Hashable {
    let x: Int
    let y: Int
    init(_ point: Point) {
      (x, y) = (Int((point.x * 1e7).rounded()), Int((point.y * 1e7).rounded()))
    }
  }

  /// Adds the subpaths of a path, and returns their indices in `lines`.
  ///
  /// Subpaths with coordinates of 1e9 and above, with which GEOS cannot compute, are skipped.
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

  /// Adds a segment's curve, and returns the corners of its approximation after the start.
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

  /// Returns the positions on curves that coincide with a corner.
  func marks(at point: Point) -> [Mark] { marks[Key(point)] ?? [] }

  /// Returns how often subpaths wind around a point; open ones are closed by a straight line.
  func winding(_ subpaths: Range<Int>, around point: Point) -> Int {
    var winding = 0
    for line in lines[subpaths] {
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
  /// Returns the number of straight lines, at equal distances of the parameter, that approximate the curve within a
  /// tolerance.
  ///
  /// Source: the second derivative of a cubic is at most six times its greater second difference, and a chord is at
  /// most an eighth of that times the square of the parameter's step away.
  func lineCount(within tolerance: Double) -> Int {
    let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    return min(max(Int((0.75 * bend / tolerance).squareRoot().rounded(.up)), 1), 4_096)
  }

  /// Returns the part between two parameters, reversed if the second is the smaller one.
  func part(from first: Double, to last: Double) -> PathSegment {
    let (low, high) = (min(first, last), max(first, last))
    var part = high < 1 ? split(at: high).0 : self
    if low > 0 { part = part.split(at: low / high).1 }
    guard last < first else { return part }
    return PathSegment(from: part.end, control1: part.control2, control2: part.control1, to: part.start)
  }
}
