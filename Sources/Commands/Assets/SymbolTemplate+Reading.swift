import PlumblineLayout
import PlumblineSource

extension SymbolTemplate {
  /// Reads a template that the app SF Symbols exports, or returns nil for another file and for one whose drawings have
  /// more than filled paths.
  ///
  /// The drawings are groups such as `Regular-M`; lines such as `Baseline-M`, `Capline-M` and `left-margin-Regular-M`
  /// determine their positions. Paths follow each other as layers, some of which erase the layers below them.
  init?(name: String, svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self)
    let elements = SVGElement.all(in: text)
    let styles = Self.layerStyles(in: text)
    guard elements.first(where: { $0.name == "svg" }) != nil else { return nil }
    var guides: [String: Point] = [:]
    for element in elements {
      guard let id = element.attributes["id"], id.contains("line-") || id.contains("margin") else { continue }
      guides[id] = element.lineStart
    }
    var outlines: [String: Path] = [:]
    for element in elements where !element.isHidden {
      guard let part = element.identifiers.first(where: { TemplatePart($0) != nil }) else { continue }
      switch element.name {
      case "g", "title", "desc", "defs", "style": continue
      case "path":
        if element.property("fill") == "none" { continue }
        guard let path = element.attributes["d"].flatMap(SVGPathData.path) else { return nil }
        let filled = element.property("fill-rule") == "evenodd" ? path.normalized(eoFill: true) : path
        let outline = filled.applying(element.transform)
        let style = element.attributes["class"]?.split(separator: " ").compactMap { styles[String($0)] }.first ?? ""
        if style.contains("-sfsymbols-clear-behind:true") {
          outlines[part] = (outlines[part] ?? Path()).subtracting(outline)
        }
        if !style.contains("opacity:0.0") { outlines[part, default: Path()].addPath(outline) }
      default: return nil
      }
    }
    let drawings = outlines.keys.sorted().compactMap { part in
      TemplatePart(part).flatMap { $0.drawing(of: outlines[part] ?? Path(), guides) }
    }
    self.init(name: name, drawings: drawings)
  }

  /// Returns the declarations of the style sheet for layers in one colour, by their classes.
  private static func layerStyles(in text: String) -> [String: String] {
    var styles: [String: String] = [:]
    for part in text.split(separator: "}") {
      guard let brace = part.lastIndex(of: "{"), let dot = part[..<brace].lastIndex(of: ".") else { continue }
      let name = part[part.index(after: dot)..<brace].filter { !$0.isWhitespace }
      if name.hasPrefix("monochrome-") {
        styles[name] = part[part.index(after: brace)...].filter { !$0.isWhitespace }
      }
    }
    return styles
  }
}

/// The weight and the scale of a drawing in a template.
private struct TemplatePart {
  let name: String
  let weight: Int
  let scale: (letter: Substring, ImageScale)

  private static let weights = [
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700,
    "Heavy": 800, "Black": 900,
  ]
  private static let scales: [Substring: ImageScale] = ["S": .small, "M": .medium, "L": .large]
  /// The height of capitals in em: the distance of the lines in every template, at 100 points.
  private static let capHeight = FontMetrics.sanFrancisco.capHeight

  /// Creates the part with an identifier such as `Regular-M`, or returns nil for another one.
  init?(_ id: String) {
    let words = id.split(separator: "-")
    guard words.count == 2, let weight = Self.weights[String(words[0])], let scale = Self.scales[words[1]] else {
      return nil
    }
    (name, self.weight, self.scale) = (id, weight, (words[1], scale))
  }

  /// Returns the drawing with an outline in the coordinates of the file, or nil if the lines of its scale are missing.
  func drawing(of path: Path, _ guides: [String: Point]) -> SymbolTemplate.Drawing? {
    guard let baseline = guides["Baseline-\(scale.letter)"]?.y, let capline = guides["Capline-\(scale.letter)"]?.y,
      baseline > capline, !path.isEmpty
    else { return nil }
    let unit = Self.capHeight / (baseline - capline)
    // The first templates have margins for one drawing alone.
    let isOnly = name == "Regular-M"
    let left = (guides["left-margin-\(name)"] ?? (isOnly ? guides["left-margin"] : nil))?.x
    let right = (guides["right-margin-\(name)"] ?? (isOnly ? guides["right-margin"] : nil))?.x
    let start = left ?? path.boundingRect.minX
    let width = left.flatMap { left in right.map { ($0 - left) * unit } }
    return SymbolTemplate.Drawing(
      weight: weight, scale: scale.1,
      path: path.mapPoints { Point(x: ($0.x - start) * unit, y: ($0.y - baseline) * unit) }, width: width)
  }
}

extension SVGElement {
  /// The start of a line in the coordinates of the file, or nil for another element.
  fileprivate var lineStart: Point? {
    if name == "path" {
      guard case .move(let point)? = attributes["d"].flatMap(SVGPathData.path)?.elements.first else { return nil }
      return transform.apply(point)
    }
    guard name == "line", let x = attributes["x1"].flatMap(Double.init), let y = attributes["y1"].flatMap(Double.init)
    else { return nil }
    return transform.apply(Point(x: x, y: y))
  }
}
