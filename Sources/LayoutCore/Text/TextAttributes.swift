/// What a piece of text sets itself; nil leaves it to the environment.
public struct TextAttributes: Hashable, Sendable {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
      /// The patterns that SwiftUI names.
      case solid, dash, dot, dashDot, dashDotDot
    }
    /// How the line is broken.
    public var pattern: Pattern
    /// The line's colour, or nil for the text's.
    public var color: Color?

    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The font.
  public var font: Font?
  /// The weight, over the font's own.
  public var weight: Font.Weight?
  /// The design, over the font's own.
  public var design: Font.Design?
  /// The letters' width, over the font's own.
  public var width: Double?
  /// Whether the text is bold.
  public var isBold: Bool?
  /// Whether the text is italic.
  public var isItalic: Bool?
  /// Whether all digits take the same width.
  public var hasMonospacedDigits: Bool?
  /// What the glyphs are filled with.
  public var foreground: AnyShapeStyle?
  /// What lies behind the glyphs.
  public var background: Color?
  /// A line under the text; an outer nil leaves it to the environment, an inner nil means none.
  public var underline: LineStyle??
  /// A line through the text; an outer nil leaves it to the environment, an inner nil means none.
  public var strikethrough: LineStyle??
  /// Points added after each character, which turn off ligatures only if not 0.
  public var kerning: Double?
  /// Points added after each character, which leave ligatures alone.
  public var tracking: Double?
  /// Points by which the text is raised.
  public var baselineOffset: Double?
  /// A factor on the font's size, from `textScale`.
  public var scale: Double?
  /// The destination of a link, if the text is one.
  public var link: String?

  /// Attributes that leave everything to the environment.
  public init() {}
}
