/// Merges two changes of a text that concern different lines.
enum LineMerge {
  /// A change of some lines.
  private struct Hunk: Equatable {
    /// The lines of the old text that are replaced.
    var range: Range<Int>
    /// The new lines.
    var lines: [Substring]
  }

  /// Returns the text with both changes, or nil if they replace the same lines in different ways.
  static func text(from base: String, to first: String, and second: String) -> String? {
    let lines = lines(base)
    let (mine, theirs) = (hunks(from: lines, to: Self.lines(first)), hunks(from: lines, to: Self.lines(second)))
    var all = theirs
    for hunk in mine where !theirs.contains(hunk) {
      guard !theirs.contains(where: { overlap($0.range, hunk.range) }) else { return nil }
      all.append(hunk)
    }
    var result: [Substring] = []
    var position = 0
    for hunk in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += lines[position..<hunk.range.lowerBound] + hunk.lines
      position = hunk.range.upperBound
    }
    return (result + lines[position...]).joined(separator: "\n")
  }

  /// Returns whether two ranges share a line, or are the same position, at which lines are inserted.
  private static func overlap(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    if first.isEmpty && second.isEmpty { return first.lowerBound == second.lowerBound }
    if first.isEmpty { return second.lowerBound < first.lowerBound && first.lowerBound < second.upperBound }
    if second.isEmpty { return first.lowerBound < second.lowerBound && second.lowerBound < first.upperBound }
    return first.overlaps(second)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func hunks(from old: [Substring], to new: [Substring]) -> [Hunk] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    var result: [Hunk] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let start = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if (i, j) == start {
        (i, j) = (i + 1, j + 1)
      } else {
        result.append(Hunk(range: start.0..<i, lines: Array(new[start.1..<j])))
      }
    }
    return result
  }
}
