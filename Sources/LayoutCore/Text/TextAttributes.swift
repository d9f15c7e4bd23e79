/// The attributes that a piece of text sets; nil inherits the environment's.
public struct TextAttributes: Hashable, Sendable {
  /// The style of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of a line.
    public enum Pattern: String, Hashable, Sendable {
      /// The patterns that SwiftUI defines.
      case solid, dash, dot, dashDot, dashDotDot
    }
    /// The dash pattern of the line.
    public var pattern: Pattern
    /// The line's colour, or nil for the text's.
    public var color: Color?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The font.
  public var font: Font?
  /// The weight, which overrides the font's own.
  public var weight: Font.Weight?
  /// The design, which overrides the font's own.
  public var design: Font.Design?
  /// The width of the letters, which overrides the font's own: 0 is standard, negative condensed, positive expanded.
  public var width: Double?
  /// Whether the text is bold.
  public var isBold: Bool?
  /// Whether the text is italic.
  public var isItalic: Bool?
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool?
  /// The style of the glyphs.
  public var foreground: AnyShapeStyle?
  /// The colour behind the glyphs.
  public var background: Color?
  /// The line under the text; an outer nil inherits, an inner nil means no line.
  public var underline: LineStyle??
  /// The line through the text; an outer nil inherits, an inner nil means no line.
  public var strikethrough: LineStyle??
  /// The distance added after each character or ligature, in points; ignored if there is tracking.
  public var kerning: Double?
  /// The distance added after each character, in points; a value other than 0 disables ligatures.
  public var tracking: Double?
  /// The distance by which the text is raised above the baseline, in points.
  public var baselineOffset: Double?
  /// A factor on the font's size, set by `textScale`.
  public var scale: Double?
  /// The destination of a link, or nil.
  public var link: String?

  /// Creates attributes that inherit everything from the environment.
  public init() {}

  /// Returns the attributes with those of other attributes where they set none.
  func overriding(_ base: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? base.font
    result.weight = weight ?? base.weight
    result.design = design ?? base.design
    result.width = width ?? base.width
    result.isBold = isBold ?? base.isBold
    result.isItalic = isItalic ?? base.isItalic
    result.hasMonospacedDigits = hasMonospacedDigits ?? base.hasMonospacedDigits
    result.foreground = foreground ?? base.foreground
    result.background = background ?? base.background
    result.underline = underline ?? base.underline
    result.strikethrough = strikethrough ?? base.strikethrough
    result.kerning = kerning ?? base.kerning
    result.tracking = tracking ?? base.tracking
    result.baselineOffset = baselineOffset ?? base.baselineOffset
    result.scale = scale ?? base.scale
    result.link = link ?? base.link
    return result
  }
}
