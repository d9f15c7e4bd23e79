import PlumblineLayout

extension AnnotationEntry {
  /// The padding of a view; `--show spacing` shows the padding of all views.
  static let padding = AnnotationEntry(
    one: SingleView(kind: "padding", summary: "Shows the view's padding.", condition: "goes directly after .padding") {
      targets, _ in [PaddingDimensions(views: targets.map(\.view))]
    })
}

/// The padding on each side of views: the band tinted, with a dimension and its number.
struct PaddingDimensions: FigureAnnotation {
  /// The padded views; nil shows all.
  var views: [Int]?

  /// Returns the bands, their dimensions and numbers.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "padding")
    let theme = scene.theme
    for index in views ?? Array(scene.layout.views.indices)
    where scene.isVisible[index] && !scene.isInternal[index] && scene.layout.views[index].role == .padding
      && scene.isContainer(index)
    {
      let (outer, inner) = (scene.drawnFrame(of: index), scene.drawnFrame(of: index + 1))
      guard outer.size.isFinite, inner.size.isFinite, outer != inner, outer.union(inner) == outer else { continue }
      var band = Path(outer)
      band.addRect(inner)
      result.over.append(.fill(band, .color(theme.dimension.color.opacity(0.12)), rule: .evenOdd))
      let sides: [(Dimension, Point)] = [
        (Dimension(axis: .vertical, range: outer.minY...inner.minY, cross: scene.rounded(inner.midX)), Point(y: -1)),
        (Dimension(axis: .vertical, range: inner.maxY...outer.maxY, cross: scene.rounded(inner.midX)), Point(y: 1)),
        (Dimension(axis: .horizontal, range: outer.minX...inner.minX, cross: scene.rounded(inner.midY)), Point(x: -1)),
        (Dimension(axis: .horizontal, range: inner.maxX...outer.maxX, cross: scene.rounded(inner.midY)), Point(x: 1)),
      ]
      for (dimension, way) in sides where dimension.length > 0.01 {
        result.marks += dimension.items(in: theme, on: scene.halo)
        result.lines.append(dimension.rect(in: theme))
        result.labels.append(label(of: dimension, way: way, outer: outer, in: theme))
      }
    }
    return result
  }

  /// Returns the number outside of the padded frame, or beside its dimension.
  private func label(of dimension: Dimension, way: Point, outer: Rect, in theme: Theme) -> LabelRequest {
    let gap = theme.distance.labelGap
    let edge = Point(
      x: way.x == 0 ? dimension.middle.x : way.x < 0 ? outer.minX - gap : outer.maxX + gap,
      y: way.y == 0 ? dimension.middle.y : way.y < 0 ? outer.minY - gap : outer.maxY + gap)
    let side = dimension.axis == .vertical ? Point(x: theme.distance.tick + gap) : Point(y: -theme.distance.tick - gap)
    let unit = dimension.axis == .vertical ? UnitPoint(x: 0, y: 0.5) : UnitPoint(x: 0.5, y: 1)
    let otherUnit = dimension.axis == .vertical ? UnitPoint(x: 1, y: 0.5) : UnitPoint(x: 0.5, y: 0)
    return LabelRequest(
      text: dimension.length.inFigure, lettering: \.dimensionLabel,
      anchors: [
        LabelRequest.Anchor(point: dimension.middle + side, unit: unit, coversContent: dimension.length >= 10),
        LabelRequest.Anchor(
          point: dimension.middle + side * -1, unit: otherUnit, cost: 1, coversContent: dimension.length >= 10),
        LabelRequest.Anchor(
          point: edge, unit: UnitPoint(x: 0.5 - way.x / 2, y: 0.5 - way.y / 2), slide: way, cost: 2),
        LabelRequest.Anchor(
          point: edge, unit: UnitPoint(x: 0.5 - way.x / 2, y: 0.5 - way.y / 2), slide: way, cost: 12,
          coversContent: true),
        LabelRequest.Anchor(point: dimension.middle + side, unit: unit, cost: 14, coversContent: true),
      ] + aside(of: edge, way: way, in: theme), hasLeader: true, rank: .number)
  }

  /// Anchors along the edge beside the one outside of the padded frame, for where letters are in the way; their leaders
  /// are slanted.
  private func aside(of edge: Point, way: Point, in theme: Theme) -> [LabelRequest.Anchor] {
    (1...5).flatMap { step in
      [-1.0, 1.0].map { sign in
        let along = Double(step) * sign * theme.dimensionLabel.size
        return LabelRequest.Anchor(
          point: edge, unit: UnitPoint(x: 0.5 - way.x / 2, y: 0.5 - way.y / 2), slide: way, cost: 14 + abs(along),
          coversContent: true, offset: Point(x: way.y * along, y: way.x * along))
      }
    }
  }
}
