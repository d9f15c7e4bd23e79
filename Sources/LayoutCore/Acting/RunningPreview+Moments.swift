/// A running preview at a point in time of its animations.
extension RunningPreview {
  /// The layout as it is visible: with running animations after a `wait`, and otherwise with only those that do not
  /// end.
  public var shown: ResolvedLayout {
    guard let animator, animator.isRunning(at: time, includesFinite: isMoving) else { return layout }
    return animator.presenting(at: time, includesFinite: isMoving) {
      var moment = laidOutAtMoment(animator)
      animator.addLeaving(to: &moment)
      moment.warnings = layout.warnings
      moment.colorScheme = layout.colorScheme
      return moment
    }
  }

  /// Returns the layout with the values of the animator's point in time.
  func laidOutAtMoment(_ animator: Animator) -> ResolvedLayout {
    var moment = layout
    states?.withoutReports {
      let view = animator.prepared(root)
      let layers = layers(presented)
      if presented.isEmpty && !animator.showsScreens && layers.lowering(on: screen) == 0 {
        moment = laidOut(view, on: nil)
        // A view that leaves the root is drawn beside it, not within it.
        if animator.isLeavingRoot(of: moment) { moment = laidOut(.zStack(children: [view]), on: nil) }
      } else {
        moment = laidOut(
          layers.view(over: view, on: screen), on: screen, isOverBlack: layers.isOverBlack(on: screen))
      }
    }
    return moment
  }

  /// Finishes the animations that are not endless, and runs their completions.
  public func finish() {
    for _ in 0..<Self.greatestPassCount {
      states?.watchChanges()
      guard !isMoving, states?.finishAnimations() == true else { return }
      evaluateAgain()
    }
  }

  /// Finishes the animations that are not endless, so that the next step begins at rest; none are finished after a
  /// `wait`.
  public func rest() {
    guard !isMoving else { return }
    finish()
    animator?.endFinite()
  }

  /// The present values of the preview's states.
  public var stateValues: [StateValue] { states?.values ?? [] }

  /// Whether an animation runs.
  public var isAnimating: Bool { animator?.isRunning(at: time, includesFinite: true) ?? false }

  /// The time at which the last running animation ends, or nil if none runs or all are endless.
  ///
  /// Time passes in steps of a billionth of a second, so that an animation with less than one step left has ended.
  public var animationEnd: Double? { animator?.end(after: time + 1e-9) }
}
