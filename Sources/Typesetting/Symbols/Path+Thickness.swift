import PlumblineDrawing

extension Path {
  /// Returns the thickness of the thin lines in the filled path, such that a twelfth of the outline belongs to thinner
  /// lines.
  ///
  /// The thickness is infinite if no two edges run side by side. At the middle of each edge, the thickness is the
  /// distance inward to an edge that runs in nearly the opposite direction; tips and corners therefore do not count.
  /// Distances up to `least` do not count either, since such edges touch.
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

  /// A straight edge of the outline.
  private struct Edge {
    var start: Point
    var end: Point
    /// The unit vector from start to end.
    var direction: Point
    /// The length of the edge.
    var length: Double

    /// The midpoint of the edge.
    var middle: Point { (start + end) * 0.5 }
  }

  /// The outline's edges, without those of length 0.
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

  /// The path's subpaths.
  private var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      if !result.isEmpty { result[result.count - 1].elements.append(element) }
    }
    return result
  }
}
