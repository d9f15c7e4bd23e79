/// A font as SwiftUI code names it; what it means in points depends on the environment.
public struct Font: Hashable, Sendable {
  /// Where a font starts from.
  public enum Base: Hashable, Sendable {
    /// A text style, which follows Dynamic Type.
    case textStyle(TextStyle)
    /// The system font at a fixed size in points.
    case system(size: Double)
    /// A family by name; `relativeTo` makes the size follow Dynamic Type, nil keeps it fixed.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  /// The styles of Dynamic Type.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI's text styles, from large to small.
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout,
      footnote, caption, caption2
  }

  /// The system font's designs.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The designs that SwiftUI names.
    case `default`, monospaced, rounded, serif
  }

  /// The thickness of the strokes, on the scale of 100 to 900.
  public struct Weight: Hashable, Sendable {
    /// The weight as a number; 400 is regular.
    public var value: Int
    /// A weight from its number.
    public init(value: Int) { self.value = value }
    /// The weight 100.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The weight 400.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The weight 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The weight 900.
    public static let black = Weight(value: 900)
  }

  /// The distance between lines that a font asks for.
  public enum Leading: Hashable, Sendable {
    /// The distances that SwiftUI names.
    case standard, tight, loose
  }

  /// Where the font starts from.
  public var base: Base
  /// The system font's design.
  public var design: Design = .default
  /// The weight, or nil for the style's own.
  public var weight: Weight?
  /// Whether the font is bold, which text styles know as their emphasized weight.
  public var isBold = false
  /// Whether the font is italic.
  public var isItalic = false
  /// The width of the letters relative to the standard: 0 is standard, negative condensed, positive expanded.
  public var width = 0.0
  /// Whether all digits take the same width.
  public var hasMonospacedDigits = false
  /// Whether lowercase letters are drawn as small capitals.
  public var hasLowercaseSmallCaps = false
  /// Whether uppercase letters are drawn as small capitals.
  public var hasUppercaseSmallCaps = false
  /// The distance between lines.
  public var leading = Leading.standard
  /// A factor on the resolved size, from `textScale` and the like.
  public var scale = 1.0

  /// A font that starts from a base.
  public init(_ base: Base, design: Design = .default, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The body style, which text has by default.
  public static let body = Font(.textStyle(.body))
}
