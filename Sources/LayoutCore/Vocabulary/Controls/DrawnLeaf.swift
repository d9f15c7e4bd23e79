/// A part of a control that draws itself, such as a switch, a track or a spinner.
struct DrawnLeaf: Leaf {
  /// The width in points, or nil for the proposed width.
  var width: Double?
  /// The height in points, or nil for the proposed height.
  var height: Double?
  /// The length on an axis without a proposal, in points.
  var ideal = 118.0
  /// Returns the items that draw the part in a rectangle.
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
  /// Returns a part of a control that draws itself; lengths are in points.
  static func drawn(
    _ view: String, width: Double? = nil, height: Double? = nil, ideal: Double = 118,
    _ draw: @escaping (Rect, EnvironmentValues) -> [DisplayItem]
  ) -> LayoutNode {
    .leaf(view, DrawnLeaf(width: width, height: height, ideal: ideal, draw: draw))
  }
}

extension DisplayItem {
  /// Returns a path filled with a style.
  static func fill(_ path: Path, _ style: AnyShapeStyle, in environment: EnvironmentValues) -> DisplayItem {
    .fill(path, style.paint(in: path.boundingRect, environment: environment))
  }

  /// Returns the round knob, with a soft shadow, of a switch or slider.
  static func knob(in rect: Rect) -> DisplayItem {
    let circle = DisplayItem.fill(Path(ellipseIn: rect), .color(.white))
    return .group(
      DisplayGroup(
        items: [circle],
        effects: [.shadow(color: Color(white: 0, opacity: 0.18), radius: 3, offset: Point(x: 0, y: 1.5))]))
  }
}
