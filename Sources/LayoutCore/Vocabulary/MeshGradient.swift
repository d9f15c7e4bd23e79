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

  /// Returns areas of a single colour that approximate the gradient in a rectangle.
  ///
  /// Each cell of the grid is divided into areas of a few points, which overlap so that no seam shows.
  func items(in rect: Rect, environment: EnvironmentValues) -> [DisplayItem] {
    let steps = min(16, max(4, 48 / max(width - 1, height - 1)))
    var items: [DisplayItem] = [.fill(Path(rect), .color(colors[0].shown(in: environment)))]
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        for y in 0..<steps {
          for x in 0..<steps {
            let (left, right) = (Double(x) / Double(steps), Double(x + 1) / Double(steps))
            let (top, bottom) = (Double(y) / Double(steps), Double(y + 1) / Double(steps))
            var path = Path()
            let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map {
              position(row, column, $0.0, $0.1, in: rect)
            }
            let middle = (corners[0] + corners[2]) * 0.5
            path.addLines(corners.map { middle + ($0 - middle) * 1.06 })
            path.closeSubpath()
            let color = mixed(row, column, (left + right) / 2, (top + bottom) / 2)
            items.append(.fill(path, .color(color.shown(in: environment))))
          }
        }
      }
    }
    return [.group(DisplayGroup(items: items, clip: Path(rect)))]
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
