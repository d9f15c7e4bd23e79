// Attributes that texts inherit.
extension View {
  /// Sets the font; nil for the default.
  ///
  /// - Example: `Text("a").font(.title)`
  public func font(_ font: Font?) -> LoweredView { lowered { $0.font(font) } }
  /// Sets the font's weight; nil for the font's own.
  ///
  /// - Example: `VStack { Text("a") }.fontWeight(.bold)`
  public func fontWeight(_ weight: Font.Weight?) -> LoweredView { lowered { $0.fontWeight(weight) } }
  /// Sets the font's design; nil for the font's own.
  ///
  /// - Example: `VStack { Text("a") }.fontDesign(.serif)`
  public func fontDesign(_ design: Font.Design?) -> LoweredView { lowered { $0.fontDesign(design) } }
  /// Sets the font's width; nil for the font's own.
  ///
  /// - Example: `VStack { Text("a") }.fontWidth(.condensed)`
  public func fontWidth(_ width: Font.Width?) -> LoweredView { lowered { $0.fontWidth(width) } }
  /// Makes text bold or not.
  ///
  /// - Example: `VStack { Text("a") }.bold()`
  public func bold(_ isActive: Bool = true) -> LoweredView { lowered { $0.bold(isActive) } }
  /// Makes text italic or not.
  ///
  /// - Example: `VStack { Text("a") }.italic()`
  public func italic(_ isActive: Bool = true) -> LoweredView { lowered { $0.italic(isActive) } }
  /// Makes text monospaced or not.
  ///
  /// - Example: `VStack { Text("a") }.monospaced()`
  public func monospaced(_ isActive: Bool = true) -> LoweredView { lowered { $0.monospaced(isActive) } }
  /// Gives digits the same width.
  ///
  /// - Example: `VStack { Text("1") }.monospacedDigit()`
  public func monospacedDigit() -> LoweredView { lowered { $0.monospacedDigit() } }
  /// Underlines text.
  ///
  /// - Example: `VStack { Text("a") }.underline(true, pattern: .dash, color: .red)`
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LoweredView {
    lowered { $0.underline(isActive, pattern: pattern, color: color) }
  }
  /// Strikes text through.
  ///
  /// - Example: `VStack { Text("a") }.strikethrough(color: .red)`
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LoweredView {
    lowered { $0.strikethrough(isActive, pattern: pattern, color: color) }
  }
  /// Adds a distance after each character or ligature, in points.
  ///
  /// - Example: `VStack { Text("a") }.kerning(2)`
  public func kerning(_ kerning: CGFloat) -> LoweredView { lowered { $0.kerning(kerning) } }
  /// Adds a distance after each character, in points, without ligatures.
  ///
  /// - Example: `VStack { Text("a") }.tracking(2)`
  public func tracking(_ tracking: CGFloat) -> LoweredView { lowered { $0.tracking(tracking) } }
  /// Raises text above the baseline by a distance, in points.
  ///
  /// - Example: `VStack { Text("a") }.baselineOffset(4)`
  public func baselineOffset(_ baselineOffset: CGFloat) -> LoweredView { lowered { $0.baselineOffset(baselineOffset) } }
  /// Sets the letter case of text; nil for the case in which it is written.
  ///
  /// - Example: `Text("a").textCase(.uppercase)`
  public func textCase(_ textCase: Text.Case?) -> LoweredView { lowered { $0.textCase(textCase) } }
  /// Sets the size of text in relation to its font.
  ///
  /// - Example: `VStack { Text("a") }.textScale(.secondary)`
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> LoweredView {
    lowered { $0.textScale(scale.factor, isEnabled: isEnabled) }
  }
  /// Sets the maximum number of lines; nil for no limit.
  ///
  /// - Example: `Text("a").lineLimit(2)`
  public func lineLimit(_ number: Int?) -> LoweredView { lowered { $0.lineLimit(number) } }
  /// Sets the maximum number of lines, with or without space for all of them.
  ///
  /// - Example: `Text("a").lineLimit(2, reservesSpace: true)`
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> LoweredView {
    lowered { $0.lineLimit(limit, reservesSpace: reservesSpace) }
  }
  /// Sets the minimum number of lines for which text reserves space, and the maximum.
  ///
  /// - Example: `Text("a").lineLimit(2...4)`
  public func lineLimit(_ limit: ClosedRange<Int>) -> LoweredView {
    lowered { $0.lineLimit(from: limit.lowerBound, through: limit.upperBound) }
  }
  /// Sets the minimum number of lines for which text reserves space.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> LoweredView {
    lowered { $0.lineLimit(from: limit.lowerBound, through: nil) }
  }
  /// Sets the maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> LoweredView {
    lowered { $0.lineLimit(from: nil, through: limit.upperBound) }
  }
  /// Adds a distance between lines, in points.
  ///
  /// - Example: `Text("a").lineSpacing(4)`
  public func lineSpacing(_ lineSpacing: CGFloat) -> LoweredView { lowered { $0.lineSpacing(lineSpacing) } }
  /// Sets the alignment of the lines of a text.
  ///
  /// - Example: `Text("a").multilineTextAlignment(.trailing)`
  public func multilineTextAlignment(_ alignment: TextAlignment) -> LoweredView {
    lowered { $0.multilineTextAlignment(alignment) }
  }
  /// Sets the smallest factor by which text is scaled before it is truncated.
  ///
  /// - Example: `Text("a").minimumScaleFactor(0.5)`
  public func minimumScaleFactor(_ factor: CGFloat) -> LoweredView { lowered { $0.minimumScaleFactor(factor) } }
  /// Sets the position at which a line is truncated.
  ///
  /// - Example: `Text("a").truncationMode(.middle)`
  public func truncationMode(_ mode: Text.TruncationMode) -> LoweredView { lowered { $0.truncationMode(mode) } }
  /// Allows characters to be moved closer together before text is truncated.
  ///
  /// - Example: `Text("a").allowsTightening(true)`
  public func allowsTightening(_ flag: Bool) -> LoweredView { lowered { $0.allowsTightening(flag) } }
}
