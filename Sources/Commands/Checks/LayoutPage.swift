import LayoutCore

/// The text of a figure's layouts, as golden files hold it.
enum LayoutPage {
  /// The canvas and the views of each layout.
  static func text(of layouts: [ResolvedLayout]) -> String {
    layouts.map { layout in
      "canvas \(number(layout.canvas.width))×\(number(layout.canvas.height))\n" + tree(of: layout)
    }.joined(separator: "\n")
  }

  private static func tree(of layout: ResolvedLayout) -> String {
    var text = ""
    var open: [Int] = []
    for (index, view) in layout.views.enumerated() {
      while let last = open.last, layout.views[last].end <= index { open.removeLast() }
      for ancestor in open.dropFirst() { text += layout.isLastChild(ancestor) ? "   " : "│  " }
      if !open.isEmpty { text += layout.isLastChild(index) ? "└─ " : "├─ " }
      open.append(index)
      let detail = view.detail.map { " \($0)" } ?? ""
      let id = view.id.map { " #\($0)" } ?? ""
      text += "\(view.view)\(detail)\(id) (\(number(view.frame.origin.x)), \(number(view.frame.origin.y)))"
      text += " \(number(view.frame.width))×\(number(view.frame.height))\n"
    }
    return text
  }

  private static func number(_ value: Double) -> String {
    let text = "\((value * 1_000).rounded() / 1_000 + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ResolvedLayout {
  /// Whether a view is the last child of its container.
  fileprivate func isLastChild(_ index: Int) -> Bool {
    guard let parent = views[index].parent else { return true }
    return views[index].end == views[parent].end
  }
}
