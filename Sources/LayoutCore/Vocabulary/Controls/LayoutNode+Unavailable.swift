extension LayoutNode {
  /// Returns a message with a label and a text in the middle of a screen without content.
  public static func contentUnavailable(label: LayoutNode, description: TextContent?) -> LayoutNode {
    .contentUnavailable(label: [label], description: description.map { [.text($0)] } ?? [])
  }

  /// Returns a message in the middle of a screen without content.
  public static func contentUnavailable(
    label: [LayoutNode], description: [LayoutNode] = [], actions: [LayoutNode] = []
  ) -> LayoutNode {
    let column = LayoutNode.vStack(spacing: 4, children: label).labelStyle(
      .custom { title, icon in
        .vStack(
          spacing: 12,
          children: [
            icon.font(.system(size: 48)).foregroundStyle(.foreground(level: 2)),
            title.font(.system(.title2, weight: .bold)),
          ])
      })
    let texts = description.map {
      $0.font(.subheadline).foregroundStyle(.foreground(level: 2)).multilineTextAlignment(.center)
    }
    let buttons = actions.isEmpty ? [] : [LayoutNode.vStack(spacing: 12, children: actions).padding(.top, 16)]
    return LayoutNode.vStack(spacing: 6, children: [column] + texts + buttons)
      .padding(16).frame(maxWidth: .infinity, maxHeight: .infinity).named("ContentUnavailableView", as: .container)
  }

  /// Returns a labelled area for a view that a figure cannot show, such as a map, with a warning.
  public static func standIn(for name: String, width: Double? = nil, height: Double? = nil) -> LayoutNode {
    standIn(for: name, width: width, height: height, because: nil)
  }

  /// Returns a labelled area for a view that a figure cannot show, with a warning that names the reason if there is
  /// one.
  package static func standIn(
    for name: String, width: Double? = nil, height: Double? = nil, because reason: String?
  ) -> LayoutNode {
    var node = area(labelled: name, width: width, height: height)
    let cause = reason.map { " (\($0))" } ?? ""
    node.ignored.append("Plumbline cannot draw '\(name)'\(cause); a labelled placeholder is drawn instead")
    return node
  }

  /// Returns a labelled area for a view that is not drawn, with an ideal size of 300 × 200 points.
  public static func area(labelled name: String, width: Double? = nil, height: Double? = nil) -> LayoutNode {
    let text = LayoutNode.text(name).font(.system(size: 13, weight: .medium)).foregroundStyle(.color(.gray)).lineLimit(
      1
    )
    .minimumScaleFactor(0.5)
    let edge = ShapeLeaf.Layer.strokeBorder(.color(.separator), StrokeStyle(lineWidth: 1, dash: [4, 3]))
    let area = LayoutNode.shape(.rectangle, layers: [.fill(.color(.tertiaryFill)), edge]).overlay(text).clipped()
      .frame(idealWidth: 300, maxWidth: .infinity, idealHeight: 200, maxHeight: .infinity)
    let sized = width == nil && height == nil ? area : area.frame(width: width, height: height)
    return sized.named(name, as: .placeholder)
  }

  /// Returns the message that a search for a text found nothing.
  public static func searchUnavailable(for text: String) -> LayoutNode {
    let title = TextContent(text.isEmpty ? "No Results" : "No Results for “\(text)”")
    return .contentUnavailable(
      label: [.label(title, systemImage: "magnifyingglass")],
      description: [.text("Check the spelling or try a new search.")])
  }
}
