/// Turns a tree of nodes into flat views.
///
/// Groups dissolve into their container, a modifier of a group is applied to each member, and what only changes a view's
/// environment, guides or drawing becomes a note of the view. Source: SEMANTICS 1. Nothing here recurses.
struct Flattening {
  /// The deepest nesting that is laid out; what lies deeper is left out with a warning.
  static let greatestDepth = 200_000

  /// A modifier that waits for the view that it is around.
  private enum Link {
    /// A layout of one child, and for layers what lies on it.
    case modifier(LayoutNode, LayoutBox, Traits, EnvironmentValues)
    /// A layer that depends on preferences.
    case preferenceLayer(LayoutNode, PreferenceLayer, Traits, EnvironmentValues)
    /// A note of the next view within.
    case note(Note)
  }

  /// What becomes a note of a view.
  private enum Note {
    case guide(NodeNotes.Guide)
    case effect(NodeNotes.Effect)
    case coordinateSpace(AnyHashableSendable)
    case preference(PreferenceChange)
    case geometryObserver((GeometryProxy) -> Void)
    case traits(Traits)
  }

  /// A node that is still to be flattened.
  private struct Visit {
    var node: LayoutNode
    var environment: EnvironmentValues
    var parent: Int32
    var depth: Int
    var links: [Link] = []
  }

  private let tree: LayoutTree
  private let typesetter: any Typesetter
  private var visits: [Visit] = []
  private var nameIndices: [String: Int32] = [:]
  private var lastName = ("", Int32(-1))
  private var rowCount = 0
  private var layouts = RecentLayouts()

  /// Flattens a node; the tree's first view is its root.
  static func run(
    _ node: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter, into tree: LayoutTree
  ) {
    var flattening = Flattening(tree: tree, typesetter: typesetter)
    flattening.visits = [Visit(node: node, environment: environment, parent: -1, depth: 0)]
    while let visit = flattening.visits.popLast() { flattening.flatten(visit) }
    tree.finishFlattening()
  }

  private init(tree: LayoutTree, typesetter: any Typesetter) {
    self.tree = tree
    self.typesetter = typesetter
  }

  /// Walks inward from a node to the first view that is no modifier, and adds what it passed.
  private mutating func flatten(_ visit: Visit) {
    var visit = visit
    while true {
      let node = visit.node
      var next: LayoutNode?
      switch node.content {
      case .leaf(let leaf):
        return add(leaf.resolved(in: visit.environment, typesetter: typesetter), node, visit)
      case .container(let box):
        guard case .container = box.properties.role else {
          guard let first = node.children.first else { return }
          visit.links.append(.modifier(node, box, node.traits, visit.environment))
          visit.node = first
          continue
        }
        return add(box, node, visit)
      case .group:
        guard node.children.count == 1 else { return addMembers(of: node, row: nil, visit) }
        next = node.children.first
      case .gridRow(let alignment):
        rowCount += 1
        return addMembers(of: node, row: GridRowTag(number: rowCount, alignment: alignment), visit)
      case .environment(let change):
        change(&visit.environment)
      case .alignmentGuide(let key, let value):
        visit.links.append(.note(.guide(NodeNotes.Guide(key: key, value: value, source: node.source))))
      case .effect(let effect):
        visit.links.append(.note(.effect(NodeNotes.Effect(name: node.view, effect: effect))))
      case .coordinateSpace(let name):
        visit.links.append(.note(.coordinateSpace(name)))
      case .preference(let change):
        visit.links.append(.note(.preference(change)))
      case .geometryObserver(let action):
        visit.links.append(.note(.geometryObserver(action)))
      case .deferred(let make):
        next = make(visit.environment)
        if next?.source == nil { next?.source = node.source }
      case .reader(let content):
        return add(content, node, visit)
      case .preferenceReader(let layer):
        visit.links.append(.preferenceLayer(node, layer, node.traits, visit.environment))
        next = node.children.first
        guard let next else { return }
        visit.node = next
        continue
      }
      guard let inner = next ?? node.children.first else { return }
      if !node.traits.isEmpty { visit.links.append(.note(.traits(node.traits))) }
      if next == nil, node.children.count > 1 {
        return addMembers(of: node, row: nil, visit)
      }
      visit.node = inner
      if visit.links.count > Flattening.greatestDepth { return warnOfDepth(node) }
    }
  }

