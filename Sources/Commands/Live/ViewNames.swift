import PlumblineLayout

/// The names of the views in a layout: keys that are stable when other views change, and displayed names.
struct ViewNames {
  private let layout: ResolvedLayout

  /// Creates the names of the views in a layout.
  init(_ layout: ResolvedLayout) { self.layout = layout }

  /// The key of each view: its path from the root by the kinds of views and their numbers.
  var keys: [String] {
    var keys: [String] = []
    var counts: [Int: [String: Int]] = [:]
    for index in layout.views.indices {
      let (kind, parent) = (layout.views[index].view, layout.views[index].parent)
      let number = counts[parent ?? -1, default: [:]][kind, default: 0]
      counts[parent ?? -1, default: [:]][kind] = number + 1
      keys.append((parent.map { keys[$0] + "/" } ?? "") + Self.step(kind, number))
    }
    return keys
  }

  /// Returns the key of one view.
  func key(of index: Int) -> String {
    var steps: [String] = []
    var next: Int? = index
    while let index = next {
      let kind = layout.views[index].view
      let parent = layout.views[index].parent
      let earlier = parent.map { layout.children(of: $0).prefix { $0 < index } } ?? []
      steps.append(Self.step(kind, earlier.count { layout.views[$0].view == kind }))
      next = parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Returns the view with a key, or nil.
  func index(of key: String) -> Int? {
    var found: Int?
    for step in key.split(separator: "/") {
      let candidates = found.map { layout.children(of: $0) } ?? (layout.views.isEmpty ? [] : [0])
      var counts: [String: Int] = [:]
      guard
        let next = candidates.first(where: { index in
          let kind = layout.views[index].view
          defer { counts[kind, default: 0] += 1 }
          return step.hasPrefix(kind) && Self.step(kind, counts[kind] ?? 0) == step
        })
      else { return nil }
      found = next
    }
    return found
  }

  private static func step(_ kind: String, _ number: Int) -> String { number == 0 ? kind : "\(kind).\(number + 1)" }

  /// Returns the kind of view that modifiers apply to, such as `Rectangle`.
  private func subject(of index: Int) -> Int {
    var index = index
    while layout.views[index].role.isModifier, let child = layout.children(of: index).first { index = child }
    return index
  }

  /// Returns the displayed name of a view: that of the view to which modifiers apply, with its number if the container
  /// has several of the kind.
  func title(of index: Int) -> String {
    let kind = layout.views[subject(of: index)].view
    var item = index
    while let parent = layout.views[item].parent, layout.views[parent].role.isModifier { item = parent }
    guard let container = layout.views[item].parent else { return kind }
    let same = layout.children(of: container).filter { layout.views[subject(of: $0)].view == kind }
    guard same.count > 1, let number = same.firstIndex(of: item) else { return kind }
    return "\(kind) \(number + 1)"
  }
}
