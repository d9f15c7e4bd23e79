// The addition of a node to the flat tree, together with the modifiers around it.
extension Flattening {
  /// Adds a leaf.
  mutating func add(_ leaf: any ResolvedLeaf, _ visit: Visit) {
    var flat = addLinks(of: visit)
    flat.node.flags.insert(.leaf)
    flat.node.first = store(leaf)
    flat.node.priority = flat.extra.traits.layoutPriority ?? leaf.layoutPriority
    for notice in leaf.notices { tree.warn(of: notice, source: visit.node.source ?? enclosingSource(of: visit)) }
    finish(flat)
  }

  /// Returns the source range of the nearest view around a visited node.
  private func enclosingSource(of visit: Visit) -> SourceRange? {
    for case .modifier(let node, _, _) in visit.links.reversed() {
      if let source = node.source { return source }
    }
    var view = visit.parent
    while view >= 0 {
      if let source = tree.notes(of: view)?.source { return source }
      view = tree.nodes[Int(view)].parent
    }
    return nil
  }

  /// Adds a view whose content depends on its size.
  mutating func add(_ content: @escaping (GeometryProxy) -> LayoutNode, _ visit: Visit) {
    var flat = addLinks(of: visit)
    flat.node.flags.insert(.leaf)
    flat.node.first = store(ReaderLeaf())
    flat.node.priority = flat.extra.traits.layoutPriority ?? 0
    flat.node.dependence = .separate
    flat.extra.content = .reader(content)
    flat.extra.environment = visit.environment
    finish(flat)
  }

  /// Stores the leaf of the next view, and returns its index.
  private func store(_ leaf: any ResolvedLeaf) -> Int32 {
    if let update { return update.replaceLeaf(by: leaf) }
    tree.storage.pointee.leaves.append(leaf)
    return Int32(truncatingIfNeeded: tree.storage.pointee.leaves.count - 1)
  }

  /// Adds a container and enqueues its children.
  mutating func add(_ box: LayoutBox, _ visit: Visit) {
    var flat = addLinks(of: visit)
    let own = box.properties.isWindow ? window(box, visit.environment) : box
    flat.node.box = Unmanaged.passRetained(layouts.sharing(own))
    flat.node.priority = flat.extra.traits.layoutPriority ?? 0
    if visit.environment.controls.isAboveBar, (own.layout as? ScrollLayout)?.axes.contains(.vertical) == true {
      flat.node.guides |= tree.register(ScrolledEnd.key)
    }
    if box.properties.isWindow, visit.environment.controls.isBelowBar,
      (own.layout as? ScrollLayout)?.mayBeScrolled == true
    {
      flat.node.guides |= tree.register(ScrolledStart.slight) | tree.register(ScrolledStart.far)
    }
    let depth = flat.depth + 1
    if update?.changesEnvironment(by: box.properties) ?? false { environmentIsNew = true }
    let index = finish(flat)
    var environment = visit.environment
    environment.stackOrientation = box.properties.stackOrientation
    if box.properties.isWindow { environment.enter(scrollView: index) }
    // Content below another view is not scrolled beneath the bar.
    if environment.controls.barCollapse > 0,
      box.properties.isWindow || box.properties.stackOrientation == .vertical && visit.node.children.count > 1
    {
      environment.controls.barCollapse = 0
    }
    if depth > Flattening.greatestDepth { return warnOfDepth(visit.node) }
    add(waiting: visit.node.children, environment, index, depth)
  }

  /// Returns a scroll view with the content margins of its environment.
  private func window(_ box: LayoutBox, _ environment: EnvironmentValues) -> LayoutBox {
    let (margins, collapse) = (environment.contentMargins, environment.controls.barCollapse)
    guard margins != EdgeInsets() || collapse > 0, var layout = box.layout as? ScrollLayout else { return box }
    (layout.margins, layout.barCollapse) = (margins, collapse)
    return TypedLayoutBox(layout)
  }

  /// Adds the modifiers around a view and returns the view itself, ready to be added.
  private mutating func addLinks(of visit: Visit) -> Pending {
    var (parent, depth) = (visit.parent, visit.depth)
    var notes: [Note] = []
    for link in visit.links {
      switch link {
      case .note(let note): notes.append(note)
      case .modifier(let modifier, let box, let environment):
        var pending = prepare(modifier, parent, depth, notes, environment)
        pending.node.box = Unmanaged.passRetained(layouts.sharing(box))
        pending.node.priority = pending.extra.traits.layoutPriority ?? .nan
        parent = finish(pending)
        depth += 1
        notes = []
        addLayers(of: modifier, to: parent, depth, environment)
      case .preferenceLayer(let modifier, let layer, let environment):
        var pending = prepare(modifier, parent, depth, notes, environment)
        let box: LayoutBox =
          layer.isBehind
          ? TypedLayoutBox(BackgroundLayout(alignment: layer.alignment))
          : TypedLayoutBox(OverlayLayout(alignment: layer.alignment))
        pending.node.box = Unmanaged.passRetained(box)
        pending.node.priority = pending.extra.traits.layoutPriority ?? .nan
        pending.extra.content = .layer(layer)
        pending.extra.environment = environment
        parent = finish(pending)
        depth += 1
        notes = []
      }
    }
    return prepare(visit.node, parent, depth, notes, visit.environment)
  }

