import PlumblineLayout

extension AnnotationEntry {
  /// Distances in stacks, and for whole figures padding as well.
  static let spacing = AnnotationEntry(
    all: WholeFigure(word: .spacing, summary: "distances in stacks and padding, as dimensions", layer: .distances) {
      _ in
      [SpacingDimensions(), PaddingDimensions()]
    },
    one: SingleView(
      kind: "spacing", summary: "Shows the distances that the stack puts between its children.",
      condition: "is for stacks with distances"
    ) { targets, _ in [SpacingDimensions(containers: targets.map(\.view))] }, details: .relations)
}

extension Figures.Word {
  /// Distances between children, and padding, with dimension arrows.
  public static let spacing = Figures.Word("spacing")
}

/// The distances between the children of stacks: the gap tinted, with a dimension and its number.
struct SpacingDimensions: FigureAnnotation {
  /// The stacks whose distances are shown; nil shows those of all.
  var containers: [Int]?

  /// Returns the gaps, their dimensions and numbers.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "spacing")
    for container in containers ?? Array(scene.layout.views.indices)
    where scene.isVisible[container] && !scene.isInternal[container] {
      guard let axis = scene.layout.views[container].role.stackAxis, !scene.layout.views[container].spacings.isEmpty
      else { continue }
      let children = scene.layout.children(of: container)
      for (before, after) in zip(children, children.dropFirst()) {
        add(between: before, after, axis: axis, scene: scene, to: &result)
      }
    }
    return result
  }

  private func add(
    between before: Int, _ after: Int, axis: Axis, scene: FigureScene, to result: inout AnnotationDrawing
  ) {
    let theme = scene.theme
    let frames = [scene.drawnFrame(of: before), scene.drawnFrame(of: after)]
      .sorted { $0.extent(along: axis).lowerBound < $1.extent(along: axis).lowerBound }
    let (start, end) = (frames[0].extent(along: axis).upperBound, frames[1].extent(along: axis).lowerBound)
    guard end > start, frames.allSatisfy(\.size.isFinite) else { return }
    let (a, b) = (frames[0].extent(along: axis.cross), frames[1].extent(along: axis.cross))
    let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
    let shared = low < high ? low...high : a.joined(with: b)
    let near = Point(main: start, cross: shared.lowerBound, axis: axis)
    let far = Point(main: end, cross: shared.upperBound, axis: axis)
    let gap = Rect(origin: near).union(Rect(origin: far))
    result.over.append(.fill(Path(gap), .color(theme.dimension.color.opacity(0.12))))
    let text = (scene.spacing(before: after) ?? end - start).inFigure
    let anchors = anchors(along: axis, from: start, to: end, shared: shared, scene: scene)
    result.labels.append(
      LabelRequest(
        text: text, lettering: \.dimensionLabel, subject: gap, anchors: anchors,
        spareAnchors: anchors.spares(distance: theme.dimensionLabel.size), hasLeader: true, rank: .number))
  }

  /// Returns positions of the dimension in the gap, each with its number beside it or beyond the gap's end.
  private func anchors(
    along axis: Axis, from start: Double, to end: Double, shared: ClosedRange<Double>, scene: FigureScene
  ) -> [LabelRequest.Anchor] {
    let distance = scene.theme.distance
    let isVertical = axis == .vertical
    let middle = (start + end) / 2
    /// Returns the position with the dimension at one coordinate and the number from another on.
    func anchor(
      at cross: Double, number: Double, _ sign: Double, slides: Bool, cost: Double, covers: Bool = false
    ) -> LabelRequest.Anchor {
      let unit = sign > 0 ? 0.0 : 1.0
      return LabelRequest.Anchor(
        point: Point(main: middle, cross: number + sign * distance.labelGap, axis: axis),
        unit: isVertical ? UnitPoint(x: unit, y: 0.5) : UnitPoint(x: 0.5, y: unit),
        slide: slides ? Point(main: 0, cross: sign, axis: axis) : .zero, cost: cost, coversContent: covers,
        dimension: Dimension(axis: axis, range: start...end, cross: scene.rounded(cross)))
    }
    let half = shared.length / 2
    let (inset, edge) = (min(distance.dimensionOffset, half), min(distance.tick * 2, half))
    let ends = [(shared.upperBound, 1.0), (shared.lowerBound, -1.0)]
    var result: [LabelRequest.Anchor] = []
    for (rank, (bound, sign)) in (isVertical ? ends : ends.reversed()).enumerated() {
      let cost = Double(rank)
      let cross = bound - sign * inset
      for side in [sign, -sign] {
        let number = cross + side * distance.tick
        result.append(anchor(at: cross, number: number, side, slides: false, cost: cost + (side == sign ? 0 : 0.5)))
        result.append(anchor(at: cross, number: number, side, slides: false, cost: cost + 14, covers: true))
      }
      result.append(anchor(at: bound - sign * edge, number: bound, sign, slides: true, cost: 3 + cost * 2))
      result.append(anchor(at: bound - sign * edge, number: bound, sign, slides: true, cost: 24 + cost, covers: true))
    }
    let center = (shared.lowerBound + shared.upperBound) / 2
    for side in [1.0, -1.0] {
      result.append(anchor(at: center, number: center + side * distance.tick, side, slides: false, cost: 2))
    }
    return result + result.filter { $0.slide != .zero }.map(\.withoutDimension)
  }
}

extension FigureScene {
  /// Returns the distance that a stack chose before a child, or nil if it is unknown.
  func spacing(before child: Int) -> Double? {
    guard let parent = layout.views[child].parent, let index = layout.children(of: parent).firstIndex(of: child),
      index > 0, layout.views[parent].spacings.indices.contains(index - 1)
    else { return nil }
    return layout.views[parent].spacings[index - 1].length
  }
}
