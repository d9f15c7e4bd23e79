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
      let sides: [(Dimension, Point, ClosedRange<Double>)] = [
        (
          Dimension(axis: .vertical, range: outer.minY...inner.minY, cross: inner.midX), Point(y: -1),
          inner.minX...inner.maxX
        ),
        (
          Dimension(axis: .vertical, range: inner.maxY...outer.maxY, cross: inner.midX), Point(y: 1),
          inner.minX...inner.maxX
        ),
        (
          Dimension(axis: .horizontal, range: outer.minX...inner.minX, cross: inner.midY), Point(x: -1),
          inner.minY...inner.maxY
        ),
        (
          Dimension(axis: .horizontal, range: inner.maxX...outer.maxX, cross: inner.midY), Point(x: 1),
          inner.minY...inner.maxY
        ),
      ]
      for (dimension, way, extent) in sides where dimension.length > 0.01 {
        result.labels.append(
          LabelRequest(
            text: dimension.length.inFigure, lettering: \.dimensionLabel, subject: dimension.rect(in: theme),
            anchors: anchors(of: dimension, way: way, extent: extent, outer: outer, scene: scene),
            spareAnchors: anchors(
              of: dimension, way: way, extent: extent, outer: outer, scene: scene,
              shares: [0.4, 0.6, 0.22, 0.78, 0.05, 0.95]),
            hasLeader: true, rank: .number))
      }
    }
    return result
  }

  /// Returns positions of the dimension along the band, each with its number beside it, or outside of the padded frame.
  private func anchors(
    of dimension: Dimension, way: Point, extent: ClosedRange<Double>, outer: Rect, scene: FigureScene,
    shares: [Double] = [0.5, 0.3, 0.7, 0.15, 0.85]
  ) -> [LabelRequest.Anchor] {
    let distance = scene.theme.distance
    let gap = distance.labelGap
    let isVertical = dimension.axis == .vertical
    let (side, unit, otherUnit): (Point, UnitPoint, UnitPoint) =
      isVertical
      ? (Point(x: distance.tick + gap), UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5))
      : (Point(y: -distance.tick - gap), UnitPoint(x: 0.5, y: 1), UnitPoint(x: 0.5, y: 0))
    let isWide = dimension.length >= scene.theme.dimensionLabel.size * 1.2
    return shares.enumerated().flatMap { rank, share -> [LabelRequest.Anchor] in
      var moved = dimension
      moved.cross = scene.rounded(extent.lowerBound + extent.length * share)
      let cost = Double(rank) * 1.5
      let edge = Point(
        x: way.x == 0 ? moved.middle.x : way.x < 0 ? outer.minX - gap : outer.maxX + gap,
        y: way.y == 0 ? moved.middle.y : way.y < 0 ? outer.minY - gap : outer.maxY + gap)
      let outside = LabelRequest.Anchor(
        point: edge, unit: UnitPoint(x: 0.5 - way.x / 2, y: 0.5 - way.y / 2), slide: way, cost: cost + 2,
        dimension: moved)
      return [
        LabelRequest.Anchor(
          point: moved.middle + side, unit: unit, cost: cost, coversContent: isWide, dimension: moved),
        LabelRequest.Anchor(
          point: moved.middle + side * -1, unit: otherUnit, cost: cost + 1, coversContent: isWide, dimension: moved),
        outside, outside.covering(cost: 12),
        LabelRequest.Anchor(
          point: moved.middle + side, unit: unit, cost: cost + 14, coversContent: true, dimension: moved),
      ] + (rank == 0 ? outside.covering(cost: 12).asides(count: 5, distance: scene.theme.dimensionLabel.size) : [])
    }
  }
}
