/// A gradient between the colours at the points of a grid.
public struct MeshGradient: Hashable, Sendable {
  /// The number of points in a row.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// The positions of the points, row by row, as fractions of the area.
  package var points: [Point]
  /// The colour of each point.
  package var colors: [Color]

  /// Creates a gradient, or nil if the counts do not match or a side has fewer than 2 or more than 64 points.
  package init?(width: Int, height: Int, points: [Point], colors: [Color]) {
    guard width >= 2, height >= 2, width <= 64, height <= 64, points.count == width * height,
      colors.count == width * height
    else { return nil }
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
  }

  /// Returns strips that approximate the gradient in a rectangle, each with a linear gradient along it.
  ///
  /// Each cell of the grid is divided into strips about two points high, which extend beneath the next strip or the
  /// next row, so that no seam is visible.
  func items(in rect: Rect, environment: EnvironmentValues) -> [DisplayItem] {
    var items: [DisplayItem] = [.fill(Path(rect), .color(colors[0].shown(in: environment)))]
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let heights = [0.0, 1].map { x in
          abs(position(row, column, x, 1, in: rect).y - position(row, column, x, 0, in: rect).y)
        }
        let count = min(256 / (height - 1) + 8, max(8, Int((heights.max() ?? 0) / 2)))
        for strip in 0..<count {
          items.append(self.strip(row, column, strip, of: count, in: rect, environment: environment))
        }
      }
    }
    return [.group(DisplayGroup(items: items, clip: Path(rect)))]
  }

  /// Returns a strip of a cell, which is a little longer and higher than its share.
  private func strip(
    _ row: Int, _ column: Int, _ index: Int, of count: Int, in rect: Rect, environment: EnvironmentValues
  ) -> DisplayItem {
    let end = row < height - 2 ? 1 + 1 / Double(count) : 1
    let (top, bottom) = (Double(index) / Double(count), min(Double(index + 2) / Double(count), end))
    let (left, right) = (column == 0 ? -0.002 : 0, column == width - 2 ? 1.002 : 1.004)
    var path = Path()
    path.addLines(
      [(left, top), (right, top), (right, bottom), (left, bottom)].map {
        position(row, column, $0.0, $0.1, in: rect)
      })
    path.closeSubpath()
    let middle = (Double(index) + 0.5) / Double(count)
    let stops = (0...8).map { step in
      let x = Double(step) / 8
      return Gradient.Stop(color: mixed(row, column, x, middle).shown(in: environment), location: x)
    }
    return .fill(
      path,
      .linear(
        Gradient(stops: stops), start: position(row, column, 0, middle, in: rect),
        end: position(row, column, 1, middle, in: rect)))
  }

  private func position(_ row: Int, _ column: Int, _ x: Double, _ y: Double, in rect: Rect) -> Point {
    func point(_ down: Int, _ across: Int) -> Point { points[(row + down) * width + column + across] }
    let top = point(0, 0) * (1 - x) + point(0, 1) * x
    let bottom = point(1, 0) * (1 - x) + point(1, 1) * x
    let share = top * (1 - y) + bottom * y
    return Point(x: rect.minX + share.x.finite * rect.width, y: rect.minY + share.y.finite * rect.height)
  }

  private func mixed(_ row: Int, _ column: Int, _ x: Double, _ y: Double) -> Color {
    func color(_ down: Int, _ across: Int) -> Color { colors[(row + down) * width + column + across] }
    func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }
    let top = color(0, 0).mix(with: color(0, 1), by: smooth(x))
    return top.mix(with: color(1, 0).mix(with: color(1, 1), by: smooth(x)), by: smooth(y))
  }
}

extension LayoutNode {
  /// Returns a gradient between the colours of a grid, which fills the proposed space.
  public static func meshGradient(_ gradient: MeshGradient) -> LayoutNode {
    .drawn("MeshGradient", ideal: 10) { rect, environment in gradient.items(in: rect, environment: environment) }
  }
}
