extension LabelPlacer {
  /// The cost from which a label's position is wrong, as when its number is nearer to another dimension.
  private static let wrong = 100.0
  /// The number of positions that a label in a wrong one tries.
  private static let trials = 80
  /// The maximum number of labels that may move for another one.
  private static let moves = 8

  /// Moves labels from wrong positions to others; labels in the way give up their positions and move in turn.
  mutating func settle() {
    for _ in 0..<3 {
      var changed = false
      for label in requests.indices where cost(of: label) >= Self.wrong && budget > 0 {
        for candidate in candidates[label].prefix(Self.trials) where budget > 0 {
          if push(label, to: candidate) {
            changed = true
            break
          }
        }
      }
      if !changed { return }
    }
  }

  /// Moves a label and those in its way, and returns whether that was better; otherwise all stay.
  private mutating func push(_ label: Int, to candidate: LabelCandidate) -> Bool {
    var before: [Int: LabelCandidate?] = [label: chosen[label]]
    var fixed: Set<Int> = [label]
    var waiting = rivals(of: candidate, except: fixed)
    choose(candidate, for: label)
    while !waiting.isEmpty, before.count <= Self.moves {
      let next = waiting.removeFirst()
      if before[next] == nil { before[next] = .some(chosen[next]) }
      choose(best(for: next)?.candidate, for: next)
      guard cost(of: next) >= Self.wrong, fixed.insert(next).inserted else { continue }
      // The best position, disregarding labels that have not moved yet.
      let free = candidates[next].first { candidate in
        fixed.allSatisfy { $0 == next || conflict(candidate, chosen[$0]) == 0 }
      }
      guard let free else { break }
      choose(free, for: next)
      waiting += rivals(of: free, except: fixed).filter { !waiting.contains($0) }
    }
    let moved = before.keys.sorted()
    let after = moved.map { chosen[$0] }
    let sum = total(of: moved)
    for label in moved { choose(before[label] ?? nil, for: label) }
    guard sum < total(of: moved) - 0.5 else { return false }
    for (label, candidate) in zip(moved, after) { choose(candidate, for: label) }
    return true
  }

  private func rivals(of candidate: LabelCandidate, except fixed: Set<Int>) -> [Int] {
    neighbors(of: candidate, except: -1).filter { !fixed.contains($0) && conflict(candidate, chosen[$0]) > 0 }
  }
}
