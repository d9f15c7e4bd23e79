import PlumblineLayout

extension AnnotationEntry {
  /// Values of guides.
  static let values = AnnotationEntry(
    all: WholeFigure(word: .values, summary: "the value of each guide in force, as a dimension", layer: .lines) { _ in
      [GuideValues()]
    },
    one: SingleView(
      kind: "guide", summary: "Shows the value of a guide of the view, of those in force if none is named.",
      condition: "is for views that a container aligns, and for guides that they have"
    ) { targets, _ in
      targets.map { GuideValues(views: [$0.view], guide: $0.arguments.first, showsName: true) }
    }, details: .relations)
}

extension Figures.Word {
  /// The values of the guides in force, as dimensions.
  public static let values = Figures.Word("values")
}

/// The values of guides: a dimension from a view's leading or top edge to the guide, with its number.
struct GuideValues: FigureAnnotation {
  /// The views whose values are shown; nil shows those of all children of containers.
  var views: [Int]?
  /// The guide's name, or nil for the guides in force.
  var guide: String?
  /// Whether the label has the guide's name before the number.
  var showsName = false

  /// Returns the dimensions and numbers.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "guide values")
    for index in views ?? Array(scene.layout.views.indices)
    where scene.isVisible[index] && (views != nil || !scene.isInternal[index]) {
      let view = scene.layout.views[index]
      guard let parent = view.parent, views != nil || !scene.layout.views[parent].role.isModifier
      else { continue }
      for value in view.guides where guide.map({ $0 == value.alignment }) ?? value.isInForce {
        let isBelow = !hasSpace(for: value, of: index, in: parent, scene: scene)
        add(value, of: index, in: parent, isBelow: isBelow, scene: scene, to: &result)
      }
    }
    return result
  }

  /// Returns the ends of the dimension on the guide's axis.
  private func ends(
    of guide: ResolvedGuide, in index: Int, of parent: Int, scene: FigureScene
  ) -> (start: Double, end: Double, runsBack: Bool) {
    let extent = scene.layout.views[index].frame.extent(along: guide.axis)
    let runsBack = guide.axis == .horizontal && scene.layout.views[parent].isRightToLeft
    return (
      runsBack ? extent.upperBound : extent.lowerBound, scene.position(of: guide, in: index, of: parent), runsBack
    )
  }

  /// Returns the dimension's coordinate across the guide's axis: in the view near its far edge, or just beyond that.
  private func cross(of guide: ResolvedGuide, in index: Int, isBelow: Bool, scene: FigureScene) -> Double {
    let distance = scene.theme.distance
    let cross = scene.layout.views[index].frame.extent(along: guide.axis.cross)
    let inset = min(distance.dimensionOffset, cross.length / 4)
    return scene.rounded(isBelow ? cross.upperBound + distance.tick + 1.5 : cross.upperBound - inset)
  }

  /// Returns whether the dimension crosses no letters in the view.
  private func hasSpace(for guide: ResolvedGuide, of index: Int, in parent: Int, scene: FigureScene) -> Bool {
    let (start, end, _) = ends(of: guide, in: index, of: parent, scene: scene)
    guard abs(end - start) > 0.5 else { return true }
    let crossPosition = cross(of: guide, in: index, isBelow: false, scene: scene)
    let tick = scene.theme.distance.tick
    let line = Rect(origin: Point(main: min(start, end), cross: crossPosition - tick, axis: guide.axis))
      .union(Rect(origin: Point(main: max(start, end), cross: crossPosition + tick, axis: guide.axis)))
    return !scene.ink.contains { $0.isDetailed && $0.rect.intersects(line) }
  }

  private func add(
    _ guide: ResolvedGuide, of index: Int, in parent: Int, isBelow: Bool, scene: FigureScene,
    to result: inout AnnotationDrawing
  ) {
    let theme = scene.theme
    let frame = scene.layout.views[index].frame
    let (start, position, runsBack) = ends(of: guide, in: index, of: parent, scene: scene)
    guard position.isFinite, frame.size.isFinite else { return }
    let crossPosition = cross(of: guide, in: index, isBelow: isBelow, scene: scene)
    var middle = Point(main: start, cross: crossPosition, axis: guide.axis)
    if abs(position - start) > 0.5 {
      let dimension = Dimension(
        axis: guide.axis, range: min(start, position)...max(start, position), cross: crossPosition)
      result.marks += dimension.items(in: theme, on: scene.halo)
      result.lines.append(dimension.rect(in: theme))
      middle = dimension.middle
    }
    let text = showsName ? "\(guide.alignment) \(guide.value.inFigure)" : guide.value.inFigure
    let reach = theme.distance.tick + theme.distance.labelGap / 2
    let isHorizontal = guide.axis == .horizontal
    let away = Point(
      main: start + (runsBack ? 1 : -1) * theme.distance.labelGap, cross: crossPosition, axis: guide.axis)
    let back = runsBack ? 0.0 : 1.0
    let beside = LabelRequest.Anchor(
      point: away, unit: isHorizontal ? UnitPoint(x: back, y: 0.5) : UnitPoint(x: 0.5, y: back),
      slide: Point(main: runsBack ? 1 : -1, cross: 0, axis: guide.axis), cost: 6)
    let beyond = LabelRequest.Anchor(
      point: Point(main: position - (away[guide.axis] - start), cross: crossPosition, axis: guide.axis),
      unit: isHorizontal ? UnitPoint(x: 1 - back, y: 0.5) : UnitPoint(x: 0.5, y: 1 - back),
      slide: Point(main: -beside.slide[guide.axis], cross: 0, axis: guide.axis), cost: 10)
    let anchors =
      [-1.0, 1.0].flatMap { sign in
        let unit = sign < 0 ? 1.0 : 0.0
        let near = LabelRequest.Anchor(
          point: Point(main: middle[guide.axis], cross: crossPosition + sign * reach, axis: guide.axis),
          unit: isHorizontal ? UnitPoint(x: 0.5, y: unit) : UnitPoint(x: unit, y: 0.5), cost: sign + 1)
        var inside = near
        (inside.coversContent, inside.area) = (true, frame)
        // The number of a line beyond the view is placed on the view only if there is no space elsewhere.
        if isBelow { inside.cost += 24 }
        return [near, inside]
      } + [beside, beyond, beside.covering(cost: 24), beyond.covering(cost: 24)]
    result.labels.append(
      LabelRequest(text: text, lettering: \.dimensionLabel, anchors: anchors, hasLeader: true, rank: .number))
  }
}
