import CPlumblineICU
import Synchronization

/// The order of texts in a language, by ICU's collation.
package final class TextOrder: @unchecked Sendable {
  /// What makes a difference.
  package enum Rule: Hashable, Sendable {
    /// Letters, then accents, then capitals.
    case plain
    /// Letters, then accents.
    case caseInsensitive
    /// As in lists of files: numbers within texts by their values.
    case standard
  }

  private struct Key: Hashable {
    let locale: String
    let rule: Rule
  }

  private static let known = Mutex<[Key: TextOrder]>([:])
  private let collator: OpaquePointer

  /// Returns the order by a rule, or nil where ICU is not installed; it stays open, since a sort asks often.
  package static func shared(_ rule: Rule, locale: String) -> TextOrder? {
    let key = Key(locale: locale, rule: rule)
    return known.withLock { known in
      if let order = known[key] { return order }
      let order = TextOrder(rule, locale)
      if known.count < 64 { known[key] = order }
      return order
    }
  }

  private init?(_ rule: Rule, _ locale: String) {
    guard let collator = ICU.opened({ icu_ucol_open(locale, $0) }) else { return nil }
    var status = ICU.success
    if rule == .caseInsensitive {
      icu_ucol_setAttribute(collator, Int32(ICU_UCOL_STRENGTH), Int32(ICU_UCOL_SECONDARY), &status)
    }
    if rule == .standard {
      icu_ucol_setAttribute(collator, Int32(ICU_UCOL_NUMERIC_COLLATION), Int32(ICU_UCOL_ON), &status)
    }
    self.collator = collator
  }

  /// Returns -1 where the first text comes before the second, 1 where it comes after it, else 0.
  package func order(_ a: String, _ b: String) -> Int {
    let (first, second) = (Array(a.utf16), Array(b.utf16))
    return Int(icu_ucol_strcoll(collator, first, Int32(first.count), second, Int32(second.count)))
  }
}
