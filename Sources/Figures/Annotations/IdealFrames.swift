import PlumblineLayout

extension AnnotationEntry {
  /// Ideal sizes.
  static let ideal = AnnotationEntry(
    all: WholeFigure(word: .ideal, summary: "the sizes that views take when nothing is proposed", layer: .sizes) { _ in
      [IdealFrames()]
    },
    one: SingleView(kind: "ideal", summary: "Outlines the size that the view takes when nothing is proposed.") {
      targets, _ in [IdealFrames(views: targets.map(\.view))]
    }, details: .idealSizes)
}

extension Figures.Word {
  /// The sizes that views take for an unspecified proposal, where they differ from their sizes.
  public static let ideal = Figures.Word("ideal")
}

/// The sizes that views take for an unspecified proposal: a dotted outline from the leading top corner, with the size.
struct IdealFrames: FigureAnnotation {
  /// The views; nil shows those without children whose ideal size differs from their size.
  var views: [Int]?

  /// Returns the outlines and sizes.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "ideal sizes")
    for index in views ?? differing(in: scene) where scene.isVisible[index] {
      let view = scene.layout.views[index]
      guard let size = view.idealSize, size.isFinite, view.frame.size.isFinite else { continue }
      let left = view.isRightToLeft ? view.frame.maxX - size.width : view.frame.minX
      let rect = Rect(origin: Point(x: left, y: view.frame.minY), size: size)
        .rounded(toScale: scene.layout.displayScale)
      result.over += scene.outline(rect, \.ideal)
      result.lines += rect.edges
      let around = LabelRequest.Anchor.around(rect, gap: scene.theme.distance.labelGap)
      result.labels.append(
        LabelRequest(
          text: "ideal " + size.inFigure, lettering: \.proposalLabel, subject: rect,
          anchors: around, spareAnchors: around.spares(distance: scene.theme.proposalLabel.size * 1.5), hasLeader: true)
      )
    }
    return result
  }

  private func differing(in scene: FigureScene) -> [Int] {
    scene.layout.views.indices.filter { index in
      let view = scene.layout.views[index]
      guard !scene.isContainer(index), !scene.isInternal[index], let size = view.idealSize else { return false }
      return abs(size.width - view.frame.width) > 0.01 || abs(size.height - view.frame.height) > 0.01
    }
  }
}
