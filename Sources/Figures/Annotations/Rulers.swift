import LayoutCore

/// Scales along the top and the left edge of the content, with a number every 50 points.
struct Rulers: FigureAnnotation {
  /// The scales, in points from the canvas's top-left corner.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "rulers")
    let theme = scene.page
    let content = scene.content
    guard content.size.isFinite, content.width + content.height < 1e5 else { return result }
    let offset = theme.distance.overhang + theme.guideLabel.size * 1.3 + theme.distance.labelGap * 2
    var path = Path()
    for axis in Axis.allCases {
      let along = content.extent(along: axis)
      let edge = content.extent(along: axis.cross).lowerBound - offset
      path.addLines([
        Point(main: along.lowerBound, cross: edge, axis: axis), Point(main: along.upperBound, cross: edge, axis: axis),
      ])
      let first = Int((along.lowerBound / 10).rounded(.up)), last = Int((along.upperBound / 10).rounded(.down))
      for number in first...max(first, last) {
        let isLong = number % 5 == 0
        let start = Point(main: Double(number) * 10, cross: edge, axis: axis)
        let length = theme.distance.tick * (isLong ? 2 : 1)
        path.addLines([start, Point(main: Double(number) * 10, cross: edge - length, axis: axis)])
        guard isLong else { continue }
        let point = Point(main: Double(number) * 10, cross: edge - length - theme.distance.labelGap / 2, axis: axis)
        result.labels.append(
          LabelRequest(
            text: String(number * 10), lettering: \.dimensionLabel,
            anchors: [
              LabelRequest.Anchor(
                point: point, unit: axis == .horizontal ? .bottom : .trailing,
                slide: Point(main: 0, cross: -1, axis: axis))
            ], rank: .guide))
      }
      let band = Rect(origin: Point(main: along.lowerBound, cross: edge, axis: axis))
        .union(Rect(origin: Point(main: along.upperBound, cross: edge - theme.distance.tick, axis: axis)))
      result.lines.append(band)
    }
    result.over.append(theme.dimension.stroke(path))
    return result
  }
}
