// What text within inherits.
extension View {
  /// The font; nil is the default.
  public func font(_ font: Font?) -> LoweredView { lowered { $0.font(font) } }
  /// The weight of text; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> LoweredView { lowered { $0.fontWeight(weight) } }
  /// The design of text; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> LoweredView { lowered { $0.fontDesign(design) } }
  /// The width of letters; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> LoweredView { lowered { $0.fontWidth(width) } }
  /// Whether text is bold.
  public func bold(_ isActive: Bool = true) -> LoweredView { lowered { $0.bold(isActive) } }
  /// Whether text is italic.
  public func italic(_ isActive: Bool = true) -> LoweredView { lowered { $0.italic(isActive) } }
  /// Whether text is monospaced.
  public func monospaced(_ isActive: Bool = true) -> LoweredView { lowered { $0.monospaced(isActive) } }
  /// Digits of one width.
  public func monospacedDigit() -> LoweredView { lowered { $0.monospacedDigit() } }
  /// A line under text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LoweredView {
    lowered { $0.underline(isActive, pattern: pattern, color: color) }
  }
  /// A line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LoweredView {
    lowered { $0.strikethrough(isActive, pattern: pattern, color: color) }
  }
  /// Points added after each character, without ligatures.
  public func kerning(_ kerning: CGFloat) -> LoweredView { lowered { $0.kerning(kerning) } }
  /// Points added after each character.
  public func tracking(_ tracking: CGFloat) -> LoweredView { lowered { $0.tracking(tracking) } }
  /// Points by which text is raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> LoweredView { lowered { $0.baselineOffset(baselineOffset) } }
  /// The letter case in which text is shown; nil leaves it as written.
  public func textCase(_ textCase: Text.Case?) -> LoweredView { lowered { $0.textCase(textCase) } }
  /// The size of text relative to its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> LoweredView {
    lowered { isEnabled ? $0.textScale(scale.factor) : $0 }
  }
  /// The most lines of a text; nil is no limit.
  public func lineLimit(_ number: Int?) -> LoweredView { lowered { $0.lineLimit(number) } }
  /// The most lines of a text, and whether it takes room for as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> LoweredView {
    lowered { $0.lineLimit(limit, reservesSpace: reservesSpace) }
  }
  /// The fewest lines that a text takes room for and the most that it shows.
  public func lineLimit(_ limit: ClosedRange<Int>) -> LoweredView {
    lowered { $0.lineLimit(from: limit.lowerBound, through: limit.upperBound) }
  }
  /// The fewest lines that a text takes room for.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> LoweredView {
    lowered { $0.lineLimit(from: limit.lowerBound, through: nil) }
  }
  /// The most lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> LoweredView {
    lowered { $0.lineLimit(from: nil, through: limit.upperBound) }
  }
  /// Points added between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> LoweredView { lowered { $0.lineSpacing(lineSpacing) } }
  /// Where the lines of a text stand within its width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> LoweredView {
    lowered { $0.multilineTextAlignment(alignment) }
  }
  /// How small a text may be scaled before it is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> LoweredView { lowered { $0.minimumScaleFactor(factor) } }
  /// Where a line that is too long is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> LoweredView { lowered { $0.truncationMode(mode) } }
  /// Whether letters may be moved closer before a text is cut.
  public func allowsTightening(_ flag: Bool) -> LoweredView { lowered { $0.allowsTightening(flag) } }
}
