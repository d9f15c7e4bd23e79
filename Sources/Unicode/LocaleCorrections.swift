import PlumblineSource

/// The differences between iOS 18 and Debian's ICU in English and French dates and numbers.
///
/// Debian 12 has ICU 72 with CLDR 42. The ICU of the Swift toolchain, version 76 with Apple's changes, writes the same
/// texts as iOS 18. Both were compared over numbers, units, dates, intervals, lists and relative dates in 35 locales.
/// American English has no other differences; other locales differ in rarer forms, such as the spaces in narrow units.
enum LocaleCorrections {
  /// Returns whether a date of medium length is joined with its time like a long one: "Jan 1, 2026 at 9:41 AM".
  static func joinsMediumAsLong(_ locale: String) -> Bool { ["en", "fr"].contains(language(locale)) }

  /// Returns the pattern of a skeleton for which iOS has another pattern, or nil: a weekday precedes its day, "Thu 1".
  static func pattern(_ skeleton: String, locale: String) -> String? {
    skeleton == "EEEd" && language(locale) == "en" ? "EEE d" : nil
  }

  /// Returns the text of a number as iOS writes it: a narrow month is "mo", because "m" is a minute.
  static func number(_ text: String, skeleton: String, locale: String) -> String {
    guard skeleton.contains("duration-month"), skeleton.contains("unit-width-narrow"), language(locale) == "en",
      text.hasSuffix("m")
    else { return text }
    return text + "o"
  }

  private static func language(_ locale: String) -> Substring { locale.prefix { $0.isLetter } }
}
