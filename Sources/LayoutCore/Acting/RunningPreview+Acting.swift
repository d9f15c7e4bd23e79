// The effect of each kind of step on the views of the current layout.
extension RunningPreview {
  /// Acts on the views that a step names.
  func act(_ step: Step) throws(StepFault) {
    switch step {
    case .tap(let target, let count):
      for number in 1...max(count, 1) { try tap(target, isLast: number >= count) }
    case .set(let target, let value): try set(target, to: value)
    case .submit(let target): try submit(target)
    case .drag(let target, let distance): try drag(target, by: distance, velocity: .zero)
    case .hold(let target, let distance): try hold(target, movedBy: distance)
    case .swipe(let target, let edge):
      let direction = Self.direction(to: edge)
      func length(_ length: Double) -> Size {
        Size(width: direction.x * length, height: direction.y * length)
      }
      try drag(target, by: length(Self.swipeDistance), velocity: length(Self.swipeVelocity))
    case .scroll(let target, let distance):
      let spot = try layout.spot(of: target, verb: "scrolled") { _ in false }
      if move(spot, by: distance) { return }
      if let view = disabledScrolling(along: spot.path) {
        throw StepFault(
          "\(layout.title(of: view)) does not scroll", hint: "'scrollDisabled' keeps it",
          source: layout.source(of: view))
      }
      try drag(target, by: distance, velocity: .zero)
    case .longPress(let target, let seconds): try press(target, seconds)
    case .magnify(let target, let scale):
      try pinch(target, "magnify") {
        $0.magnification = 1 + (scale - 1) * $1
      } accepts: {
        if case .magnify = $0 { true } else { false }
      }
    case .rotate(let target, let angle):
      try pinch(target, "rotate") {
        $0.rotation = Angle(radians: angle.radians * $1)
      } accepts: {
        if case .rotate = $0 { true } else { false }
      }
    case .wait: break
    }
  }

  /// The distance that the finger of a swipe moves, in points.
  private static let swipeDistance = 150.0
  /// The velocity of the finger at the end of a swipe, in points per second.
  private static let swipeVelocity = 1_200.0

  /// Returns the unit vector towards an edge, in a layout from left to right.
  private static func direction(to edge: Edge) -> Point {
    switch edge {
    case .leading: Point(x: -1, y: 0)
    case .trailing: Point(x: 1, y: 0)
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    }
  }

  // MARK: Taps

