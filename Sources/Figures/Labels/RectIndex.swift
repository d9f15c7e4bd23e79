import PlumblineLayout

/// Rectangles that are searched quickly: a few one after another, many by the squares of the plane that they touch.
struct RectIndex {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// The side of a square, in points.
  private static let side = 64.0
  /// The maximum number of squares for one rectangle; larger ones are compared every time.
  private static let limit = 4_096.0
  /// The number of rectangles up to which comparing all of them is faster than finding their squares.
  private static let few = 48

  /// The rectangles by their identifiers; nil for infinite, removed or missing ones.
  private var rects: [Rect?] = []
  /// The least and the greatest coordinates of all rectangles that were ever added.
  private var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
  /// The rectangles by squares; empty while there are few.
  private var cells: [Cell: [Int]] = [:]
  private var large: [Int] = []
  private var usesCells = false

  /// Creates an index of rectangles, whose identifiers are their positions.
  init(_ rects: [Rect] = []) {
    self.rects.reserveCapacity(rects.count)
    for (id, rect) in rects.enumerated() { insert(rect, id: id) }
  }

  /// Adds a rectangle, unless it is infinite.
  mutating func insert(_ rect: Rect, id: Int) {
    while rects.count <= id { rects.append(nil) }
    guard rect.size.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else { return }
    rects[id] = rect
    low = Point(x: min(low.x, rect.minX), y: min(low.y, rect.minY))
    high = Point(x: max(high.x, rect.maxX), y: max(high.y, rect.maxY))
    if usesCells {
      addCells(of: rect, id: id)
    } else if rects.count > Self.few {
      usesCells = true
      for (id, rect) in rects.enumerated() { if let rect { addCells(of: rect, id: id) } }
    }
  }

  /// Removes a rectangle.
  mutating func remove(_ id: Int) {
    guard rects.indices.contains(id), let rect = rects[id] else { return }
    rects[id] = nil
    guard usesCells else { return }
    guard isSmall(rect) else { return large.removeAll { $0 == id } }
    forEachCell(of: rect) { cells[$0]?.removeAll { $0 == id } }
  }

  /// Returns whether a rectangle of the index overlaps another, or crosses it as a line.
  func intersects(_ rect: Rect) -> Bool {
    guard low.x < rect.maxX, rect.minX < high.x, low.y < rect.maxY, rect.minY < high.y else { return false }
    guard usesCells, isSearchable(rect) else { return rects.contains { $0?.intersects(rect) ?? false } }
    var isHit = false
    forEachNear(rect) { isHit = isHit || (rects[$0]?.intersects(rect) ?? false) }
    return isHit
  }

  /// Returns the identifiers of the rectangles that overlap another, in order.
  func ids(in rect: Rect) -> [Int] {
    var found: [Int] = []
    forEachNear(rect) { if rects[$0]?.intersects(rect) ?? false { found.append($0) } }
    return usesCells && found.count > 1 ? Set(found).sorted() : found
  }

  /// Returns the number of rectangles that a straight line crosses, without those equal to an exception.
  func crossings(from start: Point, to end: Point, except exception: Rect? = nil) -> Int {
    let way = Rect(origin: start).union(Rect(origin: end))
    guard way.size.isFinite, way.width < 1e5, way.height < 1e5, isSearchable(way) else { return 0 }
    guard low.x <= way.maxX, way.minX <= high.x, low.y <= way.maxY, way.minY <= high.y else { return 0 }
    var (found, count): (Set<Int>, Int) = ([], 0)
    forEachNear(way) { id in
      guard let rect = rects[id], rect != exception, rect.isCrossed(from: start, to: end) else { return }
      if !usesCells || found.insert(id).inserted { count += 1 }
    }
    return count
  }

  /// Calls a function with each rectangle that may overlap another, with some of them several times.
  private func forEachNear(_ rect: Rect, _ body: (Int) -> Void) {
    guard usesCells, isSearchable(rect) else { return rects.indices.forEach(body) }
    large.forEach(body)
    forEachCell(of: rect) { cells[$0]?.forEach(body) }
  }

  private mutating func addCells(of rect: Rect, id: Int) {
    guard isSmall(rect) else { return large.append(id) }
    forEachCell(of: rect) { cells[$0, default: []].append(id) }
  }

  private func isSmall(_ rect: Rect) -> Bool {
    (rect.width / Self.side + 1) * (rect.height / Self.side + 1) < Self.limit
  }

  private func isSearchable(_ rect: Rect) -> Bool {
    rect.size.isFinite && abs(rect.minX) < 1e9 && abs(rect.minY) < 1e9 && isSmall(rect)
  }
}

extension RectIndex {
  /// Calls a function with each square that a rectangle touches.
  private func forEachCell(of rect: Rect, _ body: (Cell) -> Void) { Self.forEachCell(of: rect, body) }

  private static func forEachCell(of rect: Rect, _ body: (Cell) -> Void) {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      Int((low / side).rounded(.down))...Int((high / side).rounded(.down))
    }
    for y in range(rect.minY, rect.maxY) {
      for x in range(rect.minX, rect.maxX) { body(Cell(x: x, y: y)) }
    }
  }
}
