// What a text sets for itself; an inner setting wins over an outer one.
extension Text {
  private func setting<Value>(_ path: WritableKeyPath<TextAttributes, Value?>, _ value: Value?) -> Text {
    Text(content: content.setting { $0[keyPath: path] = $0[keyPath: path] ?? value })
  }

  /// The font; nil leaves it to the environment.
  public func font(_ font: Font?) -> Text { setting(\.font, font) }
  /// The weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }
  /// The design; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }
  /// The width of letters; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { setting(\.width, width?.value) }
  /// The text in bold.
  public func bold() -> Text { bold(true) }
  /// Whether the text is bold.
  public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }
  /// The text in italics.
  public func italic() -> Text { italic(true) }
  /// Whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }
  /// Whether the text is monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { setting(\.design, isActive ? .monospaced : nil) }
  /// Digits of one width.
  public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }
  /// The colour; nil leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text { setting(\.foreground, color.map { .color($0) }) }
  /// The style of the glyphs.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { setting(\.foreground, style.anyShapeStyle) }
  /// A line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(\.underline, .some(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// A line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(\.strikethrough, .some(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Points added after each character, without ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }
  /// Points added after each character.
  public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }
  /// Points by which the text is raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting(\.baselineOffset, baselineOffset) }
  /// The size relative to the font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    setting(\.scale, isEnabled ? scale.factor : nil)
  }
}
