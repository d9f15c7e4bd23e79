import CPlumblineICU
import Synchronization

/// ICU's formatters that are open, by what they were opened with.
///
/// Opening one takes up to a hundred times as long as a call of it, and a screen with dates or prices calls the same over and over.
final class OpenFormatters: Sendable {
  /// What a formatter was opened with.
  enum Key: Hashable {
    case numbers(skeleton: String, locale: String)
    case dates(pattern: String?, date: Int32, time: Int32, locale: String, zone: String)
    case patterns(locale: String)
  }

  typealias Close = @Sendable (OpaquePointer) -> Void

  /// A formatter, which one thread uses at a time.
  private struct Formatter: @unchecked Sendable {
    let pointer: OpaquePointer
    let close: Close
  }

  private static let limit = 64
  private let formatters = Mutex<[Key: Formatter]>([:])

  /// Calls code with the formatter for a key, which is opened where it is not known yet; nil where it cannot be opened.
  func use<Result: Sendable>(
    _ key: Key, close: @escaping Close, open: (UnsafeMutablePointer<Int32>) -> OpaquePointer?,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    formatters.withLock { formatters in
      if let known = formatters[key] { return body(known.pointer) }
      var status = ICU.success
      guard let pointer = open(&status) else { return nil }
      guard !ICU.isFailure(status) else {
        close(pointer)
        return nil
      }
      if formatters.count == Self.limit {
        for formatter in formatters.values { formatter.close(formatter.pointer) }
        formatters = [:]
      }
      formatters[key] = Formatter(pointer: pointer, close: close)
      return body(pointer)
    }
  }
}
