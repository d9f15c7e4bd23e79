import PlumblineLayout

extension ResolvedLayout {
  /// The drawing of the views alone: nested groups named after the views, siblings in the order of their `zIndex`.
  ///
  /// Views are visited from the last to the first, without recursion.
  var display: [DisplayItem] { display(of: 0) }

  /// Returns the drawing of one view and those within it.
  func display(of root: Int) -> [DisplayItem] {
    guard views.indices.contains(root) else { return [] }
    var drawn = [[DisplayItem]](repeating: [], count: views[root].end - root)
    let handsDown = views[root..<views[root].end].contains { $0.group?.handsDown ?? false }
    for index in (root..<views[root].end).reversed() {
      var items = views[index].items
      func draw(_ child: Int) {
        var within: [DisplayItem] = []
        swap(&within, &drawn[child - root])
        if items.isEmpty { items = within } else { items += within }
      }
      if hasOwnOrder(index) {
        for child in drawingOrder(of: index) { draw(child) }
      } else {
        for child in walk(index) { draw(child) }
      }
      if handsDown, views[index].isCompositingGroup { items = items.composited }
      drawn[index - root] = grouped(items, at: index)
    }
    return drawn.first ?? []
  }

  /// Returns whether a child of a view has a `zIndex`, so that the order of drawing may differ from that of the code.
  private func hasOwnOrder(_ index: Int) -> Bool { walk(index).contains { views[$0].zIndex != 0 } }

  /// Returns a view's children in order, without an array.
  private func walk(_ index: Int) -> some Sequence<Int> {
    sequence(first: index + 1) { views[$0].end }.lazy.prefix { $0 < views[index].end }
  }

  /// Returns the indices of a view's children as they are drawn, the lowest first.
  func drawingOrder(of index: Int) -> [Int] {
    let children = children(of: index)
    guard hasOwnOrder(index) else { return children }
    return children.enumerated().sorted {
      (views[$0.element].zIndex, $0.offset) < (views[$1.element].zIndex, $1.offset)
    }
    .map(\.element)
  }

  /// Returns a view's items in a group; a view that adds nothing to its only child has no group of its own.
  private func grouped(_ items: [DisplayItem], at index: Int) -> [DisplayItem] {
    if items.isEmpty { return [] }
    if var group = views[index].group {
      if group.opacity <= 0 && group.animation == nil { return [] }
      group.name = group.name ?? name(of: index)
      group.items += items
      return [.group(group.handedDown)]
    }
    let end = views[index].end
    let isContainer = index + 1 < end && views[index + 1].end < end
    guard !views[index].items.isEmpty || isContainer || views[index].id != nil else { return items }
    return [.group(DisplayGroup(name: name(of: index), items: items))]
  }

  /// Returns a view's name; takes an index, so that the view is not copied.
  private func name(of index: Int) -> String {
    ResolvedView.name(views[index].view, detail: views[index].detail, id: views[index].id)
  }
}

extension ResolvedView {
  /// The view's name in figures: its `.id`, or its type's name and its text in quotes.
  var label: String {
    if let id { return id }
    guard let detail, !detail.isEmpty else { return view }
    let words = detail.split(whereSeparator: \.isNewline).joined(separator: " ")
    return view + " “" + (words.count > 24 ? words.prefix(23) + "…" : words) + "”"
  }

  /// The view's name in drawings: its type's name, its detail, and its `.id`.
  var name: String { Self.name(view, detail: detail, id: id) }

  fileprivate static func name(_ view: String, detail: String?, id: String?) -> String {
    var name = view
    if let detail, !detail.isEmpty {
      name += " "
      if detail.utf8.count <= 40 { name += detail } else { name += detail.prefix(40) }
    }
    if let id { name += " #" + id }
    return name
  }
}
