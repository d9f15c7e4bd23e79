import LayoutCore

/// The values of guides: a dimension from a view's leading or top edge to the guide, with its number.
struct GuideValues: FigureAnnotation {
  /// The views whose values are shown; nil shows those of all children of stacks.
  var views: [Int]?
  /// The guide's name; nil takes those in force.
  var guide: String?
  /// Whether the name stands before the number.
  var showsName = false

  /// The dimensions and numbers.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "guide values")
    for index in views ?? Array(scene.layout.views.indices) where scene.isVisible[index] {
      let view = scene.layout.views[index]
      guard let parent = view.parent, views != nil || scene.layout.views[parent].view.first?.isUppercase == true
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
    let theme = scene.theme
    let frame = scene.layout.views[index].frame
    let position = scene.position(of: guide, in: index, of: parent)
    guard position.isFinite, frame.size.isFinite else { return }
    let runsBack = guide.axis == .horizontal && scene.layout.views[parent].isRightToLeft
    let extent = frame.extent(along: guide.axis)
    let start = runsBack ? extent.upperBound : extent.lowerBound
    let cross = frame.extent(along: guide.axis.cross)
    let inset = min(theme.distance.dimensionOffset, (cross.upperBound - cross.lowerBound) / 4)
    let place = scene.rounded(cross.upperBound - inset)
    var middle = Point(main: start, cross: place, axis: guide.axis)
    if abs(position - start) > 0.5 {
      let dimension = Dimension(axis: guide.axis, range: min(start, position)...max(start, position), cross: place)
      result.marks += dimension.items(in: theme)
      result.lines.append(dimension.rect(in: theme))
      middle = dimension.middle
    }
    let text = showsName ? "\(guide.alignment) \(guide.value.inFigure)" : guide.value.inFigure
    let reach = theme.distance.tick + theme.distance.labelGap / 2
    let isHorizontal = guide.axis == .horizontal
    let anchors = [-1.0, 1.0].flatMap { sign in
      let point = Point(main: middle[guide.axis], cross: place + sign * reach, axis: guide.axis)
      let unit = sign < 0 ? 1.0 : 0.0
      let away = Point(main: start + (runsBack ? 1 : -1) * theme.distance.labelGap, cross: place, axis: guide.axis)
      let back = runsBack ? 0.0 : 1.0
      return [
        LabelRequest.Anchor(
          point: point, unit: isHorizontal ? UnitPoint(x: 0.5, y: unit) : UnitPoint(x: unit, y: 0.5),
          cost: sign + 1, coversContent: true),
        LabelRequest.Anchor(
          point: away, unit: isHorizontal ? UnitPoint(x: back, y: 0.5) : UnitPoint(x: 0.5, y: back),
          slide: Point(main: runsBack ? 1 : -1, cross: 0, axis: guide.axis), cost: 6),
      ]
    }
    result.labels.append(
      LabelRequest(text: text, lettering: theme.dimensionLabel, anchors: anchors, hasLeader: true, rank: .number))
  }
}
