import PlumblineLayout

/// Finds a position for each label in turn: the cheapest of its anchors at which it overlaps no label, no line and no
/// content.
///
/// A label that fits nowhere slides outward until it is free, so that there is always a position.
struct LabelPlacer {
  /// The frame of the views, around which labels are placed.
  let scene: FigureScene
  /// The rectangles of lines.
  private var lines: RectIndex
  /// The rectangles of labels.
  private var labels = RectIndex()
  /// The rectangles of letters and images.
  private let details: RectIndex
  /// The rectangles of plain areas.
  private let areas: RectIndex
  /// The labels that have been placed.
  private(set) var placed: [PlacedLabel] = []

  /// The greatest distance that a label slides, in points.
  private static let reach = 600.0
  /// The cost of each text or image that a leader crosses, in points of distance.
  private static let crossingCost = 60.0
  /// The distance between two positions that are tried, in points.
  private static let step = 2.0

  /// Creates a placer among lines.
  init(scene: FigureScene, lines: [Rect]) {
    self.scene = scene
    self.lines = RectIndex(lines)
    details = RectIndex(scene.ink.filter(\.isDetailed).map(\.rect))
    areas = RectIndex(scene.ink.filter { !$0.isDetailed }.map(\.rect))
  }

  /// Places a label.
  mutating func place(_ request: LabelRequest) {
    let set = scene.typesetter.typeset(scene.page[keyPath: request.lettering].text(request.text))
    let size = set.measure(ProposedViewSize(width: request.width, height: nil)).size
    let text = set.layout(in: size) { _ in nil }
    let best = place(for: request, size: size) ?? place(for: request, size: size, ignoringLeaders: true)
    guard let first = request.anchors.first else { return }
    let found = best ?? (first.rect(of: size, moved: 0), first)
    let label = PlacedLabel(
      request: request, rect: found.rect, text: text, anchor: found.anchor.point,
      hasDot: found.anchor.offset != .zero,
      ground: scene.labelGround(at: found.rect), isOnGround: scene.isOnGround(found.rect))
    placed.append(label)
    labels.insert(label.rect)
    if let (start, end) = label.leaderEnds(in: scene.theme) {
      lines.insert(Rect(origin: start).union(Rect(origin: end)))
    }
  }

  /// The placed labels; labels that another label's leader crosses have a background that hides it.
  var labelsAboveLeaders: [PlacedLabel] {
    let leaders = placed.map { $0.leaderEnds(in: scene.page) }
    return placed.enumerated().map { index, label in
      guard label.ground == nil else { return label }
      var label = label
      let isPassed = leaders.enumerated().contains { other, ends in
        other != index && ends.map { label.rect.isCrossed(from: $0.start, to: $0.end) } ?? false
      }
      if isPassed { label.ground = label.isOnGround ? scene.halo : scene.page.paper }
      return label
    }
  }

  /// Returns the cheapest free position of a label.
  private func place(
    for request: LabelRequest, size: Size, ignoringLeaders: Bool = false
  ) -> (rect: Rect, anchor: LabelRequest.Anchor)? {
    var best: (cost: Double, rect: Rect, anchor: LabelRequest.Anchor)?
    for anchor in request.anchors {
      var distance = 0.0
      while distance <= Self.reach, anchor.cost + distance < best?.cost ?? .infinity {
        let rect = anchor.rect(of: size, moved: distance)
        if anchor.holds(rect), isFree(rect, coveringContent: anchor.coversContent),
          ignoringLeaders || isFree(leaderTo: rect, from: anchor, of: request)
        {
          let cost = anchor.cost + distance + crossingCost(ofLeaderTo: rect, from: anchor, of: request)
          if cost < best?.cost ?? .infinity { best = (cost, rect, anchor) }
          break
        }
        if anchor.slide == .zero { break }
        distance += Self.step
      }
    }
    return best.map { ($0.rect, $0.anchor) }
  }

  /// Returns the cost of the letters and images that a label's leader would cross.
  private func crossingCost(
    ofLeaderTo rect: Rect, from anchor: LabelRequest.Anchor, of request: LabelRequest
  ) -> Double {
    let end = rect.nearest(to: anchor.point)
    let gap = scene.page.distance.labelGap * 2
    guard request.hasLeader, abs(end.x - anchor.point.x) + abs(end.y - anchor.point.y) > gap else { return 0 }
    return Double(details.crossings(from: anchor.point, to: end)) * Self.crossingCost
  }

  /// Returns whether the leader of a label that moved away crosses no label.
  private func isFree(leaderTo rect: Rect, from anchor: LabelRequest.Anchor, of request: LabelRequest) -> Bool {
    guard request.hasLeader else { return true }
    let end = rect.nearest(to: anchor.point)
    let way = Rect(origin: anchor.point).union(Rect(origin: end))
    if way.width > 4, way.height > 4 { return labels.crossings(from: anchor.point, to: end) == 0 }
    return !labels.intersects(way.insetBy(dx: -1, dy: -1))
  }

  /// Returns whether a label overlaps nothing at a position.
  private func isFree(_ rect: Rect, coveringContent: Bool) -> Bool {
    let clearance = scene.theme.distance.clearance
    let wide = rect.insetBy(dx: -clearance, dy: -clearance / 2)
    return !labels.intersects(wide) && !lines.intersects(rect.insetBy(dx: -1, dy: -0.5)) && !details.intersects(rect)
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

extension PlacedLabel {
  /// Returns the label's text, with a background if it is on content.
  func items(in scene: FigureScene) -> [DisplayItem] {
    let theme = isOnGround ? scene.theme : scene.page
    var items: [DisplayItem] = []
    if let color = ground {
      let area = rect.insetBy(dx: -theme.distance.labelPadding, dy: -theme.distance.labelPadding / 4)
      let corner = Size(width: theme.distance.labelPadding, height: theme.distance.labelPadding)
      items.append(.fill(Path(area, quarterEllipses: corner), .color(color)))
    }
    items.append(.text(text, at: rect.origin, paint: .color(theme[keyPath: request.lettering].color)))
    return items
  }

  /// Returns the ends of the leader from the anchor's point to the label, if the label moved away.
  func leaderEnds(in theme: Theme) -> (start: Point, end: Point)? {
    guard request.hasLeader else { return nil }
    let end = rect.nearest(to: anchor)
    let (dx, dy) = (end.x - anchor.x, end.y - anchor.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > theme.distance.labelGap * 2 else { return nil }
    let share = (length - theme.distance.labelGap) / length
    return (anchor, Point(x: anchor.x + dx * share, y: anchor.y + dy * share))
  }

  /// Returns the leader to the label, if the label moved away; a callout's begins with a dot.
  func leader(in scene: FigureScene) -> [DisplayItem] {
    guard let (start, end) = leaderEnds(in: scene.page) else { return [] }
    let line = scene.parts(from: start, to: end).flatMap { part in
      [part.theme.leader.haloStroke(part.path, on: part.theme.paper), part.theme.leader.stroke(part.path)]
    }
    guard hasDot else { return line }
    let radius = scene.page.distance.dotRadius * 0.6
    let dot = Path(ellipseIn: Rect(origin: anchor).insetBy(dx: -radius, dy: -radius))
    let theme = scene.isOnGround(Rect(origin: anchor)) ? scene.theme : scene.page
    return line + [.fill(dot, .color(theme.leader.color))]
  }
}

extension Rect {
  /// Returns the point of the rectangle that is nearest to another.
  func nearest(to point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
