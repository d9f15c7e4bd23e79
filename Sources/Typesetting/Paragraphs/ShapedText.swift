import PlumblineDrawing
import PlumblineLayout

/// A text prepared for layout: its atoms, from which lines are filled, and the means to draw them.
///
/// A plain text is measured from cached words alone. The positions of its characters are computed only if a line must
/// be cut within a word.
final class ShapedText: TypesetText {
  /// The text.
  let text: StyledText
  /// The source of styles and shaping contexts.
  let shaper: Shaper
  /// The atoms, unless the text is short and plain.
  private let kept: ContiguousArray<TextAtom>
  /// The width of the text on one line without spaces at its end, in points.
  let naturalWidth: Double
  /// Whether the text has no atoms.
  let isEmpty: Bool
  /// Whether the text ends with a forced break.
  private let endsForced: Bool
  /// Whether a line must end before the end of the text.
  let hasForcedBreaks: Bool
  /// The vertical metrics that all lines share; nil if lines differ.
  let uniform: FontMetrics?
  /// The notices for the user, about fonts, glyphs or images that are missing.
  let notices: [TextNotice]
  /// The text with the position of each character, if it is not plain.
  private let stored: Box?

  /// A reference to a prepared text, which keeps plain texts small.
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
    uniform = prepared.uniformMetrics(of: text, shaper.metrics)
  }

  /// The parts of the text between line breaks.
  var atoms: ContiguousArray<TextAtom> {
    if !kept.isEmpty || isEmpty { return kept }
    return PlainText(text, context: shaper.context, keepsAll: true)?.atoms ?? prepared.atoms
  }

  /// Whether the text consists of plain words in one style and was measured without the positions of its characters.
  var isPlain: Bool { stored == nil }

  /// The text with the position of each character.
  var prepared: PreparedText { stored?.prepared ?? PreparedText(text, context: shaper.context) }

  /// The text divided into items, without the positions of characters, which drawing lines of plain text does not need.
  var divided: PreparedText {
    stored?.prepared ?? PreparedText(text, context: shaper.context, isMeasured: false)
  }

  /// Returns the size and baselines of the text for a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
    guard !isEmpty else { return TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0) }
    let width = proposal.width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    let height = proposal.height.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    if let uniform, !hasForcedBreaks, !endsForced, naturalWidth <= width + Self.tolerance,
      (text.paragraph.minimumLines ?? 1) <= 1,
      text.paragraph.minimumScaleFactor >= 1 || uniform.ascent + uniform.descent <= height + Self.tolerance
    {
      return measurement(
        width: naturalWidth, height: uniform.ascent + uniform.descent, first: uniform.ascent, last: uniform.ascent,
        within: width)
    }
    let context = shaper.context
    guard isPlain, let key = context.narrowTexts.key(text, width: width, height: height, context: context) else {
      return measurement(of: fit(width: width, height: height), within: width)
    }
    if let known = context.narrowTexts[key] { return known }
    let measured = measurement(of: fit(width: width, height: height), within: width)
    context.narrowTexts[key] = measured
    return measured
  }

  /// Returns the size and baselines of the lines that are drawn within a size, which is a response to an earlier
  /// proposal.
  func measure(in size: Size) -> TextMeasurement {
    measure(ProposedViewSize(size))
  }

  /// Returns the size and baselines of lines.
  func measurement(of fit: TextFit, within width: Double) -> TextMeasurement {
    measurement(
      width: fit.width, height: fit.height, first: fit.baselines.first ?? 0, last: fit.baselines.last ?? 0,
      within: width)
  }

  /// The amount by which a width may exceed the proposal and still fit, in points.
  static let tolerance = 1e-6

  /// Returns measurements rounded to device pixels: sizes and the last baseline up, the first baseline to the nearest
  /// pixel.
  ///
  /// All earlier steps are exact. Rounded measurements are those that SwiftUI's stacks align by, and keep text sharp.
  /// Rule: <doc:TextLayout#Size>.
  private func measurement(
    width: Double, height: Double, first: Double, last: Double, within limit: Double
  ) -> TextMeasurement {
    let scale = max(text.paragraph.displayScale, 0.01)
    func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
    return TextMeasurement(
      size: Size(width: min(max(up(width), 0), limit), height: up(height)),
      firstBaseline: (first * scale + 0.5).rounded(.down) / scale, lastBaseline: up(last))
  }
}
