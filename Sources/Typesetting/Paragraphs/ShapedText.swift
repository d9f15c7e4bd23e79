import PlumblineDrawing
import PlumblineLayout

/// A text prepared for measuring: its atoms, from which lines are filled, and what is needed to draw them.
///
/// Plain Latin text is measured from cached words alone; its characters are looked at when a line must be cut inside a word
/// and when it is drawn.
final class ShapedText: TypesetText {
  /// The text.
  let text: StyledText
  /// Where styles and contexts come from.
  let shaper: Shaper
  /// The stretches between places where lines may end, where they are kept.
  private let kept: ContiguousArray<TextAtom>
  /// The width of the text on one line, spaces at its end left out.
  let naturalWidth: Double
  /// Whether the text has nothing to show.
  let isEmpty: Bool
  /// Whether the text ends with a forced break.
  private let endsForced: Bool
  /// Whether a line must end before the text does.
  let hasForcedBreaks: Bool
  /// The vertical measures of every line, or nil where lines differ.
  let uniform: FontMetrics?
  /// What could not be set as asked.
  let notices: [TextNotice]
  /// The characters, where they had to be looked at from the beginning.
  private let stored: Box?

  /// Keeps a prepared text apart, so that plain texts stay small.
  private final class Box: Sendable {
    let prepared: PreparedText
    init(_ prepared: PreparedText) { self.prepared = prepared }
  }

  /// Prepares a text.
  init(_ text: consuming StyledText, shaper: Shaper) {
    let context = shaper.context
    self.shaper = shaper
    if let plain = PlainText(text, context: context) {
      self.text = text
      kept = plain.atoms
      naturalWidth = plain.width
      isEmpty = false
      endsForced = false
      uniform = plain.metrics
      notices = []
      hasForcedBreaks = false
      stored = nil
      return
    }
    let prepared = PreparedText(copy text, context: context)
    self.text = text
    stored = Box(prepared)
    kept = prepared.items.isEmpty ? [] : prepared.atoms
    isEmpty = kept.isEmpty
    naturalWidth = kept.last?.endX ?? 0
    endsForced = kept.last?.isForced ?? false
    hasForcedBreaks = kept.dropLast().contains { $0.isForced }
    notices = prepared.notices
    uniform = prepared.uniformMetrics(of: text)
  }

  /// The stretches between places where lines may end.
  var atoms: ContiguousArray<TextAtom> {
    if !kept.isEmpty || isEmpty { return kept }
    return PlainText(text, context: shaper.context, keepsAll: true)?.atoms ?? prepared.atoms
  }

  /// Whether the text is plain words in one style, whose characters nobody has looked at.
  var isPlain: Bool { stored == nil }

  /// The text character by character.
  var prepared: PreparedText { stored?.prepared ?? PreparedText(text, context: shaper.context) }

  /// The text divided into items, which is all that drawing lines of plain text needs.
  var divided: PreparedText {
    stored?.prepared ?? PreparedText(text, context: shaper.context, isMeasured: false)
  }

  /// The size and baselines that the text takes within a proposal.
  func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
    guard !isEmpty else { return TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0) }
    let width = proposal.width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    let height = proposal.height.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    if let uniform, !hasForcedBreaks, !endsForced, naturalWidth <= width + Self.tolerance,
      (text.paragraph.minimumLines ?? 1) <= 1
    {
      return measurement(
        width: naturalWidth, height: uniform.ascent + uniform.descent, first: uniform.ascent, last: uniform.ascent,
        within: width)
    }
    return measurement(of: fit(width: width, height: height), within: width)
  }

  /// The size and baselines of the lines that are set within a size that was answered.
  func measure(in size: Size) -> TextMeasurement {
    let answer = measure(ProposedViewSize(size))
    return answer.size.height < size.height ? measurement(of: lines(in: size), within: size.width) : answer
  }

  /// The size and baselines of lines.
  func measurement(of fit: TextFit, within width: Double) -> TextMeasurement {
    measurement(
      width: fit.width, height: fit.height, first: fit.baselines.first ?? 0, last: fit.baselines.last ?? 0,
      within: width)
  }

  /// By how much widths may differ from the proposal and still count as fitting, in points.
  static let tolerance = 1e-6

  /// Rounds measures to device pixels: sizes up, the first baseline to the nearest pixel, the last one up.
  ///
  /// Everything before is exact, in font units at the exact size; what stacks align by are the pixels that SwiftUI gives, so
  /// that text stands as sharp there as here. Source: SEMANTICS 8.1.
  private func measurement(
    width: Double, height: Double, first: Double, last: Double, within limit: Double
  ) -> TextMeasurement {
    let scale = max(text.paragraph.displayScale, 0.01)
    func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
    let rounded = max(up(width), 0)
    return TextMeasurement(
      size: Size(
        width: width <= limit + Self.tolerance ? min(rounded, max(limit, width)) : rounded, height: up(height)),
      firstBaseline: (first * scale + 0.5).rounded(.down) / scale, lastBaseline: up(last))
  }
}
