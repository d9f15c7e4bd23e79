import PlumblineDrawing

extension ImageDrawing {
  /// A part of the picture and where it goes.
  struct Part {
    /// The part, in points of the picture.
    var source: Rect
    /// Where it goes, in the drawing's coordinates.
    var target: Rect
  }

  /// The nine parts of a picture with caps, or the one of a picture without; empty parts are left out.
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
              x: rect.minX + column.place, y: rect.minY + row.place, width: column.extent, height: row.extent)))
      }
    }
    return parts.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  /// The two caps and the middle on one axis; caps that do not fit shrink alike.
  private static func cuts(
    from start: Double, to end: Double, of length: Double, within extent: Double
  ) -> [(from: Double, length: Double, place: Double, extent: Double)] {
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
