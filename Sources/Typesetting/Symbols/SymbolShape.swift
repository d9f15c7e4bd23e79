import PlumblineDrawing

/// A symbol's outline in em of the icon fonts, with the centre of its box at (0, 0) and y pointing down.
struct SymbolShape: Sendable {
  /// The outline.
  ///
  /// Holes run in the opposite direction.
  var path: Path
  /// Whether the symbol is drawn by areas alone, which change less in light weights than lines.
  var isSolid = false

  /// The line width of the boxes around symbols, in em.
  static let stroke = 0.075
  /// The line width of the icon fonts' symbols, in em: two of their 24 units.
  static let line = 2.0 / 24

  /// The bounds of the outline.
  var bounds: Rect {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for point in path.flattened {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard left < right else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the shape scaled about the centre and then moved.
  func scaled(_ scale: Double, x: Double = 0, y: Double = 0) -> SymbolShape {
    SymbolShape(path: path.mapPoints { Point(x: $0.x * scale + x, y: $0.y * scale + y) })
  }

  /// Returns the shape scaled and moved so that its bounds fit a box around the centre.
  func fitted(width: Double, height: Double) -> SymbolShape {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return self }
    let scale = min(width / bounds.width, height / bounds.height)
    return scaled(scale, x: -bounds.midX * scale, y: -bounds.midY * scale)
  }

  /// Returns the shape in a box: inside of an outlined box, or cut out of a filled one.
  func enclosed(in box: Path, isFilled: Bool) -> SymbolShape {
    var result = box.oriented(against: path)
    guard isFilled else {
      let inner = box.mapPoints { Point(x: $0.x * Self.inset, y: $0.y * Self.inset) }
      result = box.oriented(like: path)
      result.addPath(inner.oriented(against: path))
      result.addPath(path)
      return SymbolShape(path: result)
    }
    result.addPath(path)
    return SymbolShape(path: result)
  }

  private static let inset = (0.417 - stroke) / 0.417

  /// The outline of the filled shape, one line width thick.
  var hollow: SymbolShape {
    var result = path
    result.addPath(path.weighted(by: -Self.line).reversed)
    return SymbolShape(path: result)
  }

  /// The circular box.
  static let circle = Path(ellipseIn: Rect(x: -0.417, y: -0.417, width: 0.834, height: 0.834))
  /// The square box, with rounded corners.
  static let square = Path(
    Rect(x: -0.39, y: -0.39, width: 0.78, height: 0.78), quarterEllipses: Size(width: 0.16, height: 0.16))
  /// The wide rectangular box, with rounded corners.
  static let rectangle = Path(
    Rect(x: -0.5, y: -0.36, width: 1, height: 0.72), quarterEllipses: Size(width: 0.14, height: 0.14))

  /// The shape with a diagonal slash, and a gap at both of its sides.
  var slashed: SymbolShape {
    func line(half: Double) -> Path {
      var line = Path()
      let end = 0.4
      line.move(to: Point(x: -end + half, y: -end - half))
      line.addLine(to: Point(x: end + half, y: end - half))
      line.addLine(to: Point(x: end - half, y: end + half))
      line.addLine(to: Point(x: -end - half, y: -end + half))
      line.closeSubpath()
      return line
    }
    let half = Self.stroke / 2 * 0.7071
    return SymbolShape(path: path.subtracting(line(half: half + 0.04))).with(SymbolShape(path: line(half: half)))
  }

  /// Returns the shape with a badge in the lower trailing corner: a filled circle with another shape cut out, and a gap
  /// around it.
  func badged(_ badge: SymbolShape) -> SymbolShape {
    var result = scaled(0.86, x: -0.06, y: -0.06)
    let around = Self.circle.mapPoints { Point(x: $0.x * 0.57 + 0.3, y: $0.y * 0.57 + 0.3) }
    result.path = result.path.subtracting(around)
    let small = badge.fitted(width: 0.5, height: 0.5).enclosed(in: Self.circle, isFilled: true)
    result.path.addPath(small.scaled(0.46, x: 0.3, y: 0.3).path.oriented(like: result.path))
    return result
  }

  /// The shape with thicker lines, for symbols that are drawn smaller.
  var heavier: SymbolShape { SymbolShape(path: path.weighted(by: 0.01)) }

  /// The shape with thinner lines, for letters that are cut out of a box: a hole looks larger than an area.
  var lighter: SymbolShape { SymbolShape(path: path.weighted(by: -0.006)) }

  /// The shape with a dot at its upper trailing corner, and a gap around the dot.
  var dotted: SymbolShape {
    let bounds = bounds
    let (center, radius, gap) = (Point(x: bounds.maxX - 0.07, y: bounds.minY + 0.07), 0.15, 0.063)
    func disc(_ radius: Double) -> Path {
      Path(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return SymbolShape(path: path.subtracting(disc(radius + gap))).with(SymbolShape(path: disc(radius)))
  }

  /// Returns the shape with another one behind it, at the upper trailing corner.
  func covering(_ mark: SymbolShape) -> SymbolShape {
    var result = fitted(width: 0.82, height: 0.62)
    let bounds = result.bounds
    result = result.scaled(1, x: -0.42 - bounds.minX, y: 0.36 - bounds.maxY)
    let small = mark.fitted(width: 0.56, height: 0.56).scaled(1, x: 0.2, y: -0.16)
    result.path.addPath(small.path.oriented(like: result.path))
    return result
  }

  /// Returns the shape above another one, which is repeated three times if it is narrow.
  func over(_ mark: SymbolShape) -> SymbolShape {
    var result = fitted(width: 0.9, height: 0.56)
    result = result.scaled(1, x: 0, y: 0.1 - result.bounds.maxY)
    let isSlim = mark.bounds.width < mark.bounds.height * 0.8
    for x in isSlim ? [-0.24, 0, 0.24] : [0] {
      let small = mark.fitted(width: 0.3, height: isSlim ? 0.22 : 0.3)
      let top = 0.17 - small.bounds.minY
      result.path.addPath(small.scaled(1, x: x, y: top).path.oriented(like: result.path))
    }
    return result
  }
}
