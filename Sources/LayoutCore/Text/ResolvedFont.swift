/// A font with all values resolved, from which a typesetter selects a face.
public struct ResolvedFont: Hashable, Sendable {
  /// A family of faces.
  public enum Family: Hashable, Sendable {
    /// The system font in one of its designs.
    case system(Font.Design)
    /// A family by its name in code.
    case named(String)
  }

  /// The name of the system font in UIKit.
  package static let systemFamilyName = ".AppleSystemUIFont"

  /// The family of the face.
  public var family: Family
  /// The size of an em, in points.
  public var size: Double
  /// The weight, from 100 to 900; 400 is regular.
  public var weight: Int
  /// Whether the face is slanted.
  public var isItalic: Bool
  /// The width of the letters relative to the standard: 0 is standard, negative condensed, positive expanded.
  public var width: Double
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool
  /// Whether lowercase letters are drawn as small capitals.
  public var hasLowercaseSmallCaps: Bool
  /// Whether uppercase letters are drawn as small capitals.
  public var hasUppercaseSmallCaps: Bool
  /// The distance between lines relative to the font's own.
  public var leading: Font.Leading

  /// The distance between the baselines of lines in the font's text style, in points, or nil for a font without one.
  public var styleLineHeight: Double?

  /// Creates a font; `size` is in points.
  public init(
    family: Family = .system(.default), size: Double, weight: Int = 400, isItalic: Bool = false, width: Double = 0,
    hasMonospacedDigits: Bool = false, hasLowercaseSmallCaps: Bool = false, hasUppercaseSmallCaps: Bool = false,
    leading: Font.Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    self.leading = leading
  }
}

/// The vertical metrics of a font at its size, in points, each positive.
public struct FontMetrics: Hashable, Sendable {
  /// The line of San Francisco at a size of 1 point.
  ///
  /// Rule: <doc:TextLayout#Size>. Source: the tables of Apple's fonts, which have 2048 units in an em: ascender 1950,
  /// descender 494, cap height 1443 and x-height 1078.
  package static let sanFrancisco = FontMetrics(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

  /// The distance from the baseline up to the top of the line, in points.
  public var ascent: Double
  /// The distance from the baseline down to the bottom of the line, in points.
  public var descent: Double
  /// The distance that the font adds between lines, in points.
  public var leading: Double
  /// The height of flat capital letters above the baseline, in points.
  public var capHeight: Double
  /// The height of flat lowercase letters above the baseline, in points.
  public var xHeight: Double

  /// Creates metrics in points.
  public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
