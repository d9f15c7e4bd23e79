// What a text sets for itself; an inner setting wins over an outer one.
extension Text {
  /// The font; nil leaves it to the environment.
  ///
  /// - Example: `Text("a").font(.caption)`
  public func font(_ font: Font?) -> Text { Text(content: content.font(font)) }
  /// The weight; nil leaves it to the font.
  ///
  /// - Example: `Text("a").fontWeight(.light)`
  public func fontWeight(_ weight: Font.Weight?) -> Text { Text(content: content.fontWeight(weight)) }
  /// The design; nil leaves it to the font.
  ///
  /// - Example: `Text("a").fontDesign(.rounded)`
  public func fontDesign(_ design: Font.Design?) -> Text { Text(content: content.fontDesign(design)) }
  /// The width of letters; nil leaves it to the font.
  ///
  /// - Example: `Text("a").fontWidth(.expanded)`
  public func fontWidth(_ width: Font.Width?) -> Text { Text(content: content.fontWidth(width)) }
  /// The text in bold.
  public func bold() -> Text { Text(content: content.bold(true)) }
  /// Whether the text is bold.
  ///
  /// - Example: `Text("a").bold()`
  public func bold(_ isActive: Bool) -> Text { Text(content: content.bold(isActive)) }
  /// The text in italics.
  public func italic() -> Text { Text(content: content.italic(true)) }
  /// Whether the text is italic.
  ///
  /// - Example: `Text("a").italic()`
  public func italic(_ isActive: Bool) -> Text { Text(content: content.italic(isActive)) }
  /// Whether the text is monospaced.
  ///
  /// - Example: `Text("a").monospaced()`
  public func monospaced(_ isActive: Bool = true) -> Text { Text(content: content.monospaced(isActive)) }
  /// Digits of one width.
  ///
  /// - Example: `Text("1").monospacedDigit()`
  public func monospacedDigit() -> Text { Text(content: content.monospacedDigit()) }
  /// The colour; nil leaves it to the environment.
  ///
  /// - Example: `Text("a").foregroundColor(.red)`
  public func foregroundColor(_ color: Color?) -> Text { Text(content: content.foregroundColor(color)) }
  /// The style of the glyphs.
  ///
  /// - Example: `Text("a").foregroundStyle(.secondary)`
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    Text(content: content.foregroundStyle(style.anyShapeStyle))
  }
  /// A line under the text.
  ///
  /// - Example: `Text("a").underline(true, color: .red)`
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { Text(content: content.underline(isActive, pattern: pattern, color: color)) }
  /// A line through the text.
  ///
  /// - Example: `Text("a").strikethrough()`
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { Text(content: content.strikethrough(isActive, pattern: pattern, color: color)) }
  /// Points added after each character, without ligatures.
  ///
  /// - Example: `Text("a").kerning(2)`
  public func kerning(_ kerning: CGFloat) -> Text { Text(content: content.kerning(kerning)) }
  /// Points added after each character.
  ///
  /// - Example: `Text("a").tracking(2)`
  public func tracking(_ tracking: CGFloat) -> Text { Text(content: content.tracking(tracking)) }
  /// Points by which the text is raised.
  ///
  /// - Example: `Text("a").baselineOffset(4)`
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    Text(content: content.baselineOffset(baselineOffset))
  }
  /// The size relative to the font.
  ///
  /// - Example: `Text("a").textScale(.secondary)`
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    Text(content: content.textScale(scale.factor, isEnabled: isEnabled))
  }
}
