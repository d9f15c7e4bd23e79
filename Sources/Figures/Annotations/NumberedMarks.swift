import PlumblineLayout

extension AnnotationEntry {
  /// Numbers at views.
  static let marks = AnnotationEntry(
    all: WholeFigure(
      word: .marks, summary: "numbers at the views, and a legend with their names", isOverlay: false,
      isDescribed: false,
      views: { $0.leaves }),
    one: SingleView(
      kind: "mark", summary: "Puts a number at the view; its text is in the legend below the figure.", needsText: true
    ) { targets, legend in
      let first = legend.add(targets.map { $0.arguments.first ?? "" })
      return [NumberedMarks(views: targets.map(\.view), first: first)]
    })
}

extension Figures.Word {
  /// Numbers at the views, and a legend with their names.
  public static let marks = Figures.Word("marks")
}

/// Numbers in circles at the views that a legend explains.
struct NumberedMarks: FigureAnnotation {
  /// The views, in the order of their numbers.
  var views: [Int]
  /// The number of the first view.
  var first = 1

  /// Returns the circles, at the corner where reading begins, or just outside of it where the view has letters.
  func drawing(in scene: FigureScene) -> AnnotationDrawing {
    var result = AnnotationDrawing(name: "numbers")
    for (position, index) in views.enumerated() where scene.isVisible[index] {
      let frame = scene.layout.views[index].frame
      guard frame.size.isFinite, abs(frame.minX) < 1e9, abs(frame.minY) < 1e9 else { continue }
      let radius = Self.radius(in: scene.theme)
      let out = scene.hasLetters(index) ? radius * 0.7 : 0
      let isRightToLeft = scene.layout.views[index].isRightToLeft
      var center = Point(x: isRightToLeft ? frame.maxX + out : frame.minX - out, y: frame.minY - out)
      while result.arrows.contains(where: { $0.insetBy(dx: 1 - radius, dy: 1 - radius).contains(center) }) {
        center.x += (isRightToLeft ? -1 : 1) * (radius * 2 + 1)
      }
      result.marks += Self.mark(first + position, at: center, in: scene.theme, typesetter: scene.typesetter)
      // With the rim in the colour of the paper.
      result.arrows.append(Rect(origin: center).insetBy(dx: -radius - 1, dy: -radius - 1))
    }
    return result
  }

  /// Returns the radius of a mark's circle.
  static func radius(in theme: Theme) -> Double { (theme.callout.size * 0.75).rounded() }

  /// Returns a number in a circle, for figures, listings and legends alike.
  static func mark(_ number: Int, at center: Point, in theme: Theme, typesetter: any Typesetter) -> [DisplayItem] {
    let radius = radius(in: theme)
    var lettering = theme.callout
    lettering.color = theme.paper
    lettering.weight = 600
    lettering.size *= 0.9
    let set = typesetter.typeset(lettering.text(String(number)))
    let measure = set.measure(.unspecified)
    let metrics = typesetter.metrics(of: ResolvedFont(size: lettering.size, weight: lettering.weight))
    let origin = Point(
      x: center.x - measure.size.width / 2, y: center.y + metrics.capHeight / 2 - measure.firstBaseline)
    func circle(_ radius: Double) -> Path { Path(ellipseIn: Rect(origin: center).insetBy(dx: -radius, dy: -radius)) }
    return [
      .fill(circle(radius + 1), .color(theme.paper)), .fill(circle(radius), .color(theme.guide.color)),
      .text(set.layout(in: measure.size) { _ in nil }, at: origin, paint: .color(lettering.color)),
    ]
  }
}
