extension ResolvedLayout {
  /// The layout as a tree with a line for each view: its name, its origin in its container, its size, and the guides
  /// that align it.
  ///
  /// ```
  /// HStack 220×424
  /// ├─ Circle (0, 216) 100×100 · crossAlignment 50
  /// └─ VStack (120, 0) 100×424 · crossAlignment 266 from Rectangle 3
  /// ```
  /// A modifier with the same frame as its only child precedes the child's name on the same line. Origins are in points
  /// from the physical left and top. Only guides with explicit values are listed.
  public var dump: String { lines(withLooks: false).map(\.text).joined(separator: "\n") }

  /// The lines of the tree for golden files, each with the source range of its first view, or of the nearest container
  /// whose source is known.
  ///
  /// After `|` a line lists the fonts, colours and effects of its views: `Text "a" 8×20 | font Inter 17 regular · text
  /// #000000/#ffffff`.
  public var goldenLines: [(text: String, source: SourceRange?)] { lines(withLooks: true) }

  private func lines(withLooks: Bool) -> [(text: String, source: SourceRange?)] {
    var writer = DumpWriter(layout: self, writesLooks: withLooks)
    var root = 0
    while root < views.count {
      writer.write(root, in: Rect(size: canvas), edge: "", indent: "")
      root = max(views[root].end, root + 1)
    }
    return writer.lines
  }
}

/// The lines of a dump.
private struct DumpWriter {
  let layout: ResolvedLayout
  let writesLooks: Bool
  var lines: [(text: String, source: SourceRange?)] = []

  /// Writes a view and its descendants without recursion.
  mutating func write(_ root: Int, in canvas: Rect, edge: String, indent: String) {
    var rest = [(view: root, container: canvas, edge: edge, indent: indent, source: SourceRange?.none)]
    while let next = rest.popLast() {
      var index = next.view
      var names = [layout.views[index].title]
      let source = layout.views[index].source ?? next.source
      while let child = layout.onlyChild(of: index), layout.views[child].frame == layout.views[index].frame {
        index = child
        names.append(layout.views[index].title)
      }
      let children = layout.children(of: index)
      var text = next.edge + line(next.view, last: index, names: names, in: next.container)
      if writesLooks {
        let looks = (next.view...index).flatMap { layout.views[$0].look }
        if !looks.isEmpty { text += " | " + looks.joined(separator: " · ") }
      }
      lines.append((text, source))
      let frame = layout.views[index].frame
      for (offset, child) in children.enumerated().reversed() {
        let isLast = offset == children.count - 1
        let (edge, indent) = isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
        rest.append((child, frame, next.indent + edge, next.indent + indent, source))
      }
    }
  }

  private func line(_ first: Int, last: Int, names: [String], in container: Rect) -> String {
    let view = layout.views[first]
    let name = names.joined(separator: " ")
    let size = "\(view.frame.size.width.dumped)×\(view.frame.size.height.dumped)"
    let corner = view.frame.origin - container.origin
    let origin = view.parent == nil && corner == .zero ? "" : "(\(corner.x.dumped), \(corner.y.dumped)) "
    var line = "\(name) \(origin)\(size)"
    for guide in view.guides where guide.isExplicit {
      line += " · \(guide.alignment) \(guide.value.dumped)\(source(of: guide))"
    }
    return line
  }

  private func source(of guide: ResolvedGuide) -> String {
    switch guide.origin {
    case .implicit, .explicit: ""
    case .inherited(let view): " from \(name(of: view))"
    case .combined(let views): " from " + views.map(name(of:)).joined(separator: ", ")
    }
  }

  /// Returns a view's name, with a number if several children of its container end in a view of the same name.
  private func name(of index: Int) -> String {
    let view = layout.views[index]
    if let id = view.id { return "'\(id)'" }
    var line = index
    while let parent = layout.views[line].parent, innermost(of: parent) == innermost(of: line) { line = parent }
    guard let parent = layout.views[line].parent else { return view.view }
    let same = layout.children(of: parent).filter { layout.views[innermost(of: $0)].view == view.view }
    guard same.count > 1, let number = same.firstIndex(of: line) else { return view.view }
    return "\(view.view) \(number + 1)"
  }

  /// Returns the last view on the line of a view.
  private func innermost(of index: Int) -> Int {
    var index = index
    while let child = layout.onlyChild(of: index), layout.views[child].frame == layout.views[index].frame {
      index = child
    }
    return index
  }
}

extension ResolvedLayout {
  /// Returns the only child of a view, or nil.
  fileprivate func onlyChild(of index: Int) -> Int? {
    let child = index + 1
    return child < views[index].end && views[child].end == views[index].end ? child : nil
  }
}

extension ResolvedView {
  /// The view's name with the text that distinguishes it.
  var title: String {
    var title = view
    if let detail { title += " \"\(detail.escaped)\"" }
    if let id { title += " #\(id.escaped)" }
    return title
  }
}

extension String {
  /// The string on a single line, with newlines, quotes and backslashes escaped.
  var escaped: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
