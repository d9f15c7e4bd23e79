import PlumblineLayout

/// A part of a drawing that moves and fades without another change: an item at the origin, and its transform.
struct FilmPart {
  /// The item, moved to the origin.
  var item: DisplayItem
  /// The transform from the origin to the position of the part.
  var transform: Transform
  /// The opacity of the part.
  var opacity: Double

  /// Returns the parts of items, in the order of drawing.
  static func parts(of items: [DisplayItem]) -> [FilmPart] {
    items.flatMap { item -> [FilmPart] in
      guard case .group(let group) = item else { return [FilmPart(item)] }
      if group.isPlain { return parts(of: group.items) }
      let isSimple = group.clip == nil && group.mask == nil && group.effects.isEmpty && group.blendMode == .normal
      guard isSimple, group.backdrop == nil, group.animation == nil else { return [FilmPart(item)] }
      if group.opacity == 1 {
        return parts(of: group.items).map { part in
          FilmPart(
            item: part.item, transform: part.transform.concatenating(group.transform), opacity: part.opacity)
        }
      }
      var inner = group
      (inner.transform, inner.opacity) = (.identity, 1)
      let part = FilmPart(.group(inner))
      return [
        FilmPart(item: part.item, transform: part.transform.concatenating(group.transform), opacity: group.opacity)
      ]
    }
  }

  private init(item: DisplayItem, transform: Transform, opacity: Double) {
    (self.item, self.transform, self.opacity) = (item, transform, opacity)
  }

  /// Moves an item to the origin; a rectangle in one colour becomes a square of one point.
  private init(_ item: DisplayItem) {
    opacity = 1
    if case .fill(let path, .color(let color), let rule) = item, let box = [item].bounds, path == Path(box),
      box.width > 0.01, box.height > 0.01
    {
      self.item = .fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .color(color), rule: rule)
      transform = Transform.scale(x: box.width, y: box.height).concatenating(.translation(x: box.minX, y: box.minY))
      return
    }
    let origin = [item].bounds?.origin ?? .zero
    self.item = item.movedExactly(x: -origin.x, y: -origin.y)
    transform = .translation(x: origin.x, y: origin.y)
  }
}

/// A part of a film with its places over time.
struct FilmTrack {
  /// The item at the origin.
  let item: DisplayItem
  /// The keyframes, in ascending order of time; an invisible part has no opacity.
  private(set) var keyframes: [DisplayAnimation.Keyframe] = []

  /// Creates a part that is invisible before a fraction of the film.
  init(_ part: FilmPart, at time: Double) {
    item = part.item
    if time > 0 {
      keyframes.append(.init(time: 0, transform: part.transform, opacity: 0))
      keyframes.append(.init(time: time - Self.instant, transform: part.transform, opacity: 0))
    }
    add(part, at: time)
  }

  /// The fraction of a film in which a part appears or disappears.
  private static let instant = 1e-5

  /// Adds a place.
  mutating func add(_ part: FilmPart, at time: Double) {
    keyframes.append(.init(time: time, transform: part.transform, opacity: part.opacity))
  }

  /// Ends the part at a fraction of the film.
  mutating func end(at time: Double) {
    guard let last = keyframes.last, last.opacity > 0 else { return }
    if last.time < time - Self.instant {
      keyframes.append(.init(time: time - Self.instant, transform: last.transform, opacity: last.opacity))
    }
    keyframes.append(.init(time: time, transform: last.transform, opacity: 0))
  }

  /// Returns the part as an item of a film of a duration in seconds.
  func drawn(duration: Double) -> DisplayItem {
    var frames: [DisplayAnimation.Keyframe] = []
    for (index, frame) in keyframes.enumerated() {
      let isRepeated =
        index > 0 && index + 1 < keyframes.count && keyframes[index - 1].isLike(frame)
        && keyframes[index + 1].isLike(frame)
      if !isRepeated { frames.append(frame) }
    }
    guard let first = frames.first else { return item }
    if frames.allSatisfy({ $0.isLike(first) }) {
      return .group(DisplayGroup(items: [item], transform: first.transform, opacity: first.opacity))
    }
    if let last = frames.last, last.time < 1 {
      frames.append(.init(time: 1, transform: last.transform, opacity: last.opacity))
    }
    return .group(
      DisplayGroup(items: [item], animation: DisplayAnimation(duration: duration, keyframes: frames, isLinear: true)))
  }
}

extension DisplayAnimation.Keyframe {
  /// Returns whether two keyframes show the same.
  fileprivate func isLike(_ other: Self) -> Bool { transform == other.transform && opacity == other.opacity }
}

extension DisplayItem {
  /// Returns the item displaced, with coordinates rounded to thousandths of a point.
  fileprivate func movedExactly(x: Double, y: Double) -> DisplayItem {
    func place(_ point: Point) -> Point { Point(x: (point.x + x).thousandth, y: (point.y + y).thousandth) }
    switch self {
    case .fill(let path, let paint, let rule): return .fill(path.mapPoints(place), paint.moved(place), rule: rule)
    case .stroke(let path, let paint, let style): return .stroke(path.mapPoints(place), paint.moved(place), style)
    case .text(let text, let point, let paint): return .text(text, at: place(point), paint: paint.moved(place))
    case .image(var image):
      image.rect = Rect(
        origin: place(image.rect.origin),
        size: Size(width: image.rect.width.thousandth, height: image.rect.height.thousandth))
      image.template = image.template?.moved(place)
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.movedExactly(x: x, y: y) }
      group.clip = group.clip?.mapPoints(place)
      group.mask = group.mask?.map { $0.movedExactly(x: x, y: y) }
      if !group.transform.isIdentity {
        group.transform = Transform.translation(x: -x, y: -y).concatenating(group.transform)
          .concatenating(.translation(x: x, y: y))
      }
      return .group(group)
    }
  }
}

extension Paint {
  /// Returns the paint with its points replaced by the results of a function.
  fileprivate func moved(_ place: (Point) -> Point) -> Paint {
    switch self {
    case .color: self
    case .linear(let gradient, let start, let end): .linear(gradient, start: place(start), end: place(end))
    case .radial(let gradient, let center, let start, let end, let aspect):
      .radial(gradient, center: place(center), startRadius: start, endRadius: end, aspect: aspect)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient, center: place(center), start: start, end: end)
    case .image(let source, let origin, let scale): .image(source, origin: place(origin), scale: scale)
    case .opacity(let paint, let factor): .opacity(paint.moved(place), factor)
    }
  }
}

extension Double {
  /// The number rounded to thousandths.
  fileprivate var thousandth: Double { isFinite ? (self * 1_000).rounded() / 1_000 : self }
}
