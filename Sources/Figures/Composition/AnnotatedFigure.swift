import LayoutCore

/// A layout's views with annotations around them.
struct AnnotatedFigure {
  /// The views and the look.
  var scene: FigureScene
  /// What is shown, in the order of drawing.
  var annotations: [any FigureAnnotation]

  /// The views and annotations in the canvas's coordinates.
  var block: FigureBlock {
    let (items, bounds, _) = parts
    return FigureBlock(items: items, bounds: bounds)
  }

  /// Everything to draw, the rectangle that it takes, and where labels were placed.
  var parts: (items: [DisplayItem], bounds: Rect, labels: [PlacedLabel]) {
    let drawings = annotations.map { $0.drawing(in: scene) }
    var placer = LabelPlacer(scene: scene, lines: drawings.flatMap(\.lines))
    let requests = drawings.flatMap(\.labels)
    for rank in LabelRequest.Rank.allCases {
      for request in requests where request.rank == rank { placer.place(request) }
    }
    var items: [DisplayItem] = []
    func add(_ name: String, _ part: [DisplayItem]) {
      if !part.isEmpty { items.append(.group(DisplayGroup(name: name, items: part))) }
    }
    for drawing in drawings { add(drawing.name, drawing.behind) }
    items += scene.layout.display
    for drawing in drawings { add(drawing.name, drawing.over) }
    for drawing in drawings { add(drawing.name + " marks", drawing.marks) }
    add("leaders", placer.placed.flatMap { $0.leader(in: scene) })
    add("labels", placer.placed.flatMap { $0.items(in: scene) })
    return (items, Rect.union(items.bounds, scene.content) ?? scene.content, placer.placed)
  }
}
