import PlumblineLayout

/// Rectangles by the squares of the plane that they touch, so that thousands are searched quickly.
struct RectIndex {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// The side of a square, in points.
  private static let side = 64.0
  /// The greatest number of squares for one rectangle; larger ones are compared every time.
  private static let limit = 4_096.0

  private var rects: [Int: Rect] = [:]
  private var cells: [Cell: [Int]] = [:]
  private var large: [Int] = []

  /// Creates an index of rectangles, whose identifiers are their positions.
  init(_ rects: [Rect] = []) { for (id, rect) in rects.enumerated() { insert(rect, id: id) } }

  /// Adds a rectangle, unless it is infinite.
  mutating func insert(_ rect: Rect, id: Int) {
    guard rect.size.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else { return }
    rects[id] = rect
    guard isSmall(rect) else {
      large.append(id)
      return
    }
    for cell in cells(of: rect) { cells[cell, default: []].append(id) }
  }

  /// Removes a rectangle.
  mutating func remove(_ id: Int) {
    guard let rect = rects.removeValue(forKey: id) else { return }
    guard isSmall(rect) else { return large.removeAll { $0 == id } }
    for cell in cells(of: rect) { cells[cell]?.removeAll { $0 == id } }
  }

  /// Returns whether a rectangle of the index overlaps another, or crosses it as a line.
  func intersects(_ rect: Rect) -> Bool {
    guard isSearchable(rect) else { return rects.values.contains { $0.intersects(rect) } }
    func hits(_ id: Int) -> Bool { rects[id]?.intersects(rect) ?? false }
    return large.contains(where: hits) || cells(of: rect).contains { cells[$0]?.contains(where: hits) ?? false }
  }

  /// Returns the identifiers of the rectangles that overlap another, in order.
  func ids(in rect: Rect) -> [Int] {
    let near = isSearchable(rect) ? large + cells(of: rect).flatMap { cells[$0] ?? [] } : Array(rects.keys)
    let found = near.filter { rects[$0]?.intersects(rect) ?? false }
    return found.count < 2 ? found : Set(found).sorted()
  }

  /// Returns the number of rectangles that a straight line crosses, without those equal to an exception.
  func crossings(from start: Point, to end: Point, except exception: Rect? = nil) -> Int {
    let way = Rect(origin: start).union(Rect(origin: end))
    guard way.size.isFinite, way.width < 1e5, way.height < 1e5, isSearchable(way) else { return 0 }
    let near = Set(large + cells(of: way).flatMap { cells[$0] ?? [] })
    return near.count { id in
      rects[id].map { $0 != exception && $0.isCrossed(from: start, to: end) } ?? false
    }
  }

  private func isSmall(_ rect: Rect) -> Bool {
    (rect.width / Self.side + 1) * (rect.height / Self.side + 1) < Self.limit
  }

  private func isSearchable(_ rect: Rect) -> Bool {
    rect.size.isFinite && abs(rect.minX) < 1e9 && abs(rect.minY) < 1e9 && isSmall(rect)
  }

  private func cells(of rect: Rect) -> [Cell] {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      Int((low / Self.side).rounded(.down))...Int((high / Self.side).rounded(.down))
    }
    return range(rect.minY, rect.maxY).flatMap { y in range(rect.minX, rect.maxX).map { Cell(x: $0, y: y) } }
  }
}
