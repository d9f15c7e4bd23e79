/// A search for the name that was probably meant, used by every "did you mean" hint.
public enum NearNames {
  /// Returns the candidate nearest to a misspelt name, or nil if none is near; among equals the first in alphabetical
  /// order.
  ///
  /// Letter case is ignored. Up to a third of the letters may differ, and at least one.
  public static func closest(to name: String, in candidates: [String]) -> String? {
    let limit = max(1, name.count / 3)
    let letters = Array(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for candidate in candidates.sorted() where abs(candidate.count - name.count) <= limit && candidate != name {
      let distance = distance(letters, Array(candidate.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns the number of letters to insert, remove, replace or swap with a neighbour to turn one name into the other.
  public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a.utf8), Array(b.utf8)) }

  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var (before, previous) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
