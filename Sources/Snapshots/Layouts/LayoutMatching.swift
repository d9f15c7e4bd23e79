/// The pairs of matching children of a view, before and after a change.
struct LayoutMatching {
  /// The indices of matching children; one of them is nil for a child that was removed or added.
  private(set) var pairs: [(old: Int?, new: Int?)] = []

  /// Matches children by identifier, then in order by kind and content, then in order by kind alone.
  init(old: [LayoutText.View], new: [LayoutText.View]) {
    var partners = [Int?](repeating: nil, count: new.count)
    var taken = [Bool](repeating: false, count: old.count)
    for key in Self.keys {
      var candidates: [String: [Int]] = [:]
      for index in old.indices.reversed() where !taken[index] {
        if let name = key(old[index]) { candidates[name, default: []].append(index) }
      }
      for index in new.indices where partners[index] == nil {
        guard let name = key(new[index]), let partner = candidates[name]?.popLast() else { continue }
        partners[index] = partner
        taken[partner] = true
      }
    }
    var removed = old.indices.filter { !taken[$0] }[...]
    for (index, partner) in partners.enumerated() {
      let next = partners[index...].lazy.compactMap { $0 }.first ?? old.count
      while let first = removed.first, first < next { pairs.append((removed.removeFirst(), nil)) }
      pairs.append((partner, index))
    }
    pairs += removed.map { ($0, nil) }
  }

  /// The keys by which children are matched, the most reliable first.
  private static let keys: [@Sendable (LayoutText.View) -> String?] = [
    { $0.id }, { $0.id == nil ? $0.head : nil }, { $0.id == nil ? kind(of: $0) : nil }, { kind(of: $0) },
  ]

  private static func kind(of view: LayoutText.View) -> String {
    view.head.split(separator: "\"").first.map { text in
      text.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
    } ?? ""
  }
}
