import PlumblineLayout

extension AnnotationEntry {
  /// Names of views, with their sizes where both are shown.
  static let labels = AnnotationEntry(
    all: WholeFigure(word: .labels, summary: "the names of the views") { request in
      [ViewLabels(showsSizes: request.annotations.contains(.sizes))]
    },
    one: SingleView(kind: "name", summary: "Shows the view's name, or the text given.") { targets, _ in
      targets.map { ViewLabels(views: [$0.view], text: $0.arguments.first) }
    })

  /// Sizes of views; where names are shown as well, the labels of names include them.
  static let sizes = AnnotationEntry(
    all: WholeFigure(word: .sizes, summary: "the sizes of the views") { request in
      request.annotations.contains(.labels) ? [] : [ViewLabels(showsNames: false, showsSizes: true)]
    },
    one: SingleView(kind: "size", summary: "Shows the view's size.") { targets, _ in
      [ViewLabels(showsNames: false, showsSizes: true, views: targets.map(\.view))]
    })
}

extension Figures.Word {
  /// The views' names.
  public static let labels = Figures.Word("labels")
  /// The views' sizes.
  public static let sizes = Figures.Word("sizes")
}

/// The names of views, their sizes, or both.
struct ViewLabels: FigureAnnotation {
  /// Whether names are shown.
  var showsNames = true
  /// Whether sizes are shown.
  var showsSizes = false
  /// The views; nil shows all but modifiers.
  var views: [Int]?
  /// A text that replaces the name, or nil.
  var text: String?

  /// Returns the labels: in the middle of plain views that have space for them, at a corner of others.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "names")
    var seen: Set<Rect> = []
    for index in views ?? namedViews(in: scene) {
      let view = scene.layout.views[index]
      guard view.frame.size.isFinite else { continue }
      // The size of frames that coincide is shown once, as their outline is.
      if !showsNames, views == nil, !seen.insert(scene.drawnFrame(of: index)).inserted { continue }
      var parts: [String] = []
      if showsNames { parts.append(text ?? view.id ?? view.view) }
      if showsSizes { parts.append(view.frame.size.inFigure) }
      let anchors = anchors(for: index, in: scene)
      result.labels.append(
        LabelRequest(
          text: parts.joined(separator: "  "), lettering: \.viewLabel, subject: view.frame, anchors: anchors,
          spareAnchors: anchors.spares(distance: scene.theme.viewLabel.size * 1.5), hasLeader: true))
    }
    return result
  }

  private func namedViews(in scene: FigureScene) -> [Int] {
    scene.layout.views.indices.filter {
      scene.isVisible[$0] && !scene.isInternal[$0] && scene.layout.views[$0].role.isWritten
    }
  }

  private func anchors(for index: Int, in scene: FigureScene) -> [LabelRequest.Anchor] {
    let frame = scene.layout.views[index].frame
    let gap = scene.theme.distance.labelGap
    var result: [LabelRequest.Anchor] = []
    let isPlain = !scene.isContainer(index) && !scene.ink.contains { $0.view == index && $0.isDetailed }
    if isPlain {
      let shares = [(0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.5), (0.75, 0.5), (0.25, 0.25), (0.75, 0.25)]
      for (rank, share) in shares.enumerated() {
        result.append(
          LabelRequest.Anchor(
            point: UnitPoint(x: share.0, y: share.1).point(in: frame), unit: .center, cost: Double(rank) / 4,
            coversContent: true, area: frame.insetBy(dx: gap, dy: gap / 2)))
      }
    }
    let isRightToLeft = scene.layout.views[index].isRightToLeft
    let (leading, trailing, unit) = isRightToLeft ? (frame.maxX, frame.minX, 1.0) : (frame.minX, frame.maxX, 0.0)
    result += [
      LabelRequest.Anchor(
        point: Point(x: leading, y: frame.minY - gap), unit: UnitPoint(x: unit, y: 1), slide: Point(y: -1), cost: 3),
      LabelRequest.Anchor(
        point: Point(x: leading, y: frame.maxY + gap), unit: UnitPoint(x: unit, y: 0), slide: Point(y: 1), cost: 5),
      LabelRequest.Anchor(
        point: Point(x: frame.maxX + gap, y: frame.midY), unit: .leading, slide: Point(x: 1), cost: 7),
      LabelRequest.Anchor(
        point: Point(x: frame.minX - gap, y: frame.midY), unit: .trailing, slide: Point(x: -1), cost: 9),
      LabelRequest.Anchor(
        point: Point(x: trailing, y: frame.minY - gap), unit: UnitPoint(x: 1 - unit, y: 1), slide: Point(y: -1),
        cost: 6),
      LabelRequest.Anchor(
        point: Point(x: trailing, y: frame.maxY + gap), unit: UnitPoint(x: 1 - unit, y: 0), slide: Point(y: 1), cost: 8),
    ]
    return result + result.filter { $0.slide != .zero }.map { $0.covering(cost: 24) }
  }
}