  /// Enqueues the layers of a modifier, which follow the view that is being added.
  private mutating func addLayers(
    of modifier: LayoutNode, to parent: Int32, _ depth: Int, _ environment: EnvironmentValues
  ) {
    guard modifier.children.count > 1 else { return }
    var environment = environment
    environment.stackOrientation = nil
    add(waiting: Array(modifier.children.dropFirst()), environment, parent, depth)
  }

  private mutating func prepare(
    _ node: LayoutNode, _ parent: Int32, _ depth: Int, _ notes: [Note], _ environment: EnvironmentValues
  ) -> Pending {
    var pending = Pending()
    pending.node.parent = parent
    pending.node.name = index(of: node.view)
    pending.node.role = node.role
    if environment.layoutDirection == .rightToLeft { pending.node.flags.insert(.rightToLeft) }
    pending.depth = depth
    let extra = pending.extra
    extra.traits = node.traits
    extra.detail = node.detail
    extra.source = node.source
    extra.identity = node.identity
    for sentence in node.ignored {
      tree.storage.pointee.warnings.append(
        LayoutWarning(sentence, source: node.source, isPlaceholder: node.role == .placeholder))
    }
    for note in notes.reversed() {
      switch note {
      case .guide(let guide):
        extra.guides.append(guide)
        pending.node.guides |= tree.register(guide.key)
      case .effect(let effect): extra.effects.append(effect)
      case .coordinateSpace(let name): extra.coordinateSpaces.append(name)
      case .preference(let change): extra.preferences.append(change)
      case .geometryObserver(let action): extra.geometryObservers.append(action)
      case .interaction(let interaction): extra.interactions.append(interaction)
      case .traits(let outer): extra.traits = outer.over(extra.traits)
      }
    }
    if extra.traits.tag != nil || !extra.traits.values.isEmpty { markTarget(of: environment, to: &pending) }
    return pending
  }

  /// Adds the guides that mark its position to the first view that is the target of a scroll view.
  private mutating func markTarget(of environment: EnvironmentValues, to pending: inout Pending) {
    guard let target = environment.scrollTarget, target.matches(pending.extra.traits),
      markedTargets.insert(ObjectIdentifier(target)).inserted
    else { return }
    let guides = ScrollTarget.guides
    pending.extra.guides += guides
    for guide in guides { pending.node.guides |= tree.register(guide.key) }
  }

  @discardableResult
  private mutating func finish(_ pending: Pending) -> Int32 {
    tree.storage.pointee.depth = max(tree.storage.pointee.depth, pending.depth)
    if update != nil { return update?.replace(by: pending) ?? -1 }
    var flat = pending.node
    if !pending.extra.isEmpty {
      flat.notes = Int32(truncatingIfNeeded: tree.storage.pointee.notes.count)
      tree.storage.pointee.notes.append(pending.extra)
    }
    let index = tree.storage.pointee.nodes.append(flat)
    if flat.flags.contains(.leaf) { _ = tree.storage.pointee.leafNodes.append(index) }
    return index
  }

  private mutating func index(of name: String) -> Int32 {
    if lastName.1 >= 0, lastName.0 == name { return lastName.1 }
    let index = knownIndex(of: name) ?? newIndex(of: name)
    lastName = (name, index)
    return index
  }

  /// The maximum number of names that are searched in order, without a dictionary.
  private static let fewNames = 16

  private func knownIndex(of name: String) -> Int32? {
    guard nameIndices.isEmpty else { return nameIndices[name] }
    return tree.storage.pointee.names.firstIndex(of: name).map { Int32(truncatingIfNeeded: $0) }
  }

  private mutating func newIndex(of name: String) -> Int32 {
    tree.storage.pointee.names.append(name)
    let count = tree.storage.pointee.names.count
    if nameIndices.isEmpty, count > Self.fewNames {
      for (index, name) in tree.storage.pointee.names.enumerated() {
        nameIndices[name] = Int32(truncatingIfNeeded: index)
      }
    } else if !nameIndices.isEmpty {
      nameIndices[name] = Int32(truncatingIfNeeded: count - 1)
    }
    return Int32(truncatingIfNeeded: count - 1)
  }
}
