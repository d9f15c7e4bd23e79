import PlumblineLayout

extension AnnotationEntry {
  /// Baselines of text.
  static let baselines = AnnotationEntry(
    all: WholeFigure(word: .baselines, summary: "first and last baselines of text", layer: .lines) { _ in [Baselines()]
    },
    one: SingleView(kind: "baselines", summary: "Shows the view's baselines.", condition: "is for views with text") {
      targets, _ in [Baselines(views: targets.map(\.view))]
    }, details: .relations)
}

extension Figures.Word {
  /// First and last baselines of text.
  public static let baselines = Figures.Word("baselines")
}

/// The first and the last baseline of each text, as thin lines through its frame.
struct Baselines: FigureAnnotation {
  /// The views whose baselines are shown; nil shows those of all.
  var views: [Int]?

  /// Returns the lines.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "baselines")
    let theme = scene.theme
    let texts = RectIndex(
      scene.layout.views.indices.filter { scene.isVisible[$0] && scene.layout.views[$0].role == .text }
        .map { scene.layout.views[$0].frame })
    for index in views ?? Array(scene.layout.views.indices)
    where scene.isVisible[index] && (views != nil || !scene.isInternal[index]) {
      guard !scene.isContainer(index) || views != nil else { continue }
      let view = scene.layout.views[index]
      let heights = Set(
        view.guides.filter { $0.isTextBaseline && $0.isExplicit }.map(\.value))
      for height in heights.sorted() {
        let y = scene.rounded(view.frame.minY + height)
        guard y.isFinite, view.frame.size.isFinite else { continue }
        // A line ends a little beyond its text, but not in the letters of the next one.
        let tick = theme.distance.tick
        let isFree = { (x: Double) in !texts.intersects(Rect(x: x, y: y, width: tick - 0.02, height: 0)) }
        let before = isFree(view.frame.minX - tick + 0.01) ? tick : 0
        let after = isFree(view.frame.maxX + 0.01) ? tick : 0
        var path = Path()
        path.addLines([Point(x: view.frame.minX - before, y: y), Point(x: view.frame.maxX + after, y: y)])
        result.over.append(theme.baseline.stroke(path))
        result.lines.append(path.bounds ?? .zero)
      }
    }
    return result
  }
}
