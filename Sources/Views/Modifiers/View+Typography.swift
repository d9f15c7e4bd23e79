// What text within inherits.
extension View {
  /// The font; nil is the default.
  ///
  /// - Example: `Text("a").font(.title)`
  public func font(_ font: Font?) -> LoweredView { lowered { $0.font(font) } }
  /// The weight of text; nil leaves it to the font.
  ///
  /// - Example: `VStack { Text("a") }.fontWeight(.bold)`
  public func fontWeight(_ weight: Font.Weight?) -> LoweredView { lowered { $0.fontWeight(weight) } }
  /// The design of text; nil leaves it to the font.
  ///
  /// - Example: `VStack { Text("a") }.fontDesign(.serif)`
  public func fontDesign(_ design: Font.Design?) -> LoweredView { lowered { $0.fontDesign(design) } }
  /// The width of letters; nil leaves it to the font.
  ///
  /// - Example: `VStack { Text("a") }.fontWidth(.condensed)`
  public func fontWidth(_ width: Font.Width?) -> LoweredView { lowered { $0.fontWidth(width) } }
  /// Whether text is bold.
  ///
  /// - Example: `VStack { Text("a") }.bold()`
  public func bold(_ isActive: Bool = true) -> LoweredView { lowered { $0.bold(isActive) } }
  /// Whether text is italic.
  ///
  /// - Example: `VStack { Text("a") }.italic()`
  public func italic(_ isActive: Bool = true) -> LoweredView { lowered { $0.italic(isActive) } }
  /// Whether text is monospaced.
  ///
  /// - Example: `VStack { Text("a") }.monospaced()`
  public func monospaced(_ isActive: Bool = true) -> LoweredView { lowered { $0.monospaced(isActive) } }
  /// Digits of one width.
  ///
  /// - Example: `VStack { Text("1") }.monospacedDigit()`
  public func monospacedDigit() -> LoweredView { lowered { $0.monospacedDigit() } }
  /// A line under text.
  ///
  /// - Example: `VStack { Text("a") }.underline(true, pattern: .dash, color: .red)`
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LoweredView {
    lowered { $0.underline(isActive, pattern: pattern, color: color) }
  }
  /// A line through text.
  ///
  /// - Example: `VStack { Text("a") }.strikethrough(color: .red)`
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LoweredView {
    lowered { $0.strikethrough(isActive, pattern: pattern, color: color) }
  }
  /// Points added after each character, without ligatures.
  ///
  /// - Example: `VStack { Text("a") }.kerning(2)`
  public func kerning(_ kerning: CGFloat) -> LoweredView { lowered { $0.kerning(kerning) } }
  /// Points added after each character.
  ///
  /// - Example: `VStack { Text("a") }.tracking(2)`
  public func tracking(_ tracking: CGFloat) -> LoweredView { lowered { $0.tracking(tracking) } }
  /// Points by which text is raised.
  ///
  /// - Example: `VStack { Text("a") }.baselineOffset(4)`
  public func baselineOffset(_ baselineOffset: CGFloat) -> LoweredView { lowered { $0.baselineOffset(baselineOffset) } }
  /// The letter case in which text is shown; nil leaves it as written.
  ///
  /// - Example: `Text("a").textCase(.uppercase)`
  public func textCase(_ textCase: Text.Case?) -> LoweredView { lowered { $0.textCase(textCase) } }
  /// The size of text relative to its font.
  ///
  /// - Example: `VStack { Text("a") }.textScale(.secondary)`
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.textScale(scale.factor, isEnabled: isEnabled) }
  }
  /// The most lines of a text; nil is no limit.
  ///
  /// - Example: `Text("a").lineLimit(2)`
  public func lineLimit(_ number: Int?) -> LoweredView { lowered { $0.lineLimit(number) } }
  /// The most lines of a text, and whether it takes room for as many.
  ///
  /// - Example: `Text("a").lineLimit(2, reservesSpace: true)`
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> LoweredView {
    lowered { $0.lineLimit(limit, reservesSpace: reservesSpace) }
  }
  /// The fewest lines that a text takes room for and the most that it shows.
  ///
  /// - Example: `Text("a").lineLimit(2...4)`
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
  ///
  /// - Example: `Text("a").lineSpacing(4)`
  public func lineSpacing(_ lineSpacing: CGFloat) -> LoweredView { lowered { $0.lineSpacing(lineSpacing) } }
  /// Where the lines of a text stand within its width.
  ///
  /// - Example: `Text("a").multilineTextAlignment(.trailing)`
  public func multilineTextAlignment(_ alignment: TextAlignment) -> LoweredView {
    lowered { $0.multilineTextAlignment(alignment) }
  }
  /// How small a text may be scaled before it is cut.
  ///
  /// - Example: `Text("a").minimumScaleFactor(0.5)`
  public func minimumScaleFactor(_ factor: CGFloat) -> LoweredView { lowered { $0.minimumScaleFactor(factor) } }
  /// Where a line that is too long is cut.
  ///
  /// - Example: `Text("a").truncationMode(.middle)`
  public func truncationMode(_ mode: Text.TruncationMode) -> LoweredView { lowered { $0.truncationMode(mode) } }
  /// Whether letters may be moved closer before a text is cut.
  ///
  /// - Example: `Text("a").allowsTightening(true)`
  public func allowsTightening(_ flag: Bool) -> LoweredView { lowered { $0.allowsTightening(flag) } }
}
