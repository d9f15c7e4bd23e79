/// Rings that neither meet each other nor cross themselves, so that each separates one area from another.
///
/// An overlay of them needs no library: GEOS takes ten times longer to find that there is nothing to cut.
struct SeparateRings {
  /// The rings, whose first and last points are equal.
  private let rings: [[Point]]

  /// The number of sides above which all pairs are too many to compare.
  private static let maximumCount = 1_000

  /// Creates the rings, or returns nil if two of their sides meet, or if there are too many to compare.
  init?(_ rings: [[Point]]) {
    var sides: [Side] = []
    for (number, ring) in rings.enumerated() {
      guard ring.count > 3, ring.first == ring.last, sides.count + ring.count <= Self.maximumCount else { return nil }
      for index in 1..<ring.count {
        sides.append(Side(ring[index - 1], ring[index], ring: number, index: index, isLast: index == ring.count - 1))
      }
    }
    // Only sides whose extents along the x axis overlap are compared.
    sides.sort { $0.least.x < $1.least.x }
    for (position, side) in sides.enumerated() {
      for other in sides[(position + 1)...] {
        if other.least.x > side.greatest.x + Side.tolerance { break }
        if side.meets(other) { return nil }
      }
    }
    self.rings = rings
  }

  /// Returns the rings around the areas that a predicate accepts; outer rings and holes run in opposite directions.
  func rings(where isKept: (Point) -> Bool) -> [[Point]] {
    rings.compactMap { ring in
      // Any side will do, since the areas beside a ring are the same along all of it; the longest is the safest.
      let longest = (1..<ring.count).max { length(of: ring, $0) < length(of: ring, $1) } ?? 1
      let (start, end) = (ring[longest - 1], ring[longest])
      let normal = Point(x: start.y - end.y, y: end.x - start.x) * 1e-6
      let middle = (start + end) * 0.5
      let (first, second) = (isKept(middle + normal), isKept(middle - normal))
      guard first != second else { return nil }
      // With y pointing down, a ring with a positive area has its inside where `normal` points.
      let isInsideKept = ring.doubledArea > 0 ? first : second
      return ring.turning(left: !isInsideKept)
    }
  }

  private func length(of ring: [Point], _ index: Int) -> Double { (ring[index] - ring[index - 1]).length }

  /// A side of a ring.
  private struct Side {
    let start: Point, end: Point, least: Point, greatest: Point
    let ring: Int, index: Int, isLast: Bool

    /// The distance within which two sides meet, in points.
    static let tolerance = 1e-9

    init(_ start: Point, _ end: Point, ring: Int, index: Int, isLast: Bool) {
      (self.start, self.end, self.ring, self.index, self.isLast) = (start, end, ring, index, isLast)
      least = Point(x: min(start.x, end.x), y: min(start.y, end.y))
      greatest = Point(x: max(start.x, end.x), y: max(start.y, end.y))
    }

    /// Returns whether the side meets another one besides the corner that two neighbours share.
    func meets(_ other: Side) -> Bool {
      guard least.y <= other.greatest.y + Self.tolerance, other.least.y <= greatest.y + Self.tolerance else {
        return false
      }
      if follows(other) { return turnsBack(after: other) }
      if other.follows(self) { return other.turnsBack(after: self) }
      let (a, b) = (side(of: other.start), side(of: other.end))
      let (c, d) = (other.side(of: start), other.side(of: end))
      return !((a > 0 && b > 0) || (a < 0 && b < 0) || (c > 0 && d > 0) || (c < 0 && d < 0))
    }

    private func follows(_ other: Side) -> Bool {
      ring == other.ring && (index == other.index + 1 || other.isLast && index == 1)
    }

    /// Returns whether the side lies on the one before it.
    private func turnsBack(after other: Side) -> Bool {
      let (from, to) = (other.end - other.start, end - start)
      let cross = from.x * to.y - from.y * to.x
      return abs(cross) <= Self.tolerance * from.length * to.length && from.x * to.x + from.y * to.y < 0
    }

    /// Returns on which side of the line through this side a point lies: a positive or a negative number, or zero for a
    /// point on the line.
    private func side(of point: Point) -> Double {
      let (along, across) = (end - start, point - start)
      let cross = along.x * across.y - along.y * across.x
      return abs(cross) <= Self.tolerance * along.length ? 0 : cross
    }
  }
}

extension [Point] {
  /// Twice the ring's area, which is positive if it runs clockwise with y pointing down.
  fileprivate var doubledArea: Double {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
}
