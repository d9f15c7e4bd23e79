/// The conversion of a tree of nodes into flat views.
///
/// Groups dissolve into their container, a modifier of a group is applied to each member, and modifiers that only
/// change a view's environment, guides or drawing become notes of the view. Rule: <doc:Proposals>. No step is
/// recursive.
struct Flattening {
  /// The maximum depth that is laid out; deeper views are omitted with a warning.
  static let greatestDepth = 200_000

  /// A modifier that precedes the view that it modifies.
  enum Link {
    /// A layout of one child, or of a child and its layers.
    case modifier(LayoutNode, LayoutBox, EnvironmentValues)
    /// A layer that depends on preferences.
    case preferenceLayer(LayoutNode, PreferenceLayer, EnvironmentValues)
    /// A property of the next view inside.
    case note(Note)
  }

  /// A property that is stored in the notes of a view.
  enum Note {
    case guide(NodeNotes.Guide)
    case effect(NodeNotes.Effect)
    case coordinateSpace(AnyHashableSendable)
    case preference(PreferenceChange)
    case geometryObserver((GeometryProxy) -> Void)
    case interaction(PlacedInteraction)
    case traits(Traits)
  }

  /// A node to be flattened.
  struct Visit {
    var node: LayoutNode
    var environment: EnvironmentValues
    var parent: Int32
    var depth: Int
    var links: [Link] = []
    /// Whether the environment may differ from that of the last update.
    var hasNewEnvironment = false

    /// Moves on to a node or, if it is nil, to the first child; returns the node before, or nil if it has no child.
    mutating func enter(_ next: LayoutNode?) -> LayoutNode? {
      guard var inner = next ?? node.children.first else { return nil }
      swap(&node, &inner)
      return inner
    }
  }

  /// The members of a group or the children of a container that are still to be flattened and share their parent.
  ///
  /// Stored as a list with an index: a visit for each of a hundred thousand rows would be copied in and out of a long
  /// array.
  struct Siblings {
    var nodes: [LayoutNode]
    var next = 0
    var environment: EnvironmentValues
    var parent: Int32
    var depth: Int
    var links: [Link] = []
    var hasNewEnvironment = false
  }

  /// A view that is ready to be added.
  struct Pending {
    var node = FlatNode()
    let extra = NodeNotes()
    var depth = 0
  }

  let tree: LayoutTree
  let typesetter: any Typesetter
  var waiting: [Siblings] = []
  var nameIndices: [String: Int32] = [:]
  var lastName = ("", Int32(-1))
  var markedTargets: Set<ObjectIdentifier> = []
  private var rowCount = 0
  var layouts = RecentLayouts()
  /// Whether the nodes of views are recorded, so that the tree can be updated.
  private var recordsOrigins = false
  /// The update of an earlier tree, or nil while views are added.
  var update: TreeUpdate?
  /// Whether the environment of the node that is being flattened may differ from that of the last update.
  var environmentIsNew = false

  /// Flattens a node; the first view of the tree is its root.
  static func run(
    _ node: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter, into tree: LayoutTree,
    recordsOrigins: Bool = false
  ) {
    var flattening = Flattening(tree: tree, typesetter: typesetter)
    flattening.recordsOrigins = recordsOrigins
    flattening.waiting = [Siblings(nodes: [node], environment: environment, parent: -1, depth: 0)]
    while let visit = flattening.nextVisit() {
      guard recordsOrigins, visit.links.isEmpty else {
        flattening.flatten(visit)
        continue
      }
      let (start, node) = (tree.count, visit.node)
      flattening.flatten(visit)
      if tree.count > start { tree.storage.pointee.origins[start] = node }
    }
    tree.storage.pointee.marksTargets = !flattening.markedTargets.isEmpty
    tree.finishFlattening()
  }

  /// Flattens a node over a tree that was flattened from a similar one, and returns whether both have the same
  /// structure.
  ///
  /// Nodes that are the same as in the earlier tree, in the same environment, keep their views. The tree cannot be used
  /// if the result is false.
  static func update(
    _ tree: LayoutTree, to node: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter
  ) -> Bool {
    var flattening = Flattening(tree: tree, typesetter: typesetter)
    flattening.update = TreeUpdate(of: tree)
    flattening.waiting = [Siblings(nodes: [node], environment: environment, parent: -1, depth: 0)]
    while let visit = flattening.nextVisit() {
      guard let start = flattening.update?.next, flattening.update?.hasFailed == false else { return false }
      let node = visit.links.isEmpty ? visit.node : nil
      if let node, !visit.hasNewEnvironment, flattening.update?.skip(node, in: visit.parent) ?? false { continue }
      flattening.flatten(visit)
      if let next = flattening.update?.next, next > start { tree.storage.pointee.origins[start] = node }
    }
    return flattening.update?.finish() ?? false
  }

  private init(tree: LayoutTree, typesetter: any Typesetter) {
    self.tree = tree
    self.typesetter = typesetter
  }

