import PlumblineLayout

/// The measurements of short plain texts that were wrapped or cut, such as the labels of rows whose minimum width is
/// measured.
///
/// A page that lays out thousands of labels again after each step finds them here instead of filling lines.
final class NarrowTexts {
  /// A text, the number of its style, and a proposal.
  struct Key: Hashable {
    fileprivate let text: String
    fileprivate let style: Int
    fileprivate let width: Double
    fileprivate let height: Double
  }

  /// All that the lines of a text depend on beside its characters.
  private struct Style: Equatable {
    let font: ResolvedFont
    let features: ShapingFeatures
    let letterSpacing: Double
    let paragraph: ParagraphStyle
  }

  private var known: [Key: TextMeasurement] = [:]
  private var styles: [Style] = []
  private static let limit = 16_384

  /// Returns the key of a text and a proposal, or nil if the text is not short and plain.
  func key(_ text: borrowing StyledText, width: Double, height: Double, context: ShapingContext) -> Key? {
    guard text.runs.count == 1, case .string(let string) = text.runs[0].piece,
      string.utf8.count <= PlainText.shortLength,
      let recent = text.runs.withUnsafeBufferPointer({ runs in
        runs.baseAddress.flatMap { context.style(of: $0, locale: text.paragraph.locale) }
      })
    else { return nil }
    if known.count >= Self.limit || styles.count > 32 { (known, styles) = ([:], []) }
    let style = Style(
      font: text.runs[0].font, features: recent.features, letterSpacing: text.runs[0].letterSpacing,
      paragraph: text.paragraph)
    let number = styles.firstIndex(of: style) ?? styles.count
    if number == styles.count { styles.append(style) }
    return Key(text: string, style: number, width: width, height: height)
  }

  /// The measurement of a key, if it is known.
  subscript(key: Key) -> TextMeasurement? {
    get { known[key] }
    set { known[key] = newValue }
  }
}
