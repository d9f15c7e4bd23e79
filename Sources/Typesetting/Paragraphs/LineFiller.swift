import PlumblineLayout

/// Fills lines with as many atoms as fit, breaks words that are wider than a line, and truncates the last line if text
/// is left over.
struct LineFiller {
  private let shaped: ShapedText
  private var known: PreparedText?
  private var paragraph: ParagraphStyle { shaped.text.paragraph }
  private let atoms: ContiguousArray<TextAtom>

  init(_ shaped: ShapedText) {
    self.shaped = shaped
    atoms = shaped.atoms
  }

  /// The text with the position of each character, prepared on first use.
  private var prepared: PreparedText {
    mutating get {
      if let known { return known }
      let prepared = shaped.prepared
      known = prepared
      return prepared
    }
  }

  /// The start of the next line: an atom, a UTF-8 offset and a distance from the text's start in points.
  private struct Position {
    var atom: Int
    var offset: Int
    var x: Double
  }

  /// Returns the lines within a width and a height, in points, with the text scaled by a factor.
  ///
  /// Line spacing replaces the leading, and a wrapped line is as wide as its spaces at the end allow.
  /// Rules: <doc:TextLayout#Line-spacing>, <doc:TextLayout#Size>.
  mutating func fill(width: Double, height: Double, scale: Double) -> TextFit {
    var fit = TextFit(scale: scale)
    let (width, height) = (width / scale, height / scale)
    let limit = max(paragraph.lineLimit ?? .max, 1)
    let spacing = paragraph.lineSpacing.isFinite ? max(paragraph.lineSpacing, 0) : 0
    var position = Position(atom: 0, offset: 0, x: 0)
    var top = 0.0
    var leading = 0.0
    var widest = 0.0
    while position.atom < atoms.count || fit.lines.last?.isForced == true {
      let start = position.x
      let line = position.atom < atoms.count ? nextLine(&position, width: width) : emptyLine
      let continues = !line.isForced && position.atom < atoms.count
      widest = max(widest, line.width, continues ? min(position.x - start, width) : 0)
      let metrics = metrics(of: line)
      let lineTop = fit.lines.isEmpty ? 0 : top + (spacing > 0 ? spacing : leading)
      let bottom = lineTop + metrics.ascent + metrics.descent
      if !fit.lines.isEmpty, fit.lines.count >= limit || bottom > height + ShapedText.tolerance {
        fit.isTruncated = true
        break
      }
      fit.lines.append(line)
      fit.baselines.append(lineTop + metrics.ascent)
      (top, leading) = (bottom, metrics.leading)
      fit.height = bottom
    }
    if fit.isTruncated, let last = fit.lines.last {
      let line = truncated(last, width: width)
      if line.cut == nil { fit.isTruncated = false }
      fit.lines[fit.lines.count - 1] = line
      widest = fit.lines.map(\.width).max() ?? 0
    }
    if let minimum = paragraph.minimumLines, minimum > fit.lines.count, minimum <= 10_000 {
      let metrics = metrics(of: emptyLine)
      let step = metrics.ascent + metrics.descent + (spacing > 0 ? spacing : metrics.leading)
      fit.height += Double(minimum - fit.lines.count) * step
    }
    fit.width = widest * scale
    fit.height *= scale
    for index in fit.baselines.indices { fit.baselines[index] *= scale }
    return fit
  }

  /// The empty line after a forced break at the end of the text.
  private var emptyLine: TextLine {
    let end = Int(atoms.last?.next ?? 0)
    return TextLine(start: end, end: end, next: end, width: 0)
  }

  private mutating func metrics(of line: TextLine) -> FontMetrics {
    shaped.uniform ?? prepared.metrics(from: line.start, to: line.next, in: shaped.text, shaped.shaper.metrics)
  }

  /// Returns the next line, with as many atoms as fit or with a part of one that is wider than the line.
  private mutating func nextLine(_ position: inout Position, width: Double) -> TextLine {
    let limit = width + ShapedText.tolerance
    let first = position.atom
    var (low, high) = (first, paragraphEnd(from: first))
    if atoms[high].endX - position.x > limit {
      while low < high {
        let middle = (low + high) / 2
        if atoms[middle].endX - position.x <= limit { low = middle + 1 } else { high = middle }
      }
      high = low - 1
    }
    while high >= first, let hyphen = hyphenWidth(after: high), atoms[high].endX - position.x + hyphen > limit {
      high -= 1
    }
    guard high >= first else { return brokenWord(&position, width: width) }
    let atom = atoms[high]
    let hyphen = hyphenWidth(after: high)
    let line = TextLine(
      start: position.offset, end: Int(atom.end), next: Int(atom.next), width: atom.endX - position.x + (hyphen ?? 0),
      isHyphenated: hyphen != nil, isForced: atom.isForced)
    position = Position(atom: high + 1, offset: Int(atom.next), x: high + 1 < atoms.count ? atoms[high + 1].x : 0)
    return line
  }

  /// Returns the index of the last atom in the paragraph of an atom.
  private func paragraphEnd(from first: Int) -> Int {
    shaped.hasForcedBreaks ? (first..<atoms.count).first { atoms[$0].isForced } ?? atoms.count - 1 : atoms.count - 1
  }

  /// Returns the width of the hyphen that appears if a line ends after an atom, in points; nil if none does.
  private mutating func hyphenWidth(after index: Int) -> Double? {
    guard atoms[index].isHyphenated, index + 1 < atoms.count else { return nil }
    return shaped.insertion("-", near: Int(atoms[index].end), in: prepared).width
  }

  /// Returns a line with as many characters of a word as fit, and at least one.
  private mutating func brokenWord(_ position: inout Position, width: Double) -> TextLine {
    let atom = atoms[position.atom]
    let text = prepared
    let start = text.pens[position.offset]
    var end = position.offset + 1
    while end < Int(atom.end), !text.isCutPoint[end] { end += 1 }
    var next = end
    while next <= Int(atom.end), text.pens[next] - start <= width + ShapedText.tolerance {
      if text.isCutPoint[next] || next == Int(atom.end) { end = next }
      next += 1
    }
    let isWhole = end >= Int(atom.end)
    let line = TextLine(
      start: position.offset, end: end, next: isWhole ? Int(atom.next) : end, width: text.pens[end] - start,
      isForced: isWhole && atom.isForced)
    let following = position.atom + 1
    position =
      isWhole
      ? Position(atom: following, offset: Int(atom.next), x: following < atoms.count ? atoms[following].x : 0)
      : Position(atom: position.atom, offset: end, x: text.pens[end])
    return line
  }

  /// Returns the last line, shortened until an ellipsis fits.
  private mutating func truncated(_ line: TextLine, width: Double) -> TextLine {
    shaped.truncated(line, width: width, in: prepared)
  }
}
