import PlumblineLayout

/// The states of a layout as one figure that moves from one to the next, view by view.
///
/// The states are centred on each other. Views are matched by their positions in the tree; states of different trees
/// fade into each other.
struct AnimatedFigure {
  /// The states.
  var states: [AnnotatedFigure]
  /// The moments that are shown; a still has one.
  var moments: [Moment]
  private let offsets: [Point]
  /// The moments of the whole loop, which determine the common size of stills.
  let loop: [Moment]
  /// The duration of the whole loop, in seconds.
  var duration: Double
  /// Whether each view moves its own piece of the guide.
  var showsPieces: Bool
  /// Whether frames are outlined.
  var showsFrames: Bool
  /// Whether guides are shown.
  var showsGuides: Bool
  /// The names of the guides that are shown, or of their axes; nil shows all.
  var guideNames: [String]?
  /// The names of the states, which are shown below the views while the state is shown; empty if they are not shown.
  var names: [String]

  /// Creates a loop through the states.
  init(states: [AnnotatedFigure], guidesFirst: Bool, request: FigureRequest) {
    self.states = states
    moments = guidesFirst ? Moment.guidesFirstLoop(states: states.count) : Moment.loop(states: states.count)
    loop = moments
    let canvases = states.map(\.scene.layout.canvas)
    let (width, height) = (canvases.map(\.width).max() ?? 0, canvases.map(\.height).max() ?? 0)
    offsets = canvases.map { Point(x: (width - $0.width) / 2, y: (height - $0.height) / 2) }
    duration = request.stepDuration * Double(max(states.count, 1)) * (guidesFirst ? 1.5 : 1)
    showsPieces = guidesFirst
    showsFrames = request.annotations.contains(.frames)
    showsGuides = request.annotations.contains(.guides)
    guideNames = request.guides?.map(\.text)
    names = request.annotations.contains(.caption) && request.names.count == states.count ? request.names : []
  }

  /// The whole figure, in the coordinates of the largest canvas.
  var block: FigureBlock {
    guard let first = states.first else { return FigureBlock(items: [], bounds: .zero) }
    var bounds = states.indices.map { states[$0].scene.content.offsetBy(dx: offset($0).x, dy: offset($0).y) }
      .reduce(first.scene.content.offsetBy(dx: offset(0).x, dy: offset(0).y)) { $0.union($1) }
    let (behind, over, annotated) = remarks
    bounds = Rect.union(bounds, annotated) ?? bounds
    guard isOneTree else { return named(FigureBlock(items: behind + fading + over, bounds: bounds)) }
    var items = first.scene.layout.units.map(moving)
    if showsGuides {
      let guides = MovingGuides(figure: self)
      items = guides.behind + items + guides.items
      bounds = Rect.union(bounds, guides.bounds) ?? bounds
    }
    return named(FigureBlock(items: behind + items + over, bounds: bounds))
  }

  /// Returns the figure with the states' names below it, each shown with its state.
  private func named(_ block: FigureBlock) -> FigureBlock {
    guard states.count > 1 else { return block }
    var (items, bounds) = (block.items, block.bounds)
    for (state, name) in names.enumerated() where !name.isEmpty {
      let scene = states[state].scene
      let text = FigureBlock.text(
        name, in: scene.theme.caption, width: max(block.bounds.width, 80), name: "caption", typesetter: scene.typesetter
      )
      let corner = Point(
        x: block.bounds.midX - text.bounds.width / 2, y: block.bounds.maxY + scene.theme.distance.margin / 2)
      let placed = text.moved(to: corner)
      items.append(group("caption", placed.items, transform: { _ in .identity }) { $0.views == state ? 1 : 0 })
      bounds = bounds.union(placed.bounds)
    }
    return FigureBlock(items: items, bounds: bounds)
  }

