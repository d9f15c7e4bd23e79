import PlumblineLayout

extension AnnotationEntry {
  /// Proposed sizes.
  static let proposals = AnnotationEntry(
    all: WholeFigure(word: .proposals, summary: "the sizes that containers proposed", layer: .sizes) { _ in
      [Proposals()]
    },
    one: SingleView(kind: "proposal", summary: "Shows the size that the view was proposed.") { targets, _ in
      [Proposals(views: targets.map(\.view))]
    })
}

extension Figures.Word {
  /// The sizes that containers proposed.
  public static let proposals = Figures.Word("proposals")
}

/// The sizes that containers proposed: a number each, and a dashed outline where both lengths are finite.
struct Proposals: FigureAnnotation {
  /// The views; nil shows those without children.
  var views: [Int]?

  /// Returns the outlines and numbers.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "proposals")
    let theme = scene.theme
    let gap = theme.distance.labelGap
    let shown = views ?? scene.layout.views.indices.filter { !scene.isContainer($0) }
    var seen: Set<[Rect]> = []
    for index in shown where scene.isVisible[index] && (views != nil || !scene.isInternal[index]) {
      let view = scene.layout.views[index]
      guard view.frame.size.isFinite else { continue }
      var frame = view.frame
      if let width = view.proposal.width, let height = view.proposal.height, width.isFinite, height.isFinite {
        let size = Size(width: width, height: height)
        let left = view.isRightToLeft ? view.frame.maxX - width : view.frame.minX
        let rect = Rect(origin: Point(x: left, y: view.frame.minY), size: size).rounded(
          toScale: scene.layout.displayScale)
        result.over += scene.outline(rect, \.proposal)
        result.lines += rect.edges
        frame = rect
      }
      let around = LabelRequest.Anchor.around(frame, gap: gap)
      // The same proposal to views in the same place, such as a background, is shown once.
      if views == nil, !seen.insert([frame, view.frame]).inserted { continue }
      result.labels.append(
        LabelRequest(
          text: view.proposal.inFigure, lettering: \.proposalLabel, subject: frame,
          anchors: around, spareAnchors: around.spares(distance: theme.proposalLabel.size * 1.5), hasLeader: true))
    }
    return result
  }
}
