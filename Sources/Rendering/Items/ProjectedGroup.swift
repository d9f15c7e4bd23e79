import PlumblineDrawing

/// A group seen in perspective: its shapes are cut into short lines and moved point by point, so that what is left has
/// no transform, and every format can draw it.
struct ProjectedGroup {
  /// The group without its transform.
  private(set) var group: DisplayGroup
  private let transform: Transform
  private let resources: Resources

  /// Moves everything in a group by its transform.
  init(_ original: DisplayGroup, resources: Resources) throws {
    group = original
    transform = original.transform
    self.resources = resources
    group.transform = .identity
    group.items = try original.items.flatMap { try projected($0, by: transform) }
    group.clip = original.clip.map { projected($0, by: transform) }
    group.mask = try original.mask?.flatMap { try projected($0, by: transform) }
  }

  private func projected(_ item: DisplayItem, by transform: Transform) throws -> [DisplayItem] {
    switch item {
    case .fill(let path, let paint, let rule):
      return [.fill(projected(path, by: transform), moved(paint, near: path, by: transform), rule: rule)]
    case .stroke(let path, let paint, let style):
      let outline = path.strokedPath(style)
      return [.fill(projected(outline, by: transform), moved(paint, near: path, by: transform))]
    case .text(let layout, let place, let paint):
      return try outlines(of: layout, at: place, paint: paint).flatMap { try projected($0, by: transform) }
    case .image(let image): return tiles(of: image, by: transform)
    case .group(let inner):
      var flat = inner.still.recolored
      let combined = flat.transform.concatenating(transform)
      flat.transform = .identity
      flat.items = try flat.items.flatMap { try projected($0, by: combined) }
      flat.clip = flat.clip.map { projected($0, by: combined) }
      flat.mask = try flat.mask?.flatMap { try projected($0, by: combined) }
      return [.group(flat)]
    }
  }

  private func outlines(of layout: TextLayout, at place: Point, paint: Paint) throws -> [DisplayItem] {
    func fill(_ decoration: TextLayout.Decoration) -> DisplayItem {
      .fill(decoration.path.offsetBy(dx: place.x, dy: place.y), decoration.paint ?? paint)
    }
    let runs = try layout.runs.flatMap { run -> [DisplayItem] in
      let face = try resources.fonts.face(run.face)
      if face.isPictures { return pictures(of: run, face, at: place + run.origin) }
      return [.fill(face.path(of: run, at: place + run.origin), run.paint ?? paint)]
    }
    return layout.decorations.filter(\.isBehind).map(fill) + runs + layout.images(at: place).map(DisplayItem.image)
      + layout.decorations.filter { !$0.isBehind }.map(fill)
  }

  /// The glyphs that are pictures, such as emoji.
  private func pictures(of run: GlyphRun, _ face: LoadedFace, at origin: Point) -> [DisplayItem] {
    run.glyphs.compactMap { glyph in
      guard let picture = face.picture(of: glyph.id) else { return nil }
      let place = origin + glyph.position
      let rect = Rect(
        x: place.x + picture.rect.minX * run.fontSize, y: place.y + picture.rect.minY * run.fontSize,
        width: picture.rect.width * run.fontSize, height: picture.rect.height * run.fontSize)
      return .image(ImageDrawing(source: resources.pictures.add(picture.image, scale: 1), rect: rect))
    }
  }

  /// A path's lines and curves as short lines, moved.
  private func projected(_ path: Path, by transform: Transform) -> Path {
    PathCutter(longest: max(4, (path.extent?.size.longerSide ?? 0) / 64)).cut(path).applying(transform)
  }

  /// A paint as the transform moves it near a path's middle.
  private func moved(_ paint: Paint, near path: Path, by transform: Transform) -> Paint {
    let center = path.extent?.center ?? .zero
    let local = transform.affine(near: center)
    switch paint {
    case .color, .image: return paint
    case .opacity(let inner, let factor): return .opacity(moved(inner, near: path, by: transform), factor)
    case .linear(let gradient, let start, let end):
      return .linear(gradient, start: transform.apply(start), end: transform.apply(end))
    case .radial(let gradient, let middle, let start, let end, let aspect):
      return .radial(
        gradient, center: transform.apply(middle), startRadius: start * local.meanScale,
        endRadius: end * local.meanScale, aspect: aspect)
    case .angular(let gradient, let middle, let start, let end):
      return .angular(gradient, center: transform.apply(middle), start: start, end: end)
    }
  }

  /// A picture as small pieces, each moved without perspective of its own.
  private func tiles(of image: ImageDrawing, by transform: Transform) -> [DisplayItem] {
    let count = 12
    return (0..<(count * count)).map { index in
      let (column, row) = (Double(index % count), Double(index / count))
      let (width, height) = (image.rect.width / Double(count), image.rect.height / Double(count))
      let tile = Rect(
        x: image.rect.minX + column * width, y: image.rect.minY + row * height, width: width, height: height)
      return .group(
        DisplayGroup(
          items: [.image(image)], transform: transform.affine(near: tile.center),
          clip: Path(tile.insetBy(dx: -0.3, dy: -0.3))))
    }
  }
}

extension Size {
  /// The longer of the two extents.
  fileprivate var longerSide: Double { max(width, height) }
}

extension Transform {
  /// The affine transform that is like this one around a point.
  func affine(near point: Point) -> Transform {
    let (center, step) = (apply(point), 0.5)
    let x = apply(Point(x: point.x + step, y: point.y)) - apply(Point(x: point.x - step, y: point.y))
    let y = apply(Point(x: point.x, y: point.y + step)) - apply(Point(x: point.x, y: point.y - step))
    return Transform(
      a: x.x, b: x.y, c: y.x, d: y.y, tx: center.x - x.x * point.x - y.x * point.y,
      ty: center.y - x.y * point.x - y.y * point.y)
  }
}
