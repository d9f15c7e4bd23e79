/// A shape, filled and stroked in layers.
public struct ShapeLeaf: Leaf {
  /// One coat of paint.
  public enum Layer: Sendable {
    /// The inside of the shape.
    case fill(AnyShapeStyle, rule: Path.FillRule = .nonZero)
    /// The outline, half of its width on each side of the path.
    case stroke(AnyShapeStyle, StrokeStyle)
    /// The outline, its whole width inside of the shape.
    case strokeBorder(AnyShapeStyle, StrokeStyle)
  }

  /// The shape.
  public var shape: AnyShape
  /// The coats of paint, the lowest first.
  public var layers: [Layer]

  /// A shape in layers.
  public init(_ shape: AnyShape, layers: [Layer]) {
    self.shape = shape
    self.layers = layers
  }

  /// A shape.
  public var role: ViewRole { .shape }

  /// The shape with its styles known.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(leaf: self, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let leaf: ShapeLeaf
    let environment: EnvironmentValues

    var dependence: AxisDependence { leaf.shape.sizeThatFits == nil ? .separate : .all }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { leaf.shape.size(in: proposal) }

    func draw(in rect: Rect) -> [DisplayItem] {
      leaf.layers.flatMap { layer -> [DisplayItem] in
        switch layer {
        case .fill(let style, let rule):
          let outline = path(leaf.shape, in: rect)
          let fill = DisplayItem.fill(outline, style.paint(in: rect, environment: environment), rule: rule)
          return style.shadowing([fill], outline: outline, in: environment)
        case .stroke(let style, let stroke):
          let line = DisplayItem.stroke(
            path(leaf.shape, in: rect), style.paint(in: rect, environment: environment), stroke)
          return style.shadowing([line], outline: nil, in: environment)
        case .strokeBorder(let style, let stroke):
          let line = DisplayItem.stroke(
            path(leaf.shape.inset(by: stroke.lineWidth / 2), in: rect),
            style.paint(in: rect, environment: environment), stroke)
          return style.shadowing([line], outline: nil, in: environment)
        }
      }
    }

    private func path(_ shape: AnyShape, in rect: Rect) -> Path { shape.path(in: rect, environment: environment) }
  }
}

extension AnyShape {
  /// The size of the shape in a proposal: its own answer, else all of it.
  func size(in proposal: ProposedViewSize) -> Size {
    if let sizeThatFits { return sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions()
  }
}
