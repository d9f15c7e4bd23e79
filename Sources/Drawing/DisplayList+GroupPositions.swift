extension DisplayList {
  /// Returns the same drawing with a position for each named group, from which the coordinates of its items count.
  ///
  /// A view that moves with all within then differs in the transform of its group alone. A page that shows the drawing has
  /// one attribute to change instead of those of all shapes and letters, whose positions it need not compute again.
  public func withGroupPositions() -> DisplayList {
    var drawing = self
    drawing.items = GroupPositions.moved(items, from: .zero)
    return drawing
  }
}

/// Gives named groups positions of their own.
private enum GroupPositions {
  /// Returns items with coordinates that count from an origin.
  ///
  /// `known` is the position of the first item if it is a group.
  static func moved(_ items: [DisplayItem], from origin: Point, known: Point? = nil) -> [DisplayItem] {
    var result = items
    for index in result.indices { result[index] = moved(items[index], from: origin, known: index == 0 ? known : nil) }
    return result
  }

  private static func moved(_ item: DisplayItem, from origin: Point, known: Point?) -> DisplayItem {
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
      group.items = moved(group.items, from: origin, known: known)
      return .group(group)
    case .group(let group) where group.animation == nil:
      return .group(moved(group, from: origin, known: group.isPlain ? known : nil))
    default:
      if origin == .zero { return item }
      return .group(DisplayGroup(items: [item], transform: .translation(x: -origin.x, y: -origin.y)))
    }
  }

  private static func moved(_ original: DisplayGroup, from origin: Point, known: Point?) -> DisplayGroup {
    var group = original
    let own = known ?? anchor(of: group.items) ?? origin
    group.items = moved(group.items, from: own, known: own)
    if let clip = group.clip { group.clip = clip.offsetBy(dx: -own.x, dy: -own.y) }
    if let mask = group.mask { group.mask = moved(mask, from: own) }
    if group.isPlain {
      group.transform = .translation(x: own.x - origin.x, y: own.y - origin.y)
    } else {
      group.transform = Transform.translation(x: own.x, y: own.y).concatenating(group.transform)
        .concatenating(.translation(x: -origin.x, y: -origin.y))
    }
    return group
  }

  /// Returns the position of the first item that has one, to a thousandth of a point, so that distances between positions
  /// are written exactly.
  private static func anchor(of items: [DisplayItem]) -> Point? {
    for item in items {
      guard let point = anchor(of: item) else { continue }
      guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
      return Point(x: (point.x * 1_000).rounded() / 1_000, y: (point.y * 1_000).rounded() / 1_000)
    }
    return nil
  }

  private static func anchor(of item: DisplayItem) -> Point? {
    switch item {
    case .fill(let path, _, _), .stroke(let path, _, _):
      switch path.elements.first {
      case .move(let point)?, .line(let point)?, .quadCurve(let point, _)?, .curve(let point, _, _)?: return point
      case .closeSubpath?, nil: return nil
      }
    case .text(_, let corner, _): return corner
    case .image(let image): return image.rect.origin
    case .group(let group):
      guard group.animation == nil else { return nil }
      return anchor(of: group.items).map(group.transform.apply)
    }
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
