import Glibc
import PlumblineDrawing

/// Symbols that are composed of others by the parts of their names.
///
/// A name whose parts are not all known has no shape: no symbol is drawn instead of another one.
extension SymbolLibrary {
  /// Returns the shape of a name without a drawing of its own, or nil if a part of it is not known.
  func assembled(_ name: String) -> SymbolShape? {
    for other in Self.otherNames(of: name) {
      if let shape = shape(named: other) { return shape }
    }
    let isFilled = name.hasSuffix(".fill")
    let plain = name.removingSuffix(".fill") ?? name
    let ending = isFilled ? ".fill" : ""
    for (suffix, box) in SymbolShape.boxes {
      guard let base = plain.removingSuffix(suffix), let inner = shape(named: base + ".fill") else { continue }
      return inner.fitted(width: 0.42, height: 0.42).heavier.within(box, isFilled: isFilled)
    }
    for suffix in [".seal", ".shield"] {
      guard let base = plain.removingSuffix(suffix), let inner = shape(named: base + ".fill"),
        let box = shape(named: suffix.dropFirst() + ".fill")
      else { continue }
      let around = box.fitted(width: 0.9, height: 0.9).path
      return inner.fitted(width: 0.36, height: 0.36).within(around, isFilled: isFilled)
    }
    if let boxed = inSymbol(plain, ending) ?? lettered(plain, isFilled: isFilled) { return boxed }
    if let base = plain.removingSuffix(".viewfinder") {
      guard let inner = shape(named: base), let frame = shape(named: "viewfinder") else { return nil }
      return frame.with(inner.fitted(width: 0.4, height: 0.4))
    }
    if let base = plain.removingSuffix(".magnifyingglass") {
      guard let inner = shape(named: base), let lens = shape(named: "magnifyingglass") else { return nil }
      return lens.with(inner.fitted(width: 0.24, height: 0.24).scaled(1, x: -0.1, y: -0.1))
    }
    if let base = plain.removingSuffix(".text.page") { return shape(named: "doc.text")?.badged(shape(named: base)) }
    if let range = plain.firstRange(of: ".on.") {
      guard let front = shape(named: plain[..<range.lowerBound] + ending),
        let back = shape(named: plain[range.upperBound...] + ending)
      else { return nil }
      return front.inFront(of: back)
    }
    if let range = plain.firstRange(of: ".and.") {
      guard let first = shape(named: plain[..<range.lowerBound] + ending),
        let second = shape(named: plain[range.upperBound...] + ending)
      else { return nil }
      return first.beside(second)
    }
    for box in ["square", "app", "circle"] {
      guard let base = plain.removingSuffix("." + box + ".dashed"), let inner = shape(named: base + ending) else {
        continue
      }
      return SymbolShape.dashed(box + ".dashed")?.with(inner.fitted(width: 0.42, height: 0.42).heavier)
    }
    if let base = plain.removingSuffix(".arrow.circlepath"), let inner = shape(named: base + ".fill") {
      return shape(named: "arrow.circlepath")?.with(inner.fitted(width: 0.36, height: 0.36).heavier)
    }
    for sign in [".checkmark", ".xmark", ".questionmark", ".exclamationmark", ".plus", ".minus"] {
      if let base = plain.removingSuffix(sign) {
        return shape(named: base + ending)?.badged(shape(named: String(sign.dropFirst())))
      }
    }
    return mirrored(plain, ending)
  }

  /// Returns the symbol of the opposite direction, mirrored, if it is in the table; letters are not mirrored.
  private func mirrored(_ plain: String, _ ending: String) -> SymbolShape? {
    let parts = plain.split(separator: ".").map(String.init)
    guard !parts.contains(where: { ["text", "character", "a", "textformat"].contains($0) }) else { return nil }
    for (isAcross, opposites) in [(true, Self.horizontal), (false, Self.vertical)] {
      let other = parts.map { opposites[$0] ?? $0 }.joined(separator: ".")
      guard other != plain, SymbolTable.shared.entries[other] != nil, let shape = shape(named: other + ending) else {
        continue
      }
      return SymbolShape(
        path: shape.path.mapPoints { Point(x: isAcross ? -$0.x : $0.x, y: isAcross ? $0.y : -$0.y) }.reversed)
    }
    return nil
  }

