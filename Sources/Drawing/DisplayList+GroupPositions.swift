extension DisplayList {
  /// Returns the same drawing with a position for each named group, relative to which its items' coordinates are given.
  ///
  /// If a view moves with all views within, only the transform of its group changes. A page that shows the drawing then
  /// changes one attribute instead of those of all shapes and letters.
  ///
  /// A group of a single shape, text or image among few others has no position of its own, because browsers composite
  /// each transformed part separately, which takes time whenever another part moves.
  public func withGroupPositions() -> DisplayList {
    var drawing = self
    drawing.items = GroupPositions.moved(items, from: .zero)
    return drawing
  }
}

/// Gives named groups positions of their own.
///
/// A group's position has the coordinates that most of its items share: the left edge of a stack whose views are
/// aligned there. If a single view moves, only its own position changes.
private struct GroupPositions {
  /// The positions of the groups in their own coordinates, in the order of the drawing; nil for one without drawn
  /// items.
  private var anchors: [Point?] = []
  /// The index of the next group.
  private var next = 0

  /// Returns items with coordinates relative to an origin.
  static func moved(_ items: [DisplayItem], from origin: Point) -> [DisplayItem] {
    var positions = GroupPositions()
    _ = positions.findAnchor(of: items)
    return positions.moved(items, from: origin)
  }

  private mutating func moved(_ items: [DisplayItem], from origin: Point) -> [DisplayItem] {
    var result = items
    for index in result.indices { result[index] = moved(items[index], from: origin) }
    return result
  }

  private mutating func moved(_ item: DisplayItem, from origin: Point) -> DisplayItem {
    switch item {
    case .fill(let path, let paint, let rule) where !paint.hasPosition:
      return .fill(path.offsetBy(dx: -origin.x, dy: -origin.y), paint, rule: rule)
    case .stroke(let path, let paint, let style) where !paint.hasPosition:
      return .stroke(path.offsetBy(dx: -origin.x, dy: -origin.y), paint, style)
    case .text(let text, let corner, let paint) where !paint.hasPosition:
      return .text(text, at: Point(x: corner.x - origin.x, y: corner.y - origin.y), paint: paint)
    case .image(var image) where !(image.template?.hasPosition ?? false):
      image.rect = image.rect.offsetBy(dx: -origin.x, dy: -origin.y)
      return .image(image)
    case .group(let group) where group.isPlain && group.name == nil:
      var group = group
      next += 1
      group.items = moved(group.items, from: origin)
      return .group(group)
    case .group(let group) where group.animation == nil:
      return .group(moved(group, from: origin))
    default:
      if origin == .zero { return item }
      return .group(DisplayGroup(items: [item], transform: .translation(x: -origin.x, y: -origin.y)))
    }
  }

  private mutating func moved(_ original: DisplayGroup, from origin: Point) -> DisplayGroup {
    var group = original
    let own = anchors[next] ?? origin
    next += 1
    group.items = moved(group.items, from: own)
    if let clip = group.clip { group.clip = clip.offsetBy(dx: -own.x, dy: -own.y) }
    if let mask = group.mask { group.mask = Self.moved(mask, from: own) }
    if group.isPlain {
      group.transform = .translation(x: own.x - origin.x, y: own.y - origin.y)
    } else {
      group.transform = Transform.translation(x: own.x, y: own.y).concatenating(group.transform)
        .concatenating(.translation(x: -origin.x, y: -origin.y))
    }
    return group
  }

  /// Finds the positions of the groups among some items, and returns the one for a group of all of them.
  ///
  /// The position is rounded to a thousandth of a point, so that distances between positions are written exactly.
  private mutating func findAnchor(of items: [DisplayItem]) -> Point? {
    var points: [Point] = []
    for item in items {
      guard let point = findAnchor(of: item, among: items.count), items.count > 2 || points.isEmpty else { continue }
      points.append(point)
    }
    guard let first = points.first, abs(first.x) < 1e6, abs(first.y) < 1e6 else { return nil }
    return Point(x: Self.mostCommon(points, \.x), y: Self.mostCommon(points, \.y))
  }

  /// Returns the most common coordinate, or that of the first point if all differ.
  private static func mostCommon(_ points: [Point], _ coordinate: KeyPath<Point, Double>) -> Double {
    var best = (points[0][keyPath: coordinate] * 1_000).rounded()
    guard points.count > 2 else { return best / 1_000 }
    if points.count <= fewItems { return mostCommon(ofFew: points, coordinate) / 1_000 }
    var counts: [Double: Int] = [:]
    var greatest = 1
    for point in points where abs(point[keyPath: coordinate]) < 1e6 {
      let value = (point[keyPath: coordinate] * 1_000).rounded()
      let count = counts[value, default: 0] + 1
      counts[value] = count
      if count > greatest { (best, greatest) = (value, count) }
    }
    return best / 1_000
  }

  /// Returns the most common coordinate in thousandths, without a table.
  private static func mostCommon(ofFew points: [Point], _ coordinate: KeyPath<Point, Double>) -> Double {
    let values = points.map { ($0[keyPath: coordinate] * 1_000).rounded() }
    var (best, greatest) = (values[0], 1)
    // As with a table, the coordinate that is the first to reach the greatest count.
    for index in values.indices where abs(values[index]) < 1e9 {
      let count = values[...index].count { $0 == values[index] }
      if count > greatest { (best, greatest) = (values[index], count) }
    }
    return best
  }

  /// The maximum number of items in a group whose single shapes and texts have no positions of their own.
  private static let fewItems = 8

  private mutating func findAnchor(of item: DisplayItem, among count: Int) -> Point? {
    switch item {
    case .fill(let path, _, _), .stroke(let path, _, _):
      switch path.elements.first {
      case .move(let point)?, .line(let point)?, .quadCurve(let point, _)?, .curve(let point, _, _)?: return point
      case .closeSubpath?, nil: return nil
      }
    case .text(_, let corner, _): return corner
    case .image(let image): return image.rect.origin
    case .group(let group):
      guard group.animation == nil || group.isPlain && group.name == nil else { return nil }
      let index = anchors.count
      anchors.append(nil)
      let own = findAnchor(of: group.items)
      if count > Self.fewItems || !group.isSingle { anchors[index] = own }
      return group.animation == nil ? own.map(group.transform.apply) : nil
    }
  }
}

extension DisplayGroup {
  /// Whether the group draws a shape, a text or an image without effects.
  fileprivate var isSingle: Bool {
    guard isPlain, items.count == 1, let item = items.first else { return false }
    if case .group = item { return false }
    return true
  }
}

extension Paint {
  /// Whether the paint has coordinates of its own.
  fileprivate var hasPosition: Bool {
    switch self {
    case .color: false
    case .opacity(let paint, _): paint.hasPosition
    case .linear, .radial, .angular, .image: true
    }
  }
}
