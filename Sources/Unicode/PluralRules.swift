import CPlumblineICU

/// The plural rules of languages, by ICU.
package enum PluralRules {
  /// Returns the category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// Without ICU the categories are those of English.
  package static func category(of number: Double, language: String) -> String {
    guard ICU.isInstalled, let rules = ICU.opened({ icu_uplrules_open(language, $0) }) else {
      return number == 1 ? "one" : "other"
    }
    defer { icu_uplrules_close(rules) }
    return ICU.text { icu_uplrules_select(rules, number, $0, $1, $2) } ?? "other"
  }
}
