/// A shape that is filled and stroked in layers.
public struct ShapeLeaf: Leaf {
  /// A layer of paint.
  public enum Layer: Sendable {
    /// Fills the inside of the shape.
    case fill(AnyShapeStyle, rule: Path.FillRule = .nonZero)
    /// Strokes the outline, with half of the line on each side of the path.
    case stroke(AnyShapeStyle, StrokeStyle)
    /// Strokes the outline, with the whole line inside of the shape.
    case strokeBorder(AnyShapeStyle, StrokeStyle)
  }

  /// The shape.
  public var shape: AnyShape
  /// The layers of paint, the lowest first.
  public var layers: [Layer]

  /// Creates a shape with layers of paint.
  public init(_ shape: AnyShape, layers: [Layer]) {
    self.shape = shape
    self.layers = layers
  }

  /// A shape.
  public var role: ViewRole { .shape }

  /// Returns the shape with its styles resolved in an environment.
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
  /// Returns the size of the shape for a proposal, in points: its own rule's, or the whole proposal.
  func size(in proposal: ProposedViewSize) -> Size {
    if let sizeThatFits { return sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions()
  }
}
