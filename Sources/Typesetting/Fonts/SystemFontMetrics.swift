import PlumblineLayout

/// The metrics with which text in the system font is set.
public enum SystemFontMetrics: String, Hashable, Sendable, CaseIterable {
  /// The metrics of San Francisco: its line, and its widths by tracking the face that replaces it.
  case system
  /// The metrics of San Francisco with the distances that texts keep in stacks up to iOS 16.
  ///
  /// Rule: <doc:TextLayout#Spacing>.
  case ios16 = "ios-16"
  /// The metrics of the face itself.
  case own

  /// Returns whether a font is set with San Francisco's line: the system font, whose designs all have the same line.
  func replacesLine(of font: ResolvedFont) -> Bool {
    guard self != .own, case .system = font.family else { return false }
    return true
  }

  /// Returns the line of a font in a face at a size in points, without the leading of its text style.
  func metrics(of font: ResolvedFont, in typeface: Typeface, size: Double) -> FontMetrics {
    (replacesLine(of: font) ? .sanFrancisco : typeface.metrics).scaled(by: size)
  }

  /// Returns the line of a font in a face, with the distance that its text style keeps between lines.
  func lineMetrics(of font: ResolvedFont, in typeface: Typeface, size: Double) -> FontMetrics {
    var metrics = metrics(of: font, in: typeface, size: size).leading(font.leading, size: font.size)
    let line = FontMetrics.sanFrancisco
    metrics.leading += styleLeading(of: font, lineHeight: font.size * (line.ascent + line.descent))
    return metrics
  }

  /// Returns the line of a face that stands in for a font's missing characters, in which a script that Apple's faces
  /// cover has the line of Apple's face.
  ///
  /// Rule: <doc:TextLayout#Other-scripts>.
  func fallbackMetrics(of font: ResolvedFont, in typeface: Typeface, script: UInt32, size: Double) -> FontMetrics {
    let usual = typeface.metrics.scaled(by: size).leading(font.leading, size: font.size)
    guard replacesLine(of: font), let line = Self.lines[script] else { return usual }
    var metrics = lineMetrics(of: font, in: typeface, size: size)
    let growth = (line.ascent + line.descent) * size - metrics.ascent - metrics.descent
    metrics.leading = max(metrics.leading - growth, 0)
    (metrics.ascent, metrics.descent) = (line.ascent * size, line.descent * size)
    return metrics
  }

  /// The lines of scripts, in em: those of San Francisco's own faces and of Hiragino, which do not reach beyond it, of
  /// PingFang and of Apple SD Gothic Neo.
  private static let lines: [UInt32: (ascent: Double, descent: Double)] = {
    let usual = (FontMetrics.sanFrancisco.ascent, FontMetrics.sanFrancisco.descent)
    let (chinese, korean) = ((1.06, 0.34), (usual.0, 0.3))
    let named = [
      ("Arab", usual), ("Hebr", usual), ("Armn", usual), ("Geor", usual), ("Hira", usual), ("Kana", usual),
      ("Hani", chinese), ("Bopo", chinese), ("Hang", korean),
    ]
    return Dictionary(named.map { (hb_tag($0.0), $0.1) }) { first, _ in first }
  }()

  /// Returns the distance that the text style of a font adds to a line of a height in points.
  func styleLeading(of font: ResolvedFont, lineHeight: Double) -> Double {
    guard replacesLine(of: font), let height = font.styleLineHeight else { return 0 }
    return max(height - lineHeight, 0)
  }

  /// Returns the distance in points that is added after each character of a font, so that text is as wide as in San
  /// Francisco.
  ///
  /// The default design has the tracking that Apple publishes for each size. The faces of the other designs are wider
  /// or narrower than Apple's in proportion to the size. Rule: <doc:TextLayout#Widths>.
  func tracking(of font: ResolvedFont) -> Double {
    guard self != .own, font.size.isFinite, font.size > 0, case .system(let design) = font.family else { return 0 }
    return switch design {
    case .default: Self.interpolated(Self.tracking, at: font.size)
    case .monospaced: 0.0206 * font.size
    case .rounded: Self.interpolated(Self.roundedTracking, at: font.size) * font.size
    case .serif: -0.045 * font.size
    }
  }

  /// Returns the size whose cut of San Francisco sets the widths of letters; nil for the widths of the face, as in
  /// other designs and in condensed and expanded text.
  static func opticalSize(of font: ResolvedFont) -> Int? {
    guard font.family == .system(.default), font.width == 0, font.size.isFinite else { return nil }
    return Int(min(max(font.size.rounded(), 17), 28))
  }

  /// Returns the widths of letters in a style; nil for those of the face.
  func advances(for key: ShapingKey) -> SystemAdvances? {
    guard self != .own, let size = key.opticalSize, case .font(let font) = key.face else { return nil }
    return SystemAdvances(opticalSize: size, weight: font.weight)
  }

  /// The amount in em by which small capitals are wider than smaller capitals of the same height.
  var smallCapitalSpacing: Double { self != .own ? 0.036 : 0 }

  /// The tracking of the rounded design in em, by size.
  private static let roundedTracking: [(size: Double, amount: Double)] = [
    (12, -0.025), (20, -0.03), (26, -0.05), (48, -0.055),
  ]
  /// The tracking of the default design in points, by size.
  private static let tracking: [(size: Double, amount: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (34, 0.40),
    (35, 0.38), (36, 0.37), (41, 0.36), (44, 0.37), (50, 0.34), (56, 0.30), (60, 0.26), (64, 0.22), (70, 0.14),
    (76, 0.07), (80, 0),
  ]

  private static func interpolated(_ steps: [(size: Double, amount: Double)], at size: Double) -> Double {
    guard let first = steps.first else { return 0 }
    guard size > first.size else { return first.amount * size / first.size }
    for (low, high) in zip(steps, steps.dropFirst()) where size < high.size {
      return low.amount + (high.amount - low.amount) * (size - low.size) / (high.size - low.size)
    }
    return steps.last?.amount ?? 0
  }

  /// Returns the width of an emoji at a font size, in points, or nil for that of its face.
  ///
  /// Apple's emoji are wider in small text. Rule: <doc:TextLayout#Widths>.
  func emojiAdvance(at size: Double) -> Double? {
    guard self != .own, let last = Self.emojiAdvances.last else { return nil }
    return size < last.size ? Self.interpolated(Self.emojiAdvances, at: size) : size * last.amount / last.size
  }

  /// The widths of emoji in points, by font size.
  private static let emojiAdvances: [(size: Double, amount: Double)] = [
    (11, 16), (12, 17), (13, 19), (15, 21), (16, 22.7), (17, 23), (20, 25), (26, 30), (30, 34), (34, 38),
  ]

  /// Returns the part of an emoji's width that the advance of its substitute takes, so that both are drawn equally
  /// large.
  ///
  /// Faces are 18.5 points wide in a font of 17, and 31.5 in one of 34. Source: measured on iOS 14.
  static func emojiShare(at size: Double) -> Double { 0.925 + min(max(size - 17, 0), 17) / 17 * 0.03 }
}
