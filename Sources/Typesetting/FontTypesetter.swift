import LayoutCore

/// Measures and sets text in real fonts.
///
/// Widths are the faces' own, in font units, at the exact size and without hinting; results depend on the installed font
/// files alone, never on the user's configuration, and are the same on every thread.
public final class FontTypesetter: Typesetter {
  private let shaper: Shaper

  /// A typesetter over the fonts that the project names, and those in further folders.
  public init(fontFolders: [String] = []) { shaper = Shaper(library: FontLibrary(folders: fontFolders)) }

  /// Prepares a text.
  public func typeset(_ text: StyledText) -> any TypesetText { ShapedText(text, shaper: shaper) }

  /// The vertical measures of a font.
  public func metrics(of font: ResolvedFont) -> FontMetrics {
    let size = font.size.isFinite ? max(font.size, 0) : 0
    guard let style = shaper.context.style(font: font, features: [], locale: "en") else {
      return FontMetrics(ascent: 0.95 * size, descent: 0.24 * size, capHeight: 0.7 * size, xHeight: 0.5 * size)
    }
    return style.typeface.metrics.scaled(by: size).leading(font.leading, size: size)
  }
}
