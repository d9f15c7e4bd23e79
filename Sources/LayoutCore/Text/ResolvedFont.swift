/// A font with every number fixed: what a typesetter needs to find a face.
public struct ResolvedFont: Hashable, Sendable {
  /// A group of faces to look in.
  public enum Family: Hashable, Sendable {
    /// The system font in one of its designs.
    case system(Font.Design)
    /// A family by the name that a layout file gives it.
    case named(String)
  }

  /// Where to look for a face.
  public var family: Family
  /// The size of an em, in points.
  public var size: Double
  /// The weight; 400 is regular.
  public var weight: Int
  /// Whether the face is slanted.
  public var isItalic: Bool
  /// The width of the letters: 0 is standard, negative condensed, positive expanded.
  public var width: Double
  /// Whether all digits take the same width.
  public var hasMonospacedDigits: Bool
  /// Whether lowercase letters are drawn as small capitals.
  public var hasLowercaseSmallCaps: Bool
  /// Whether uppercase letters are drawn as small capitals.
  public var hasUppercaseSmallCaps: Bool
  /// The distance between lines.
  public var leading: Font.Leading

  /// A font with every number fixed.
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

/// A font's vertical measures at its size, in points, each positive.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// What the font asks for between lines.
  public var leading: Double
  /// From the baseline up to the top of flat capitals.
  public var capHeight: Double
  /// From the baseline up to the top of flat lowercase letters.
  public var xHeight: Double

  /// Measures in points.
  public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
