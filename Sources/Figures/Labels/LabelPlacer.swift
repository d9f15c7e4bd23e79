import LayoutCore

/// Finds a place for each label in turn: the cheapest of its anchors at which it overlaps no label, no line and no content.
///
/// A label that is in the way everywhere slides outward until it is free, so that there is always a place.
struct LabelPlacer {
  /// What the labels stand around.
  let scene: FigureScene
  /// Where lines run.
  let lines: [Rect]
  /// The labels placed so far.
  private(set) var placed: [PlacedLabel] = []

  /// The longest way that a label slides, in points.
  private static let reach = 600.0
  /// The distance between two tried places, in points.
  private static let step = 2.0

  /// A placer among lines.
  init(scene: FigureScene, lines: [Rect]) {
    self.scene = scene
    self.lines = lines
  }

  /// Places a label.
  mutating func place(_ request: LabelRequest) {
    let set = scene.typesetter.typeset(request.lettering.text(request.text))
    let size = set.measure(ProposedViewSize(width: request.width, height: nil)).size
    let text = set.layout(in: size) { _ in nil }
    var best: (cost: Double, rect: Rect, anchor: LabelRequest.Anchor)?
    for anchor in request.anchors {
      var distance = 0.0
      while distance <= Self.reach, anchor.cost + distance < best?.cost ?? .infinity {
        let rect = anchor.rect(of: size, moved: distance)
        if isFree(rect, coveringContent: anchor.coversContent) {
          best = (anchor.cost + distance, rect, anchor)
          break
        }
        if anchor.slide == .zero { break }
        distance += Self.step
      }
    }
    guard let first = request.anchors.first else { return }
    let found = best ?? (0, first.rect(of: size, moved: 0), first)
    placed.append(
      PlacedLabel(
        request: request, rect: found.rect, text: text, anchor: found.anchor.point,
        hasDot: found.anchor.offset != .zero,
        isOnContent: scene.ink.contains { $0.rect.intersects(found.rect) }))
  }

  /// Whether nothing is in the way of a label.
  private func isFree(_ rect: Rect, coveringContent: Bool) -> Bool {
    let clearance = scene.theme.distance.clearance
    let wide = rect.insetBy(dx: -clearance, dy: -clearance / 2)
    return !placed.contains { $0.rect.intersects(wide) } && !lines.contains { $0.intersects(rect) }
      && !scene.ink.contains { ($0.isDetailed || !coveringContent) && $0.rect.intersects(rect) }
  }
}

extension LabelRequest.Anchor {
  /// The place of a label of a size, moved along the anchor's slide, with its corner on a quarter of a point.
  func rect(of size: Size, moved distance: Double) -> Rect {
    func fine(_ value: Double) -> Double { (value * 4).rounded() / 4 }
    return Rect(
      x: fine(point.x + offset.x + slide.x * distance - unit.x * size.width),
      y: fine(point.y + offset.y + slide.y * distance - unit.y * size.height), width: size.width, height: size.height)
  }
}

extension PlacedLabel {
  /// The label's letters, and beneath them a ground where they lie on content.
  func items(in theme: Theme) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if isOnContent {
      let ground = rect.insetBy(dx: -theme.distance.labelPadding, dy: -theme.distance.labelPadding / 4)
      let corner = Size(width: theme.distance.labelPadding, height: theme.distance.labelPadding)
      items.append(.fill(Path(roundedRect: ground, cornerSize: corner), .color(theme.paper.opacity(0.92))))
    }
    items.append(.text(text, at: rect.origin, paint: .color(request.lettering.color)))
    return items
  }

  /// The line from the anchor's point to the label, if the label had to move away; a callout's begins with a dot.
  func leader(in theme: Theme) -> [DisplayItem] {
    guard request.hasLeader else { return [] }
    let end = Point(x: min(max(anchor.x, rect.minX), rect.maxX), y: min(max(anchor.y, rect.minY), rect.maxY))
    let (dx, dy) = (end.x - anchor.x, end.y - anchor.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > theme.distance.labelGap * 2 else { return [] }
    let share = (length - theme.distance.labelGap) / length
    var path = Path()
    path.addLines([anchor, Point(x: anchor.x + dx * share, y: anchor.y + dy * share)])
    let line = [theme.leader.haloStroke(path, on: theme.paper), theme.leader.stroke(path)]
    guard hasDot else { return line }
    let radius = theme.distance.dotRadius * 0.6
    let dot = Path(ellipseIn: Rect(origin: anchor).insetBy(dx: -radius, dy: -radius))
    return line + [.fill(dot, .color(theme.leader.color))]
  }
}
