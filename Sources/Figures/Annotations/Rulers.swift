import PlumblineLayout

extension AnnotationEntry {
  /// Scales.
  static let rulers = AnnotationEntry(
    all: WholeFigure(word: .rulers, summary: "scales along the top and the left edge", layer: .scales) { _ in
      [Rulers()]
    },
    one: SingleView(kind: "ruler", summary: "Puts scales along the view's top and leading edge.") { targets, _ in
      targets.map { Rulers(view: $0.view) }
    })
}

extension Figures.Word {
  /// Scales along the top and the left edge.
  public static let rulers = Figures.Word("rulers")
}

/// Scales along the top and the leading edge of the content or of one view, with a number every 50 points.
struct Rulers: FigureAnnotation {
  /// The view, from whose corner the scales count; nil takes the canvas.
  var view: Int?

  /// Returns the scales, in points from the corner.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "rulers")
    let theme = scene.page
    guard view.map({ scene.isVisible[$0] }) ?? true else { return result }
    let content = view.map { scene.drawnFrame(of: $0) } ?? scene.content
    guard content.size.isFinite, content.width + content.height < 1e5 else { return result }
    let runsBack = view.map { scene.layout.views[$0].isRightToLeft } ?? false
    let origin = view == nil ? .zero : Point(x: runsBack ? content.maxX : content.minX, y: content.minY)
    let away = theme.distance.labelGap * 2
    let offset = view == nil ? away + theme.distance.overhang + theme.guideLabel.size * 1.3 : away
    var path = Path()
    for axis in Axis.allCases {
      let along = content.extent(along: axis)
      let isMirrored = axis == .vertical && runsBack
      let sign = isMirrored ? 1.0 : -1.0
      let cross = content.extent(along: axis.cross)
      let edge = isMirrored ? cross.upperBound + offset : cross.lowerBound - offset
      path.addLines([
        Point(main: along.lowerBound, cross: edge, axis: axis), Point(main: along.upperBound, cross: edge, axis: axis),
      ])
      let way = axis == .horizontal && runsBack ? -1.0 : 1.0
      let numbers = [along.lowerBound, along.upperBound].map { ($0 - origin[axis]) * way / 10 }.sorted()
      let (first, last) = (Int(numbers[0].rounded(.up)), Int(numbers[1].rounded(.down)))
      for number in first...max(first, last) {
        let isLong = number % 5 == 0
        let position = origin[axis] + Double(number) * 10 * way
        let length = theme.distance.tick * (isLong ? 2 : 1)
        path.addLines([
          Point(main: position, cross: edge, axis: axis),
          Point(main: position, cross: edge + sign * length, axis: axis),
        ])
        guard isLong else { continue }
        let point = Point(main: position, cross: edge + sign * (length + theme.distance.labelGap / 2), axis: axis)
        result.labels.append(
          LabelRequest(
            text: number < 0 ? "−\(-number * 10)" : String(number * 10), lettering: \.dimensionLabel,
            subject: Rect(origin: point),
            anchors: [
              LabelRequest.Anchor(
                point: point, unit: axis == .horizontal ? .bottom : isMirrored ? .leading : .trailing,
                slide: Point(main: 0, cross: sign, axis: axis))
            ], rank: .guide))
      }
      let band = Rect(origin: Point(main: along.lowerBound, cross: edge, axis: axis))
        .union(Rect(origin: Point(main: along.upperBound, cross: edge + sign * theme.distance.tick * 2, axis: axis)))
      result.lines.append(band)
    }
    result.over.append(theme.dimension.stroke(path))
    return result
  }
}
