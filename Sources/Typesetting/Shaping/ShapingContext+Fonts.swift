extension ShapingContext {
  /// Returns a face for a character that the font's own face lacks; nil if no installed font has it.
  func fallback(_ key: FallbackKey) -> Typeface? { shaper.library.fallback(for: key) }
}
