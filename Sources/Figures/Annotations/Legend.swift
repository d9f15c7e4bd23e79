/// The texts below a figure that explain the numbers at its views.
struct Legend {
  /// The texts that were added, in the order of their numbers.
  private(set) var texts: [String] = []
  /// The number of the next text.
  private(set) var next: Int

  /// Creates an empty legend whose first text has a number.
  init(first: Int = 1) { next = first }

  /// Adds texts and returns the number of the first.
  mutating func add(_ more: [String]) -> Int {
    defer { next += more.count }
    texts += more
    return next
  }
}