  private func warnOfDepth(_ node: LayoutNode) {
    tree.storage.pointee.warnings.append(
      LayoutWarning(
        "'\(node.view)' is nested deeper than \(Flattening.greatestDepth) views and is left out", source: node.source))
  }

  /// Puts the members of a group in its place, each in the modifiers around the group.
  private mutating func addMembers(of group: LayoutNode, row: GridRowTag?, _ visit: Visit) {
    var shared = visit.links
    if case .group = group.content, !group.traits.isEmpty { shared.append(.note(.traits(group.traits))) }
    if let row {
      var traits = group.traits
      traits.values[.gridRow] = row
      shared.append(.note(.traits(traits)))
    }
    for member in group.children.reversed() {
      visits.append(
        Visit(
          node: member, environment: visit.environment, parent: visit.parent, depth: visit.depth, links: shared))
    }
  }

  /// Adds a leaf.
  private mutating func add(_ leaf: any ResolvedLeaf, _ node: LayoutNode, _ visit: Visit) {
    guard var flat = addLinks(of: visit, around: node, traits: node.traits) else { return }
    flat.node.flags.insert(.leaf)
    flat.node.first = Int32(truncatingIfNeeded: tree.storage.pointee.leaves.count)
    flat.node.priority = flat.traits.layoutPriority ?? leaf.layoutPriority
    tree.storage.pointee.leaves.append(leaf)
    for notice in leaf.notices { tree.warn(of: notice, source: node.source ?? enclosingSource(of: visit)) }
    finish(flat)
  }

  /// Where the nearest view around a visit comes from.
  private func enclosingSource(of visit: Visit) -> SourceRange? {
    for case .modifier(let node, _, _, _) in visit.links.reversed() {
      if let source = node.source { return source }
    }
    var view = visit.parent
    while view >= 0 {
      if let source = tree.notes(of: view)?.source { return source }
      view = tree.nodes[Int(view)].parent
    }
    return nil
  }

  /// Adds a view whose content is known when it has its size.
  private mutating func add(_ content: @escaping (GeometryProxy) -> LayoutNode, _ node: LayoutNode, _ visit: Visit) {
    guard var flat = addLinks(of: visit, around: node, traits: node.traits) else { return }
    flat.node.flags.insert(.leaf)
    flat.node.first = Int32(truncatingIfNeeded: tree.storage.pointee.leaves.count)
    flat.node.priority = flat.traits.layoutPriority ?? 0
    flat.node.dependence = .separate
    flat.extra.content = .reader(content)
    flat.extra.environment = visit.environment
    tree.storage.pointee.leaves.append(ReaderLeaf())
    finish(flat)
  }

  /// Adds a container and notes its children as still to be flattened.
  private mutating func add(_ box: LayoutBox, _ node: LayoutNode, _ visit: Visit) {
    guard var flat = addLinks(of: visit, around: node, traits: node.traits) else { return }
    flat.node.box = Unmanaged.passRetained(layouts.sharing(box))
    flat.node.priority = flat.traits.layoutPriority ?? 0
    let depth = flat.depth + 1
    let index = finish(flat)
    var environment = visit.environment
    environment.stackOrientation = box.properties.stackOrientation
    if depth > Flattening.greatestDepth { return warnOfDepth(node) }
    for child in node.children.reversed() {
      visits.append(Visit(node: child, environment: environment, parent: index, depth: depth))
    }
  }

  /// A view that is about to be added.
  private struct Pending {
    var node = FlatNode()
    var traits = Traits()
    var extra = NodeNotes()
    var depth = 0
  }

