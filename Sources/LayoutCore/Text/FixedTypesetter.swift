/// A typesetter without fonts, for tests of layout: every character is as wide as half an em.
///
/// Ascent is 0.8 em, descent 0.2 em, cap height 0.7 em, x-height 0.5 em. Text wraps greedily at spaces and, where a word is
/// wider than the line, between characters.
public struct FixedTypesetter: Typesetter {
  /// The width of a character, in em.
  public var advance: Double

  /// A typesetter whose characters are `advance` em wide.
  public init(advance: Double = 0.5) { self.advance = advance }

  /// Prepares a text.
  public func typeset(_ text: StyledText) -> any TypesetText { FixedText(text: text, advance: advance) }

  /// The fixed measures at the font's size.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascent: 0.8 * font.size, descent: 0.2 * font.size, capHeight: 0.7 * font.size, xHeight: 0.5 * font.size)
  }
}

/// A text set by the fixed typesetter.
struct FixedText: TypesetText {
  let text: StyledText
  let advance: Double

  var notices: [TextNotice] { [] }
  /// The size of the largest letters, as a number that can be divided by.
  private var em: Double { min(max((text.runs.map(\.font.size).max() ?? 17).finite, 1e-6), 1e6) }
  private var string: String { TextContent(segments: text.runs.map { TextContent.Segment($0.piece) }).string }

  func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
    var lines = self.lines(within: proposal.width ?? .infinity)
    let step = em + text.paragraph.lineSpacing
    var limit = text.paragraph.lineLimit ?? .max
    if let height = proposal.height, height.isFinite {
      limit = min(limit, max(Int(min((max(height, 0) + text.paragraph.lineSpacing) / step, 1e9)), 1))
    }
    lines = Array(lines.prefix(limit))
    let width = min(Double(lines.max() ?? 0) * em * advance, max(proposal.width ?? .infinity, em * advance))
    let last = step * Double(max(lines.count - 1, 0))
    return TextMeasurement(
      size: Size(width: width, height: last + em), firstBaseline: 0.8 * em, lastBaseline: last + 0.8 * em)
  }

  func layout(in size: Size, paint: (Int) -> Paint?) -> TextLayout {
    let lines = self.lines(within: size.width)
    let step = em + text.paragraph.lineSpacing
    return TextLayout(
      baselines: lines.indices.map { Double($0) * step + 0.8 * em }, size: size, string: string)
  }

  /// The number of characters in each line.
  private func lines(within width: Double) -> [Int] {
    let room = width.isFinite ? max(Int(min(max(width, 0) / (em * advance) + 1e-9, 1e9)), 1) : .max
    var lines: [Int] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ").map(\.count) {
        if line > 0, line + 1 + word <= room {
          line += 1 + word
          continue
        }
        if line > 0 { lines.append(line) }
        var rest = word
        while rest > room {
          lines.append(room)
          rest -= room
        }
        line = rest
      }
      lines.append(line)
    }
    return lines
  }
}
