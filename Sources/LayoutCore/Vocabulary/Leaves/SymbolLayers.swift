/// A rule for the number of colours in which a symbol is drawn.
public enum SymbolRenderingMode: String, Hashable, Sendable {
  /// The modes that SwiftUI defines.
  case monochrome, multicolor, hierarchical, palette
}

/// The two layers of a symbol's outline: its subject, and the shape behind or beside it.
///
/// Icon fonts have a single layer. The contours of each layer are found from the symbol's name: a mark in a box, a
/// badge, or the largest of several parts.
struct SymbolLayers {
  /// The outline of the mark in a box, of the badge or of the largest part.
  let primary: Path
  /// The outline of the box, of the badge's subject or of the other parts, without those below the largest one.
  let secondary: Path
  /// The other parts that lie below the largest one, such as the drops of rain, if there are parts beside it, too.
  let below: [Path]
  /// The outline of a badge without the sign that is cut out of it, or nil.
  let badge: Path?

  /// Creates the layers of a named symbol's outline, or nil if the symbol has a single layer.
  init?(of name: String, _ path: Path) {
    let contours = Self.contours(of: path)
    guard contours.count > 1, let outer = contours.max(by: { abs($0.area) < abs($1.area) }) else { return nil }
    let components = name.split(separator: ".").map(String.init)
    let isFilled = components.last == "fill"
    let plain = isFilled ? components.dropLast() : components[...]
    let rest = contours.filter { $0.path != outer.path }
    var (front, back): ([Contour], [Contour])
    var disc: Contour?
    if plain.contains("badge") {
      let (bounds, isDot) = (outer.bounds, plain.last == "badge")
      front = rest.filter {
        $0.bounds.midX > bounds.midX + bounds.width * 0.2 && ($0.bounds.midY < bounds.midY) == isDot
      }
      back = contours.filter { contour in !front.contains { $0.path == contour.path } }
      disc = front.max { abs($0.area) < abs($1.area) }
    } else if plain.count > 1, let box = plain.last, Self.boxes.contains(box) {
      let ring = isFilled ? nil : rest.filter { $0.area * outer.area < 0 }.max { abs($0.area) < abs($1.area) }
      front = rest.filter { $0.path != ring?.path }
      back = isFilled ? contours : [outer] + (ring.map { [$0] } ?? [])
    } else if let first = components.first, Self.composites.contains(first) {
      // A filled part may have its line and its area as contours of one direction.
      front = contours.filter {
        $0.path == outer.path || ((isFilled || $0.area * outer.area < 0) && outer.bounds.contains($0.bounds))
      }
      back = contours.filter { contour in !front.contains { $0.path == contour.path } }
    } else {
      return nil
    }
    guard !front.isEmpty, !back.isEmpty else { return nil }
    let lower = back.filter { $0.bounds.minY > outer.bounds.maxY }
    let isThird = components.first == "cloud" && lower.count < back.count
    below = isThird ? lower.map(\.path) : []
    badge = disc?.path
    primary = Self.joined(front)
    secondary = Self.joined(isThird ? back.filter { contour in !lower.contains { $0.path == contour.path } } : back)
  }

  /// The name components of boxes around a mark.
  private static let boxes: Set<String> = [
    "circle", "square", "triangle", "octagon", "shield", "seal", "hexagon", "diamond", "app", "rectangle",
  ]
  /// The first name components of symbols with parts beside each other.
  private static let composites: Set<String> = [
    "cloud", "sun", "moon", "speaker", "bell", "antenna", "wind", "battery",
  ]

  /// A closed contour of an outline.
  private struct Contour {
    var path = Path()
    var points: [Point] = []

    /// Twice the signed area, positive in one direction of the contour and negative in the other.
    var area: Double {
      var sum = 0.0
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += a.x * b.y - b.x * a.y }
      return sum
    }

    var bounds: Rect { Path.bounds(of: points) }
  }

  private static func contours(of path: Path) -> [Contour] {
    var result: [Contour] = []
    for element in path.elements {
      if case .move = element { result.append(Contour()) }
      guard !result.isEmpty else { continue }
      result[result.count - 1].path.elements.append(element)
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        result[result.count - 1].points.append(to)
      case .closeSubpath: break
      }
    }
    return result.filter { $0.points.count > 2 }
  }

  private static func joined(_ contours: [Contour]) -> Path {
    var result = Path()
    for contour in contours { result.addPath(contour.path) }
    return result
  }
}

extension SymbolLayers {
  /// Returns the parts of a symbol that show a value, in the order in which the value fills them, and the rest.
  ///
  /// Supported are symbols of waves and bars: `wifi`, `speaker.wave…` and `cellularbars`.
  static func steps(of name: String, _ path: Path) -> (steps: [Path], rest: Path)? {
    let parts = name.split(separator: ".")
    let contours = contours(of: path)
    switch parts.first {
    case "wifi": return (contours.sorted { $0.bounds.midY > $1.bounds.midY }.map(\.path), Path())
    case "cellularbars": return (contours.sorted { $0.bounds.midX < $1.bounds.midX }.map(\.path), Path())
    case "speaker" where parts.contains("wave"):
      guard let body = contours.min(by: { $0.bounds.minX < $1.bounds.minX }) else { return nil }
      let waves = contours.filter { $0.bounds.minX > body.bounds.midX && !body.bounds.contains($0.bounds) }
      let rest = contours.filter { contour in !waves.contains { $0.path == contour.path } }
      return (waves.sorted { $0.bounds.midX < $1.bounds.midX }.map(\.path), joined(rest))
    default: return nil
    }
  }
}

