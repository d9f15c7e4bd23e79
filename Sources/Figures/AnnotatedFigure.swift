import LayoutCore

/// A layout's views with annotations around them, and the room that both take.
struct AnnotatedFigure {
  /// The views and the look.
  var scene: FigureScene
  /// What is shown, in the order of drawing.
  var annotations: [any FigureAnnotation]

  /// The whole drawing; without annotations it is exactly the canvas.
  var drawing: DisplayList {
    let canvas = Rect(size: scene.layout.canvas)
    if annotations.isEmpty {
      return DisplayList(size: canvas.size, background: scene.theme.paper, items: scene.layout.display)
    }
    let parts = parts
    let margin = scene.theme.distance.margin
    let bounds = parts.bounds.insetBy(dx: -margin, dy: -margin)
    let origin = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    let moved = DisplayGroup(items: parts.items, transform: .translation(x: -origin.x, y: -origin.y))
    return DisplayList(
      size: Size(width: (bounds.maxX - origin.x).rounded(.up), height: (bounds.maxY - origin.y).rounded(.up)),
      background: scene.theme.paper, items: [.group(moved)])
  }

  /// Everything to draw in the canvas's coordinates, and the rectangle that it takes.
  var parts: (items: [DisplayItem], bounds: Rect, labels: [PlacedLabel]) {
    let drawings = annotations.map { $0.drawing(in: scene) }
    var placer = LabelPlacer(scene: scene, lines: drawings.flatMap(\.lines))
    var labels: [DisplayItem] = []
    var leaders: [DisplayItem] = []
    for request in drawings.flatMap(\.labels) { placer.place(request) }
    for label in placer.placed {
      labels += label.items(in: scene.theme)
      if let path = label.leader(in: scene.theme) { leaders.append(scene.theme.leader.stroke(path)) }
    }
    var items: [DisplayItem] = []
    func add(_ name: String, _ part: [DisplayItem]) {
      if !part.isEmpty { items.append(.group(DisplayGroup(name: name, items: part))) }
    }
    for drawing in drawings { add(drawing.name, drawing.behind) }
    items += scene.layout.display
    for drawing in drawings { add(drawing.name, drawing.over) }
    for drawing in drawings { add(drawing.name + " marks", drawing.marks) }
    add("leaders", leaders)
    add("labels", labels)
    return (items, Rect.union(items.bounds, scene.content) ?? scene.content, placer.placed)
  }
}
