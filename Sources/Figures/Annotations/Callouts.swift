import PlumblineLayout

extension AnnotationEntry {
  /// Texts at the side of the figure.
  static let callouts = AnnotationEntry(
    all: WholeFigure(
      word: .callouts, summary: "the names of the views at the side, with lines to them", isOverlay: false,
      isDescribed: false,
      views: { $0.leaves }),
    one: SingleView(
      kind: "callout", summary: "Writes a text at the side of the figure, with a line to the view.", needsText: true
    ) { targets, _ in
      [
        Callouts(
          callouts: targets.map { view, arguments in
            Callouts.Callout(
              view: view, text: arguments.first ?? "",
              side: arguments.dropFirst().first.flatMap { Callouts.sides[$0] })
          })
      ]
    })
}

extension Figures.Word {
  /// The views' names at the side, with lines to them.
  public static let callouts = Figures.Word("callouts")
}

/// Texts at the side of the content, each with a line to the view that it is about.
struct Callouts: FigureAnnotation {
  /// A text about a view.
  struct Callout {
    /// The view's index.
    var view: Int
    /// The text.
    var text: String
    /// The side of the content for the text, or nil for the nearest.
    var side: Edge?
  }

  /// The texts.
  var callouts: [Callout]

  /// The sides of the content, by their names in directives and modifiers.
  static let sides: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]

  /// Returns the dots that lines start from, and the texts.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "callouts")
    let theme = scene.theme
    for callout in callouts where scene.isVisible[callout.view] {
      let frame = scene.layout.views[callout.view].frame
      guard frame.size.isFinite else { continue }
      let isRightToLeft = scene.layout.views[callout.view].isRightToLeft
      let gap = theme.distance.dimensionOffset * 1.5
      func anchor(_ unit: UnitPoint, _ slide: Point, side: Edge, distance: Double) -> LabelRequest.Anchor {
        let edge = UnitPoint(x: 0.5 + slide.x / 2, y: 0.5 + slide.y / 2).point(in: frame)
        return LabelRequest.Anchor(
          point: edge, unit: unit, slide: slide, cost: callout.side.map { $0 == side ? 0 : 5000 } ?? distance,
          offset: slide * gap)
      }
      let content = scene.content
      let (right, left): (Edge, Edge) = isRightToLeft ? (.leading, .trailing) : (.trailing, .leading)
      let sides = [
        anchor(.leading, Point(x: 1), side: right, distance: content.maxX - frame.maxX),
        anchor(.trailing, Point(x: -1), side: left, distance: frame.minX - content.minX + 4),
        anchor(.bottom, Point(y: -1), side: .top, distance: frame.minY - content.minY + 6),
        anchor(.top, Point(y: 1), side: .bottom, distance: content.maxY - frame.maxY + 8),
      ]
      // Lines that start from other points of an edge, whose middle may hold a guide's dot.
      let free = sides.filter { $0.cost < 5000 }
      let shifted = free.flatMap { side in
        [-0.25, 0.25].map { share in
          var moved = side
          moved.point.x += abs(side.slide.y) * frame.width * share
          moved.point.y += abs(side.slide.x) * frame.height * share
          moved.cost += 12
          return moved
        }
      }
      result.labels.append(
        LabelRequest(
          text: callout.text, lettering: \.callout, subject: frame,
          anchors: sides
            + sides.filter { $0.cost == 0 && callout.side != nil }.flatMap { side in
              // Texts are wider than high.
              side.asides(count: side.slide.x == 0 ? 30 : 10, distance: theme.callout.size * 1.5)
            },
          spareAnchors: shifted
            + (free + shifted).flatMap { $0.asides(count: 6, distance: theme.callout.size * 1.5) },
          hasLeader: true, width: 140))
    }
    return result
  }
}
