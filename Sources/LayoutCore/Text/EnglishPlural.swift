/// The agreement of English nouns with a number.
///
/// Source: Apple's automatic grammar agreement, for the plain forms of English nouns.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves", "knife": "knives", "life": "lives",
    "shelf": "shelves", "wolf": "wolves",
  ]

  /// Returns a phrase with its last word in the plural if the number in the phrase is not 1.
  static func agreeing(_ phrase: String) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard let number = words.first(where: { $0.contains(where: \.isNumber) }), number != "1", let last = words.last,
      last != number
    else { return phrase }
    return (words.dropLast().map { String($0) } + [plural(of: String(last))]).joined(separator: " ")
  }

  /// Returns the plural of a noun.
  static func plural(of noun: String) -> String {
    if let known = irregular[noun] { return known }
    let lowercased = noun.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix) { return noun + "es" }
    if lowercased.hasSuffix("y"), let before = lowercased.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
