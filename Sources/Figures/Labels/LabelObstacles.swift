import PlumblineLayout

/// The lines, letters and areas of a figure that labels and their leaders avoid.
struct LabelObstacles {
  private let scene: FigureScene
  /// The rectangles of lines.
  private let lines: RectIndex
  /// The rectangles of dimensions, dots and numbers, which leaders avoid as well.
  private let arrows: RectIndex
  /// The rectangles of letters and images.
  private let details: RectIndex
  /// The rectangles of plain areas.
  private let areas: RectIndex

  /// The cost from which a position is used only if there is no other.
  static let unusable = 1_000.0
  /// The maximum distance that a label slides, in points.
  static let reach = 600.0
  /// The distance between the first two positions that are tried, in points.
  private static let step = 2.0

  /// Returns the distance to the next position that is tried, which grows with the distance from the anchor.
  static func step(at distance: Double) -> Double { max(step, distance / 16) }

  /// The cost of each text or image that a leader crosses, in points of distance.
  private static let letterCost = 60.0
  /// The cost of each dimension or dot that a leader crosses.
  private static let arrowCost = 1_000.0
  /// The cost of a dimension over letters.
  private static let hidingCost = 1_200.0
  /// The cost of a leader, in addition to its length.
  private static let leaderCost = 10.0

  /// Collects the obstacles of a figure.
  init(scene: FigureScene, lines: [Rect], arrows: [Rect]) {
    self.scene = scene
    self.lines = RectIndex(lines)
    self.arrows = RectIndex(arrows)
    details = RectIndex(scene.ink.filter(\.isDetailed).map(\.rect))
    areas = RectIndex(scene.ink.filter { !$0.isDetailed }.map(\.rect))
  }

  /// Returns the positions of a label, the cheapest first: along each anchor's slide those that are free; more of them
  /// for a label among many.
  func candidates(for request: LabelRequest, at anchors: [LabelRequest.Anchor], size: Size, isCrowded: Bool = false)
    -> [LabelCandidate]
  {
    var result: [LabelCandidate] = []
    result.reserveCapacity(32)
    var least = Double.infinity
    let (limit, range) = isCrowded ? (12, 700.0) : (6, 150.0)
    for anchor in anchors {
      let first = anchor.rect(of: size, moved: 0)
      guard first.ifFinite != nil, abs(first.minX) < 1e6, abs(first.minY) < 1e6 else { continue }
      let way = abs(anchor.slide.x) * size.width + abs(anchor.slide.y) * size.height
      let stride = max(Self.step, way / 2)
      var (distance, count) = (0.0, 0)
      while distance <= Self.reach, count < limit, anchor.cost + distance < least + range {
        let rect = anchor.rect(of: size, moved: distance)
        if anchor.holds(rect), isFree(rect, coveringContent: anchor.coversContent) {
          let candidate = candidate(for: request, anchor: anchor, rect: rect, distance: distance)
          result.append(candidate)
          least = min(least, candidate.cost)
          (distance, count) = (distance + stride, count + 1)
        } else {
          distance += Self.step(at: distance)
        }
        if anchor.slide == .zero { break }
      }
    }
    // Of equal costs the earlier anchor's is first. Positions are large, so their numbers are sorted.
    let costs = result.map(\.cost)
    return result.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }.map { result[$0] }
  }

  /// Returns a label's position with its leader, and the cost of both.
  func candidate(
    for request: LabelRequest, anchor: LabelRequest.Anchor, rect: Rect, distance: Double
  ) -> LabelCandidate {
    let leader = request.leader(from: anchor, to: rect, in: scene.page)
    var cost = anchor.cost + distance
    if let leader {
      cost += Self.leaderCost + Double(details.crossings(from: leader.start, to: leader.end)) * Self.letterCost
      cost += Double(arrows.crossings(from: leader.start, to: leader.end, except: request.subject)) * Self.arrowCost
    }
    let dimension = anchor.dimension?.rect(in: scene.theme)
    if let dimension {
      if details.intersects(dimension.insetBy(dx: 1, dy: 1)) { cost += Self.hidingCost }
      if arrows.intersects(dimension) { cost += Self.letterCost }
    }
    return LabelCandidate(
      anchor: anchor, rect: rect, leader: leader, dimension: dimension,
      measured: request.rank == .number ? dimension ?? request.subject : nil, cost: cost)
  }

  /// Returns whether a label overlaps no line, no letters and no area at a position.
  func isFree(_ rect: Rect, coveringContent: Bool) -> Bool {
    let near = rect.insetBy(dx: -1, dy: -0.5)
    return !lines.intersects(near) && !arrows.intersects(near) && !details.intersects(rect)
      && (coveringContent || !areas.intersects(rect))
  }
}

extension LabelRequest.Anchor {
  /// Returns whether the label may be placed at the position.
  func holds(_ rect: Rect) -> Bool { area.map { $0.union(rect) == $0 } ?? true }

  /// Returns the rectangle of a label of a size, moved along the anchor's slide, with its corner on a quarter of a
  /// point.
  func rect(of size: Size, moved distance: Double) -> Rect {
    func fine(_ value: Double) -> Double { (value * 4).rounded() / 4 }
    return Rect(
      x: fine(point.x + offset.x + slide.x * distance - unit.x * size.width),
      y: fine(point.y + offset.y + slide.y * distance - unit.y * size.height), width: size.width, height: size.height)
  }
}

extension LabelRequest {
  /// Returns the leader from an anchor to the label, or nil if the label is near enough without one.
  func leader(from anchor: Anchor, to rect: Rect, in theme: Theme) -> LineSegment? {
    guard hasLeader else { return nil }
    let subject = anchor.dimension?.rect(in: theme) ?? subject
    guard rect.distance(to: subject) > theme.distance.labelGap * 2 else { return nil }
    let start = rank == .number ? subject.nearest(to: rect.center) : anchor.point
    let line = LineSegment(start: start, end: rect.nearest(to: start))
    guard line.length > theme.distance.labelGap * 2 else { return nil }
    let share = (line.length - theme.distance.labelGap) / line.length
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    return LineSegment(start: line.start, end: Point(x: line.start.x + dx * share, y: line.start.y + dy * share))
  }
}

extension Rect {
  /// Returns the point of the rectangle that is nearest to another.
  func nearest(to point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
