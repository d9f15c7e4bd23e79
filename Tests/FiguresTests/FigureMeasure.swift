import PlumblineLayout

@testable import PlumblineFigures

/// Faults of a figure's labels, leaders and guide lines, found in what is drawn.
///
/// The measure reads positions and colours from the drawing's items, not from the rectangles that the placer avoids.
struct FigureMeasure {
  /// A kind of fault.
  enum Kind: String, CaseIterable {
    case labelOnLabel, labelOnLine, labelOnLetters, leaderOnLeader, leaderOnLabel, leaderOnArrow, lineThroughLetters
    case awayFromSubject, nearerToAnother, contrast
  }

  /// The faults in words, by their kinds.
  private(set) var faults: [(kind: Kind, text: String)] = []

  private let figure: AnnotatedFigure
  /// The figure's labels.
  let labels: [PlacedLabel]
  private let leaders: [LineSegment?]
  /// The annotations' straight pieces with their layers' names and opacity.
  private var lines: [(layer: String, start: Point, end: Point, opacity: Double)] = []
  /// The rectangles of arrowheads, bars and dots.
  private var arrows: [Rect] = []
  /// The fills over the views.
  private var tints: [(path: Path, color: Color)] = []

  /// The least contrast of a label.
  private static let leastContrast = 4.5

  /// Measures a figure.
  init(_ figure: AnnotatedFigure) {
    self.figure = figure
    let layers = figure.layers
    labels = layers.labels
    leaders = labels.map { $0.leader(in: figure.scene.page) }
    for item in layers.behind + layers.over {
      guard case .group(let group) = item, let name = group.name, name != "leaders", name != "labels", name != "grid"
      else { continue }
      for part in group.items { collect(part, layer: name) }
    }
    measureLabels()
    measureLeaders()
    measureLines()
    for label in labels { measureContrast(of: label) }
  }

  private mutating func add(_ kind: Kind, _ text: String) { faults.append((kind, text)) }

  private mutating func collect(_ item: DisplayItem, layer: String) {
    switch item {
    case .stroke(let path, .color(let color), _):
      for (start, end) in path.pieces where !path.isCurved { lines.append((layer, start, end, color.light.opacity)) }
      // A dimension's arrow and its bars are one mark.
      if layer.hasSuffix(" marks") || layer == "dimensions", let bounds = path.bounds { arrows.append(bounds) }
    case .fill(let path, .color(let color), _):
      guard let bounds = path.bounds else { return }
      if color.light.opacity > 0.6 { arrows.append(bounds) } else { tints.append((path, color)) }
    case .group(let group): for part in group.items { collect(part, layer: layer) }
    default: break
    }
  }

  private func subject(of label: PlacedLabel) -> Rect { label.subject(in: figure.scene.theme) }

  private mutating func measureLabels() {
    let details = figure.scene.ink.filter(\.isDetailed)
    let reach = figure.scene.page.distance.labelGap * 2 + figure.scene.page.distance.tick * 2
    for (index, label) in labels.enumerated() {
      let (text, tight) = (label.request.text, label.rect.insetBy(dx: 0.25, dy: 0.25))
      for other in labels[..<index] where other.rect.intersects(tight) {
        add(.labelOnLabel, "\(text) on \(other.request.text)")
      }
      if lines.contains(where: { tight.isCrossed(from: $0.start, to: $0.end) })
        || arrows.contains(where: { $0.intersects(tight) })
      {
        add(.labelOnLine, text)
      }
      if details.contains(where: { $0.rect.intersects(tight) }) { add(.labelOnLetters, text) }
      let distance = label.rect.distance(to: subject(of: label))
      let isLed = leaders[index].map { subject(of: label).insetBy(dx: -reach, dy: -reach).contains($0.start) } ?? false
      if !isLed, distance > reach { add(.awayFromSubject, "\(text) by \(distance.rounded())") }
      if !isLed, label.request.rank == .number,
        let rival = labels.first(where: {
          $0.request.rank == .number && $0.anchor.dimension != nil && subject(of: $0) != subject(of: label)
            && label.rect.distance(to: subject(of: $0)) < distance - 0.5
        })
      {
        add(.nearerToAnother, "\(text) near \(rival.request.text)")
      }
    }
  }

  private mutating func measureLeaders() {
    for (index, leader) in leaders.enumerated() {
      guard let leader else { continue }
      let text = labels[index].request.text
      for (other, label) in labels.enumerated() where other != index {
        if label.rect.insetBy(dx: 0.5, dy: 0.5).isCrossed(from: leader.start, to: leader.end) {
          add(.leaderOnLabel, "\(text) over \(label.request.text)")
        }
        if other < index, let rival = leaders[other],
          meet(leader.start, leader.end, rival.start, rival.end)
        {
          add(.leaderOnLeader, "\(text) over \(label.request.text)")
        }
      }
      let own = subject(of: labels[index]).insetBy(dx: -1, dy: -1)
      if let arrow = arrows.first(where: {
        own.union($0) != own && $0.insetBy(dx: 0.25, dy: 0.25).isCrossed(from: leader.start, to: leader.end)
      }) {
        add(.leaderOnArrow, "\(text) at \(arrow.origin), \(arrow.size) by \(leader)")
      }
    }
  }

