/// The expressions of a file that `try` and `await` mark, and the closures among them, whose bodies are marked
/// themselves.
struct MarkedEffects {
  /// A keyword, or the boundary of a closure.
  enum Mark {
    /// The keywords.
    case attempt, wait
    /// A closure within a marked expression.
    case closure
  }

  private var ranges: [(range: Range<UInt32>, mark: Mark)] = []
  /// The cached results; code is compiled before it runs, so that they do not change.
  private var known: [Mark: [UInt32: Bool]] = [:]

  /// Records the range of a marked expression, or of a closure within one.
  mutating func add(_ mark: Mark, _ start: UInt32, _ end: UInt32) {
    guard start < end else { return }
    if mark == .closure, !ranges.contains(where: { $0.range.contains(start) }) { return }
    ranges.append((start..<end, mark))
  }

  /// Returns whether a keyword marks the expression at an offset.
  mutating func covers(_ offset: UInt32, _ mark: Mark) -> Bool {
    if let answer = known[mark]?[offset] { return answer }
    let answer = nearest(to: offset, among: mark) == mark
    known[mark, default: [:]][offset] = answer
    return answer
  }

  /// Returns the mark of the smallest marked expression around an offset, of one kind or of closures.
  private func nearest(to offset: UInt32, among mark: Mark) -> Mark? {
    var nearest: (length: Int, mark: Mark)?
    for (range, found) in ranges where (found == mark || found == .closure) && range.contains(offset) {
      if range.count < nearest?.length ?? .max { nearest = (range.count, found) }
    }
    return nearest?.mark
  }
}
