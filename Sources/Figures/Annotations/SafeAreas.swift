import PlumblineLayout

extension AnnotationEntry {
  /// The safe area of the screen.
  static let safeAreas = AnnotationEntry(
    all: WholeFigure(
      word: .safeAreas, summary: "the parts of the screen outside of its safe area, with their insets",
      layer: .distances, isDescribed: false
    ) { _ in [SafeAreas()] })
}

extension Figures.Word {
  /// The parts of the screen outside of its safe area.
  public static let safeAreas = Figures.Word("safe-areas")
}

/// The parts of a device's screen outside of its safe area, each tinted, with its inset as a dimension.
///
/// A preview that does not fill the screen on an axis shows none there.
struct SafeAreas: FigureAnnotation {
  /// Returns the bands, their dimensions and numbers.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "safe areas")
    let (layout, theme) = (scene.layout, scene.theme)
    guard let safe = layout.safeArea else { return result }
    let canvas = Rect(size: layout.canvas)
    // A root that is smaller than the screen lies within the safe area, beyond which its canvas does not reach.
    let (top, left) = (max(safe.minY - canvas.minY, 0), max(safe.minX - canvas.minX, 0))
    let (bottom, right) = (max(canvas.maxY - safe.maxY, 0), max(canvas.maxX - safe.maxX, 0))
    for (band, axis, way) in [
      (Rect(x: canvas.minX, y: canvas.minY, width: canvas.width, height: top), Axis.vertical, -1.0),
      (Rect(x: canvas.minX, y: safe.maxY, width: canvas.width, height: bottom), .vertical, 1),
      (Rect(x: canvas.minX, y: canvas.minY, width: left, height: canvas.height), .horizontal, -1),
      (Rect(x: safe.maxX, y: canvas.minY, width: right, height: canvas.height), .horizontal, 1),
    ] {
      let range = band.extent(along: axis)
      guard range.upperBound - range.lowerBound > 0.01, band.width > 0, band.height > 0 else { continue }
      result.over.append(.fill(Path(band), .color(theme.dimension.color.opacity(0.12))))
      let edge = way < 0 ? range.upperBound : range.lowerBound
      var line = Path()
      let across = band.extent(along: axis.cross)
      line.addLines([
        Point(main: edge, cross: across.lowerBound, axis: axis),
        Point(main: edge, cross: across.upperBound, axis: axis),
      ])
      result.over.append(theme.dimension.stroke(line))
      let cross = scene.rounded(across.lowerBound + (across.upperBound - across.lowerBound) * 0.12)
      let dimension = Dimension(axis: axis, range: range, cross: cross)
      result.marks += dimension.items(in: theme, on: scene.halo)
      result.arrows.append(dimension.rect(in: theme))
      let shift = theme.distance.tick + theme.distance.labelGap
      result.labels.append(
        LabelRequest(
          text: dimension.length.inFigure, lettering: \.dimensionLabel, subject: dimension.rect(in: theme),
          anchors: [
            LabelRequest.Anchor(
              point: dimension.middle + (axis == .vertical ? Point(x: shift) : Point(y: -shift)),
              unit: axis == .vertical ? UnitPoint(x: 0, y: 0.5) : UnitPoint(x: 0.5, y: 1), coversContent: true)
          ], rank: .number))
    }
    return result
  }
}
