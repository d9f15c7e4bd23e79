/// A search for the name that was probably meant, used by every "did you mean" hint.
public enum NearNames {
  /// Returns the candidate nearest to a misspelt name, or nil if none is near; among equals the first in alphabetical
  /// order.
  ///
  /// Letter case is ignored. Up to a third of the letters may differ, and at least one, or as many as the limit says.
  public static func closest(to name: String, in candidates: [String], within limit: Int? = nil) -> String? {
    let limit = limit ?? max(1, name.count / 3)
    let letters = Array(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for candidate in candidates where abs(candidate.utf8.count - letters.count) <= limit && candidate != name {
      let distance = distance(letters, Array(candidate.lowercased().utf8), within: limit)
      guard distance <= limit, (distance, candidate) < (best?.distance ?? .max, best?.name ?? "") else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Returns the number of letters to insert, remove, replace or swap with a neighbour to turn one name into the other.
  public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a.utf8), Array(b.utf8)) }

  /// Returns the distance, or a greater number than the limit as soon as it exceeds it.
  private static func distance(_ a: [UInt8], _ b: [UInt8], within limit: Int = .max) -> Int {
    var (before, previous) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      guard row.contains(where: { $0 <= limit }) || previous.contains(where: { $0 <= limit }) else { return .max }
      (before, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
