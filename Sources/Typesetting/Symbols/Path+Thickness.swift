import PlumblineDrawing

extension Path {
  /// The thickness of the thin lines in the filled path: a twelfth of the outline lies at lines that are thinner.
  ///
  /// It is infinite where no two edges run side by side.
  /// From the middle of each edge the way inward is followed to an edge that runs nearly the other way, so that tips and
  /// corners are no lines. Edges that are nearer than `least` touch, and are none either.
  func lineThickness(above least: Double) -> Double {
    let edges = edges
    let inward = isClockwise ? -1.0 : 1.0
    var lines: [(thickness: Double, length: Double)] = []
    for edge in edges {
      var thickness = Double.infinity
      let way = Point(x: edge.direction.y, y: -edge.direction.x) * inward
      for other in edges where other.direction.x * edge.direction.x + other.direction.y * edge.direction.y < -0.95 {
        let span = other.end - other.start
        let determinant = way.y * span.x - way.x * span.y
        guard abs(determinant) > 1e-12 else { continue }
        let gap = other.start - edge.middle
        let distance = (gap.y * span.x - gap.x * span.y) / determinant
        let share = (way.x * gap.y - way.y * gap.x) / determinant
        if distance > least, share >= 0, share <= 1 { thickness = min(thickness, distance) }
      }
      if thickness.isFinite { lines.append((thickness, edge.length)) }
    }
    var rest = lines.reduce(0) { $0 + $1.length } / 12
    return lines.sorted { $0.thickness < $1.thickness }.first { line in
      rest -= line.length
      return rest <= 0
    }?.thickness ?? .infinity
  }

  /// A straight piece of the outline.
  private struct Edge {
    var start: Point
    var end: Point
    /// From start to end, of length 1.
    var direction: Point
    /// How long the piece is.
    var length: Double

    /// The point half way.
    var middle: Point { (start + end) * 0.5 }
  }

  /// The outline in straight pieces, those of no length left out.
  private var edges: [Edge] {
    subpaths.flatMap { subpath in
      let points = subpath.flattened
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap { start, end in
        let step = end - start
        let length = (step.x * step.x + step.y * step.y).squareRoot()
        return length > 1e-6 ? Edge(start: start, end: end, direction: step * (1 / length), length: length) : nil
      }
    }
  }

  /// Each closed line of the path by itself.
  private var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      if !result.isEmpty { result[result.count - 1].elements.append(element) }
    }
    return result
  }
}
