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
    let reach = theme.distance.tick
    for index in views ?? Array(scene.layout.views.indices)
    where scene.isVisible[index] && (views != nil || !scene.isInternal[index]) {
      guard !scene.isContainer(index) || views != nil else { continue }
      let view = scene.layout.views[index]
      let heights = Set(
        view.guides.filter { $0.isTextBaseline && $0.isExplicit }.map(\.value))
      for height in heights.sorted() {
        let y = scene.rounded(view.frame.minY + height)
        guard y.isFinite, view.frame.size.isFinite else { continue }
        var path = Path()
        path.addLines([Point(x: view.frame.minX - reach, y: y), Point(x: view.frame.maxX + reach, y: y)])
        result.over.append(theme.baseline.stroke(path))
        result.lines.append(path.bounds ?? .zero)
      }
    }
    return result
  }
}
