/// A font as code describes it; its size and face depend on the environment.
public struct Font: Hashable, Sendable {
  /// The starting point of a font.
  public enum Base: Hashable, Sendable {
    /// A text style, which follows Dynamic Type.
    case textStyle(TextStyle)
    /// The system font at a fixed size in points.
    case system(size: Double)
    /// A family with a size in points, which scales with the text style `relativeTo`, or is fixed if that is nil.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  /// A text style of Dynamic Type.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI defines, from large to small.
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout,
      footnote, caption, caption2
  }

  /// A design of the system font.
  public enum Design: String, Hashable, Sendable {
    /// The designs that SwiftUI defines.
    case `default`, monospaced, rounded, serif
  }

  /// The weight of the strokes, from 100 to 900.
  public struct Weight: Hashable, Sendable {
    /// The weight's value; 400 is regular.
    package var value: Int
    /// Creates a weight from its value.
    package init(value: Int) { self.value = value }
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

  /// The distance between lines relative to the font's own.
  public enum Leading: Hashable, Sendable {
    /// The distances that SwiftUI defines.
    case standard, tight, loose
  }

  /// The starting point of the font.
  package var base: Base
  /// The design of the system font.
  package var design: Design = .default
  /// The weight, or nil for the text style's own.
  package var weight: Weight?
  /// Whether the font is bold, which for text styles means their emphasized weight.
  package var isBold = false
  /// Whether the font is italic.
  package var isItalic = false
  /// The width of the letters relative to the standard: 0 is standard, negative condensed, positive expanded.
  package var width = 0.0
  /// Whether all digits have the same width.
  package var hasMonospacedDigits = false
  /// Whether lowercase letters are drawn as small capitals.
  package var hasLowercaseSmallCaps = false
  /// Whether uppercase letters are drawn as small capitals.
  package var hasUppercaseSmallCaps = false
  /// The distance between lines relative to the font's own.
  package var leading = Leading.standard
  /// A factor on the resolved size, set by `textScale`.
  package var scale = 1.0

  /// Creates a font from its starting point.
  package init(_ base: Base, design: Design = .default, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The body style, the default font of text.
  public static let body = Font(.textStyle(.body))
}
