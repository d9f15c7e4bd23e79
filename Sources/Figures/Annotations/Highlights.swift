import PlumblineLayout

extension AnnotationEntry {
  /// Tints.
  static let highlights = AnnotationEntry(
    all: WholeFigure(
      word: .highlights, summary: "a tint over the views that set a guide themselves", isOverlay: false,
      isDescribed: false,
      views: { $0.aligningViews }),
    one: SingleView(kind: "highlight", summary: "Tints the view.") { targets, _ in
      [Highlights(views: targets.map(\.view))]
    }, details: .relations)
}

extension Figures.Word {
  /// A tint over the views that set a guide themselves.
  public static let highlights = Figures.Word("highlights")
}

/// Views marked by a tint: over their frames, or behind letters on paper.
struct Highlights: FigureAnnotation {
  /// The views.
  var views: [Int]

  /// Returns the tints.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "highlights")
    for index in views where scene.isVisible[index] {
      let frame = scene.drawnFrame(of: index)
      guard frame.size.isFinite, !frame.isEmpty else { continue }
      let tint = DisplayItem.fill(Path(frame), .color(scene.theme.highlight))
      if scene.hasArea(index) { result.over.append(tint) } else { result.behind.append(tint) }
      let line = scene.theme.guide.width
      result.over.append(
        .stroke(
          Path(frame.insetBy(dx: line / 2, dy: line / 2)), .color(scene.theme.highlight.map(\.opaque)),
          StrokeStyle(lineWidth: line)))
      result.lines += frame.edges
    }
    return result
  }
}