extension Path {
  /// Returns the smallest rectangle around some points.
  fileprivate static func bounds(of points: [Point]) -> Rect {
    guard let first = points.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension TextLayout {
  /// Returns the layout of a symbol whose parts beyond a value from 0 to 1 are faint.
  func showing(_ value: Double, as name: String, in rect: Rect, environment: EnvironmentValues) -> TextLayout {
    var copy = self
    let (full, faint) = (AnyShapeStyle.foreground(level: 1), AnyShapeStyle.opacity(.foreground(level: 1), 0.3))
    copy.decorations = decorations.flatMap { decoration -> [Decoration] in
      guard let (steps, rest) = SymbolLayers.steps(of: name, decoration.path) else { return [decoration] }
      let body = Decoration(path: rest, paint: full.paint(in: rect, environment: environment))
      return [body]
        + steps.enumerated().map { index, step in
          let isOn = value * Double(steps.count) > Double(index)
          return Decoration(path: step, paint: (isOn ? full : faint).paint(in: rect, environment: environment))
        }
    }
    return copy
  }

  /// Returns the layout of a symbol with its layers in the styles that the environment's rendering mode selects.
  func layered(as name: String, in rect: Rect, environment: EnvironmentValues) -> TextLayout {
    guard let styles = environment.symbolStyles(of: name) else { return self }
    var copy = self
    copy.decorations = decorations.flatMap { decoration -> [Decoration] in
      guard let layers = SymbolLayers(of: name, decoration.path) else {
        // The white of a sign in a box or a badge is not that of a sign beside a symbol.
        let isSign =
          environment.symbolRenderingMode == .multicolor && styles[0] == .color(.white) && styles[1] != styles[0]
        let style = isSign ? .foreground(level: 1) : styles[0]
        return [Decoration(path: decoration.path, paint: style.paint(in: rect, environment: environment))]
      }
      var (primary, secondary) = (styles[0], styles[1])
      let sign = environment.symbolRenderingMode == .multicolor ? layers.badge : nil
      if sign != nil { (primary, secondary) = (styles[1], .foreground(level: 1)) }
      return [
        Decoration(path: layers.secondary, paint: secondary.paint(in: rect, environment: environment))
      ]
        + (sign.map { [Decoration(path: $0, paint: styles[0].paint(in: rect, environment: environment))] } ?? [])
        + [
          Decoration(path: layers.primary, paint: primary.paint(in: rect, environment: environment))
        ]
        + layers.below.map {
          Decoration(path: $0, paint: styles[min(2, styles.count - 1)].paint(in: rect, environment: environment))
        }
    }
    return copy
  }
}

extension EnvironmentValues {
  /// Returns the styles of a symbol's two or three layers, the primary first, or nil if it is drawn in a single style.
  fileprivate func symbolStyles(of name: String) -> [AnyShapeStyle]? {
    switch symbolRenderingMode {
    case .monochrome: return nil
    case .hierarchical: return [1, 0.5, 0.25].map { .opacity(.foreground(level: 1), $0) }
    case .multicolor: return Self.ownColors(of: name)?.map { .color($0) }
    case .palette, nil:
      return foregroundStyles.count > 1 ? (1...min(foregroundStyles.count, 3)).map { .foreground(level: $0) } : nil
    }
  }

  /// Returns the symbol's own colours: that of the mark, and that of the box or the other parts.
  private static func ownColors(of name: String) -> [Color]? {
    let components = Set(name.split(separator: ".").map(String.init))
    let table: [(String, [Color])] = [
      ("exclamationmark", [.white, .yellow]), ("checkmark", [.white, .green]), ("plus", [.white, .green]),
      ("minus", [.white, .red]), ("xmark", [.white, .red]), ("sun", [.yellow, .yellow]),
      ("moon", [.white, .white]), ("heart", [.red, .red]), ("star", [.yellow, .yellow]), ("flame", [.orange, .orange]),
      ("bolt", [.yellow, .yellow]), ("drop", [.cyan, .cyan]), ("leaf", [.green, .green]), ("trash", [.red, .red]),
      ("snowflake", [.cyan, .cyan]), ("pencil", [.yellow, .gray]),
    ]
    let words = name.split(separator: ".").map(String.init).filter { $0 != "fill" }
    if let badge = words.lastIndex(of: "badge") {
      switch words.dropFirst(badge + 1).first {
      case "plus", "checkmark": return [.white, .green]
      case "minus", "xmark", nil: return [.white, .red]
      case "exclamationmark": return [.white, .yellow]
      default: return nil
      }
    }
    if components.contains("cloud") {
      let beside: Color =
        components.contains("sun") || components.contains("bolt") || components.contains("moon") ? .yellow : .cyan
      return [.white, beside] + (["rain", "drizzle", "snow"].contains { components.contains($0) } ? [.cyan] : [])
    }
    return table.first { components.contains($0.0) }?.1
  }
}