  /// Returns the next node to be flattened, or nil at the end.
  private mutating func nextVisit() -> Visit? {
    guard let last = waiting.indices.last else { return nil }
    let next = waiting[last].next
    let visit = Visit(
      node: waiting[last].nodes[next], environment: waiting[last].environment, parent: waiting[last].parent,
      depth: waiting[last].depth, links: waiting[last].links, hasNewEnvironment: waiting[last].hasNewEnvironment)
    if next + 1 < waiting[last].nodes.count { waiting[last].next = next + 1 } else { waiting.removeLast() }
    return visit
  }

  /// Enqueues nodes to be flattened next.
  mutating func add(
    waiting nodes: [LayoutNode], _ environment: EnvironmentValues, _ parent: Int32, _ depth: Int, _ links: [Link] = []
  ) {
    guard !nodes.isEmpty else { return }
    waiting.append(
      Siblings(
        nodes: nodes, environment: environment, parent: parent, depth: depth, links: links,
        hasNewEnvironment: environmentIsNew))
  }

  /// Moves inward from a node to the first view that is not a modifier, and adds both.
  private mutating func flatten(_ visit: consuming Visit) {
    environmentIsNew = visit.hasNewEnvironment
    while true {
      var next: LayoutNode?
      switch visit.node.content {
      case .leaf(let leaf): return add(leaf.resolved(in: visit.environment, typesetter: typesetter), visit)
      case .container(let box):
        guard case .container = box.properties.role else {
          guard let outer = visit.enter(nil) else { return }
          visit.links.append(.modifier(outer, box, visit.environment))
          continue
        }
        return add(box, visit)
      case .group:
        guard visit.node.children.count == 1 else { return addMembers(of: visit, row: nil) }
      case .gridRow(let alignment):
        rowCount += 1
        // Rows that keep their views have indices that the count of the others may repeat.
        update?.hasFailed = true
        return addMembers(of: visit, row: GridRowTag(index: rowCount, alignment: alignment))
      case .environment(let change):
        environmentIsNew = true
        let wasEnabled = visit.environment.isEnabled
        change(&visit.environment)
        if wasEnabled, !visit.environment.isEnabled { visit.environment[\.disablingSource] = visit.node.source }
      case .alignmentGuide(let key, let value):
        visit.links.append(.note(.guide(NodeNotes.Guide(key: key, value: value, source: visit.node.source))))
      case .effect(let effect):
        visit.links.append(
          .note(.effect(NodeNotes.Effect(name: visit.node.view, effect: effect.shown(in: visit.environment)))))
      case .coordinateSpace(let name):
        visit.links.append(.note(.coordinateSpace(name)))
      case .preference(let change):
        visit.links.append(.note(.preference(change)))
      case .geometryObserver(let action):
        visit.links.append(.note(.geometryObserver(action)))
      case .interaction(let interaction):
        visit.links.append(
          .note(
            .interaction(PlacedInteraction(interaction, in: visit.environment, source: visit.node.source))))
      case .deferred(let make):
        next = make(visit.environment)
      case .reader(let content):
        return add(content, visit)
      case .preferenceReader(let layer):
        guard let outer = visit.enter(nil) else { return }
        visit.links.append(.preferenceLayer(outer, layer, visit.environment))
        continue
      }
      guard next != nil || !visit.node.children.isEmpty else { return }
      if !visit.node.traits.isEmpty { visit.links.append(.note(.traits(visit.node.traits))) }
      if next == nil, visit.node.children.count > 1 { return addMembers(of: visit, row: nil) }
      if visit.links.count > Flattening.greatestDepth { return warnOfDepth(visit.node) }
      let outer = visit.enter(next)
      // A view that the engine made has the source of the call that made it necessary, such as a button that acts.
      if let outer, outer.hasSource, !visit.node.hasSource { visit.node.source = outer.source }
    }
  }

  func warnOfDepth(_ node: LayoutNode) {
    tree.storage.pointee.warnings.append(
      LayoutWarning(
        "'\(node.view)' is nested more than \(Flattening.greatestDepth) views deep and is not drawn",
        source: node.source))
  }

  /// Enqueues the members of a group, each with the modifiers around the group.
  private mutating func addMembers(of visit: Visit, row: GridRowTag?) {
    var shared = visit.links
    if case .group = visit.node.content, !visit.node.traits.isEmpty {
      shared.append(.note(.traits(visit.node.traits)))
    }
    if let row {
      var traits = visit.node.traits
      traits.values[.gridRow] = row
      shared.append(.note(.traits(traits)))
    }
    add(waiting: visit.node.children, visit.environment, visit.parent, visit.depth, shared)
  }
}

/// The grid row that a cell belongs to.
struct GridRowTag {
  /// The index of the row, which distinguishes it from others.
  var index: Int
  /// The alignment of the row, or nil for the grid's.
  var alignment: VerticalAlignment?
}

/// A view that takes the proposed size, and 10 points on an axis without a proposal.
///
/// Rules: <doc:Modifiers> and <doc:RuleDecisions#Geometry-readers>.
struct ReaderLeaf: ResolvedLeaf {
  var dependence: AxisDependence { .separate }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  func draw(in rect: Rect) -> [DisplayItem] { [] }
}