  private mutating func measureLines() {
    let scene = figure.scene
    let outlines = ["frames", "proposals", "ideal sizes", "highlights", "rulers", "device"]
    for ink in scene.ink where ink.isDetailed {
      let texts = scene.layout.views[ink.view].items.compactMap { item -> (Rect, [Double])? in
        guard case .text(let text, let point, _) = item, scene.layout.views[ink.view].role == .text else { return nil }
        return (Rect(origin: point, size: text.size), text.baselines.map { point.y + $0 })
      }
      for (rect, baselines) in texts {
        for line in lines where !outlines.contains(line.layer) {
          // Nothing is inside the frame of a text without a width.
          let inner = rect.insetBy(dx: 1.5, dy: 1)
          guard rect.width > 3, inner.isCrossed(from: line.start, to: line.end) else { continue }
          let isLevel = line.start.y == line.end.y
          let isBaseline = isLevel && baselines.contains { abs($0 - line.start.y) < 1 }
          if isLevel ? !isBaseline : line.opacity > 0.4 {
            add(.lineThroughLetters, "\(line.layer) through \(scene.layout.views[ink.view].label)")
          }
        }
      }
    }
  }

  private mutating func measureContrast(of label: PlacedLabel) {
    let scene = figure.scene
    guard case .text(_, _, .color(let letters))? = label.items(in: scene).last else { return }
    for side in [\Color.light, \Color.dark] {
      var beneath =
        scene.background.map { $0.rect.contains(label.rect) } ?? false ? [] : [scene.page.paper[keyPath: side]]
      if let background = scene.background, background.rect.intersects(label.rect) {
        beneath.append(background.color[keyPath: side])
      }
      for ink in scene.ink where ink.rect.intersects(label.rect) {
        if ink.isDetailed { beneath += [.init(red: 0, green: 0, blue: 0), .init(red: 1, green: 1, blue: 1)] }
        for case .fill(let path, .color(let color), _) in scene.layout.views[ink.view].items
        where path.bounds?.intersects(label.rect) == true { beneath += beneath.map { color[keyPath: side].over($0) } }
      }
      for tint in tints where tint.path.isTinting(label.rect) {
        beneath += beneath.map { tint.color[keyPath: side].over($0) }
      }
      if let background = label.background { beneath = beneath.map { background[keyPath: side].over($0) } }
      let least = beneath.map { letters[keyPath: side].over($0).contrast(to: $0) }.min() ?? 21
      if least < Self.leastContrast {
        add(
          .contrast, "\(label.request.text) \(side == \Color.light ? "light" : "dark") \((least * 10).rounded() / 10)")
      }
    }
  }
}

/// Returns whether two straight lines cross or touch.
func meet(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
  func side(_ p: Point, _ q: Point, _ r: Point) -> Double { (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) }
  let (s, t) = ((side(a, b, c), side(a, b, d)), (side(c, d, a), side(c, d, b)))
  if s.0 == 0, s.1 == 0 {
    let (one, other) = (Rect(origin: a).union(Rect(origin: b)), Rect(origin: c).union(Rect(origin: d)))
    return one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY && other.minY <= one.maxY
  }
  return s.0 * s.1 <= 0 && t.0 * t.1 <= 0
}

extension Path {
  /// Returns whether a rectangle lies on the path's area, which is that of a rectangle or between two.
  func isTinting(_ rect: Rect) -> Bool {
    let parts = elements.split { if case .move = $0 { true } else { false } }
    guard bounds?.intersects(rect) == true, parts.count > 1, let start = elements.lastIndex(where: \.isMove) else {
      return bounds?.intersects(rect) == true
    }
    var inner = Path()
    inner.elements = Array(elements[start...])
    return inner.bounds?.contains(rect) != true
  }

  /// Whether the path has curves, as a dot's.
  var isCurved: Bool { elements.contains { if case .curve = $0 { true } else { false } } }

  /// The straight pieces of the path; a curve is its chord.
  var pieces: [(start: Point, end: Point)] {
    var result: [(Point, Point)] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        result.append((current, to))
        current = to
      case .closeSubpath:
        result.append((current, start))
        current = start
      }
    }
    return result
  }
}

extension Path.Element {
  /// Whether the element begins a subpath.
  var isMove: Bool { if case .move = self { true } else { false } }
}

extension Color.Components {
  /// Returns the colour as it shows over an opaque one.
  func over(_ other: Color.Components) -> Color.Components {
    func mix(_ a: Double, _ b: Double) -> Double { a * opacity + b * (1 - opacity) }
    return Color.Components(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Returns the ratio of luminances, as the Web Content Accessibility Guidelines define it.
  func contrast(to other: Color.Components) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    func luminance(_ color: Color.Components) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(self), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the value to the power of 2.4: its square times its fifth root's square.
  private func power(_ value: Double) -> Double {
    var root = max(value, 1e-6)
    for _ in 0..<40 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return value * value * root * root
  }
}
