// What text inherits.
extension LayoutNode {
  /// The font; nil is the default.
  public func font(_ font: Font?) -> LayoutNode { transformEnvironment("font") { $0.font = font } }

  /// The weight of text; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> LayoutNode { text("fontWeight") { $0.weight = weight } }

  /// The design of text; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> LayoutNode { text("fontDesign") { $0.design = design } }

  /// The width of letters; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> LayoutNode { text("fontWidth") { $0.width = width?.value } }

  /// Whether text is bold.
  public func bold(_ isActive: Bool = true) -> LayoutNode { text("bold") { $0.isBold = isActive } }

  /// Whether text is italic.
  public func italic(_ isActive: Bool = true) -> LayoutNode { text("italic") { $0.isItalic = isActive } }

  /// Whether text is monospaced.
  public func monospaced(_ isActive: Bool = true) -> LayoutNode {
    text("monospaced") { $0.design = isActive ? .monospaced : nil }
  }

  /// Whether digits are of one width.
  public func monospacedDigit() -> LayoutNode { text("monospacedDigit") { $0.hasMonospacedDigits = true } }

  /// A line under text.
  public func underline(
    _ isActive: Bool = true, pattern: TextAttributes.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LayoutNode {
    text("underline") { $0.underline = .some(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  /// A line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextAttributes.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LayoutNode {
    text("strikethrough") { $0.strikethrough = .some(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  /// Points added after each character, without ligatures.
  public func kerning(_ kerning: Double) -> LayoutNode { text("kerning") { $0.kerning = kerning } }

  /// Points added after each character.
  public func tracking(_ tracking: Double) -> LayoutNode { text("tracking") { $0.tracking = tracking } }

  /// Points by which text is raised.
  public func baselineOffset(_ offset: Double) -> LayoutNode { text("baselineOffset") { $0.baselineOffset = offset } }

  /// A factor on the size of text: 1 is the default scale, less the secondary one.
  public func textScale(_ scale: Double, isEnabled: Bool = true) -> LayoutNode {
    isEnabled ? text("textScale") { $0.scale = scale } : self
  }

  /// The letter case in which text is shown; nil leaves it as written.
  public func textCase(_ textCase: TextCase?) -> LayoutNode {
    transformEnvironment("textCase") { $0.textCase = textCase }
  }

  /// The most lines of a text; nil is no limit.
  public func lineLimit(_ limit: Int?) -> LayoutNode {
    paragraph("lineLimit") {
      $0.lineLimit = limit.map { max($0, 1) }
      $0.minimumLines = nil
    }
  }

  /// The most lines of a text, and whether it takes room for as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> LayoutNode {
    paragraph("lineLimit") {
      $0.lineLimit = max(limit, 1)
      $0.minimumLines = reservesSpace ? max(limit, 1) : nil
    }
  }

  /// The fewest lines that a text takes room for and the most that it shows; nil is no limit.
  public func lineLimit(from least: Int?, through most: Int?) -> LayoutNode {
    paragraph("lineLimit") {
      $0.minimumLines = least.map { max($0, 1) }
      $0.lineLimit = most.map { max($0, 1) }
    }
  }

  /// Points added between the lines of a text.
  public func lineSpacing(_ spacing: Double) -> LayoutNode {
    paragraph("lineSpacing") { $0.lineSpacing = max(spacing.finite, 0) }
  }

  /// Where the lines of a text stand within its width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> LayoutNode {
    paragraph("multilineTextAlignment") { $0.alignment = alignment }
  }

  /// How small a text may be scaled before it is cut.
  public func minimumScaleFactor(_ factor: Double) -> LayoutNode {
    paragraph("minimumScaleFactor") { $0.minimumScaleFactor = factor.isFinite ? min(max(factor, 0.01), 1) : 1 }
  }

  /// Where a line that is too long is cut.
  public func truncationMode(_ mode: ParagraphStyle.TruncationMode) -> LayoutNode {
    paragraph("truncationMode") { $0.truncationMode = mode }
  }

  /// Whether letters may be moved closer before a text is cut.
  public func allowsTightening(_ flag: Bool) -> LayoutNode {
    paragraph("allowsTightening") { $0.allowsTightening = flag }
  }

  private func text(_ modifier: String, _ change: @escaping (inout TextAttributes) -> Void) -> LayoutNode {
    transformEnvironment(modifier) { change(&$0.text) }
  }

  private func paragraph(_ modifier: String, _ change: @escaping (inout ParagraphStyle) -> Void) -> LayoutNode {
    transformEnvironment(modifier) { change(&$0.paragraph) }
  }
}
