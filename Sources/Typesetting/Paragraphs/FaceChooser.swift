import CPlumblineHarfBuzz
import PlumblineLayout

/// Chooses the face for each character of a run: the run's own face if it has the character, or a fallback.
struct FaceChooser {
  /// The style and size in which a character is drawn.
  struct Choice {
    /// The style, which includes the face.
    var style: ShapingStyle
    /// The font size, as a multiple of the run's.
    var factor = 1.0
    /// Whether the character is drawn as a smaller capital because the face lacks small capitals.
    var isUppercased = false
  }

  /// The height of small capitals as a multiple of that of capitals, as in San Francisco.
  private static let smallCapitalFactor = 0.81

  private let run: StyledText.Run
  private let base: ShapingStyle
  private let context: ShapingContext
  private let locale: String
  private var script = latinScript
  private var last: (typeface: Typeface, script: UInt32, isRightToLeft: Bool, style: ShapingStyle)?
  /// Whether the most recent face has small capitals for small and for capital letters.
  private var smallCapitals: (typeface: Typeface, fromLower: Bool, fromUpper: Bool)?

  init(run: StyledText.Run, style: ShapingStyle, context: ShapingContext, locale: String) {
    self.run = run
    base = style
    self.context = context
    self.locale = locale
  }

  /// Returns the choice for a character, which may consist of several scalars; nil if no style can be created.
  mutating func choice(for character: Character, isRightToLeft: Bool) -> Choice? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if let known = Self.script(of: first) { script = known }
    let isEmoji = Self.isEmoji(character)
    let typeface: Typeface
    if !isEmoji, scalars.allSatisfy({ Self.isIgnorable($0) || base.typeface.glyph(of: $0) != nil }) {
      typeface = base.typeface
    } else if !isEmoji, let last, last.typeface !== base.typeface, Self.script(of: first) == nil,
      last.typeface.glyph(of: first) != nil
    {
      typeface = last.typeface
    } else {
      typeface = context.fallback(fallbackKey(first, isEmoji: isEmoji)) ?? base.typeface
    }
    guard let style = style(typeface, isRightToLeft: isRightToLeft) else { return nil }
    let isSmall = needsSmallCapital(character, typeface)
    return Choice(style: style, factor: isSmall ? Self.smallCapitalFactor : 1, isUppercased: isSmall)
  }

  private mutating func style(_ typeface: Typeface, isRightToLeft: Bool) -> ShapingStyle? {
    if let last, last.typeface === typeface, last.script == script, last.isRightToLeft == isRightToLeft {
      return last.style
    }
    var key = base.key
    if typeface !== base.typeface { (key.face, key.opticalSize) = (.face(typeface.face), nil) }
    key.script = script
    key.isRightToLeft = isRightToLeft
    guard let style = context.style(key) else { return nil }
    last = (typeface, script, isRightToLeft, style)
    return style
  }

  private func fallbackKey(_ scalar: Unicode.Scalar, isEmoji: Bool) -> FallbackKey {
    FallbackKey(
      scalar: scalar, script: script, isEmoji: isEmoji, isSerif: run.font.family == .system(.serif),
      weight: run.font.weight, isItalic: run.font.isItalic, language: locale)
  }

  private mutating func needsSmallCapital(_ character: Character, _ typeface: Typeface) -> Bool {
    let isLower = run.font.hasLowercaseSmallCaps && character.isLowercase
    guard isLower || run.font.hasUppercaseSmallCaps && character.isUppercase else { return false }
    if smallCapitals?.typeface !== typeface {
      smallCapitals = (typeface, typeface.hasFeature("smcp"), typeface.hasFeature("c2sc"))
    }
    return (isLower ? smallCapitals?.fromLower : smallCapitals?.fromUpper) == false
  }

  /// Returns the script of a character; nil if the character takes the script of its neighbours.
  private static func script(of scalar: Unicode.Scalar) -> UInt32? {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? latinScript : nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      ? nil : script.rawValue
  }

  /// Returns whether a character needs no glyph, such as a joiner or a variation selector.
  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns whether a character has emoji presentation, by a variation selector, keycap or modifier, by its own
  /// default, or because Apple's text fonts lack it.
  ///
  /// Pictographs from U+26C4 on are drawn in colour without a variation selector, apart from a few old dingbats.
  /// Source: pictures of iOS 14.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.value >= 0x2000, first.properties.isEmojiPresentation { return true }
    if first.value >= 0x26C4, first.properties.isEmoji, !(0x2700...0x27BF).contains(first.value) { return true }
    return scalars.count > 1 && first.properties.isEmoji
      && scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
  }
}
