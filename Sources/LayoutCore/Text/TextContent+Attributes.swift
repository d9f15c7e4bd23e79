// Attributes that a text sets for itself; an inner one takes precedence over an outer one.
extension TextContent {
  /// Returns the text in a font; nil leaves it to the environment.
  public func font(_ font: Font?) -> TextContent { setting { $0.font = $0.font ?? font } }
  /// Returns the text in a weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> TextContent { setting { $0.weight = $0.weight ?? weight } }
  /// Returns the text in a design; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> TextContent { setting { $0.design = $0.design ?? design } }
  /// Returns the text in letters of a width; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> TextContent { setting { $0.width = $0.width ?? width?.value } }
  /// Returns the text, bold or not.
  public func bold(_ isActive: Bool) -> TextContent { setting { $0.isBold = $0.isBold ?? isActive } }
  /// Returns the text, italic or not.
  public func italic(_ isActive: Bool) -> TextContent { setting { $0.isItalic = $0.isItalic ?? isActive } }
  /// Returns the text in the monospaced design, or in the font's own.
  public func monospaced(_ isActive: Bool) -> TextContent {
    setting { $0.design = $0.design ?? (isActive ? .monospaced : nil) }
  }
  /// Returns the text with digits of one width.
  public func monospacedDigit() -> TextContent { setting { $0.hasMonospacedDigits = true } }
  /// Returns the text in a colour; nil leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> TextContent {
    setting { $0.foreground = $0.foreground ?? color.map { .color($0) } }
  }
  /// Returns the text in a style.
  public func foregroundStyle(_ style: AnyShapeStyle) -> TextContent {
    setting { $0.foreground = $0.foreground ?? style }
  }
  /// Returns the text with or without a line under it.
  public func underline(_ isActive: Bool, pattern: TextAttributes.LineStyle.Pattern, color: Color?) -> TextContent {
    let line = isActive ? TextAttributes.LineStyle(pattern: pattern, color: color) : nil
    return setting { $0.underline = $0.underline ?? .some(line) }
  }
  /// Returns the text with or without a line through it.
  public func strikethrough(_ isActive: Bool, pattern: TextAttributes.LineStyle.Pattern, color: Color?) -> TextContent {
    let line = isActive ? TextAttributes.LineStyle(pattern: pattern, color: color) : nil
    return setting { $0.strikethrough = $0.strikethrough ?? .some(line) }
  }
  /// Returns the text with points added after each character, without ligatures.
  public func kerning(_ kerning: Double) -> TextContent { setting { $0.kerning = $0.kerning ?? kerning } }
  /// Returns the text with points added after each character.
  public func tracking(_ tracking: Double) -> TextContent { setting { $0.tracking = $0.tracking ?? tracking } }
  /// Returns the text raised by points.
  public func baselineOffset(_ offset: Double) -> TextContent {
    setting { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// Returns the text at a scale of its font.
  public func textScale(_ scale: Double, isEnabled: Bool) -> TextContent {
    isEnabled ? setting { $0.scale = $0.scale ?? scale } : self
  }
}
