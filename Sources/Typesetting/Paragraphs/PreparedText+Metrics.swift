import PlumblineLayout

extension FontMetrics {
  /// Returns the metrics with the line gap changed by the font size divided by 8.5, up for loose leading and down for
  /// tight leading.
  func leading(_ leading: Font.Leading, size: Double) -> FontMetrics {
    guard leading != .standard else { return self }
    var copy = self
    copy.leading += (leading == .loose ? 1 : -1) * size / 8.5
    return copy
  }
}

extension TextItem {
  /// Returns the vertical metrics that the item contributes to its line, in points.
  func metrics(in text: StyledText, _ system: SystemFontMetrics) -> FontMetrics {
    let run = text.runs[run]
    let isColored = style.typeface.isColored
    let face = isColored ? ownFace : style.typeface
    let lineSize = isColored ? run.font.size : size
    var metrics =
      face === ownFace
      ? system.lineMetrics(of: run.font, in: face, size: lineSize)
      : system.fallbackMetrics(of: run.font, in: face, script: style.key.script, size: lineSize)
    switch kind {
    case .image(let image): (metrics.ascent, metrics.descent) = (image.size.height, 0)
    case .symbol(let symbol): (metrics.ascent, metrics.descent) = (symbol.ascent, symbol.descent)
    case .text, .tab, .newline: break
    }
    metrics.ascent += max(run.baselineOffset, 0)
    metrics.descent += max(-run.baselineOffset, 0)
    return metrics
  }
}

extension PreparedText {
  /// Returns the vertical metrics that all lines share; nil if lines differ.
  func uniformMetrics(of text: StyledText, _ system: SystemFontMetrics) -> FontMetrics? {
    guard let first = items.first?.metrics(in: text, system) else { return nil }
    let differs = items.contains { item in
      let other = item.metrics(in: text, system)
      return other.ascent != first.ascent || other.descent != first.descent || other.leading != first.leading
    }
    return differs ? nil : first
  }

  /// Returns the vertical metrics of the line between two offsets: the maximum over its items.
  func metrics(from start: Int, to end: Int, in text: StyledText, _ system: SystemFontMetrics) -> FontMetrics {
    var result: FontMetrics?
    for item in items where item.range.upperBound > start && item.range.lowerBound < max(end, start + 1) {
      let metrics = item.metrics(in: text, system)
      guard var known = result else {
        result = metrics
        continue
      }
      known.ascent = max(known.ascent, metrics.ascent)
      known.descent = max(known.descent, metrics.descent)
      known.leading = max(known.leading, metrics.leading)
      result = known
    }
    let found = result ?? items.last?.metrics(in: text, system)
    if let found, found.ascent + found.descent > 0 { return found }
    return (items.last ?? items.first).map { item in
      system.metrics(of: text.runs[item.run].font, in: item.style.typeface, size: text.runs[item.run].font.size)
    } ?? FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0)
  }
}
