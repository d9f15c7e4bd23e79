import CPlumblineICU
import Synchronization

/// A collation: the order of texts in a locale, by ICU.
package final class TextOrder: @unchecked Sendable {
  /// The differences that the collation takes into account.
  package enum Rule: Hashable, Sendable {
    /// Letters, then accents, then case.
    case plain
    /// Letters, then accents.
    case caseInsensitive
    /// The order of file lists, in which numbers are compared by their values.
    case standard
  }

  private struct Key: Hashable {
    let locale: String
    let rule: Rule
  }

  private static let known = Mutex<[Key: TextOrder]>([:])
  private let collator: OpaquePointer

  /// Returns the collation for a rule and a locale, or nil if ICU is not installed; it is cached, because sorting uses
  /// it repeatedly.
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

  /// Returns -1 if the first text precedes the second, 1 if it follows it, otherwise 0.
  package func order(_ a: String, _ b: String) -> Int {
    let (first, second) = (Array(a.utf16), Array(b.utf16))
    return Int(icu_ucol_strcoll(collator, first, Int32(first.count), second, Int32(second.count)))
  }
}
