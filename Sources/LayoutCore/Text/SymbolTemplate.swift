/// A symbol of a project, as its template describes it: a drawing for each weight and scale that the template has.
///
/// Rule: <doc:Drawing#Symbols>.
public struct SymbolTemplate: Hashable, Sendable {
  /// A drawing of the symbol.
  public struct Drawing: Hashable, Sendable {
    /// The weight, from 100 to 900.
    public var weight: Int
    /// The scale.
    public var scale: ImageScale
    /// The outline in em, relative to the left margin on the baseline, with y pointing down.
    public var path: Path
    /// The distance between the margins in em, or nil for a drawing without margins, whose outline begins at 0.
    public var width: Double?

    /// Creates a drawing.
    public init(weight: Int, scale: ImageScale, path: Path, width: Double?) {
      (self.weight, self.scale, self.path, self.width) = (weight, scale, path, width)
    }
  }

  /// The name.
  public var name: String
  /// The drawings, at least one.
  public var drawings: [Drawing]

  /// Creates a symbol, or returns nil without a drawing.
  public init?(name: String, drawings: [Drawing]) {
    guard !drawings.isEmpty else { return nil }
    (self.name, self.drawings) = (name, drawings)
  }

  /// Returns the drawing for a weight and a scale, and the factor by which it is scaled where the template lacks the
  /// scale.
  package func drawing(weight: Int, scale: ImageScale) -> (drawing: Drawing, factor: Double) {
    func distance(_ drawing: Drawing) -> (Int, Int, Int) {
      let steps = abs(drawing.scale.rank - scale.rank)
      return (steps, abs(drawing.weight - weight), drawing.weight)
    }
    let nearest = drawings.min { distance($0) < distance($1) } ?? drawings[0]
    return (nearest, scale.factor / nearest.scale.factor)
  }
}

extension ImageScale {
  /// The size of a symbol relative to one of medium scale.
  package var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }

  fileprivate var rank: Int { self == .small ? 0 : self == .medium ? 1 : 2 }
}
