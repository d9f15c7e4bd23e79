import LayoutCore

extension ShapingContext {
  /// A face that has a character which a font's own lacks.
  func fallback(_ key: FallbackKey) -> Typeface? { shaper.library.fallback(for: key) }

  /// A symbol in a line of text, and what is amiss with it.
  func symbol(
    _ name: String, run: StyledText.Run, beside style: ShapingStyle
  ) -> (SymbolGlyph?, TextNotice?) {
    (nil, .unknownSymbol(name, near: []))
  }
}
