import PlumblineLayout

/// The names of the views in a layout: keys that stay when other views change, and names for people.
struct ViewNames {
  /// The key of each view: its path from the root by the kinds of views and their numbers.
  private(set) var keys: [String] = []
  private let layout: ResolvedLayout

  /// Names the views of a layout.
  init(_ layout: ResolvedLayout) {
    self.layout = layout
    var counts: [Int: [String: Int]] = [:]
    for view in layout.views {
      let parent = view.parent ?? -1
      let number = counts[parent, default: [:]][view.view, default: 0]
      counts[parent, default: [:]][view.view] = number + 1
      keys.append((view.parent.map { keys[$0] + "/" } ?? "") + (number == 0 ? view.view : "\(view.view).\(number + 1)"))
    }
  }

  /// Returns the kind of view that modifiers are about, such as `Rectangle`.
  private func subject(of index: Int) -> Int {
    var index = index
    while layout.views[index].role.isModifier, let child = layout.children(of: index).first { index = child }
    return index
  }

  /// Returns the name of a view for people: that of the view which modifiers are about, with its number if the container
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
