import PlumblineDrawing

extension ImageDrawing {
  /// A part of an image and the rectangle in which it is drawn.
  struct Part {
    /// The part, in points of the image.
    var source: Rect
    /// The rectangle, in the drawing's coordinates.
    var target: Rect
  }

  /// The nine parts of an image with caps, or the single part of one without.
  ///
  /// Empty parts are skipped.
  var parts: [Part] {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.size.isFinite, source.size.isFinite, source.size.width > 0,
      source.size.height > 0, case .stretch(let top, let left, let bottom, let right) = resizing
    else { return [] }
    let columns = Self.cuts(from: left, to: right, of: source.size.width, within: rect.width)
    let rows = Self.cuts(from: top, to: bottom, of: source.size.height, within: rect.height)
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

  /// Returns the caps and the middle on one axis; caps that do not fit are reduced by the same factor.
  private static func cuts(
    from start: Double, to end: Double, of length: Double, within extent: Double
  ) -> [(from: Double, length: Double, position: Double, extent: Double)] {
    let (start, end) = (min(max(start.finite(), 0), length), min(max(end.finite(), 0), length))
    guard start > 0 || end > 0, start + end <= length else { return [(0, length, 0, extent)] }
    let shrink = start + end > extent ? extent / (start + end) : 1
    let (first, last) = (start * shrink, end * shrink)
    return [
      (0, start, 0, first), (start, length - start - end, first, extent - first - last),
      (length - end, end, extent - last, last),
    ]
  }
}
