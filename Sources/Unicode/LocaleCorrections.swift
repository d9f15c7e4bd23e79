/// Where iOS 18 writes a date or a number in English or French otherwise than the data of Debian's ICU.
///
/// Debian 12 has ICU 72 with CLDR 42. Apple's ICU of the Swift toolchain, 76 with Apple's changes, writes what iOS 18 writes; both
/// were compared over numbers, units, dates, intervals, lists and distances in time of 35 locales. American English has no other
/// difference than these; other locales differ in rarer forms, such as the spaces of narrow units.
enum LocaleCorrections {
  /// Whether a date of medium length is joined with its time as a long one is: "Jan 1, 2026 at 9:41 AM".
  static func joinsMediumAsLong(_ locale: String) -> Bool { ["en", "fr"].contains(language(locale)) }

  /// Returns the pattern of a skeleton that has another one in iOS, or nil: a weekday stands before its day, "Thu 1".
  static func pattern(_ skeleton: String, locale: String) -> String? {
    skeleton == "EEEd" && language(locale) == "en" ? "EEE d" : nil
  }

  /// Returns the text of a number by a skeleton as iOS writes it: a narrow month is "mo", since "m" is a minute.
  static func number(_ text: String, skeleton: String, locale: String) -> String {
    guard skeleton.contains("duration-month"), skeleton.contains("unit-width-narrow"), language(locale) == "en",
      text.hasSuffix("m")
    else { return text }
    return text + "o"
  }

  private static func language(_ locale: String) -> Substring { locale.prefix { $0.isLetter } }
}