  static let horizontal = [
    "left": "right", "right": "left", "backward": "forward", "forward": "backward", "leading": "trailing",
    "trailing": "leading", "lefthalf": "righthalf", "righthalf": "lefthalf", "leadinghalf": "trailinghalf",
    "trailinghalf": "leadinghalf", "leftthird": "rightthird", "rightthird": "leftthird",
  ]
  private static let vertical = [
    "up": "down", "down": "up", "top": "bottom", "bottom": "top", "tophalf": "bottomhalf", "bottomhalf": "tophalf",
    "topthird": "bottomthird", "bottomthird": "topthird",
  ]
}

extension SymbolShape {
  /// The boxes that enclose symbols, by the ending of their names.
  static let boxes: [(suffix: String, path: Path)] = [
    (".triangle", polygon([(0, -0.44), (0.46, 0.38), (-0.46, 0.38)])),
    (".diamond", polygon([(0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0)])),
    (".hexagon", polygon((0..<6).map { corner($0, of: 6, turnedBy: 0.5) })),
    (".octagon", polygon((0..<8).map { corner($0, of: 8, turnedBy: 0.5) })),
    (".app", square),
    (
      ".capsule",
      Path(roundedRect: Rect(x: -0.5, y: -0.3, width: 1, height: 0.6), cornerSize: Size(width: 0.3, height: 0.3))
    ),
  ]

  private static func corner(_ index: Int, of count: Int, turnedBy part: Double) -> (Double, Double) {
    let angle = (Double(index) + part) / Double(count) * 2 * .pi
    return (0.45 * cos(angle), 0.45 * sin(angle))
  }

  private static func polygon(_ corners: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Returns the shape in the outline of a box, or cut out of the box.
  func within(_ box: Path, isFilled: Bool) -> SymbolShape {
    isFilled ? enclosed(in: box, isFilled: true) : SymbolShape(path: box).hollow.with(self)
  }

  /// Returns a box of dashes by its name, or nil for another name.
  static func dashed(_ name: String) -> SymbolShape? {
    let style = StrokeStyle(lineWidth: line, dash: [0.13, 0.09])
    switch name {
    case "square.dashed", "app.dashed": return SymbolShape(path: square.strokedPath(style))
    case "rectangle.dashed": return SymbolShape(path: rectangle.strokedPath(style))
    case "circle.dashed":
      var path = Path()
      for index in 0..<12 {
        let angles = (0...4).map { (Double(index) + Double($0) / 4 * 0.6) / 12 * 2 * .pi }
        let outer = angles.map { (0.417 * cos($0), 0.417 * sin($0)) }
        let inner = angles.reversed().map { ((0.417 - line) * cos($0), (0.417 - line) * sin($0)) }
        path.addPath(polygon(outer + inner))
      }
      return SymbolShape(path: path)
    default: return nil
    }
  }

  /// A disc with a scalloped edge.
  static let seal = polygon(
    (0..<96).map { index in
      let angle = Double(index) / 96 * 2 * .pi
      let radius = 0.43 + 0.03 * cos(angle * 12)
      return (radius * cos(angle), radius * sin(angle))
    })

  /// Returns the shape together with another one.
  func with(_ other: SymbolShape) -> SymbolShape {
    var result = self
    result.path.addPath(other.path.oriented(like: path))
    return result
  }

  /// Returns the shape with a badge, or nil if there is none.
  func badged(_ badge: SymbolShape?) -> SymbolShape? { badge.map { badged($0) } }

  /// Returns the shape at the lower right in front of another one, whose covered part is cut away.
  func inFront(of back: SymbolShape) -> SymbolShape {
    let front = fitted(width: 0.66, height: 0.66).scaled(1, x: 0.13, y: 0.13)
    let behind = back.fitted(width: 0.66, height: 0.66).scaled(1, x: -0.13, y: -0.13)
    let bounds = front.bounds
    let covered = Path(
      Rect(
        x: bounds.minX - Self.stroke, y: bounds.minY - Self.stroke, width: bounds.width + 2 * Self.stroke,
        height: bounds.height + 2 * Self.stroke))
    return SymbolShape(path: behind.path.subtracting(covered).oriented(like: front.path)).with(front)
  }

  /// Returns the shape at the left of another one.
  func beside(_ other: SymbolShape) -> SymbolShape {
    let (left, right) = (fitted(width: 0.8, height: 0.8), other.fitted(width: 0.8, height: 0.8))
    let (a, b) = (left.bounds, right.bounds)
    let moved = right.scaled(1, x: a.maxX + Self.line - b.minX)
    return left.with(moved).fitted(width: 1.1, height: 0.8)
  }
}
