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
        add(value, of: index, in: parent, scene: scene, to: &result)
      }
    }
    return result
  }

  private func add(
    _ guide: ResolvedGuide, of index: Int, in parent: Int, scene: FigureScene, to result: inout AnnotationDrawing
  ) {
    let frame = scene.layout.views[index].frame
    let position = scene.position(of: guide, in: index, of: parent)
    guard position.isFinite, frame.size.isFinite else { return }
    let extent = frame.extent(along: guide.axis)
    let runsBack = guide.axis == .horizontal && scene.layout.views[parent].isRightToLeft
    let line = GuideValueLine(
      axis: guide.axis, start: runsBack ? extent.upperBound : extent.lowerBound, end: position, runsBack: runsBack,
      frame: frame)
    let text = showsName ? "\(guide.alignment) \(guide.value.inFigure)" : guide.value.inFigure
    let cross = frame.extent(along: guide.axis.cross)
    let edge = Rect(origin: Point(main: line.start, cross: cross.lowerBound, axis: guide.axis))
      .union(Rect(origin: Point(main: line.start, cross: cross.upperBound, axis: guide.axis)))
    result.labels.append(
      LabelRequest(
        text: text, lettering: \.dimensionLabel, subject: edge, anchors: line.anchors(in: scene),
        spareAnchors: line.spareAnchors(in: scene), hasLeader: true, rank: .number))
  }
}

/// The line from the edge of a view to its guide, at one of several positions across the view.
private struct GuideValueLine {
  /// The axis of the guide's value.
  var axis: Axis
  /// The coordinate of the view's edge.
  var start: Double
  /// The coordinate of the guide.
  var end: Double
  /// Whether values count from right to left.
  var runsBack: Bool
  /// The view's frame.
  var frame: Rect

  /// Returns the positions of the dimension, in the view near its far edge or elsewhere across it or just beyond it,
  /// each with those of its number.
  func anchors(in scene: FigureScene) -> [LabelRequest.Anchor] {
    let distance = scene.theme.distance
    let cross = frame.extent(along: axis.cross)
    let inset = min(distance.dimensionOffset, cross.length / 4)
    let beyond = distance.tick + 1.5
    let inside = [
      (cross.upperBound - inset, 0.0), (cross.lowerBound + inset, 4.0), (cross.lowerBound + cross.length / 2, 3),
    ]
    // Among several dimensions beside letters, each has a line of its own.
    let outside = [0.0, 1, 2].flatMap { row in
      let shift = beyond + row * (distance.tick * 2 + 2)
      return [(cross.upperBound + shift, 8 + row * 5), (cross.lowerBound - shift, 9 + row * 5)]
    }
    return inside.flatMap { anchors(at: scene.rounded($0.0), cost: $0.1, isInside: true, in: scene) }
      + outside.flatMap { anchors(at: scene.rounded($0.0), cost: $0.1, isInside: false, in: scene) }
  }

  /// Returns further positions of the dimension, between those within the view and farther beyond it.
  func spareAnchors(in scene: FigureScene) -> [LabelRequest.Anchor] {
    let distance = scene.theme.distance
    let cross = frame.extent(along: axis.cross)
    let inside = [0.35, 0.65, 0.2, 0.8].enumerated().flatMap { rank, share in
      anchors(
        at: scene.rounded(cross.lowerBound + cross.length * share), cost: 12 + Double(rank) * 3, isInside: true,
        in: scene)
    }
    let outside = [3.0, 4, 5].flatMap { row -> [LabelRequest.Anchor] in
      let shift = distance.tick + 1.5 + row * (distance.tick * 2 + 2)
      return anchors(at: scene.rounded(cross.upperBound + shift), cost: 10 + row * 5, isInside: false, in: scene)
        + anchors(at: scene.rounded(cross.lowerBound - shift), cost: 11 + row * 5, isInside: false, in: scene)
    }
    return inside + outside
  }

  private func anchors(
    at cross: Double, cost: Double, isInside: Bool, in scene: FigureScene
  ) -> [LabelRequest.Anchor] {
    let distance = scene.theme.distance
    let isHorizontal = axis == .horizontal
    let length = abs(end - start)
    let dimension = length > 0.5 ? Dimension(axis: axis, range: min(start, end)...max(start, end), cross: cross) : nil
    let middle = length > 0.5 ? (start + end) / 2 : start
    let reach = distance.tick + distance.labelGap / 2
    let (way, back) = runsBack ? (1.0, 0.0) : (-1.0, 1.0)
    /// Returns the position at an end of the dimension.
    func atEnd(_ main: Double, _ way: Double, unit: Double, cost more: Double) -> LabelRequest.Anchor {
      LabelRequest.Anchor(
        point: Point(main: main + way * distance.labelGap, cross: cross, axis: axis),
        unit: isHorizontal ? UnitPoint(x: unit, y: 0.5) : UnitPoint(x: 0.5, y: unit),
        slide: Point(main: way, cross: 0, axis: axis), cost: cost + more, dimension: dimension)
    }
    let beside = atEnd(start, way, unit: back, cost: 6)
    let beyond = atEnd(end, -way, unit: 1 - back, cost: 10)
    let along = [-1.0, 1.0].flatMap { sign -> [LabelRequest.Anchor] in
      let unit = sign < 0 ? 1.0 : 0.0
      let near = LabelRequest.Anchor(
        point: Point(main: middle, cross: cross + sign * reach, axis: axis),
        unit: isHorizontal ? UnitPoint(x: 0.5, y: unit) : UnitPoint(x: unit, y: 0.5), cost: cost + sign + 1,
        dimension: dimension)
      var inside = near
      (inside.coversContent, inside.area) = (true, frame)
      // The number of a line beyond the view is placed on the view only if there is no space elsewhere.
      if !isInside { inside.cost += 24 }
      return [near, inside]
    }
    let ends = [beside, beyond, beside.covering(cost: 24), beyond.covering(cost: 24)]
    return along + ends
      + (dimension == nil ? [] : [beside.withoutDimension, beside.covering(cost: 24).withoutDimension])
  }
}