  /// The annotations of each state except frames and guides, each shown with its state, and the rectangle around them.
  private var remarks: (behind: [DisplayItem], over: [DisplayItem], bounds: Rect?) {
    var (behind, over): ([DisplayItem], [DisplayItem]) = ([], [])
    var bounds: Rect?
    for state in states.indices {
      var figure = states[state]
      figure.annotations.removeAll(where: \.movesWithViews)
      let layers = figure.layers
      let shift = offset(state)
      for (items, isBehind) in [(layers.behind, true), (layers.over, false)] where !items.isEmpty {
        bounds = Rect.union(bounds, items.bounds?.offsetBy(dx: shift.x, dy: shift.y))
        let part = group(
          "remarks", items, transform: { _ in .translation(x: shift.x, y: shift.y) },
          opacity: { $0.views == state && $0.guides == state ? 1 : 0 })
        if isBehind { behind.append(part) } else { over.append(part) }
      }
    }
    return (behind, over, bounds)
  }

  /// Returns the corner of a state's canvas in the largest one.
  func offset(_ state: Int) -> Point { offsets[state] }

  /// Returns a view's frame in a state.
  func frame(of view: Int, in state: Int) -> Rect {
    let shift = offset(state)
    return states[state].scene.layout.views[view].frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Items whose displacement and opacity change with the figure's moments.
  func group(
    _ name: String?, _ items: [DisplayItem], transform: (Moment) -> Transform, opacity: (Moment) -> Double = { _ in 1 }
  ) -> DisplayItem {
    var group = DisplayGroup(name: name, items: items)
    let keyframes = moments.map {
      DisplayAnimation.Keyframe(time: $0.time, transform: transform($0), opacity: opacity($0))
    }
    let moves = keyframes.contains {
      $0.transform != keyframes.first?.transform || $0.opacity != keyframes.first?.opacity
    }
    guard let first = keyframes.first else { return .group(group) }
    group.transform = first.transform
    if moves {
      group.animation = DisplayAnimation(
        duration: duration,
        keyframes: keyframes.map { frame in
          var frame = frame
          let (from, to) = (first.transform, frame.transform)
          frame.transform = .translation(x: to.m31 - from.m31, y: to.m32 - from.m32)
          return frame
        })
    } else {
      group.opacity = first.opacity
    }
    return .group(group)
  }

  /// Whether all states hold the same views.
  private var isOneTree: Bool {
    states.allSatisfy { state in
      state.scene.layout.views.elementsEqual(states[0].scene.layout.views) { $0.isSameKind(as: $1) && $0.end == $1.end }
    }
  }

  /// The states in front of each other, each opaque while it is shown.
  private var fading: [DisplayItem] {
    states.indices.map { state in
      let shift = offset(state)
      return group(
        nil, states[state].scene.layout.display, transform: { _ in .translation(x: shift.x, y: shift.y) },
        opacity: { $0.views == state ? 1 : 0 })
    }
  }

  /// Returns a part that moves as a unit; its appearances in different states fade into each other.
  private func moving(_ unit: LayoutUnit) -> DisplayItem {
    var appearances: [(state: Int, signature: [Paint])] = []
    let appearanceOf = states.indices.map { state -> Int in
      let signature = states[state].scene.layout.items(of: unit).paints
      if let known = appearances.firstIndex(where: { appearance in
        appearance.signature == signature && hasSameSize(unit.view, appearance.state, state)
      }) {
        return known
      }
      appearances.append((state, signature))
      return appearances.count - 1
    }
    let groups = appearances.indices.map { appearance in
      let home = appearances[appearance].state
      let from = frame(of: unit.view, in: home)
      let scene = states[home].scene
      var items = scene.layout.items(of: unit)
      if showsFrames {
        let line = scene.theme.frame
        items.append(
          line.stroke(Path(scene.drawnFrame(of: unit.view).insetBy(dx: line.width / 2, dy: line.width / 2))))
      }
      return group(scene.layout.views[unit.view].name, items) { moment in
        let to = frame(of: unit.view, in: moment.views)
        let shift = offset(home)
        return .translation(x: to.midX - from.midX + shift.x, y: to.midY - from.midY + shift.y)
      } opacity: { moment in
        appearanceOf[moment.views] == appearance ? 1 : 0
      }
    }
    return groups.count == 1 ? groups[0] : .group(DisplayGroup(items: groups))
  }

  private func hasSameSize(_ view: Int, _ a: Int, _ b: Int) -> Bool {
    let (one, other) = (frame(of: view, in: a).size, frame(of: view, in: b).size)
    return abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }
}
