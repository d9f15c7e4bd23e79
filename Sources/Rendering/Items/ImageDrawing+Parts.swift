import PlumblineDrawing

extension ImageDrawing {
  /// A part of an image and the rectangle in which it is drawn.
  struct Part {
    /// The part, in points of the image.
    var source: Rect
    /// The rectangle, in the drawing's coordinates.
    var target: Rect
  }

  /// The nine parts of an image with caps, or the single part of one without; more if the middle is repeated.
  ///
  /// Empty parts are skipped.
  var parts: [Part] {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.size.isFinite, source.size.isFinite, source.size.width > 0,
      source.size.height > 0
    else { return [] }
    let (columns, rows): ([Cut], [Cut])
    switch resizing {
    case .tile: return []
    case .stretch(let top, let left, let bottom, let right):
      columns = Self.cuts(from: left, to: right, of: source.size.width, within: rect.width)
      rows = Self.cuts(from: top, to: bottom, of: source.size.height, within: rect.height)
    case .slices(let slices):
      let caps = slices.caps
      columns = Self.cuts(from: caps.left, to: caps.right, of: source.size.width, within: rect.width)
        .cropped(slices.centerWidth, repeating: slices.isTiled)
      rows = Self.cuts(from: caps.top, to: caps.bottom, of: source.size.height, within: rect.height)
        .cropped(slices.centerHeight, repeating: slices.isTiled)
    }
    var parts: [Part] = []
    for row in rows {
      for column in columns {
        parts.append(
          Part(
            source: Rect(x: column.from, y: row.from, width: column.length, height: row.length),
            target: Rect(
              x: rect.minX + column.position, y: rect.minY + row.position, width: column.extent, height: row.extent)))
      }
    }
    return parts.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  /// A part of an image on one axis, and its place in the drawing.
  fileprivate struct Cut {
    var from: Double
    var length: Double
    var position: Double
    var extent: Double
  }

  /// Returns the caps and the middle on one axis; caps that do not fit are reduced by the same factor.
  private static func cuts(from start: Double, to end: Double, of length: Double, within extent: Double) -> [Cut] {
    let (start, end) = (min(max(start.finite(), 0), length), min(max(end.finite(), 0), length))
    guard start > 0 || end > 0, start + end <= length else {
      return [Cut(from: 0, length: length, position: 0, extent: extent)]
    }
    let shrink = start + end > extent ? extent / (start + end) : 1
    let (first, last) = (start * shrink, end * shrink)
    return [
      Cut(from: 0, length: start, position: 0, extent: first),
      Cut(from: start, length: length - start - end, position: first, extent: extent - first - last),
      Cut(from: length - end, length: end, position: extent - last, extent: last),
    ]
  }
}

extension [ImageDrawing.Cut] {
  /// The greatest number of repetitions on one axis; a centre that needed more is stretched.
  private static var limit: Double { 256 }

  /// Returns the parts with the first part of the middle alone, which is repeated or stretched.
  fileprivate func cropped(_ length: Double?, repeating: Bool) -> [ImageDrawing.Cut] {
    let index = count == 3 ? 1 : 0
    guard let length, length > 0, length.isFinite, indices.contains(index) else { return self }
    var result = self
    var middle = self[index]
    middle.length = Swift.min(length, middle.length)
    let count = middle.length > 0 ? middle.extent / middle.length : 0
    guard repeating, count > 1, count <= Self.limit else {
      result[index] = middle
      return result
    }
    let tiles = stride(from: 0, to: middle.extent, by: middle.length).map { offset in
      let extent = Swift.min(middle.length, middle.extent - offset)
      return ImageDrawing.Cut(from: middle.from, length: extent, position: middle.position + offset, extent: extent)
    }
    result.replaceSubrange(index...index, with: tiles)
    return result
  }
}
