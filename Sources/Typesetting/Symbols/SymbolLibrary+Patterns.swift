import PlumblineDrawing

/// Symbols whose names describe their division: grids, halves and thirds, insets, and numbers of seconds.
extension SymbolLibrary {
  /// Returns the shape of a pattern by its name, without `.fill` at its end, or nil for another name.
  func patterned(_ plain: String, isFilled: Bool) -> SymbolShape? {
    let parts = plain.split(separator: ".").map(String.init)
    if parts.count == 3, let counts = Self.counts(parts[2]), let box = SymbolShape.divisible[parts[0]] {
      switch parts[1] {
      case "grid": return SymbolShape.grid(of: box, columns: counts.columns, rows: counts.rows, isFilled: isFilled)
      case "split" where !isFilled: return SymbolShape.split(box, columns: counts.columns, rows: counts.rows)
      default: return nil
      }
    }
    if parts.count == 2, ["goforward", "gobackward"].contains(parts[0]), parts[1].allSatisfy(\.isNumber),
      let arrow = shape(named: parts[0]), let number = lettering(parts[1])
    {
      return arrow.with(number.fitted(width: 0.34, height: 0.26).scaled(1, x: 0, y: 0.06))
    }
    return gridWithCell(parts) ?? partlyFilled(parts, isFilled: isFilled)
  }

  /// Returns the shape of a grid with one filled cell: `square.grid.3x3.topleft.filled`.
  private func gridWithCell(_ parts: [String]) -> SymbolShape? {
    guard parts.count == 5, parts.starts(with: ["square", "grid", "3x3"]), parts[4] == "filled",
      let index = Self.cells.firstIndex(of: parts[3])
    else { return nil }
    let cells = SymbolShape.grid(of: SymbolShape.square, columns: 3, rows: 3, isFilled: false)
    let filled = SymbolShape.grid(of: SymbolShape.square, columns: 3, rows: 3, isFilled: true)
    let (row, column) = (Double(index / 3), Double(index % 3))
    let bounds = cells.bounds
    let cell = Rect(
      x: bounds.minX + column * bounds.width / 3, y: bounds.minY + row * bounds.height / 3,
      width: bounds.width / 3, height: bounds.height / 3)
    return cells.with(SymbolShape(path: filled.path.intersection(Path(cell))))
  }

  /// The cells of a grid of three columns and rows, by rows.
  private static let cells = [
    "topleft", "topmiddle", "topright", "middleleft", "middle", "middleright", "bottomleft", "bottommiddle",
    "bottomright",
  ]

  /// Returns the shape of a name such as `circle.lefthalf.filled`, `rectangle.inset.filled` or `shield.righthalf.fill`.
  private func partlyFilled(_ parts: [String], isFilled: Bool) -> SymbolShape? {
    var parts = parts
    guard parts.last == "filled" || isFilled else { return nil }
    if parts.last == "filled" { parts.removeLast() }
    if let index = parts.firstIndex(of: "inset"), index == parts.count - 2, Self.areas[parts[index + 1]] != nil {
      parts.swapAt(index, index + 1)
    }
    let isInset = parts.last == "inset"
    if isInset { parts.removeLast() }
    let area = parts.last.flatMap { Self.areas[$0] }
    if area != nil { parts.removeLast() }
    guard isInset || area != nil, !parts.isEmpty else { return nil }
    let base = parts.joined(separator: ".")
    let box = SymbolShape.divisible[base].map { SymbolShape(path: $0) } ?? shape(named: base + ".fill")
    guard let box else { return nil }
    let inner = isInset ? box.scaled(0.7) : box
    let bounds = inner.bounds
    var part = inner
    if let area {
      let cut = Rect(
        x: bounds.minX + area.minX * bounds.width, y: bounds.minY + area.minY * bounds.height,
        width: area.width * bounds.width, height: area.height * bounds.height)
      part = SymbolShape(path: inner.path.intersection(Path(cut)))
    }
    return SymbolShape(path: box.path).hollow.with(part)
  }

  /// The filled part of a symbol's bounds, by its name.
  private static let areas: [String: Rect] = [
    "lefthalf": Rect(x: 0, y: 0, width: 0.5, height: 1), "leadinghalf": Rect(x: 0, y: 0, width: 0.5, height: 1),
    "righthalf": Rect(x: 0.5, y: 0, width: 0.5, height: 1), "trailinghalf": Rect(x: 0.5, y: 0, width: 0.5, height: 1),
    "tophalf": Rect(x: 0, y: 0, width: 1, height: 0.5), "bottomhalf": Rect(x: 0, y: 0.5, width: 1, height: 0.5),
    "leftthird": Rect(x: 0, y: 0, width: 1.0 / 3, height: 1),
    "leadingthird": Rect(x: 0, y: 0, width: 1.0 / 3, height: 1),
    "rightthird": Rect(x: 2.0 / 3, y: 0, width: 1.0 / 3, height: 1),
    "trailingthird": Rect(x: 2.0 / 3, y: 0, width: 1.0 / 3, height: 1),
    "topthird": Rect(x: 0, y: 0, width: 1, height: 1.0 / 3),
    "bottomthird": Rect(x: 0, y: 2.0 / 3, width: 1, height: 1.0 / 3),
    "center": Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
    "topleft": Rect(x: 0, y: 0, width: 0.5, height: 0.5), "topleading": Rect(x: 0, y: 0, width: 0.5, height: 0.5),
    "topright": Rect(x: 0.5, y: 0, width: 0.5, height: 0.5), "toptrailing": Rect(x: 0.5, y: 0, width: 0.5, height: 0.5),
    "bottomleft": Rect(x: 0, y: 0.5, width: 0.5, height: 0.5),
    "bottomleading": Rect(x: 0, y: 0.5, width: 0.5, height: 0.5),
    "bottomright": Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
    "bottomtrailing": Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
  ]

