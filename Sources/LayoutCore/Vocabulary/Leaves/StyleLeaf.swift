/// An area filled with a style, such as a `Color`, a gradient or a material.
public struct StyleLeaf: Leaf {
  /// The style of the area.
  public var style: AnyShapeStyle

  /// Creates an area with a style.
  public init(_ style: AnyShapeStyle) { self.style = style }

  /// A style as a view.
  public var role: ViewRole { .style }

  /// Returns the area with its style resolved in an environment.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(style: style, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let style: AnyShapeStyle
    let environment: EnvironmentValues

    var dependence: AxisDependence { .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    func draw(in rect: Rect) -> [DisplayItem] {
      let fill = DisplayItem.fill(Path(rect), style.paint(in: rect, environment: environment))
      return style.shadowing([fill], outline: Path(rect), in: environment)
    }
  }
}
