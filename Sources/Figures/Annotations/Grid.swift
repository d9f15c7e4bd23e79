import PlumblineLayout

extension AnnotationEntry {
  /// Squared paper.
  static let grid = AnnotationEntry(
    all: WholeFigure(word: .grid, summary: "squared paper behind the views", layer: .background) { _ in [Grid()] },
    one: SingleView(kind: "grid", summary: "Puts squared paper behind the view.") { targets, _ in
      targets.map { Grid(view: $0.view) }
    })
}

extension Figures.Word {
  /// Squared paper behind the views.
  public static let grid = Figures.Word("grid")
}

/// Paper with squares behind the content, or behind one view.
struct Grid: FigureAnnotation {
  /// The view, from whose corner squares begin; nil takes the canvas.
  var view: Int?

  /// Returns the lines; every fifth is stronger.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "grid")
    let step = scene.theme.distance.gridStep
    let area = view.map { scene.drawnFrame(of: $0) } ?? scene.content
    guard view.map({ scene.isVisible[$0] }) ?? true else { return result }
    let origin = view == nil ? .zero : area.origin
    let content = area.offsetBy(dx: -origin.x, dy: -origin.y)
    guard step > 0, content.size.isFinite, content.width + content.height < 1e5 else { return result }
    var (thin, strong) = (Path(), Path())
    for axis in Axis.allCases {
      let (along, cross) = (content.extent(along: axis), content.extent(along: axis.cross))
      let first = Int((along.lowerBound / step).rounded(.down)), last = Int((along.upperBound / step).rounded(.up))
      for number in first...last {
        let position = Double(number) * step
        let line = [cross.lowerBound / step, cross.upperBound / step].enumerated().map { end, squares in
          Point(main: position, cross: squares.rounded(end == 0 ? .down : .up) * step, axis: axis) + origin
        }
        if number % 5 == 0 { strong.addLines(line) } else { thin.addLines(line) }
      }
    }
    let line = scene.theme.grid
    result.behind = [line.stroke(thin), .stroke(strong, .color(line.color.opacity(2)), line.style)]
    return result
  }
}
