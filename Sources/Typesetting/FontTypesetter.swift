import PlumblineLayout

/// A typesetter that measures and lays out text with installed fonts.
///
/// Advances are the faces' own, unhinted and at the exact size, plus the system font's tracking. Results depend only on
/// the installed font files, not on the user's configuration, and are the same on each thread.
public final class FontTypesetter: Typesetter {
  private let shaper: Shaper

  /// Creates a typesetter for the system's families and for the fonts in the given folders.
  public init(fontFolders: [String] = [], metrics: SystemFontMetrics = .system) {
    shaper = Shaper(library: FontLibrary(folders: fontFolders), metrics: metrics)
  }

  /// Prepares a text for measuring and layout.
  ///
  /// Sizes, tracking, kerning and baseline offsets that are not finite count as 0, as do negative sizes.
  public func typeset(_ text: StyledText) -> any TypesetText {
    let isValid = text.runs.withUnsafeBufferPointer { runs in
      runs.indices.allSatisfy { index in
        let run = runs.baseAddress.unsafelyUnwrapped + index
        return run.pointee.font.size >= 0 && run.pointee.font.size <= Font.largestSize
          && (run.pointee.tracking + run.pointee.kerning + run.pointee.baselineOffset).isFinite
      }
    }
    // Two calls: a conditional expression would copy the text.
    guard isValid else { return ShapedText(Self.sanitized(text), shaper: shaper) }
    return ShapedText(text, shaper: shaper)
  }

  /// The change of the system font's glyph width per unit of `Font.Width`; condensed is 0.85 of the standard width,
  /// compressed 0.7, expanded 1.15.
  ///
  /// This value is a decision: narrower glyphs would have visibly thinner stems.
  static let widthScalePerUnit = 0.75

  /// A line for `plumbline fonts` about the synthesized widths of condensed and expanded text.
  public static var widthNotice: String {
    let parts = [Font.Width.compressed, .condensed, .expanded].map { 1 + $0.value * widthScalePerUnit }
    let names = ["compressed", "condensed", "expanded"]
    return "widths: no face of Inter is condensed or expanded; its outlines are drawn "
      + zip(parts, names).map { "\($0) times as wide \($1)" }.joined(separator: ", ") + "\n"
  }

  private static func sanitized(_ text: StyledText) -> StyledText {
    var text = text
    for index in text.runs.indices {
      let size = text.runs[index].font.size
      text.runs[index].font.size = size.isNaN ? 0 : min(max(size, 0), Font.largestSize)
      if !text.runs[index].tracking.isFinite { text.runs[index].tracking = 0 }
      if !text.runs[index].kerning.isFinite { text.runs[index].kerning = 0 }
      if !text.runs[index].baselineOffset.isFinite { text.runs[index].baselineOffset = 0 }
    }
    return text
  }

  /// Returns the vertical metrics of a font, in points.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    let context = shaper.context
    if let recent = context.recentMetrics, recent.font == font { return recent.metrics }
    let metrics = metrics(of: font, context)
    context.recentMetrics = (font, metrics)
    return metrics
  }

  /// Returns the distance that a font and its text style add between lines, in points.
  public func leading(of font: ResolvedFont) -> Double {
    let metrics = metrics(of: font)
    guard !hasEarlierSpacing else { return metrics.leading }
    return metrics.leading + shaper.metrics.styleLeading(of: font, lineHeight: metrics.ascent + metrics.descent)
  }

  /// Whether texts keep the distances of iOS 16 and earlier in stacks.
  public var hasEarlierSpacing: Bool { shaper.metrics == .ios16 }

  private func metrics(of font: ResolvedFont, _ context: ShapingContext) -> FontMetrics {
    let size = font.size.isNaN ? 0 : min(max(font.size, 0), Font.largestSize)
    guard let style = context.style(font: font, features: [], locale: "en") else {
      return FontMetrics(ascent: 0.95 * size, descent: 0.24 * size, capHeight: 0.7 * size, xHeight: 0.5 * size)
    }
    return shaper.metrics.metrics(of: font, in: style.typeface, size: size).leading(font.leading, size: size)
  }
}
