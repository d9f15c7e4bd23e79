/// A thin line across the stack around it, horizontal outside of stacks.
///
/// Source: SEMANTICS 4.
public struct DividerLeaf: Leaf {
  /// What the line is drawn in.
  public var color: Color

  /// A line in a colour.
  public init(color: Color) { self.color = color }

  /// A divider.
  public var role: ViewRole { .divider }

  /// The line across the axis of the stack, one device pixel thick.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    ResolvedDivider(
      color: color, axis: environment.stackOrientation == .horizontal ? .vertical : .horizontal,
      thickness: environment.pixelLength.usableLength ?? 1)
  }
}

/// A divider whose axis is known.
struct ResolvedDivider: ResolvedLeaf {
  let color: Color
  let axis: Axis
  let thickness: Double

  var dependence: AxisDependence { axis == .horizontal ? .widthOnWidth : .heightOnHeight }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(main: proposal[axis] ?? 10, cross: thickness, axis: axis)
  }

  func draw(in rect: Rect) -> [DisplayItem] { [.fill(Path(rect), .color(color))] }
}