  /// Adds the modifiers around a view and prepares the view itself.
  private mutating func addLinks(of visit: Visit, around node: LayoutNode, traits: Traits) -> Pending? {
    var (parent, depth) = (visit.parent, visit.depth)
    var notes: [Note] = []
    for link in visit.links {
      switch link {
      case .note(let note): notes.append(note)
      case .modifier(let modifier, let box, let traits, let environment):
        var pending = prepare(modifier, parent, depth, notes, traits, environment)
        pending.node.box = Unmanaged.passRetained(layouts.sharing(box))
        pending.node.priority = pending.traits.layoutPriority ?? .nan
        parent = finish(pending)
        depth += 1
        notes = []
        addLayers(of: modifier, to: parent, depth, environment)
      case .preferenceLayer(let modifier, let layer, let traits, let environment):
        var pending = prepare(modifier, parent, depth, notes, traits, environment)
        let box: LayoutBox =
          layer.isBehind
          ? TypedLayoutBox(BackgroundLayout(alignment: layer.alignment))
          : TypedLayoutBox(OverlayLayout(alignment: layer.alignment))
        pending.node.box = Unmanaged.passRetained(box)
        pending.node.priority = pending.traits.layoutPriority ?? .nan
        pending.extra.content = .layer(layer)
        pending.extra.environment = environment
        parent = finish(pending)
        depth += 1
        notes = []
      }
    }
    return prepare(node, parent, depth, notes, traits, visit.environment)
  }

  /// Notes the layers of a modifier as still to be flattened, behind the view that is being added.
  private mutating func addLayers(
    of modifier: LayoutNode, to parent: Int32, _ depth: Int, _ environment: EnvironmentValues
  ) {
    var environment = environment
    environment.stackOrientation = nil
    for layer in modifier.children.dropFirst().reversed() {
      visits.append(Visit(node: layer, environment: environment, parent: parent, depth: depth))
    }
  }

  private mutating func prepare(
    _ node: LayoutNode, _ parent: Int32, _ depth: Int, _ notes: [Note], _ traits: Traits,
    _ environment: EnvironmentValues
  ) -> Pending {
    var pending = Pending()
    pending.node.parent = parent
    pending.node.name = index(of: node.view)
    if environment.layoutDirection == .rightToLeft { pending.node.flags.insert(.rightToLeft) }
    pending.traits = traits
    pending.depth = depth
    let extra = pending.extra
    extra.detail = node.detail
    extra.source = node.source
    for sentence in node.ignored {
      tree.storage.pointee.warnings.append(LayoutWarning(sentence, source: node.source))
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
      case .traits(let outer): pending.traits = outer.over(pending.traits)
      }
    }
    extra.traits = pending.traits
    return pending
  }

  @discardableResult
  private mutating func finish(_ pending: Pending) -> Int32 {
    var flat = pending.node
    if !pending.extra.isEmpty {
      flat.notes = Int32(truncatingIfNeeded: tree.storage.pointee.notes.count)
      tree.storage.pointee.notes.append(pending.extra)
    }
    tree.storage.pointee.depth = max(tree.storage.pointee.depth, pending.depth)
    let index = tree.storage.pointee.nodes.append(flat)
    if flat.flags.contains(.leaf) { _ = tree.storage.pointee.leafNodes.append(index) }
    return index
  }

  private mutating func index(of name: String) -> Int32 {
    if lastName.1 >= 0, lastName.0 == name { return lastName.1 }
    let index =
      nameIndices[name]
      ?? {
        tree.storage.pointee.names.append(name)
        let index = Int32(truncatingIfNeeded: tree.storage.pointee.names.count - 1)
        nameIndices[name] = index
        return index
      }()
    lastName = (name, index)
    return index
  }
}

/// The row that a cell of a grid belongs to.
struct GridRowTag {
  /// Tells the rows apart.
  var number: Int
  /// The alignment that the row asks for.
  var alignment: VerticalAlignment?
}

/// A view that takes what it is offered, and 10 points where nothing is.
///
/// Source: SEMANTICS 4 and 11.4.
struct ReaderLeaf: ResolvedLeaf {
  var dependence: AxisDependence { .separate }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  func draw(in rect: Rect) -> [DisplayItem] { [] }
}
