/// An area filled with a style: a `Color`, a gradient, a material as a view.
public struct StyleLeaf: Leaf {
  /// What the area is filled with.
  public var style: AnyShapeStyle

  /// An area of a style.
  public init(_ style: AnyShapeStyle) { self.style = style }

  /// A style as a view.
  public var role: ViewRole { .style }

  /// The area with its style known.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(style: style, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let style: AnyShapeStyle
    let environment: EnvironmentValues

    var dependence: AxisDependence { .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    func draw(in rect: Rect) -> [DisplayItem] {
      [.fill(Path(rect), style.paint(in: rect, environment: environment))]
    }
  }
}
