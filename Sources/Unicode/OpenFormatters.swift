import CPlumblineICU
import Synchronization

/// A cache of ICU's open formatters.
///
/// Opening a formatter takes up to a hundred times as long as a call of it, and a screen with dates or prices uses the
/// same formatters repeatedly.
final class OpenFormatters: Sendable {
  /// The arguments with which a formatter is opened.
  enum Key: Hashable {
    /// A number formatter of a skeleton.
    case numbers(skeleton: String, locale: String)
    /// A date formatter of a pattern, or of ICU's styles.
    case dates(pattern: String?, date: Int32, time: Int32, locale: String, zone: String)
    /// A generator of date patterns.
    case patterns(locale: String)
  }

  /// A function that closes a formatter.
  typealias Close = @Sendable (OpaquePointer) -> Void

  /// A formatter, which only one thread uses at a time.
  private struct Formatter: @unchecked Sendable {
    let pointer: OpaquePointer
    let close: Close
  }

  private static let limit = 64
  private let formatters = Mutex<[Key: Formatter]>([:])

  /// Calls a closure with the formatter of a key, which is opened on first use; returns nil if it cannot be opened.
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
