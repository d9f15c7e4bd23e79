import PlumblineLayout

/// A label at its position.
struct PlacedLabel {
  /// The request.
  var request: LabelRequest
  /// The label's rectangle.
  var rect: Rect
  /// The text, set.
  var text: TextLayout
  /// The chosen anchor.
  var anchor: LabelRequest.Anchor
  /// The colour behind the label, or nil if it is on paper.
  var background: Color?
  /// Whether the label is on the figure's background and is set in colours for it.
  var isOnBackground: Bool

  /// Returns the rectangle of the labelled part.
  func subject(in theme: Theme) -> Rect { anchor.dimension?.rect(in: theme) ?? request.subject }

  /// Returns the leader to the label, or nil if the label is at its subject.
  func leader(in theme: Theme) -> LineSegment? { request.leader(from: anchor, to: rect, in: theme) }

  /// Returns the dimension that belongs to the label's position.
  func dimension(in scene: FigureScene) -> [DisplayItem] {
    anchor.dimension?.items(in: scene.theme, on: scene.halo) ?? []
  }

  /// Returns the label's text, with a background if it is on content.
  func items(in scene: FigureScene) -> [DisplayItem] {
    let theme = isOnBackground ? scene.theme : scene.page
    var items: [DisplayItem] = []
    if let color = background {
      let area = rect.insetBy(dx: -theme.distance.labelPadding, dy: -theme.distance.labelPadding / 4)
      let corner = Size(width: theme.distance.labelPadding, height: theme.distance.labelPadding)
      items.append(.fill(Path(area, quarterEllipses: corner), .color(color)))
    }
    items.append(.text(text, at: rect.origin, paint: .color(letterColor(in: scene))))
    return items
  }

  /// Returns the colour of the label's letters: the theme's, as far as it is legible on the drawing behind the label.
  func letterColor(in scene: FigureScene) -> Color {
    let color = (isOnBackground ? scene.theme : scene.page)[keyPath: request.lettering].color
    let back = background ?? (isOnBackground ? scene.background?.color : nil) ?? scene.page.paper
    return back == scene.page.paper && !isOnBackground ? color : color.legible(on: back)
  }

  /// Returns the leader's drawing; a callout's begins with a dot.
  func leaderItems(in scene: FigureScene) -> [DisplayItem] {
    guard let leader = leader(in: scene.page) else { return [] }
    let line = scene.parts(from: leader.start, to: leader.end).flatMap { part in
      [part.theme.leader.haloStroke(part.path, on: part.theme.paper), part.theme.leader.stroke(part.path)]
    }
    guard anchor.offset != .zero else { return line }
    let radius = scene.page.distance.dotRadius * 0.6
    let dot = Path(ellipseIn: Rect(origin: leader.start).insetBy(dx: -radius, dy: -radius))
    let theme = scene.isOnBackground(Rect(origin: leader.start)) ? scene.theme : scene.page
    return line + [.fill(dot, .color(theme.leader.color))]
  }
}

extension Theme.Lettering {
  /// Returns a text in this lettering.
  func text(_ string: String) -> StyledText {
    let font = ResolvedFont(
      family: .system(design), size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: true)
    return StyledText(runs: [StyledText.Run(.string(string), font: font)])
  }
}
