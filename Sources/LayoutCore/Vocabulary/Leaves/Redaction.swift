extension TextLayout {
  /// Returns a bar in place of each line, as in a redacted text: as high as its capitals.
  ///
  /// Rule: <doc:Controls#Redaction>.
  func redacted(at origin: Point, paint: Paint) -> [DisplayItem] {
    let height = baselines.isEmpty ? 0 : size.height / Double(baselines.count)
    return baselines.indices.map { line in
      let top = Double(line) * height
      let ends = runs.filter { $0.origin.y >= top && $0.origin.y < top + height + 1 }.map { $0.origin.x + $0.width }
      let width = min(ends.max() ?? size.width, size.width)
      let starts = runs.filter { $0.origin.y >= top && $0.origin.y < top + height + 1 }.map(\.origin.x)
      let start = max(starts.min() ?? 0, 0)
      let size = runs.filter { $0.origin.y >= top && $0.origin.y < top + height + 1 }.map(\.fontSize).max()
      let capitals = size.map { ($0 * FontMetrics.sanFrancisco.capHeight).rounded() } ?? height * 0.6
      return .redaction(
        ofLine: Rect(
          x: origin.x + start, y: origin.y + baselines[line] - capitals, width: max(width - start, 0),
          height: capitals), paint: paint)
    }
  }
}

extension StyledText {
  /// The width of a redacted character at 1 point.
  private static let redactedAdvance = 0.4647

  /// Returns the text with a placeholder of one width for each character, and without images.
  ///
  /// Rule: <doc:Controls#Redaction>.
  func redacted(typesetter: any Typesetter) -> StyledText {
    var result = self
    result.runs = runs.map { run in
      var run = run
      guard let string = run.piece.characters else {
        run.piece = .string("")
        return run
      }
      let sample = 100
      var zeros = run
      zeros.piece = .string(String(repeating: "0", count: sample))
      (zeros.tracking, zeros.kerning) = (0, 0)
      let width = typesetter.typeset(StyledText(runs: [zeros])).measure(ProposedViewSize(width: nil, height: nil)).size
        .width
      run.piece = .string(String(repeating: "0", count: string.count))
      run.tracking = run.letterSpacing + run.font.size * Self.redactedAdvance - width / Double(sample)
      return run
    }
    return result
  }
}

extension DisplayItem {
  /// Returns the bar that replaces a redacted line of text.
  static func redaction(ofLine rect: Rect, paint: Paint) -> DisplayItem {
    .fill(Path(roundedRect: rect, cornerRadius: min(2, rect.height / 4), style: .circular), paint.opacity(0.16))
  }

  /// Returns the rectangle that replaces a redacted image or symbol.
  static func redaction(of rect: Rect, paint: Paint) -> DisplayItem { .fill(Path(rect), paint.opacity(0.16)) }
}
