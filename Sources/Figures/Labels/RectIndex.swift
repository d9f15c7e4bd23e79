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

  private var rects: [Rect] = []
  private var cells: [Cell: [Int]] = [:]
  private var large: [Int] = []

  /// Creates an index of rectangles.
  init(_ rects: [Rect] = []) { for rect in rects { insert(rect) } }

  /// Adds a rectangle, unless it is infinite.
  mutating func insert(_ rect: Rect) {
    guard rect.size.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else { return }
    rects.append(rect)
    guard (rect.width / Self.side + 1) * (rect.height / Self.side + 1) < Self.limit else {
      large.append(rects.count - 1)
      return
    }
    for cell in cells(of: rect) { cells[cell, default: []].append(rects.count - 1) }
  }

  /// Returns whether a rectangle of the index overlaps another, or crosses it as a line.
  func intersects(_ rect: Rect) -> Bool {
    guard rect.size.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, rect.width < 1e5, rect.height < 1e5 else {
      return rects.contains { $0.intersects(rect) }
    }
    if large.contains(where: { rects[$0].intersects(rect) }) { return true }
    return cells(of: rect).contains { cells[$0]?.contains { rects[$0].intersects(rect) } ?? false }
  }

  /// Returns the number of rectangles that a straight line crosses.
  func crossings(from start: Point, to end: Point) -> Int {
    let way = Rect(origin: start).union(Rect(origin: end))
    guard way.size.isFinite, abs(way.minX) < 1e9, abs(way.minY) < 1e9, way.width < 1e5, way.height < 1e5 else {
      return 0
    }
    let near = Set(large + cells(of: way).flatMap { cells[$0] ?? [] })
    return near.count { rects[$0].isCrossed(from: start, to: end) }
  }

  private func cells(of rect: Rect) -> [Cell] {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      Int((low / Self.side).rounded(.down))...Int((high / Self.side).rounded(.down))
    }
    return range(rect.minY, rect.maxY).flatMap { y in range(rect.minX, rect.maxX).map { Cell(x: $0, y: y) } }
  }
}
