// The layout of views that depend on a size or a preference.
extension Emission {
  /// Calls the geometry observers of a view and lays out the content of a reader in its frame.
  mutating func addContent(of node: Int32, _ frame: Rect, _ walk: inout Walk) {
    guard let notes = walk.engine.tree.notes(of: node) else { return }
    if notes.geometryObservers.isEmpty {
      guard case .reader = notes.content else { return }
    }
    let context = context(within: node, walk)
    let insets = walk.engine.tree.outsetsBeyondSafeArea(of: node, on: .all)
    var proxy = GeometryProxy(frame: frame, safeAreaInsets: insets, spaces: context.spaces)
    proxy.matched = matched
    for read in notes.geometryObservers { read(proxy) }
    guard case .reader(let make) = notes.content else { return }
    let preferences = layOut(ReaderLayout(), make(proxy), of: node, notes, at: frame, context, walk)
    walk.open[walk.open.count - 1].preferences.combine(preferences)
  }

  /// Lays out a layer that depends on the preferences of the views inside.
  mutating func addLayer(of open: inout Open, _ walk: inout Walk) {
    guard let notes = walk.engine.tree.notes(of: open.node), case .layer(let layer) = notes.content else { return }
    walk.open.append(open)
    let context = context(within: open.node, walk)
    walk.open.removeLast()
    let value = open.preferences[layer.preference.key]?.value ?? layer.preference.defaultValue
    let first = views.count
    let frame = walk.frames[Int(open.node)]
    let preferences = layOut(
      PreferenceLayerLayout(alignment: layer.alignment), layer.content(value), of: open.node, notes, at: frame, context,
      walk)
    if layer.isBehind, first < views.count {
      var index = first
      while index < views.count {
        views[index].zIndex = -.infinity
        index = views[index].end
      }
    }
    open.preferences.combine(preferences)
  }

  /// Lays out content in a frame and returns its preferences.
  private mutating func layOut(
    _ layout: some Layout, _ content: LayoutNode, of node: Int32, _ notes: NodeNotes, at frame: Rect,
    _ context: Context, _ walk: Walk
  ) -> Preferences {
    guard walk.engine.nesting < Emission.greatestNesting else {
      warnings.append(
        LayoutWarning(
          "more than \(Emission.greatestNesting) size-dependent views are nested; "
            + "the innermost one is empty", source: notes.source))
      return [:]
    }
    var environment = notes.environment ?? walk.engine.environment
    environment.stackOrientation = nil
    if environment.scrollView >= 0 || environment.containerSizes != nil {
      let container =
        environment.scrollView >= 0
        ? walk.engine.tree.containerSize(of: environment.scrollView) : environment.containerSizes?.outermost
      environment.containerSizes = ContainerSizes(outermost: container)
      environment.scrollView = -1
    }
    let engine = LayoutEngine(
      root: LayoutNode(view: "", .layout(layout), children: [content]), environment: environment,
      typesetter: walk.engine.typesetter, nesting: walk.engine.nesting + 1)
    engine.place(filling: frame.size, beyond: walk.engine.tree.outsetsBeyondSafeArea(of: node, on: .all))
    return engine.onLargeStack { add(engine, at: frame, context: context, skippingRoot: true) }
  }

  /// Returns the context of content inside a view.
  private func context(within node: Int32, _ walk: Walk) -> Context {
    var context = walk.context
    context.parent = walk.open.last.flatMap(\.view) ?? context.parent
    let tree = walk.engine.tree
    for open in walk.open {
      let frame = walk.frames[Int(open.node)]
      if let scrolling = tree.nodes[Int(open.node)].box?._withUnsafeGuaranteedRef({ $0.layout }) as? ScrollLayout {
        for name in ScrollSpace.names(of: scrolling) { context.spaces[name] = frame }
      }
      for name in tree.notes(of: open.node)?.coordinateSpaces ?? [] { context.spaces[name] = frame }
    }
    return context
  }
}

extension GeometryProxy {
  /// Creates a proxy of a frame in the canvas, with the bounds of the named coordinate spaces around it.
  init(frame: Rect, safeAreaInsets: EdgeInsets, spaces: [AnyHashableSendable: Rect]) {
    self.init(size: frame.size, safeAreaInsets: safeAreaInsets) { space in
      switch space {
      case .global: return frame
      case .local: return Rect(size: frame.size)
      case .named(let name):
        guard let origin = spaces[name]?.origin else { return frame }
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    } spaces: { space in
      switch space {
      case .global: nil
      case .local: Rect(size: frame.size)
      case .named(let name): spaces[name]?.offsetBy(dx: -frame.minX, dy: -frame.minY)
      }
    }
  }
}
