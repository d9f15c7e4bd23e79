extension TextLayout {
  /// Returns a bar in place of each line, as in a redacted text.
  func redacted(at origin: Point, paint: Paint) -> [DisplayItem] {
    let height = baselines.isEmpty ? 0 : size.height / Double(baselines.count)
    return baselines.indices.map { line in
      let top = Double(line) * height
      let ends = runs.filter { $0.origin.y >= top && $0.origin.y < top + height + 1 }.map { $0.origin.x + $0.width }
      let width = min(ends.max() ?? size.width, size.width)
      let starts = runs.filter { $0.origin.y >= top && $0.origin.y < top + height + 1 }.map(\.origin.x)
      let start = max(starts.min() ?? 0, 0)
      return .redaction(
        of: Rect(
          x: origin.x + start, y: origin.y + top + height * 0.1, width: max(width - start, 0), height: height * 0.8),
        paint: paint)
    }
  }
}

extension DisplayItem {
  /// Returns the bar that replaces redacted content.
  static func redaction(of rect: Rect, paint: Paint) -> DisplayItem {
    .fill(Path(roundedRect: rect, cornerRadius: min(4, rect.height / 4), style: .circular), paint.opacity(0.16))
  }
}
