/// The progress of a batch, as a line for a terminal.
struct BatchProgress: Sendable {
  /// The number of files.
  let count: Int
  private let watch = StopWatch()

  /// Creates progress over a number of files.
  init(count: Int) { self.count = count }

  /// Returns a bar, the count, the rate and the remaining time: `━━━━━────  120 of 400 files · 31/s · 9 s left`.
  func line(done: Int) -> String { Self.line(done: done, of: count, seconds: watch.seconds) }

  /// Returns the line after some seconds.
  static func line(done: Int, of count: Int, seconds: Double) -> String {
    let width = 24
    let filled = count > 0 ? width * done / count : width
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    let head = "\(bar)  \(done) of \(count) files"
    guard seconds > 0.5, done > 0 else { return head }
    let rate = Double(done) / seconds
    let left = Double(count - done) / rate
    return "\(head) · \(number(rate))/s · \(time(left)) left"
  }

  private static func number(_ value: Double) -> String {
    value < 10 ? "\((value * 10).rounded() / 10)" : String(Int(min(value, 1e9).rounded()))
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9).rounded(.up))
    return whole < 100 ? "\(whole) s" : whole < 6_000 ? "\(whole / 60) min" : "\(whole / 3_600) h"
  }
}
