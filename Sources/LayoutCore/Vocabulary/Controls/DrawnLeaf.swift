/// A part of a control that draws itself: a switch, a track, a spinner.
struct DrawnLeaf: Leaf {
  /// The width in points, or nil for the width that is offered.
  var width: Double?
  /// The height in points, or nil for the height that is offered.
  var height: Double?
  /// The length where nothing is offered.
  var ideal = 118.0
  /// What the part draws in a rectangle.
  var draw: (Rect, EnvironmentValues) -> [DisplayItem]

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(leaf: self, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let leaf: DrawnLeaf
    let environment: EnvironmentValues

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
      Size(
        width: leaf.width ?? proposal.width ?? leaf.ideal, height: leaf.height ?? proposal.height ?? leaf.ideal)
    }

    func draw(in rect: Rect) -> [DisplayItem] { leaf.draw(rect, environment) }
  }
}

extension LayoutNode {
  /// A part of a control that draws itself.
  static func drawn(
    _ view: String, width: Double? = nil, height: Double? = nil, ideal: Double = 118,
    _ draw: @escaping (Rect, EnvironmentValues) -> [DisplayItem]
  ) -> LayoutNode {
    .leaf(view, DrawnLeaf(width: width, height: height, ideal: ideal, draw: draw))
  }
}

extension DisplayItem {
  /// A filled path in a style.
  static func fill(_ path: Path, _ style: AnyShapeStyle, in environment: EnvironmentValues) -> DisplayItem {
    .fill(path, style.paint(in: path.boundingRect, environment: environment))
  }

  /// A round knob with a soft shadow, as a switch and a slider have it.
  static func knob(in rect: Rect) -> DisplayItem {
    let circle = DisplayItem.fill(Path(ellipseIn: rect), .color(.white))
    return .group(
      DisplayGroup(
        items: [circle],
        effects: [.shadow(color: Color(white: 0, opacity: 0.18), radius: 3, offset: Point(x: 0, y: 1.5))]))
  }
}
