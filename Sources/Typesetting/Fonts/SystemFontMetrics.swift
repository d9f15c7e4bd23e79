import PlumblineLayout

/// The metrics with which text in the system font is set.
public enum SystemFontMetrics: String, Hashable, Sendable, CaseIterable {
  /// Those of San Francisco: its line, and its widths by tracking the face that stands in for it.
  case system
  /// Those of the face itself.
  case own

  /// The line of San Francisco at a size of 1 point.
  ///
  /// Rule: <doc:TextLayout#Size>. Source: the tables of Apple's fonts, which have 2048 units in an em: ascender 1950,
  /// descender 494, cap height 1443 and x-height 1078.
  static let line = FontMetrics(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

  /// Returns whether a font is set with San Francisco's line: the system font in all designs but the serif one.
  func replacesLine(of font: ResolvedFont) -> Bool {
    guard self == .system, case .system(let design) = font.family else { return false }
    return design != .serif
  }

  /// Returns the line of a font in a face at a size in points, without the leading of its text style.
  func metrics(of font: ResolvedFont, in typeface: Typeface, size: Double) -> FontMetrics {
    (replacesLine(of: font) ? Self.line : typeface.metrics).scaled(by: size)
  }

  /// Returns the line of a font in a face, with the distance that its text style keeps between lines.
  func lineMetrics(of font: ResolvedFont, in typeface: Typeface, size: Double) -> FontMetrics {
    var metrics = metrics(of: font, in: typeface, size: size).leading(font.leading, size: font.size)
    if replacesLine(of: font), let height = font.styleLineHeight {
      metrics.leading += max(height - font.size * (Self.line.ascent + Self.line.descent), 0)
    }
    return metrics
  }

  /// Returns the distance in points that is added after each character of a font, so that text is as wide as in San
  /// Francisco.
  ///
  /// Inter is as wide as San Francisco without its tracking, so that the distance is the tracking which Apple publishes
  /// for each size. From 20 points on, San Francisco changes gradually from its text to its display cut, up to 28 points,
  /// whereas Inter's display cut begins at 20: the distance includes the rest of that change. The faces of the other
  /// designs are wider or narrower than Apple's in proportion to the size. Rule: <doc:TextLayout#Widths>.
  func tracking(of font: ResolvedFont) -> Double {
    guard self == .system, font.size.isFinite, font.size > 0, case .system(let design) = font.family else { return 0 }
    return switch design {
    case .default: Self.tracking(size: font.size, weight: Double(font.weight))
    case .monospaced: 0.0206 * font.size
    case .rounded: Self.interpolated(Self.roundedTracking, at: font.size) * font.size
    case .serif: -0.045 * font.size
    }
  }

  /// Returns the tracking of the default design in points: emphasized text is a little wider than Inter's, regular text
  /// of the display cut a little narrower, and black text wider.
  private static func tracking(size: Double, weight: Double) -> Double {
    let emphasis = min(max(weight - 400, 0), 200) / 200
    guard size >= 20 else { return interpolated(textTracking, at: size) + emphasis * 0.005 * size }
    let narrowing = (1 - emphasis) * min((size - 20) / 4, 1) * 0.2
    let black = min(max(weight - 700, 0), 200) / 200 * 0.015 * size
    return interpolated(displayTracking, at: size) + emphasis * 0.0015 * size - narrowing + black
  }

  /// Returns the size of small capitals that a face lacks, as a multiple of a font's, and the distance in points that is
  /// added after each.
  ///
  /// San Francisco's are 80 % as high as its capitals and wider than capitals of their height. Rule:
  /// <doc:TextLayout#Small-capitals>.
  func smallCapitals(of font: ResolvedFont) -> (factor: Double, spacing: Double) {
    replacesLine(of: font) ? (0.78, 0.037 * font.size) : (0.75, 0)
  }

  /// Returns the amount by which a space is wider than that of a face, in em: San Francisco's display cut has narrower
  /// spaces than Inter's.
  func spaceExcess(of font: FontKey) -> Double {
    self == .system && font.isDisplay ? -0.055 : 0
  }

  /// The tracking of the rounded design in em, by size.
  private static let roundedTracking: [(size: Double, tracking: Double)] = [
    (12, -0.025), (20, -0.03), (26, -0.05), (48, -0.055),
  ]
  /// The tracking in points below 20 points, by size.
  private static let textTracking: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.46), (19, -0.60), (20, -0.79),
  ]
  /// The tracking in points from 20 points on, by size.
  private static let displayTracking: [(size: Double, tracking: Double)] = [
    (20, 0.25), (21, 0.27), (22, 0.29), (23, 0.38), (24, 0.46), (25, 0.46), (26, 0.43), (27, 0.40), (28, 0.38),
    (30, 0.40), (32, 0.41), (34, 0.40), (35, 0.38), (36, 0.37), (41, 0.36), (44, 0.37), (50, 0.34), (56, 0.30),
    (60, 0.26), (64, 0.22), (70, 0.14), (76, 0.07), (80, 0),
  ]

  private static func interpolated(_ steps: [(size: Double, tracking: Double)], at size: Double) -> Double {
    guard let first = steps.first else { return 0 }
    guard size > first.size else { return first.tracking * size / first.size }
    for (low, high) in zip(steps, steps.dropFirst()) where size < high.size {
      return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }
    return steps.last?.tracking ?? 0
  }

  /// Returns the width of an emoji at a font size, in points, or nil for that of its face.
  ///
  /// Apple's emoji are wider in small text: 23 points in a font of 17, 38 in one of 34. Source: measured on iOS 14.
  func emojiAdvance(at size: Double) -> Double? {
    guard self == .system else { return nil }
    if size <= 17 { return size * 23 / 17 }
    return size < 34 ? 23 + (size - 17) * 15 / 17 : size * 38 / 34
  }

  /// Returns the part of an emoji's width that the advance of its stand-in takes, so that both are drawn as large.
  ///
  /// Faces are 18.5 points wide in a font of 17, and 31.5 in one of 34. Source: measured on iOS 14.
  static func emojiShare(at size: Double) -> Double { 0.925 + min(max(size - 17, 0), 17) / 17 * 0.03 }
}
