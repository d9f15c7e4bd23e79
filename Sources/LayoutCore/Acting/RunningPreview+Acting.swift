// How each kind of step acts on the views of the current layout.
extension RunningPreview {
  /// Acts on the views that a step names.
  func act(_ step: Step) throws(StepFault) {
    switch step {
    case .tap(let target, let count):
      for number in 1...max(count, 1) { try tap(target, isLast: number >= count) }
    case .set(let target, let value): try set(target, to: value)
    case .submit(let target): try submit(target)
    case .drag(let target, let distance): try drag(target, by: distance, velocity: .zero)
    case .swipe(let target, let edge):
      let direction = Self.direction(to: edge)
      func length(_ length: Double) -> Size {
        Size(width: direction.x * length, height: direction.y * length)
      }
      try drag(target, by: length(Self.swipeDistance), velocity: length(Self.swipeVelocity))
    case .scroll(let target, let distance):
      let spot = try layout.spot(of: target, verb: "scrolled") { _ in false }
      if !move(spot, by: distance) { try drag(target, by: distance, velocity: .zero) }
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

  /// Taps a view; the gestures that wait for further taps give way to others at the last tap of a step.
  private func tap(_ target: Step.Target, isLast: Bool) throws(StepFault) {
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
        case .toggle(let isOn, let set): set(!isOn)
        case .text: focus(view)
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

  /// Closes the menu or the question within which a control was operated.
  private func close(_ path: [Int]) {
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

  /// Moves the focus to a view.
  private func focus(_ index: Int) {
    var wanted: FocusTarget?
    var view: Int? = index
    while let next = view, wanted == nil {
      for placed in layout.views[next].interactions {
        if case .focus(let target) = placed.interaction { wanted = target }
      }
      view = layout.views[next].parent.flatMap { layout.views[$0].role.isModifier ? $0 : nil }
    }
    if wanted?.isFocused == true { return }
    for view in layout.views {
      for placed in view.interactions {
        if case .focus(let target) = placed.interaction, target.isFocused { target.set(false) }
      }
    }
    wanted?.set(true)
  }

  // MARK: Values

  private func set(_ target: Step.Target, to value: Step.NewValue) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "set") { $0.interaction.isSettable }
    for view in spot.path.reversed() {
      for placed in layout.views[view].interactions where placed.interaction.isSettable {
        guard placed.isEnabled else { throw layout.disabledFault(view, target) }
        if case .text = placed.interaction { focus(view) }
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
    for placed in layout.views[field].interactions {
      if case .text(let input) = placed.interaction { input.commit?() }
    }
    for view in spot.path.reversed() {
      for placed in layout.views[view].interactions {
        if case .submit(let action) = placed.interaction { action() }
      }
    }
    for view in layout.views {
      for placed in view.interactions {
        if case .focus(let target) = placed.interaction, target.isFocused { target.set(false) }
      }
    }
  }

  // MARK: Gestures

  private func input(at point: Point, of view: Int, in space: CoordinateSpace, _ spot: Spot) -> GestureInput {
    var input = GestureInput(at: layout.convert(point, to: space, of: view, spot))
    let frame = layout.views[view].frame
    if frame.width > 0, frame.height > 0 {
      let local = layout.convert(point, to: .local, of: view, spot)
      input.anchor = UnitPoint(x: local.x / frame.width, y: local.y / frame.height)
    }
    input.size = frame.size
    input.time = time
    return input
  }

  /// Returns the gestures that may recognize a movement, in the order of their priority.
  private func gestures(along path: [Int]) -> [(view: Int, gesture: GestureResponse, isEnabled: Bool)] {
    var high: [(view: Int, gesture: GestureResponse, isEnabled: Bool)] = []
    var normal = high
    for view in path {
      for placed in layout.views[view].interactions {
        guard case .gesture(let gesture) = placed.interaction else { continue }
        if gesture.priority == .high {
          high.append((view, gesture, placed.isEnabled))
        } else {
          normal.insert((view, gesture, placed.isEnabled), at: 0)
        }
      }
    }
    return high + normal
  }

  /// Runs the first gesture that accepts an input, and all simultaneous ones; throws if there is none.
  private func recognize(
    _ spot: Spot, _ target: Step.Target, _ verb: String, _ inputs: (Int, CoordinateSpace) -> [GestureInput],
    _ play: GesturePlay
  ) throws(StepFault) {
    var hasRun = false
    var isShort = false
    var disabled: Int?
    for (view, gesture, isEnabled) in gestures(along: spot.path) {
      guard gesture.accepts(play) else {
        isShort = isShort || isEnabled && gesture.accepts(play.enlarged)
        continue
      }
      guard isEnabled else {
        disabled = view
        continue
      }
      guard !hasRun || gesture.priority == .simultaneous else { continue }
      gesture.run(play, inputs(view, gesture.space))
      hasRun = true
    }
    if hasRun { return }
    if case .drag(let distance) = play, move(spot, by: distance) { return }
    if isShort { return }
    if let disabled { throw layout.disabledFault(disabled, target) }
    throw layout.deafFault(spot, target, verb: verb)
  }

  private func drag(_ target: Step.Target, by distance: Size, velocity: Size) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "dragged") { $0.interaction.isDraggable }
    let end = Point(x: spot.point.x + distance.width, y: spot.point.y + distance.height)
    for view in spot.path.reversed() {
      for placed in layout.views[view].interactions {
        guard case .amount(let amount) = placed.interaction, let set = amount.set, let limits = amount.limits else {
          continue
        }
        guard placed.isEnabled else { throw layout.disabledFault(view, target) }
        let track = max(layout.views[view].frame.width - 27, 1)
        let sign = layout.views[view].isRightToLeft ? -1.0 : 1
        let share = sign * distance.width / track * (limits.upperBound - limits.lowerBound)
        amount.edited?(true)
        set(amount.settled(amount.value + share))
        amount.edited?(false)
        return
      }
    }
    try recognize(
      spot, target, "a drag",
      { view, space in
        [0.25, 0.5, 0.75, 1].map { share in
          var input = self.input(at: spot.point, of: view, in: space, spot)
          let now = Point(x: spot.point.x + distance.width * share, y: spot.point.y + distance.height * share)
          input.location = layout.convert(now, to: space, of: view, spot)
          let predicted = Point(x: end.x + velocity.width * 0.25, y: end.y + velocity.height * 0.25)
          input.predictedEnd = layout.convert(predicted, to: space, of: view, spot)
          input.velocity = velocity
          return input
        }
      }, .drag(distance))
  }

  private func press(_ target: Step.Target, _ seconds: Double) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "pressed") { $0.interaction.isOperable }
    try recognize(
      spot, target, "a long press",
      { view, space in
        [self.input(at: spot.point, of: view, in: space, spot)]
      }, .press(seconds))
    close(spot.path)
  }

  private func pinch(
    _ target: Step.Target, _ verb: String, _ change: (inout GestureInput, Double) -> Void,
    accepts: @escaping (GestureResponse.Kind) -> Bool
  ) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: verb == "magnify" ? "magnified" : "rotated") {
      $0.interaction.isOperable
    }
    try recognize(
      spot, target, verb == "magnify" ? "a magnification" : "a rotation",
      { view, space in
        [0.25, 0.5, 0.75, 1].map { share in
          var input = self.input(at: spot.point, of: view, in: space, spot)
          change(&input, share)
          return input
        }
      }, .fingers(accepts))
  }
}
