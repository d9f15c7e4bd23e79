import PlumblineLayout

/// A layout's views with annotations around them.
struct AnnotatedFigure {
  /// The views and the theme.
  var scene: FigureScene
  /// The annotations, in the order of drawing.
  var annotations: [any FigureAnnotation] = []
  /// The legend's texts for the numbers at the views, in order.
  var legend: [String] = []

  /// The views and annotations in the canvas's coordinates.
  var block: FigureBlock {
    let (items, bounds, _) = parts
    return FigureBlock(items: items, bounds: bounds)
  }

  /// All items, the rectangle around them, and the placed labels.
  var parts: (items: [DisplayItem], bounds: Rect, labels: [PlacedLabel]) {
    let (behind, over, labels) = layers
    let items = behind + scene.layout.seen + over
    return (items, Rect.union(items.bounds, scene.content) ?? scene.content, labels)
  }

  /// The items behind the views, those over them, and the placed labels.
  var layers: (behind: [DisplayItem], over: [DisplayItem], labels: [PlacedLabel]) {
    let drawings = annotations.map { $0.drawing(in: scene) }
    let placed = LabelPlacer(scene: scene, drawings: drawings).labels
    func named(_ name: String, _ part: [DisplayItem]) -> [DisplayItem] {
      part.isEmpty ? [] : [.group(DisplayGroup(name: name, items: part))]
    }
    let behind = drawings.flatMap { named($0.name, $0.behind) }
    var over = drawings.flatMap { named($0.name, $0.over) }
    over += drawings.flatMap { named($0.name + " marks", $0.marks) }
    over += named("dimensions", placed.flatMap { $0.dimension(in: scene) })
    over += named("leaders", placed.flatMap { $0.leaderItems(in: scene) })
    over += named("labels", placed.flatMap { $0.items(in: scene) })
    return (behind, over, placed)
  }
}

extension ResolvedLayout {
  /// Whether the canvas is the screen of a device, beyond which nothing is visible.
  var fillsScreen: Bool { device != nil && screen == Rect(size: canvas) }

  /// The drawing of the views and of the system, clipped to the screen if views extend beyond it, as a sheet does
  /// during its animation.
  fileprivate var seen: [DisplayItem] {
    let items = display + overlay
    guard fillsScreen, let bounds = items.bounds, bounds.union(screen) != screen else { return items }
    return [.group(DisplayGroup(name: "screen", items: items, clip: Path(screen)))]
  }
}
