/// Taps, drags, presses and pinches, and the gestures of views that recognize them.
extension RunningPreview {
  /// Returns the input of a gesture of a view at a point of the canvas.
  func input(at point: Point, of view: Int, in space: CoordinateSpace, _ spot: Spot) -> GestureInput {
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
  func gestures(along path: [Int]) -> [(view: Int, gesture: GestureResponse, isEnabled: Bool)] {
    var high: [(view: Int, gesture: GestureResponse, isEnabled: Bool)] = []
    var normal = high
    for view in path {
      var own: [(view: Int, gesture: GestureResponse, isEnabled: Bool)] = []
      for placed in layout.views[view].interactions {
        if case .gesture(let gesture) = placed.interaction { own.append((view, gesture, placed.isEnabled)) }
      }
      // Of the gestures of one view, the first one is the innermost.
      high += own.reversed().filter { $0.gesture.priority == .high }
      normal = own.filter { $0.gesture.priority != .high } + normal
    }
    return high + normal
  }

  /// Runs the first gesture that accepts an input, and all simultaneous ones; throws if there is none.
  ///
  /// A drag that no gesture follows moves a scroll view; the finger is lifted at a velocity in points per second.
  func recognize(
    _ spot: Spot, _ target: Step.Target, _ verb: String, _ inputs: (Int, CoordinateSpace) -> [GestureInput],
    _ play: GesturePlay, velocity: Size = .zero
  ) throws(StepFault) {
    // All inputs are found before a gesture runs, which may change the layout.
    var recognized: [(gesture: GestureResponse, inputs: [GestureInput])] = []
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
      guard recognized.isEmpty || gesture.priority == .simultaneous else { continue }
      recognized.append((gesture, inputs(view, gesture.space)))
    }
    var isPress = false
    if case .press = play { isPress = true }
    for (gesture, inputs) in recognized {
      gesture.begin(play, inputs) { if !isPress { showChanges() } }
      lifting { gesture.finish(play, inputs) }
    }
    if !recognized.isEmpty { return }
    if case .drag(let distance) = play, move(spot, by: distance, velocity: velocity) { return }
    if isShort { return }
    if case .drag = play, let view = disabledScrolling(along: spot.path) {
      throw StepFault(
        "\(layout.title(of: view)) does not scroll", hint: "'scrollDisabled' keeps it", source: layout.source(of: view))
    }
    if let disabled { throw layout.disabledFault(disabled, target) }
    throw layout.deafFault(spot, target, verb: verb)
  }

  /// Drags a view by a distance in points, and releases it at a velocity in points per second; throws if nothing
  /// receives the drag.
  func drag(_ target: Step.Target, by distance: Size, velocity: Size) throws(StepFault) {
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
        lifting { amount.edited?(false) }
        return
      }
    }
    if !hasDrag(distance, along: spot.path), drop(spot, at: end) { return }
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
      }, .drag(distance), velocity: velocity)
  }

  /// Presses a view for some seconds; throws if nothing receives the press.
  func press(_ target: Step.Target, _ seconds: Double) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "pressed") { $0.interaction.isOperable }
    // A button also acts when it is released late, unless a gesture follows the press.
    let isFollowed = gestures(along: spot.path).contains { $0.isEnabled && $0.gesture.accepts(.press(seconds)) }
    if !isFollowed, layout.hasButton(along: spot.path) { return try tap(target, isLast: true) }
    try recognize(
      spot, target, "a long press",
      { view, space in
        [self.input(at: spot.point, of: view, in: space, spot)]
      }, .press(seconds))
    close(spot.path)
  }

  /// Moves two fingers on a view; `verb` names the step in errors, which are thrown if nothing receives it.
  func pinch(
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
