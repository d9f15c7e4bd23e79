import LayoutCore

/// Paper with squares behind the content.
struct Grid: FigureAnnotation {
  /// Every fifth line is stronger.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "grid")
    let step = scene.theme.distance.gridStep
    let content = scene.content
    guard step > 0, content.size.isFinite, content.width + content.height < 1e5 else { return result }
    var (thin, strong) = (Path(), Path())
    for axis in Axis.allCases {
      let (along, cross) = (content.extent(along: axis), content.extent(along: axis.cross))
      let first = Int((along.lowerBound / step).rounded(.down)), last = Int((along.upperBound / step).rounded(.up))
      for number in first...last {
        let position = Double(number) * step
        let line = [
          Point(main: position, cross: (cross.lowerBound / step).rounded(.down) * step, axis: axis),
          Point(main: position, cross: (cross.upperBound / step).rounded(.up) * step, axis: axis),
        ]
        if number % 5 == 0 { strong.addLines(line) } else { thin.addLines(line) }
      }
    }
    let line = scene.theme.grid
    result.behind = [line.stroke(thin), .stroke(strong, .color(line.color.opacity(2)), line.style)]
    return result
  }
}
