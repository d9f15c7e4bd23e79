import PlumblineLayout

extension AnnotationEntry {
  /// Alignment guides.
  static let guides = AnnotationEntry(
    all: WholeFigure(
      word: .guides, summary: "a dashed line at each alignment guide in force, with its name", layer: .lines
    ) { request in [GuideLines(names: request.guides?.map(\.text))] },
    one: SingleView(
      kind: "guides", summary: "Shows the guides by which the view aligns its children.",
      condition: "is for containers that align their children"
    ) { targets, _ in [GuideLines(containers: targets.map(\.view))] }, details: .relations)
}

extension Figures.Word {
  /// A dashed line through each container at the guide in force, with its name.
  public static let guides = Figures.Word("guides")
}

/// A dashed line through each container at the guide in force, named, with a dot where each view's guide meets it.
///
/// Dots of explicit values are filled, those of defaults hollow.
struct GuideLines: FigureAnnotation {
  /// The containers whose guides are shown; nil shows those of all but modifiers.
  var containers: [Int]?
  /// The names of the guides that are shown, or of their axes; nil shows all.
  var names: [String]?

  /// Guides of all containers move with their views.
  var movesWithViews: Bool { containers == nil }

  /// Returns the lines, their dots and their names.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "guides")
    let theme = scene.theme
    let lines = scene.guideLines(of: containers).filter { $0.isNamed(in: names) }
    let explicit = Set(lines.flatMap(\.intersections).filter(\.isExplicit).map(\.point))
    for line in lines {
      let reach = theme.distance.overhang
      let (start, end) = (line.extent.lowerBound - reach, line.extent.upperBound + reach)
      let runsBelowLetters = line.isTextBaseline
      let allLetters = scene.letters(on: line)
      let letters = runsBelowLetters ? [] : allLetters
      let hidden = (scene.rules(along: line) + scene.struckTexts(on: line)).joined
      let free = (start...end).without(hidden)
      for stretch in free.flatMap({ $0.without(allLetters) })
        .compactMap({ scene.onBackground($0, of: line) })
      {
        result.over.append(theme.guide.haloStroke(line.path(stretch), on: scene.halo))
      }
      for stretch in free {
        let clear = stretch.without(letters)
        for part in clear { result.over += dashes(of: line, part, opacity: 1, from: start, in: scene) }
        for part in stretch.without(clear) {
          result.over += dashes(of: line, part, opacity: 0.35, from: start, in: scene)
        }
      }
      let path = line.path(start...end)
      result.lines.append(path.bounds ?? .zero)
      result.labels.append(label(of: line, from: start, to: end, in: theme))
      for intersection in line.intersections where intersection.isExplicit || !explicit.contains(intersection.point) {
        result.marks += Self.dot(at: intersection.point, isExplicit: intersection.isExplicit, in: theme)
        let reach = theme.distance.dotRadius + theme.guide.halo
        result.arrows.append(Rect(origin: intersection.point).insetBy(dx: -reach, dy: -reach))
      }
    }
    return result
  }

  /// Returns the dashes of a stretch of the line, which continue those before it, on the background and on paper.
  private func dashes(
    of line: GuideLine, _ stretch: ClosedRange<Double>, opacity: Double, from start: Double, in scene: FigureScene
  ) -> [DisplayItem] {
    let length = stretch.upperBound - stretch.lowerBound
    return scene.parts(from: line.point(at: stretch.lowerBound), to: line.point(at: stretch.upperBound)).map { part in
      let phase = stretch.lowerBound - start + part.share.lowerBound * length
      let guide = part.theme.guide
      return .stroke(
        part.path, .color(guide.color.opacity(opacity)),
        StrokeStyle(lineWidth: guide.width, dash: guide.dash, dashPhase: phase))
    }
  }

  /// Returns a filled or a hollow dot over its halo.
  static func dot(at point: Point, isExplicit: Bool, in theme: Theme) -> [DisplayItem] {
    func circle(_ radius: Double) -> Path {
      Path(ellipseIn: Rect(origin: point).insetBy(dx: -radius, dy: -radius))
    }
    let radius = theme.distance.dotRadius
    if isExplicit {
      return [
        .fill(circle(radius + theme.guide.halo), .color(theme.paper)), .fill(circle(radius), .color(theme.guide.color)),
      ]
    }
    let width = theme.guide.width
    return [
      .fill(circle(radius + theme.guide.halo), .color(theme.paper)),
      .stroke(circle(radius - width / 2), .color(theme.guide.color), StrokeStyle(lineWidth: width)),
    ]
  }

  /// Returns the guide's name at an end of its line, or beside one.
  private func label(of line: GuideLine, from start: Double, to end: Double, in theme: Theme) -> LabelRequest {
    let gap = theme.distance.labelGap
    func anchor(
      _ along: Double, _ across: Double, _ unitAlong: Double, _ unitAcross: Double, slide: Double = 0,
      aside: Double = 0, cost: Double, coversContent: Bool = false
    ) -> LabelRequest.Anchor {
      LabelRequest.Anchor(
        point: Point(main: line.position + across, cross: along, axis: line.axis),
        unit: UnitPoint(
          x: line.axis == .horizontal ? unitAcross : unitAlong, y: line.axis == .horizontal ? unitAlong : unitAcross),
        slide: Point(main: aside, cross: slide, axis: line.axis), cost: cost, coversContent: coversContent)
    }
    // Names of guides that lie close to each other move aside from the ends of their lines.
    let asides = [false, true].flatMap { covers in
      [
        anchor(start - gap, 0, 1, 0, aside: 1, cost: 40, coversContent: covers),
        anchor(start - gap, 0, 1, 1, aside: -1, cost: 40, coversContent: covers),
        anchor(end + gap, 0, 0, 0, aside: 1, cost: 40, coversContent: covers),
        anchor(end + gap, 0, 0, 1, aside: -1, cost: 40, coversContent: covers),
      ]
    }
    let startsFirst = line.axis == .horizontal || line.isRightToLeft
    let (nearStart, nearEnd) = startsFirst ? (0.0, 5.0) : (5.0, 0.0)
    return LabelRequest(
      text: line.name, lettering: \.guideLabel, subject: line.path(start...end).bounds ?? .zero,
      anchors: [
        anchor(start - gap, 0, 1, 0.5, slide: -1, cost: nearStart),
        anchor(end + gap, 0, 0, 0.5, slide: 1, cost: nearEnd),
        anchor(start, gap, 1, 0, cost: 8 + nearStart), anchor(start, -gap, 1, 1, cost: 9 + nearStart),
        anchor(end, gap, 0, 0, cost: 8 + nearEnd), anchor(end, -gap, 0, 1, cost: 9 + nearEnd),
        anchor(start, gap, 0, 0, cost: 30, coversContent: true),
        anchor(end, gap, 1, 0, cost: 32, coversContent: true),
      ], spareAnchors: asides, hasLeader: true, rank: .guide)
  }
}

