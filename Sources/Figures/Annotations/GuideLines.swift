import LayoutCore

/// A dashed line through each container at the guide in force, named, with a dot where each view's guide meets it.
///
/// Dots of explicit values are filled, those of defaults hollow.
struct GuideLines: FigureAnnotation {
  /// The containers whose guides are shown; nil shows those of all but modifiers.
  var containers: [Int]?
  /// The names of the guides that are shown, or of their axes; nil shows all.
  var names: [String]?

  /// The lines, their dots and their names.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "guides")
    let theme = scene.theme
    let lines = scene.guideLines(of: containers).filter { $0.isNamed(in: names) }
    let explicit = Set(lines.flatMap(\.meetings).filter(\.isExplicit).map(\.point))
    for line in lines {
      let reach = theme.distance.overhang
      let (start, end) = (line.extent.lowerBound - reach, line.extent.upperBound + reach)
      let runsBelowLetters = line.name.hasSuffix("TextBaseline")
      let free = runsBelowLetters ? [start...end] : scene.stretches(of: line, from: start, to: end)
      for stretch in scene.stretches(of: line, from: start, to: end).compactMap({ scene.onGround($0, of: line) }) {
        result.over.append(theme.guide.haloStroke(line.path(stretch), on: scene.halo))
      }
      for (stretch, isFree) in stretches(free, from: start, to: end) {
        result.over.append(
          .stroke(
            line.path(stretch), .color(isFree ? theme.guide.color : theme.guide.color.opacity(0.35)),
            StrokeStyle(lineWidth: theme.guide.width, dash: theme.guide.dash, dashPhase: stretch.lowerBound - start)))
      }
      let path = line.path(start...end)
      result.lines.append(path.bounds ?? .zero)
      result.labels.append(label(of: line, from: start, to: end, in: theme))
      for meeting in line.meetings where meeting.isExplicit || !explicit.contains(meeting.point) {
        result.marks += dot(at: meeting.point, isExplicit: meeting.isExplicit, in: theme)
        result.lines.append(
          Rect(origin: meeting.point).insetBy(dx: -theme.distance.dotRadius, dy: -theme.distance.dotRadius))
      }
    }
    return result
  }

  /// The whole line as stretches on free ground and on letters, in turn.
  private func stretches(
    _ free: [ClosedRange<Double>], from start: Double, to end: Double
  ) -> [(stretch: ClosedRange<Double>, isFree: Bool)] {
    var result: [(ClosedRange<Double>, Bool)] = []
    var position = start
    for part in free {
      if part.lowerBound > position { result.append((position...part.lowerBound, false)) }
      result.append((part, true))
      position = part.upperBound
    }
    if position < end { result.append((position...end, false)) }
    return result
  }

  /// A filled or a hollow dot with a ground.
  private func dot(at point: Point, isExplicit: Bool, in theme: Theme) -> [DisplayItem] {
    func circle(_ radius: Double) -> Path {
      Path(ellipseIn: Rect(origin: point).insetBy(dx: -radius, dy: -radius))
    }
    let radius = theme.distance.dotRadius
    if isExplicit {
      return [
        .fill(circle(radius + theme.guide.halo), .color(theme.paper)), .fill(circle(radius), .color(theme.guide.color)),
      ]
    }
    let small = radius * 0.75
    return [
      .fill(circle(small + theme.guide.width / 2), .color(theme.paper)),
      .stroke(circle(small), .color(theme.guide.color), StrokeStyle(lineWidth: theme.guide.width * 0.75)),
    ]
  }

  /// The guide's name at an end of its line, or beside one.
  private func label(of line: GuideLine, from start: Double, to end: Double, in theme: Theme) -> LabelRequest {
    let gap = theme.distance.labelGap
    func anchor(
      _ along: Double, _ across: Double, _ unitAlong: Double, _ unitAcross: Double, slide: Double = 0, cost: Double,
      coversContent: Bool = false
    ) -> LabelRequest.Anchor {
      LabelRequest.Anchor(
        point: Point(main: line.position + across, cross: along, axis: line.axis),
        unit: UnitPoint(
          x: line.axis == .horizontal ? unitAcross : unitAlong, y: line.axis == .horizontal ? unitAlong : unitAcross),
        slide: Point(main: 0, cross: slide, axis: line.axis), cost: cost, coversContent: coversContent)
    }
    let startsFirst = line.axis == .horizontal || line.isRightToLeft
    let (nearStart, nearEnd) = startsFirst ? (0.0, 5.0) : (5.0, 0.0)
    return LabelRequest(
      text: line.name, lettering: theme.guideLabel,
      anchors: [
        anchor(start - gap, 0, 1, 0.5, slide: -1, cost: nearStart),
        anchor(end + gap, 0, 0, 0.5, slide: 1, cost: nearEnd),
        anchor(start, gap, 1, 0, cost: 8 + nearStart), anchor(start, -gap, 1, 1, cost: 9 + nearStart),
        anchor(end, gap, 0, 0, cost: 8 + nearEnd), anchor(end, -gap, 0, 1, cost: 9 + nearEnd),
        anchor(start, gap, 0, 0, cost: 30, coversContent: true),
        anchor(end, gap, 1, 0, cost: 32, coversContent: true),
      ], hasLeader: true, rank: .guide)
  }
}

extension FigureScene {
  /// The part of a stretch that lies on the ground, if there is one: elsewhere its colour would show.
  func onGround(_ stretch: ClosedRange<Double>, of line: GuideLine) -> ClosedRange<Double>? {
    guard let extent = ground?.rect.extent(along: line.axis.cross) else { return stretch }
    return stretch.overlaps(extent) ? stretch.clamped(to: extent) : nil
  }

  /// The parts of a line that run through no letters or pictures.
  func stretches(of line: GuideLine, from start: Double, to end: Double) -> [ClosedRange<Double>] {
    let taken = ink.filter { $0.isDetailed && $0.rect.extent(along: line.axis).holdsInside(line.position) }
      .map { $0.rect.extent(along: line.axis.cross) }.sorted { $0.lowerBound < $1.lowerBound }
    var result: [ClosedRange<Double>] = []
    var position = start
    for part in taken where part.upperBound > position {
      if part.lowerBound > position { result.append(position...min(part.lowerBound, end)) }
      position = min(part.upperBound, end)
    }
    if position < end { result.append(position...end) }
    return result
  }
}
