/// A thin line across the axis of the surrounding stack, or a horizontal one outside of stacks.
///
/// Rule: <doc:Modifiers#Dividers>.
public struct DividerLeaf: Leaf {
  /// The colour of the line.
  public var color: Color

  /// Creates a divider of a colour.
  public init(color: Color) { self.color = color }

  /// A divider.
  public var role: ViewRole { .divider }

  /// Returns the line across the stack's axis, one device pixel thick.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    ResolvedDivider(
      color: color, axis: environment.stackOrientation == .horizontal ? .vertical : .horizontal,
      thickness: environment.pixelLength.usableLength ?? 1)
  }
}

/// A divider with a known axis and thickness.
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