  private static func counts(_ text: String) -> (columns: Int, rows: Int)? {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ (1...6).contains($0) }) else { return nil }
    return (parts[0], parts[1])
  }
}

extension SymbolShape {
  /// The boxes that names divide into parts.
  static let divisible: [String: Path] = [
    "circle": circle, "square": square, "rectangle": rectangle,
    "rectangle.portrait": rectangle.mapPoints { Point(x: $0.y, y: $0.x) },
    "capsule": Path(
      roundedRect: Rect(x: -0.5, y: -0.3, width: 1, height: 0.6), cornerSize: Size(width: 0.3, height: 0.3)),
    "squareshape": Path(Rect(x: -0.39, y: -0.39, width: 0.78, height: 0.78)),
  ]

  /// Returns small boxes in columns and rows, within the bounds of a large one.
  static func grid(of box: Path, columns: Int, rows: Int, isFilled: Bool) -> SymbolShape {
    let bounds = SymbolShape(path: box).bounds
    let (across, down) = (bounds.width / Double(columns), bounds.height / Double(rows))
    let gap = 0.06
    let cell = SymbolShape(path: box).fitted(width: across - gap, height: down - gap)
    var small = cell.path
    if bounds.width > bounds.height * 1.1 || columns != rows, box == rectangle || box == square {
      small = Path(
        roundedRect: Rect(
          x: (gap - across) / 2, y: (gap - down) / 2, width: across - gap, height: down - gap),
        cornerSize: Size(width: 0.06, height: 0.06))
    }
    let drawn = isFilled ? SymbolShape(path: small) : SymbolShape(path: small).hollow
    var result = Path()
    for row in 0..<rows {
      for column in 0..<columns {
        let x = bounds.minX + (Double(column) + 0.5) * across
        let y = bounds.minY + (Double(row) + 0.5) * down
        result.addPath(drawn.path.offsetBy(dx: x, dy: y))
      }
    }
    return SymbolShape(path: result)
  }

  /// Returns the outline of a box with lines between its columns and rows.
  static func split(_ box: Path, columns: Int, rows: Int) -> SymbolShape {
    let bounds = SymbolShape(path: box).bounds
    var result = SymbolShape(path: box).hollow
    for column in 1..<max(columns, 1) where columns > 1 {
      let x = bounds.minX + bounds.width * Double(column) / Double(columns)
      result = result.with(
        SymbolShape(
          path: Path(
            Rect(x: x - line / 2, y: bounds.minY + line, width: line, height: bounds.height - 2 * line))))
    }
    for row in 1..<max(rows, 1) where rows > 1 {
      let y = bounds.minY + bounds.height * Double(row) / Double(rows)
      result = result.with(
        SymbolShape(
          path: Path(Rect(x: bounds.minX + line, y: y - line / 2, width: bounds.width - 2 * line, height: line))))
    }
    return result
  }

  /// A wide box with a line that divides off a third at its left.
  static var sidebar: SymbolShape {
    SymbolShape(path: rectangle).hollow
      .with(SymbolShape(path: Path(Rect(x: -0.2, y: -0.36 + line, width: line, height: 0.72 - 2 * line))))
  }

  /// Returns a flat chevron, turned by a function.
  static func flatChevron(_ turned: (Point) -> Point) -> SymbolShape {
    var path = Path()
    for (index, corner) in [(-0.36, -0.09), (0, 0.09), (0.36, -0.09)].enumerated() {
      let point = turned(Point(x: corner.0, y: corner.1))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return SymbolShape(path: path.strokedPath(StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)))
  }

  /// A ball on a needle.
  static var mapPin: SymbolShape {
    SymbolShape(path: Path(ellipseIn: Rect(x: -0.18, y: -0.45, width: 0.36, height: 0.36)))
      .with(SymbolShape(path: Path(Rect(x: -line / 2, y: -0.11, width: line, height: 0.56))))
  }

  /// Returns the shape at the upper right in front of a box, whose covered part is cut away.
  func overCorner(of back: SymbolShape) -> SymbolShape {
    let front = fitted(width: 0.62, height: 0.62).scaled(1, x: 0.14, y: -0.14)
    let behind = back.fitted(width: 0.72, height: 0.72).scaled(1, x: -0.09, y: 0.09)
    let cut = behind.path.subtracting(front.path.weighted(by: 0.06))
    return SymbolShape(path: cut.oriented(like: front.path)).with(front)
  }
}
