import PlumblineDrawing

/// A group without its perspective: shapes are divided into short lines whose points are projected, so that each format
/// can draw the result.
struct ProjectedGroup {
  /// The projected group.
  private(set) var group: DisplayGroup
  private let transform: Transform
  private let resources: Resources

  /// Projects the contents of a group by its transform.
  ///
  /// Throws a ``RenderingError`` if a font cannot be read.
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
    case .text(let layout, let corner, let paint):
      return try outlines(of: layout, at: corner, paint: paint).flatMap { try projected($0, by: transform) }
    case .image(let image): return tiles(of: image, by: transform)
    case .group(let inner):
      var flat = inner.withoutAnimation.recolored
      let combined = flat.transform.concatenating(transform)
      flat.transform = .identity
      flat.items = try flat.items.flatMap { try projected($0, by: combined) }
      flat.clip = flat.clip.map { projected($0, by: combined) }
      flat.mask = try flat.mask?.flatMap { try projected($0, by: combined) }
      return [.group(flat)]
    }
  }

  private func outlines(of layout: TextLayout, at corner: Point, paint: Paint) throws -> [DisplayItem] {
    func fill(_ decoration: TextLayout.Decoration) -> DisplayItem {
      .fill(decoration.path.offsetBy(dx: corner.x, dy: corner.y), decoration.paint ?? paint)
    }
    let runs = try layout.runs.flatMap { run -> [DisplayItem] in
      let face = try resources.fonts.face(run.face)
      if face.hasBitmapGlyphs { return images(of: run, face, at: corner + run.origin) }
      return [.fill(face.path(of: run, at: corner + run.origin), run.paint ?? paint)]
    }
    return layout.decorations.filter(\.isBehind).map(fill) + runs + layout.images(at: corner).map(DisplayItem.image)
      + layout.decorations.filter { !$0.isBehind }.map(fill)
  }

  /// Returns the glyphs of a run in a face that stores them as images.
  private func images(of run: GlyphRun, _ face: LoadedFace, at origin: Point) -> [DisplayItem] {
    run.glyphs.compactMap { glyph in
      guard let image = face.colorGlyph(of: glyph.id) else { return nil }
      let position = origin + glyph.position
      let rect = Rect(
        x: position.x + image.rect.minX * run.fontSize, y: position.y + image.rect.minY * run.fontSize,
        width: image.rect.width * run.fontSize, height: image.rect.height * run.fontSize)
      return .image(ImageDrawing(source: resources.images.add(image.image, scale: 1), rect: rect))
    }
  }

  /// Returns a path as short lines, projected.
  private func projected(_ path: Path, by transform: Transform) -> Path {
    PathCutter(longest: max(4, (path.extent?.size.longerSide ?? 0) / 64)).cut(path).applying(transform)
  }

  /// Returns a paint with its points projected; radii are scaled as at the centre of a path.
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

  /// Returns an image as small tiles, each with an affine transform.
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
  /// The larger of the width and the height.
  fileprivate var longerSide: Double { max(width, height) }
}

extension Transform {
  /// Returns the affine transform that approximates this one near a point.
  func affine(near point: Point) -> Transform {
    let (center, step) = (apply(point), 0.5)
    let x = apply(Point(x: point.x + step, y: point.y)) - apply(Point(x: point.x - step, y: point.y))
    let y = apply(Point(x: point.x, y: point.y + step)) - apply(Point(x: point.x, y: point.y - step))
    return Transform(
      a: x.x, b: x.y, c: y.x, d: y.y, tx: center.x - x.x * point.x - y.x * point.y,
      ty: center.y - x.y * point.x - y.y * point.y)
  }
}
