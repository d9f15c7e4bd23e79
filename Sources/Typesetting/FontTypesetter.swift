import PlumblineLayout

/// Measures and sets text in real fonts.
///
/// Widths are the faces' own, in font units, at the exact size and without hinting; results depend on the installed font
/// files alone, never on the user's configuration, and are the same on every thread.
public final class FontTypesetter: Typesetter {
  private let shaper: Shaper

  /// A typesetter over the fonts that the project names, and those in further folders.
  public init(fontFolders: [String] = []) { shaper = Shaper(library: FontLibrary(folders: fontFolders)) }

  /// Prepares a text.
  ///
  /// Sizes and distances that are not numbers count as 0, sizes below 0 too.
  public func typeset(_ text: StyledText) -> any TypesetText {
    let isSound = text.runs.withUnsafeBufferPointer { runs in
      runs.indices.allSatisfy { index in
        let run = runs.baseAddress.unsafelyUnwrapped + index
        return run.pointee.font.size >= 0 && run.pointee.font.size <= Self.largestSize
          && (run.pointee.tracking + run.pointee.kerning + run.pointee.baselineOffset).isFinite
      }
    }
    // Two calls, since choosing between the texts first would copy one.
    guard isSound else { return ShapedText(Self.sound(text), shaper: shaper) }
    return ShapedText(text, shaper: shaper)
  }

  /// How much wider the system font's letters are drawn for each unit of `Font.Width`: 0.85 condensed, 0.7 compressed, 1.15
  /// expanded.
  ///
  /// A decision: letters narrowed further lose the thickness of their stems.
  static let widthScalePerUnit = 0.75

  /// What there is to know of condensed and expanded text, as a line.
  public static var widthNotice: String {
    let parts = [Font.Width.compressed, .condensed, .expanded].map { 1 + $0.value * widthScalePerUnit }
    let names = ["compressed", "condensed", "expanded"]
    return "widths: no face of Inter is condensed or expanded; its outlines are drawn "
      + zip(parts, names).map { "\($0) times as wide \($1)" }.joined(separator: ", ") + "\n"
  }

  /// The largest size of an em, in points.
  private static let largestSize = 100_000.0

  private static func sound(_ text: StyledText) -> StyledText {
    var text = text
    for index in text.runs.indices {
      let size = text.runs[index].font.size
      text.runs[index].font.size = size.isNaN ? 0 : min(max(size, 0), largestSize)
      if !text.runs[index].tracking.isFinite { text.runs[index].tracking = 0 }
      if !text.runs[index].kerning.isFinite { text.runs[index].kerning = 0 }
      if !text.runs[index].baselineOffset.isFinite { text.runs[index].baselineOffset = 0 }
    }
    return text
  }

  /// The vertical measures of a font.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    let context = shaper.context
    if let recent = context.recentMetrics, recent.font == font { return recent.metrics }
    let metrics = metrics(of: font, context)
    context.recentMetrics = (font, metrics)
    return metrics
  }

  private func metrics(of font: ResolvedFont, _ context: ShapingContext) -> FontMetrics {
    let size = font.size.isNaN ? 0 : min(max(font.size, 0), Self.largestSize)
    guard let style = context.style(font: font, features: [], locale: "en") else {
      return FontMetrics(ascent: 0.95 * size, descent: 0.24 * size, capHeight: 0.7 * size, xHeight: 0.5 * size)
    }
    return style.typeface.metrics.scaled(by: size).leading(font.leading, size: size)
  }
}