extension FigureScene {
  /// Returns the part of a stretch that lies on the background, whose colour would show elsewhere; the whole stretch
  /// without a background.
  func onBackground(_ stretch: ClosedRange<Double>, of line: GuideLine) -> ClosedRange<Double>? {
    guard let extent = background?.rect.extent(along: line.axis.cross) else { return stretch }
    return stretch.overlaps(extent) ? stretch.clamped(to: extent) : nil
  }

  /// Returns the stretches of a line that run through letters or images, in order.
  func letters(on line: GuideLine) -> [ClosedRange<Double>] {
    ink.filter { $0.isDetailed && $0.rect.extent(along: line.axis).holdsInside(line.position) }
      .map { $0.rect.extent(along: line.axis.cross) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the stretches at which a level line would strike out text, in order: all texts that it crosses but for
  /// those whose baseline it is.
  func struckTexts(on line: GuideLine) -> [ClosedRange<Double>] {
    guard line.axis == .vertical else { return [] }
    return ink.filter { ink in
      ink.isDetailed && layout.views[ink.view].role != .image && !ink.baselines.isEmpty
        && ink.rect.extent(along: .vertical).holdsInside(line.position)
        && !ink.baselines.contains { abs($0 - line.position) < 1 }
    }
    .map { $0.rect.minX - 1...$0.rect.maxX + 1 }.joined
  }

  /// Returns the stretches of a line that run over plain areas, in order.
  func areas(on line: GuideLine) -> [ClosedRange<Double>] {
    ink.filter { !$0.isDetailed && $0.rect.extent(along: line.axis).holdsInside(line.position) }
      .map { $0.rect.extent(along: line.axis.cross) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the stretches at which a view is itself a thin rule along the line, which the line would hide.
  func rules(along line: GuideLine) -> [ClosedRange<Double>] {
    ink.filter { ink in
      let (thickness, length) = (ink.rect.extent(along: line.axis), ink.rect.extent(along: line.axis.cross))
      return !ink.isDetailed && thickness.length <= 2 && length.length >= theme.distance.overhang
        && thickness.lowerBound - 1 <= line.position && line.position <= thickness.upperBound + 1
    }
    .map { $0.rect.extent(along: line.axis.cross) }.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension Array<ClosedRange<Double>> {
  /// The union of the stretches, in order and without overlaps.
  var joined: [ClosedRange<Double>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, stretch in
      if let last = result.last, last.upperBound >= stretch.lowerBound {
        result[result.count - 1] = last.joined(with: stretch)
      } else {
        result.append(stretch)
      }
    }
  }
}

extension ClosedRange<Double> {
  /// The length of the range.
  var length: Double { upperBound - lowerBound }

  /// Returns the parts of the range that other ranges, given in order, leave uncovered.
  func without(_ others: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    var position = lowerBound
    for part in others where part.upperBound > position {
      if part.lowerBound >= upperBound { break }
      if part.lowerBound > position { result.append(position...part.lowerBound) }
      position = part.upperBound
    }
    if position < upperBound { result.append(position...upperBound) }
    return result
  }
}
