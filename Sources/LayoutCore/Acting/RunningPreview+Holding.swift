/// A finger that a step has left on the screen.
struct RestingFinger {
  /// The functions that run when the finger is lifted, in order.
  var lifts: [() -> Void] = []
  /// The presses that are recognized while the finger rests: the virtual time of each in seconds, in their order, and the
  /// function that it runs.
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
        finger?.presses.append((time + minimum, { gesture.ended?(.input(input)) }))
        // It has ended when it was recognized, and not at all if it was too short.
        finger?.lifts.append {
          gesture.pressing?(false)
          gesture.reset?()
        }
      } else {
        finger?.lifts.append { gesture.finish(play, [input]) }
      }
    }
    finger?.presses.sort { $0.time < $1.time }
    // Buttons and taps act when the finger is lifted.
    if following.isEmpty { finger?.lifts.append { [self] in try? tap(target, isLast: true) } }
  }
}
