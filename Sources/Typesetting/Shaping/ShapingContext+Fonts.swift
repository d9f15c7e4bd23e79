extension ShapingContext {
  /// A face that has a character which a font's own lacks.
  func fallback(_ key: FallbackKey) -> Typeface? { shaper.library.fallback(for: key) }
}
