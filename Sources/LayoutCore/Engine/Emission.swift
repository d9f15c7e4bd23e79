/// The conversion of placed views into a resolved layout.
struct Emission {
  /// The position of a flattened tree in the layout.
  struct Context {
    /// The index of the view that contains the tree, or nil for the root.
    var parent: Int?
    /// The frames of the views with named coordinate spaces.
    var spaces: [AnyHashableSendable: Rect] = [:]
  }

  /// The values of preferences, with the rules by which they combine.
  typealias Preferences = [TraitKey: (identity: PreferenceIdentity, value: Any)]

  /// A view whose descendants are being added.
  struct Open {
    /// The index in the flat tree.
    var node: Int32
    /// The index in the layout; nil for an omitted root.
    var view: Int?
    /// The range of the views around it that draw its outer effects.
    var wrappers: Range<Int>
    /// The preferences of the descendants so far.
    var preferences: Preferences = [:]
  }

  /// The state of adding one flattened tree.
  struct Walk {
    let engine: LayoutEngine
    let context: Context
    /// The frames of the views in the canvas.
    var frames: [Rect] = []
    /// The indices of the views in the layout: -1 for views that are not placed, -2 for omitted views.
    var views: [Int32] = []
    /// The views whose descendants are being added, from the outermost.
    var open: [Open] = []
    /// The index of the view in the layout that contains the next one.
    var parent: Int? { open.isEmpty ? context.parent : open[open.count - 1].view }
    /// The preferences of the views that have been completed.
    var preferences: Preferences = [:]
    /// The guides of the children of containers that align them by different ones.
    var childGuides: [Int32: [[AlignmentKey]]] = [:]
  }

  /// The maximum nesting of readers; any deeper ones are left empty with a warning.
  static let greatestNesting = 64

  /// The frames of the sources of matched geometry.
  var matched: MatchedFrames?
  /// The requested details.
  var details: ResolvedDetails = []
  /// The views so far.
  var views: [ResolvedView] = []
  /// The warnings so far.
  var warnings: [LayoutWarning] = []
  /// The modifiers without effect so far.
  var idle = IdleModifiers()
  /// The number of views so far, by their numbers for animations.
  var occurrences: [Int: Int] = [:]

  /// Returns the index of the next view among those with a number for animations.
  private mutating func occurrence(of identity: Int) -> Int {
    defer { occurrences[identity, default: 0] += 1 }
    return occurrences[identity, default: 0]
  }

  /// Adds the views of a tree whose root's container is `bounds`, and returns their preferences.
  mutating func add(
    _ engine: LayoutEngine, at bounds: Rect, context: Context, skippingRoot: Bool = false
  ) -> Preferences {
    let tree = engine.tree
    var walk = Walk(engine: engine, context: context)
    let first = views.count
    walk.frames.reserveCapacity(tree.count)
    walk.views.reserveCapacity(tree.count)
    views.reserveCapacity(views.count + tree.count)
    for index in 0..<tree.count {
      let flat = tree.nodes + index
      while !walk.open.isEmpty, walk.open[walk.open.count - 1].node != flat.pointee.parent { close(&walk) }
      open(Int32(truncatingIfNeeded: index), &walk, in: bounds, isLeftOut: skippingRoot && index == 0)
    }
    while !walk.open.isEmpty { close(&walk) }
    warnOfNoEffect(walk)
    if details.contains(.gridSpacings) { addGridSpacings(walk) }
    if details.contains(.idealSizes) { addIdealSizes(from: first, walk) }
    warnings += tree.storage.pointee.warnings
    return walk.preferences
  }

  /// Adds a view before its descendants.
  private mutating func open(_ node: Int32, _ walk: inout Walk, in bounds: Rect, isLeftOut: Bool) {
    let tree = walk.engine.tree
    let flat = (tree.nodes + Int(node)).pointee
    let container = flat.parent < 0 ? bounds : walk.frames[Int(flat.parent)]
    let isMirrored = flat.parent >= 0 && tree.nodes[Int(flat.parent)].flags.contains(.rightToLeft)
    let x = isMirrored ? container.maxX - flat.origin.x - flat.size.width : container.minX + flat.origin.x
    let frame = Rect(origin: Point(x: x.bounded, y: (container.minY + flat.origin.y).bounded), size: flat.size)
    walk.frames.append(frame)
    let parent = walk.parent
    let isGone = flat.parent >= 0 && walk.views[Int(flat.parent)] == -1
    guard flat.flags.contains(.placed), !isGone else {
      walk.views.append(-1)
      walk.open.append(Open(node: node, view: nil, wrappers: 0..<0))
      return
    }
    guard !isLeftOut else {
      walk.views.append(-2)
      walk.open.append(Open(node: node, view: walk.context.parent, wrappers: 0..<0))
      return
    }
    let start = views.count
    let identity = tree.notes(of: node)?.identity ?? 0
    let motion = identity == 0 ? nil : walk.engine.environment.animator
    let key = Animator.Key(view: identity, occurrence: motion == nil ? 0 : occurrence(of: identity), kind: .frame)
    let drawn = motion?.frame(of: key, around: frame, role: flat.role) ?? frame
    let groups = addWrappers(of: node, flat, drawn, parent, walk)
    let index = views.count
    views.append(ResolvedView(view: tree.storage.pointee.names[Int(flat.name)], role: flat.role, frame: drawn))
    Self.resolve(node, flat, drawn, &views[index], walk, includesRelations: details.contains(.relations))
    if details.contains(.identities), let notes = tree.notes(of: node) { views[index].mark = ViewMark(notes.traits) }
    views[index].parent = index > start ? index - 1 : parent
    if let notes = walk.engine.drawingNotes, !notes.ignored.isEmpty {
      warnings += notes.takeIgnored().map { LayoutWarning($0, source: views[index].source) }
    }
    if !groups.isEmpty { views[index].group = groups[0].group }
    if let motion {
      for view in start...index { views[view].identity = identity }
      motion.record(views[index], key)
      motion.present(&views[index], key)
    }
    if index > start {
      views[start].zIndex = views[index].zIndex
      views[index].zIndex = 0
    }
    walk.views.append(Int32(truncatingIfNeeded: index))
    walk.open.append(Open(node: node, view: index, wrappers: start..<index))
    addContent(of: node, frame, &walk)
  }

