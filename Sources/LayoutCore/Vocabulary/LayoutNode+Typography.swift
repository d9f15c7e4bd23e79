// Modifiers of the values that text inherits.
extension LayoutNode {
  /// Returns the view with a font; nil for the default.
  public func font(_ font: Font?) -> LayoutNode { transformEnvironment("font") { $0.font = font } }

  /// Returns the view with a weight for its text; nil for the font's.
  public func fontWeight(_ weight: Font.Weight?) -> LayoutNode { text("fontWeight") { $0.weight = weight } }

  /// Returns the view with a design for its text; nil for the font's.
  public func fontDesign(_ design: Font.Design?) -> LayoutNode { text("fontDesign") { $0.design = design } }

  /// Returns the view with a width for its letters; nil for the font's.
  public func fontWidth(_ width: Font.Width?) -> LayoutNode { text("fontWidth") { $0.width = width?.value } }

  /// Returns the view with its text bold or not.
  public func bold(_ isActive: Bool = true) -> LayoutNode { text("bold") { $0.isBold = isActive } }

  /// Returns the view with its text italic or not.
  public func italic(_ isActive: Bool = true) -> LayoutNode { text("italic") { $0.isItalic = isActive } }

  /// Returns the view with its text in the monospaced design or not.
  public func monospaced(_ isActive: Bool = true) -> LayoutNode {
    text("monospaced") { $0.design = isActive ? .monospaced : nil }
  }

  /// Returns the view with digits of equal width.
  public func monospacedDigit() -> LayoutNode { text("monospacedDigit") { $0.hasMonospacedDigits = true } }

  /// Returns the view with a line under its text, or without one.
  public func underline(
    _ isActive: Bool = true, pattern: TextAttributes.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LayoutNode {
    text("underline") { $0.underline = .some(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  /// Returns the view with a line through its text, or without one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: TextAttributes.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> LayoutNode {
    text("strikethrough") { $0.strikethrough = .some(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  /// Returns the view with a distance added after each character or ligature, in points; ignored if there is tracking.
  public func kerning(_ kerning: Double) -> LayoutNode { text("kerning") { $0.kerning = kerning } }

  /// Returns the view with a distance added after each character, in points; a value other than 0 disables ligatures.
  public func tracking(_ tracking: Double) -> LayoutNode { text("tracking") { $0.tracking = tracking } }

  /// Returns the view with its text raised above the baseline by a distance, in points.
  public func baselineOffset(_ offset: Double) -> LayoutNode { text("baselineOffset") { $0.baselineOffset = offset } }

  /// Returns the view with a factor on the size of its text: 1 is the default scale, a smaller factor the secondary
  /// one.
  public func textScale(_ scale: Double, isEnabled: Bool = true) -> LayoutNode {
    isEnabled ? text("textScale") { $0.scale = scale } : self
  }

  /// Returns the view with a letter case for its text; nil for the case of its source.
  public func textCase(_ textCase: TextCase?) -> LayoutNode {
    transformEnvironment("textCase") { $0.textCase = textCase }
  }

  /// Returns the view with a maximum number of lines for its texts; nil for no limit.
  public func lineLimit(_ limit: Int?) -> LayoutNode {
    paragraph("lineLimit") {
      $0.lineLimit = limit.map { max($0, 1) }
      $0.minimumLines = nil
    }
  }

  /// Returns the view with a maximum number of lines for its texts, which may reserve space for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> LayoutNode {
    paragraph("lineLimit") {
      $0.lineLimit = max(limit, 1)
      $0.minimumLines = reservesSpace ? max(limit, 1) : nil
    }
  }

  /// Returns the view with a minimum number of lines, for which texts reserve space, and a maximum; nil for no limit.
  public func lineLimit(from least: Int?, through most: Int?) -> LayoutNode {
    paragraph("lineLimit") {
      $0.minimumLines = least.map { max($0, 1) }
      $0.lineLimit = most.map { max($0, 1) }
    }
  }

  /// Returns the view with a distance added between the lines of its texts, in points.
  public func lineSpacing(_ spacing: Double) -> LayoutNode {
    paragraph("lineSpacing") { $0.lineSpacing = max(spacing.finite, 0) }
  }

  /// Returns the view with an alignment of lines within the width of its texts.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> LayoutNode {
    paragraph("multilineTextAlignment") { $0.alignment = alignment }
  }

  /// Returns the view with the smallest factor by which its texts may be scaled down before they are truncated.
  public func minimumScaleFactor(_ factor: Double) -> LayoutNode {
    paragraph("minimumScaleFactor") { $0.minimumScaleFactor = factor.isFinite ? min(max(factor, 0.01), 1) : 1 }
  }

  /// Returns the view with the part of a long line that is replaced by an ellipsis.
  public func truncationMode(_ mode: ParagraphStyle.TruncationMode) -> LayoutNode {
    paragraph("truncationMode") { $0.truncationMode = mode }
  }

  /// Returns the view with or without moving letters closer together before its texts are truncated.
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
