// Attributes of a text; an inner attribute takes precedence over an outer one.
extension Text {
  /// Sets the font; nil for that of the environment.
  ///
  /// - Example: `Text("a").font(.caption)`
  public func font(_ font: Font?) -> Text { Text(content: content.font(font)) }
  /// Sets the weight; nil for that of the font.
  ///
  /// - Example: `Text("a").fontWeight(.light)`
  public func fontWeight(_ weight: Font.Weight?) -> Text { Text(content: content.fontWeight(weight)) }
  /// Sets the design; nil for that of the font.
  ///
  /// - Example: `Text("a").fontDesign(.rounded)`
  public func fontDesign(_ design: Font.Design?) -> Text { Text(content: content.fontDesign(design)) }
  /// Sets the font's width; nil for the font's own.
  ///
  /// - Example: `Text("a").fontWidth(.expanded)`
  public func fontWidth(_ width: Font.Width?) -> Text { Text(content: content.fontWidth(width)) }
  /// Makes the text bold.
  public func bold() -> Text { Text(content: content.bold(true)) }
  /// Makes the text bold or not.
  ///
  /// - Example: `Text("a").bold()`
  public func bold(_ isActive: Bool) -> Text { Text(content: content.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { Text(content: content.italic(true)) }
  /// Makes the text italic or not.
  ///
  /// - Example: `Text("a").italic()`
  public func italic(_ isActive: Bool) -> Text { Text(content: content.italic(isActive)) }
  /// Makes the text monospaced or not.
  ///
  /// - Example: `Text("a").monospaced()`
  public func monospaced(_ isActive: Bool = true) -> Text { Text(content: content.monospaced(isActive)) }
  /// Gives digits the same width.
  ///
  /// - Example: `Text("1").monospacedDigit()`
  public func monospacedDigit() -> Text { Text(content: content.monospacedDigit()) }
  /// Sets the colour; nil for that of the environment.
  ///
  /// - Example: `Text("a").foregroundColor(.red)`
  public func foregroundColor(_ color: Color?) -> Text { Text(content: content.foregroundColor(color)) }
  /// Sets the style of the text.
  ///
  /// - Example: `Text("a").foregroundStyle(.secondary)`
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    Text(content: content.foregroundStyle(style.anyShapeStyle))
  }
  /// Underlines the text.
  ///
  /// - Example: `Text("a").underline(true, color: .red)`
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { Text(content: content.underline(isActive, pattern: pattern, color: color)) }
  /// Strikes the text through.
  ///
  /// - Example: `Text("a").strikethrough()`
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { Text(content: content.strikethrough(isActive, pattern: pattern, color: color)) }
  /// Adds a distance after each character or ligature, in points.
  ///
  /// - Example: `Text("a").kerning(2)`
  public func kerning(_ kerning: CGFloat) -> Text { Text(content: content.kerning(kerning)) }
  /// Adds a distance after each character, in points, without ligatures.
  ///
  /// - Example: `Text("a").tracking(2)`
  public func tracking(_ tracking: CGFloat) -> Text { Text(content: content.tracking(tracking)) }
  /// Raises the text above the baseline by a distance, in points.
  ///
  /// - Example: `Text("a").baselineOffset(4)`
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    Text(content: content.baselineOffset(baselineOffset))
  }
  /// Sets the size of the text in relation to its font.
  ///
  /// - Example: `Text("a").textScale(.secondary)`
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    Text(content: content.textScale(scale.factor, isEnabled: isEnabled))
  }
}
