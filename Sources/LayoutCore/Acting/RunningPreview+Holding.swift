/// A finger that a step has left on the screen.
struct RestingFinger {
  /// The step that has left the finger on a view without moving it, or nil.
  var press: Step?
  /// Whether a function of ``lifts`` ends the pressed state that is drawn.
  var hidesPress = false
  /// The functions that run when the finger is lifted, in order.
  var lifts: [() -> Void] = []
  /// The presses that are recognized while the finger rests: the virtual time of each in seconds, in their order, and
  /// the function that it runs.
  var presses: [(time: Double, run: () -> Void)] = []
}

extension RunningPreview {
  /// Runs a function when the finger of the step is lifted: at once, unless the step leaves the finger on the screen.
  func lifting(_ run: @escaping () -> Void) {
    if finger == nil { run() } else { finger?.lifts.append(run) }
  }

  /// Lifts the finger that an earlier step has left on the screen, and evaluates the views again.
  func liftFinger() {
    guard let finger else { return }
    self.finger = nil
    running { for lift in finger.lifts { lift() } }
    evaluateAgain()
  }

  /// Draws the button or the row of a list under a resting finger as pressed, if its style is one of the system.
  ///
  /// Rule: <doc:Controls#Pressed-buttons>.
  func showPress() {
    guard let step = finger?.press, case .hold(let target, _) = step,
      let spot = try? layout.spot(of: target, verb: "held", suits: { $0.interaction.isOperable })
    else { return }
    let path = spot.path.reversed().flatMap { layout.views[$0].interactions.filter(\.isEnabled) }
    guard path.contains(where: \.isButton), let show = path.lazy.compactMap(\.showPress).first else { return }
    show(true)
    layOutAgain()
    // The memory of a row outlives the evaluation of the views.
    if finger?.hidesPress == false {
      finger?.hidesPress = true
      finger?.lifts.append { show(false) }
    }
  }

  /// Runs the functions of the presses that have lasted long enough.
  func recognizePresses() {
    guard let due = finger?.presses.prefix(while: { $0.time <= time }), !due.isEmpty else { return }
    finger?.presses.removeFirst(due.count)
    running { for press in due { press.run() } }
  }

  /// Puts a finger on a view, moves it by a distance in points and leaves it there; throws if nothing receives it.
  ///
  /// Rule: <doc:Steps#What-receives-a-touch>.
  func hold(_ target: Step.Target, movedBy distance: Size) throws(StepFault) {
    do throws(StepFault) {
      if distance == .zero { try hold(target) } else { try drag(target, by: distance, velocity: .zero) }
    } catch {
      // No gesture has begun; a button that was pressed is released.
      let lifts = finger?.lifts ?? []
      finger = nil
      for lift in lifts { lift() }
      throw error
    }
  }

  private func hold(_ target: Step.Target) throws(StepFault) {
    let spot = try layout.spot(of: target, verb: "held") { $0.interaction.isOperable }
    let operable = spot.path.reversed().flatMap { view in
      layout.views[view].interactions.filter { $0.interaction.isOperable }.map { (view, $0.isEnabled) }
    }
    guard operable.contains(where: \.1) else {
      if let (view, _) = operable.first { throw layout.disabledFault(view, target) }
      throw layout.deafFault(spot, target, verb: "a touch")
    }
    let play = GesturePlay.press(0)
    let following = gestures(along: spot.path).filter { $0.isEnabled && $0.gesture.accepts(play) }
    for (view, gesture, _) in following {
      let input = input(at: spot.point, of: view, in: gesture.space, spot)
      gesture.begin(play, [input]) {}
      if case .longPress(let minimum) = gesture.kind {
        // The press ends when it is recognized, unless it was too short.
        var isOver = false
        let end = {
          guard !isOver else { return }
          isOver = true
          gesture.pressing?(false)
          gesture.reset?()
        }
        finger?.presses.append(
          (
            time + minimum,
            {
              gesture.ended?(.input(input))
              end()
            }
          ))
        finger?.lifts.append(end)
      } else {
        finger?.lifts.append { gesture.finish(play, [input]) }
      }
    }
    finger?.presses.sort { $0.time < $1.time }
    // Buttons and taps act when the finger is lifted.
    if following.isEmpty { finger?.lifts.append { [self] in try? tap(target, isLast: true) } }
  }
}

extension PlacedInteraction {
  /// Whether the interaction is a button.
  fileprivate var isButton: Bool {
    if case .button = interaction { true } else { false }
  }

  /// The function that draws the view as pressed, or nil for other interactions.
  fileprivate var showPress: ((Bool) -> Void)? {
    switch interaction {
    case .showsPress(let show), .runsButtons(let show): show
    default: nil
    }
  }
}
