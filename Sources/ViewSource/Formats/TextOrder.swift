import PlumblineLayout
import Synchronization

/// The order of texts in a language, by ICU's collation.
final class TextOrder: @unchecked Sendable {
  private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Set = @convention(c) (OpaquePointer, Int32, Int32, UnsafeMutablePointer<Int32>) -> Void
  private typealias Compare =
    @convention(c) (OpaquePointer, UnsafePointer<UInt16>, Int32, UnsafePointer<UInt16>, Int32) -> Int32

  /// What makes a difference.
  enum Rule: Hashable, Sendable {
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
  private let compare: Compare

  /// The order by a rule, or nil where the toolchain's runtime is not installed; it stays open, since a sort asks often.
  static func shared(_ rule: Rule, locale: String) -> TextOrder? {
    let key = Key(locale: locale, rule: rule)
    return known.withLock { known in
      if let order = known[key] { return order }
      let order = TextOrder(rule, locale)
      if known.count < 64 { known[key] = order }
      return order
    }
  }

  private init?(_ rule: Rule, _ locale: String) {
    guard let runtime = UnicodeRuntime.shared, let open = runtime.function("ucol_open", as: Open.self),
      let set = runtime.function("ucol_setAttribute", as: Set.self),
      let compare = runtime.function("ucol_strcoll", as: Compare.self)
    else { return nil }
    var status: Int32 = 0
    guard let collator = open(locale, &status), status <= 0 else { return nil }
    // ICU's numbers for its attributes (`ucol.h`): the strength, whose second step leaves capitals out, and numbers.
    let (strength, secondary, numbers, on): (Int32, Int32, Int32, Int32) = (5, 1, 7, 17)
    if rule == .caseInsensitive { set(collator, strength, secondary, &status) }
    if rule == .standard { set(collator, numbers, on, &status) }
    (self.collator, self.compare) = (collator, compare)
  }

  /// -1 where the first text comes before the second, 1 where it comes after it, else 0.
  func order(_ a: String, _ b: String) -> Int {
    let (first, second) = (Array(a.utf16), Array(b.utf16))
    return Int(compare(collator, first, Int32(first.count), second, Int32(second.count)).signum())
  }
}
