import CPlumblineICU

/// Texts without differences of accents, case or width, as Foundation's `folding` returns them.
package enum TextFolding {
  /// A normalization form of Unicode.
  private enum Form {
    case composed, decomposed, compatible
  }

  /// Returns a text whose letters are followed by their accents, or nil if ICU is not installed.
  package static func decomposed(_ text: String) -> String? { normalized(text, .decomposed) }

  /// Returns a text with letters and their accents as one scalar where there is one, or nil if ICU is not installed.
  package static func composed(_ text: String) -> String? { normalized(text, .composed) }

  /// Returns a text without accents and other marks that combine with a letter, or nil if ICU is not installed.
  package static func withoutDiacritics(_ text: String) -> String? {
    guard !isPlain(text) else { return text }
    guard let parts = decomposed(text) else { return nil }
    let letters = parts.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return normalized(String(String.UnicodeScalarView(letters)), .composed)
  }

  /// Returns a text whose letters have no case, so that `ß` equals `SS`.
  package static func withoutCase(_ text: String) -> String {
    text.lowercased().split(separator: "ß", omittingEmptySubsequences: false).joined(separator: "ss")
  }

  /// Returns a text with letters of ordinary width in place of full-width and half-width ones, or nil if ICU is not
  /// installed.
  package static func withoutWidth(_ text: String) -> String? {
    let forms = Unicode.Scalar(0xFF00 as UInt32).unsafelyUnwrapped...Unicode.Scalar(0xFFEF as UInt32).unsafelyUnwrapped
    var result = ""
    for character in text {
      let hasForm = character.unicodeScalars.contains { forms.contains($0) }
      guard let plain = hasForm ? normalized(String(character), .compatible) : String(character) else { return nil }
      result += plain
    }
    return result
  }

  /// Returns whether a text consists of ASCII characters, which have no accents.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 128 } }

  private static func normalized(_ text: String, _ form: Form) -> String? {
    guard !isPlain(text) else { return text }
    let normalizer = ICU.opened {
      switch form {
      case .composed: icu_unorm2_getNFCInstance($0)
      case .decomposed: icu_unorm2_getNFDInstance($0)
      case .compatible: icu_unorm2_getNFKCInstance($0)
      }
    }
    guard let normalizer else { return nil }
    let units = Array(text.utf16)
    // A code unit has at most 18 units in these forms.
    return ICU.text(capacity: units.count * 18 + 1) {
      icu_unorm2_normalize(normalizer, units, Int32(units.count), $0, $1, $2)
    }
  }
}