  /// Adds views that draw the outer effects of a view; returns all groups, that of the view itself first.
  private mutating func addWrappers(
    of node: Int32, _ flat: FlatNode, _ frame: Rect, _ parent: Int?, _ walk: Walk
  ) -> [(name: String, group: DisplayGroup)] {
    let tree = walk.engine.tree
    guard let effects = tree.notes(of: node)?.effects, !effects.isEmpty else { return [] }
    let groups = self.groups(of: effects, in: frame, reaching: tree.frameBeyondSafeArea(of: node, frame))
    let start = views.count
    for (name, group) in groups.dropFirst().reversed() {
      var wrapper = ResolvedView(view: name, role: .modifier, frame: frame)
      wrapper.parent = views.count > start ? views.count - 1 : parent
      wrapper.group = group
      wrapper.isRightToLeft = flat.flags.contains(.rightToLeft)
      views.append(wrapper)
    }
    return groups
  }

  /// Records the properties of a view that do not depend on its descendants.
  private static func resolve(
    _ node: Int32, _ flat: FlatNode, _ frame: Rect, _ view: inout ResolvedView, _ walk: Walk, includesRelations: Bool
  ) {
    let tree = walk.engine.tree
    view.proposal = ProposedViewSize(offer: flat.offer)
    if includesRelations { view.responses = tree.responses(of: node) }
    view.isRightToLeft = flat.flags.contains(.rightToLeft)
    if let notes = tree.notes(of: node) {
      view.detail = notes.detail
      view.id = notes.traits.id
      view.zIndex = notes.traits.zIndex ?? 0
      view.annotations = notes.traits.annotations
      view.source = notes.source
    }
    if let interactions = tree.notes(of: node)?.interactions, !interactions.isEmpty {
      view.interactions = interactions
    }
    if let spaces = tree.notes(of: node)?.coordinateSpaces, !spaces.isEmpty { view.coordinateSpaces = spaces }
    if flat.parent >= 0 { view.zIndex = tree.drawingOrder(of: node, in: flat.parent) ?? view.zIndex }
    if let box = flat.box {
      view.alignment = box._withUnsafeGuaranteedRef { $0.aligning?.drawnAlignment }
      if includesRelations, let stack = box._withUnsafeGuaranteedRef({ $0.stack }) {
        view.spacings = stack.spacings(of: tree.subviews(of: node))
      }
    } else {
      let rect = frame.rounded(toScale: walk.engine.environment.drawingScale)
      view.items = tree.storage.pointee.leaves[Int(flat.first)].draw(in: rect)
    }
  }

  /// Completes a view after its descendants.
  private mutating func close(_ walk: inout Walk) {
    guard var open = walk.open.popLast() else { return }
    let tree = walk.engine.tree
    if walk.views[Int(open.node)] >= 0, let index = open.view {
      addLayer(of: &open, &walk)
      if details.contains(.relations) {
        views[index].guides = guides(of: open.node, &walk)
      } else if details.contains(.setGuides) {
        views[index].guides = setGuides(of: open.node, &walk)
      }
      warnOfTightFrame(open.node, walk)
      if tree.isMask(open.node) { takeMask(from: index, of: open.node, &walk) }
      for wrapper in open.wrappers { views[wrapper].end = views.count }
      views[index].end = views.count
    }
    if let notes = tree.notes(of: open.node) {
      let placement = ViewPlacement(
        frame: walk.frames[Int(open.node)],
        isRightToLeft: tree.nodes[Int(open.node)].flags.contains(.rightToLeft))
      for change in notes.preferences {
        let key = change.preference.key
        var value = open.preferences[key]?.value ?? change.preference.defaultValue
        switch change.effect {
        case .observe(let read): read(value)
        case .change(let make):
          make(&value, placement)
          open.preferences[key] = (change.preference, value)
        }
      }
    }
    if walk.open.isEmpty {
      walk.preferences.combine(open.preferences)
    } else {
      walk.open[walk.open.count - 1].preferences.combine(open.preferences)
    }
  }
}

extension Emission.Preferences {
  /// Combines the preferences with those of the next sibling.
  mutating func combine(_ next: Emission.Preferences) {
    if isEmpty {
      self = next
      return
    }
    for (key, entry) in next {
      guard var own = self[key] else {
        self[key] = entry
        continue
      }
      own.identity.reduce(&own.value) { entry.value }
      self[key] = own
    }
  }
}

extension Double {
  /// The value as a coordinate: infinity is replaced by the greatest finite value, and NaN by 0.
  fileprivate var bounded: Double {
    isFinite ? self : isNaN ? 0 : self > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }
}

extension EnvironmentValues {
  /// The number of device pixels per point, or 1 if the display scale cannot be a divisor.
  var drawingScale: Double { displayScale.isFinite && displayScale > 0 ? displayScale : 1 }
}
