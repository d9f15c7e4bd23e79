// Warnings about modifiers without effect.
extension Emission {
  /// Warns about guides that no container reads, and about priorities that do not affect any order.
  mutating func warnOfNoEffect(_ walk: Walk) {
    let tree = walk.engine.tree
    for index in 0..<tree.count where tree.nodes[index].notes >= 0 && walk.views[index] >= 0 {
      let node = Int32(truncatingIfNeeded: index)
      guard let notes = tree.notes(of: node) else { continue }
      for (number, guide) in notes.guides.enumerated() where number < 64 && !ScrollTarget.isGuide(guide.key) {
        let isRead = notes.readGuides >> UInt64(number) & 1 == 1
        idle.note(
          guide.key.name, at: guide.source ?? notes.source,
          isRead ? nil : Self.message(ofUnused: guide.key, node, tree))
      }
      if let priority = notes.traits.layoutPriority {
        idle.note("priority", at: notes.source, Self.message(ofIdle: priority, node, tree))
      }
    }
  }

  /// Warns about the alignment of a frame that its child fills.
  mutating func warnOfTightFrame(_ node: Int32, _ walk: Walk) {
    let tree = walk.engine.tree
    guard let box = tree.nodes[Int(node)].box, !box._withUnsafeGuaranteedRef({ $0.properties.isContainer }),
      let alignment = box._withUnsafeGuaranteedRef({ $0.frameAlignment }), alignment != .center,
      let child = tree.subviews(of: node).first
    else { return }
    let inner = tree.nodes[Int(child.node)]
    let isTight = inner.size == tree.nodes[Int(node)].size && inner.origin == .zero
    idle.note(
      "frame", at: tree.notes(of: node)?.source,
      isTight
        ? "the alignment '\(alignment.name)' of the frame has no effect: \(tree.title(of: child.node)) fills it" : nil)
  }

  private static func message(ofUnused key: AlignmentKey, _ node: Int32, _ tree: LayoutTree) -> String {
    let view = tree.title(of: node)
    guard let (container, keys) = tree.aligningContainer(of: node) else {
      return "the guide '\(key.name)' of \(view) has no effect: no container around it aligns views"
    }
    let names = keys.map { "'\($0.name)'" }.joined(separator: " and ")
    if key.kind == .custom, !keys.contains(key) {
      return "the guide '\(key.name)' of \(view) has no effect: no container around it aligns by it; "
        + "the \(container) aligns by \(names)"
    }
    return "the guide '\(key.name)' of \(view) has no effect: the \(container) around it aligns by \(names)"
  }

  private static func message(ofIdle priority: Double, _ node: Int32, _ tree: LayoutTree) -> String? {
    let view = tree.title(of: node)
    let parent = tree.nodes[Int(node)].parent
    guard parent >= 0, let box = tree.nodes[Int(parent)].box else {
      return "the priority of \(view) has no effect: it is not in a stack"
    }
    let (properties, layout) = box._withUnsafeGuaranteedRef { ($0.properties, $0.layout) }
    let name = tree.storage.pointee.names[Int(tree.nodes[Int(parent)].name)]
    guard properties.isContainer else {
      return properties.passesPriority
        ? nil : "the priority of \(view) has no effect: the stack uses the priority of the '\(name)' around it"
    }
    guard layout is StackLayout || layout is ZStackLayout else { return nil }
    let siblings = tree.subviews(of: parent)
    if siblings.count == 1 { return "the priority of \(view) has no effect: it is alone in the \(name)" }
    let isEqual = siblings.allSatisfy { $0.priority == priority }
    return isEqual ? "the priority of \(view) has no effect: all views of the \(name) have the same priority" : nil
  }
}

extension LayoutTree {
  /// Returns a view's name, in quotes, with the text that distinguishes it.
  func title(of node: Int32) -> String {
    let name = storage.pointee.names[Int(nodes[Int(node)].name)]
    let notes = notes(of: node)
    if let id = notes?.traits.id { return "'\(id)'" }
    return notes?.detail.map { "\(name) \"\($0.escaped)\"" } ?? "'\(name)'"
  }

  /// Returns the nearest container of several views around a view, with the guides by which it aligns them.
  func aligningContainer(of node: Int32) -> (name: String, guides: [AlignmentKey])? {
    var next = nodes[Int(node)].parent
    while next >= 0 {
      if let box = nodes[Int(next)].box {
        let (isContainer, aligning) = box._withUnsafeGuaranteedRef { ($0.properties.isContainer, $0.aligning) }
        if isContainer, let aligning { return (storage.pointee.names[Int(nodes[Int(next)].name)], aligning.guides) }
      }
      next = nodes[Int(next)].parent
    }
    return nil
  }
}

extension Alignment {
  /// SwiftUI's name for the pair, or the names of both guides.
  var name: String {
    switch (horizontal.key.kind, vertical.key.kind) {
    case (.centerX, .centerY): "center"
    case (_, .centerY): horizontal.key.name
    case (.centerX, _): vertical.key.name
    case (.leading, .top), (.leading, .bottom), (.trailing, .top), (.trailing, .bottom):
      vertical.key.name + horizontal.key.name.prefix(1).uppercased() + horizontal.key.name.dropFirst()
    default: "\(horizontal.key.name), \(vertical.key.name)"
    }
  }
}
