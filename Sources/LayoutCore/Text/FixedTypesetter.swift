/// A typesetter without fonts, for tests of layout: every character is half an em wide.
///
/// The ascent is 0.8 em, the descent 0.2 em, the cap height 0.7 em and the x-height 0.5 em. Lines break at spaces and,
/// inside a word that is wider than the line, between characters.
public struct FixedTypesetter: Typesetter {
  /// The advance of every character, in em.
  public var advance: Double

  /// Creates a typesetter with an advance in em.
  public init(advance: Double = 0.5) { self.advance = advance }

  /// Returns a text that is ready to be measured.
  public func typeset(_ text: StyledText) -> any TypesetText { FixedText(text: text, advance: advance) }

  /// Returns the fixed metrics at the font's size, in points.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(
      ascent: 0.8 * font.size, descent: 0.2 * font.size, capHeight: 0.7 * font.size, xHeight: 0.5 * font.size)
  }
}

/// A text with fixed advances.
struct FixedText: TypesetText {
  let text: StyledText
  let advance: Double

  var notices: [TextNotice] { [] }
  /// The largest font size in points, limited to the range from 1e-6 to 1e6 so that it can be a divisor.
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

  /// Returns the number of characters in each line.
  private func lines(within width: Double) -> [Int] {
    let capacity = width.isFinite ? max(Int(min(max(width, 0) / (em * advance) + 1e-9, 1e9)), 1) : .max
    var lines: [Int] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ").map(\.count) {
        if line > 0, line + 1 + word <= capacity {
          line += 1 + word
          continue
        }
        if line > 0 { lines.append(line) }
        var rest = word
        while rest > capacity {
          lines.append(capacity)
          rest -= capacity
        }
        line = rest
      }
      lines.append(line)
    }
    return lines
  }
}