  /// Taps a view; at the last tap of a step, gestures that wait for further taps fail in favour of others.
  func tap(_ target: Step.Target, isLast: Bool) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "tapped") { $0.interaction.isOperable }
    let number = nextTap()
    var isPending = false
    var disabled: Int?
    // Gestures of high priority come first, from the outside in.
    for view in spot.path {
      for placed in layout.views[view].interactions.reversed() where placed.isEnabled {
        guard case .gesture(let gesture) = placed.interaction, gesture.priority == .high,
          case .ran = gesture.tap(number, input(at: spot.point, of: view, in: gesture.space, spot), isLast: isLast)
        else { continue }
        return
      }
    }
    var hasRun = false
    search: for view in spot.path.reversed() {
      for placed in layout.views[view].interactions {
        guard placed.isEnabled else {
          if placed.interaction.isOperable { disabled = disabled ?? view }
          continue
        }
        switch placed.interaction {
        case .button(let action): action()
        case .system(let ask): ask(placed.source ?? layout.source(of: view))
        case .runsButtons:
          let actions = layout.rowActions(of: view)
          if actions.isEmpty { continue }
          for action in actions { action() }
        case .toggle(let isOn, let set): set(!isOn)
        case .text(let input):
          focus(view)
          edit(input)
        case .links(let links):
          let point = layout.convert(spot.point, to: .local, of: view, spot)
          let (x, y) = (layout.views[view].frame.minX + point.x, layout.views[view].frame.minY + point.y)
          guard
            let link = links.links.first(where: { link in
              layout.views[view].areas(of: link).contains { $0.contains(Point(x: x, y: y)) }
            })
          else { continue }
          links.open(link.address, placed.source ?? layout.source(of: view))
        case .gesture(let gesture) where gesture.priority == .normal:
          switch gesture.tap(number, input(at: spot.point, of: view, in: gesture.space, spot), isLast: isLast) {
          case .ran: break
          case .pending:
            isPending = true
            if isLast { continue }
            break search
          case .none: continue
          }
        default: continue
        }
        hasRun = true
        break search
      }
    }
    for view in spot.path {
      for placed in layout.views[view].interactions where placed.isEnabled {
        guard case .gesture(let gesture) = placed.interaction, gesture.priority == .simultaneous else { continue }
        switch gesture.tap(number, input(at: spot.point, of: view, in: gesture.space, spot), isLast: isLast) {
        case .ran: hasRun = true
        case .pending: isPending = true
        case .none: break
        }
      }
    }
    if hasRun {
      if isPending { endTaps() }
      return close(spot.path)
    }
    if isPending { return }
    if let disabled { throw layout.disabledFault(disabled, target) }
    throw layout.deafFault(spot, target, verb: "a tap")
  }

  /// Closes the menu or the alert within which a control was operated.
  func close(_ path: [Int]) {
    for view in path.reversed() {
      for placed in layout.views[view].interactions {
        switch placed.interaction {
        case .keepsOpen: return
        case .closing(let close):
          close()
          return closeMenus()
        default: break
        }
      }
    }
  }

  /// Begins to edit a field, and ends the editing of the previous one; nil only ends editing.
  private func edit(_ input: TextInput?) {
    if let edited, edited.memory !== input?.memory || input?.isActive == false {
      self.edited = nil
      edited.report(false)
    }
    guard edited == nil, let input, let memory = input.memory, let report = input.edited else { return }
    edited = (memory, report)
    report(true)
  }

  /// Moves the focus to a view.
  private func focus(_ index: Int) {
    let wanted = focusTarget(of: index)
    if wanted?.isFocused == true { return }
    for view in layout.views {
      for placed in view.interactions {
        if case .focus(let target) = placed.interaction, target.isFocused { target.set(false) }
      }
    }
    wanted?.set(true)
  }

  /// Returns the focus target of a view, or nil if the view cannot have the focus.
  private func focusTarget(of index: Int) -> FocusTarget? {
    var wanted: FocusTarget?
    var view: Int? = index
    while let next = view, wanted == nil {
      for placed in layout.views[next].interactions {
        if case .focus(let target) = placed.interaction { wanted = target }
      }
      view = layout.views[next].parent.flatMap { layout.views[$0].role.isModifier ? $0 : nil }
    }
    return wanted
  }

  // MARK: Values

  private func set(_ target: Step.Target, to value: Step.NewValue) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "set") { $0.interaction.isSettable }
    for view in spot.path.reversed() {
      for placed in layout.views[view].interactions where placed.interaction.isSettable {
        guard placed.isEnabled else { throw layout.disabledFault(view, target) }
        if case .text(let input) = placed.interaction {
          focus(view)
          edit(input)
          if let text = value.typed, !input.set(text) {
            let title = layout.title(of: view)
            preview.states?.systemNote?("\(title) keeps its value, since '\(text)' is none", layout.views[view].source)
          }
          if value.typed != nil { return }
        }
        try placed.interaction.set(value, of: layout.title(of: view))
        if case .text = placed.interaction { return }
        return close(spot.path)
      }
    }
    throw layout.deafFault(spot, target, verb: "a value")
  }

  private func submit(_ target: Step.Target) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "submitted") { if case .text = $0.interaction { true } else { false } }
    guard
      let field = spot.path.last(where: { view in
        layout.views[view].interactions.contains { if case .text = $0.interaction { true } else { false } }
      })
    else { throw layout.deafFault(spot, target, verb: "a submission") }
    guard layout.views[field].interactions.contains(where: \.isEnabled) else {
      throw layout.disabledFault(field, target)
    }
    focus(field)
    for placed in layout.views[field].interactions {
      guard case .text(let input) = placed.interaction else { continue }
      edit(input)
      edit(nil)
      input.commit?()
    }
    search: for view in spot.path.reversed() {
      for placed in layout.views[view].interactions {
        if case .submitScope = placed.interaction { break search }
        if case .submit(let action) = placed.interaction { action() }
      }
    }
    // The actions may have moved the focus; otherwise the field loses it.
    focusTarget(of: field)?.set(false)
  }
}

extension ResolvedLayout {
  /// Returns the actions of a row's enabled buttons that a tap beside them runs.
  ///
  /// Source: buttons in a list with the automatic style act for their whole row, as Apple's forums describe.
  fileprivate func rowActions(of row: Int) -> [() -> Void] {
    var actions: [() -> Void] = []
    for view in row..<max(views[row].end, row + 1) {
      let interactions = views[view].interactions
      guard interactions.contains(where: { if case .actsInRow = $0.interaction { true } else { false } }) else {
        continue
      }
      for placed in interactions where placed.isEnabled {
        if case .button(let action) = placed.interaction { actions.append(action) }
      }
    }
    return actions
  }
}
