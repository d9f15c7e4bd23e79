/// The movement of a finger, from which gestures are recognized.
enum GesturePlay {
  /// A movement by a distance in points.
  case drag(Size)
  /// A press of a duration in seconds.
  case press(Double)
  /// A movement of two fingers that some kinds of gestures follow.
  case fingers((GestureResponse.Kind) -> Bool)

  /// The play with a distance that is long enough for every drag in its direction.
  var enlarged: GesturePlay {
    guard case .drag(let distance) = self else { return self }
    return .drag(Size(width: distance.width * 1e6, height: distance.height * 1e6))
  }
}

/// The outcome of a tap for a gesture.
enum TapOutcome {
  /// The gesture has ended.
  case ran
  /// The gesture waits for further taps.
  case pending
  /// The gesture does not recognize taps.
  case none
}

extension GestureResponse {
  /// Recognizes the tap with a number, from 1; after the last one no other follows at once.
  func tap(_ number: Int, _ input: GestureInput, isLast: Bool) -> TapOutcome {
    switch kind {
    case .tap(let count):
      guard count > 0, number % count == 0 else { return .pending }
      end(.input(input))
      return .ran
    case .drag(let minimum):
      guard minimum <= 0 else { return .none }
      changed?(.input(input))
      end(.input(input))
      return .ran
    case .longPress(let minimum):
      guard minimum <= 0 else { return .none }
      end(.input(input))
      return .ran
    case .exclusive(let first, let second):
      let outcome = first.tap(number, input, isLast: isLast)
      if case .ran = outcome {
        end(.first(.input(input)))
        return .ran
      }
      if case .pending = outcome, !isLast { return .pending }
      let other = second.tap(number, input, isLast: isLast)
      if case .ran = other { end(.second(.input(input), .input(input))) }
      if case .none = other { return outcome }
      return other
    case .simultaneous(let first, let second):
      let outcomes = (first.tap(number, input, isLast: isLast), second.tap(number, input, isLast: isLast))
      switch outcomes {
      case (.ran, .ran): end(.both(.input(input), .input(input)))
      case (.ran, _): end(.both(.input(input), nil))
      case (_, .ran): end(.both(nil, .input(input)))
      case (.pending, _), (_, .pending): return .pending
      default: return .none
      }
      return .ran
    case .magnify, .rotate, .sequence: return .none
    }
  }

  /// Returns whether the gesture recognizes a play.
  func accepts(_ play: GesturePlay) -> Bool {
    switch (kind, play) {
    case (.drag(let minimum), .drag(let distance)):
      let isVertical = abs(distance.height) > abs(distance.width)
      if let axis, (axis == .vertical) != isVertical { return false }
      return (distance.width * distance.width + distance.height * distance.height).squareRoot() >= minimum
    case (.longPress, .press): return true
    case (.drag(let minimum), .press): return minimum <= 0
    case (.magnify, .fingers(let accepts)), (.rotate, .fingers(let accepts)): return accepts(kind)
    case (.sequence(let first, let second), .drag):
      if case .longPress = first.kind { return second.accepts(play) }
      return first.accepts(play)
    case (.sequence(let first, _), _): return first.accepts(play)
    case (.simultaneous(let first, let second), _), (.exclusive(let first, let second), _):
      return first.accepts(play) || second.accepts(play)
    default: return false
    }
  }

  /// Runs the gesture's functions for a play, whose last input is the end.
  ///
  /// `show` shows the views after each input, so that views follow the intermediate values.
  func run(_ play: GesturePlay, _ inputs: [GestureInput], show: () -> Void) {
    begin(play, inputs, show: show)
    finish(play, inputs)
  }

  /// Runs the gesture's functions for a play until its fingers are lifted, which `finish` does.
  func begin(_ play: GesturePlay, _ inputs: [GestureInput], show: () -> Void) {
    guard let start = inputs.first, let last = inputs.last else { return }
    pressing?(true)
    switch kind {
    case .longPress: changed?(.input(last))
    case .sequence(let first, let second):
      first.changed?(.input(start))
      first.ended?(.input(start))
      changed?(.first(.input(start)))
      guard second.accepts(play) else {
        changed?(.second(.input(start), nil))
        break
      }
      for input in inputs {
        second.changed?(.input(input))
        changed?(.second(.input(start), .input(input)))
        show()
      }
    case .simultaneous(let first, let second):
      let (one, two) = (first.accepts(play), second.accepts(play))
      if one { first.begin(play, inputs, show: show) }
      if two { second.begin(play, inputs, show: show) }
      for input in inputs { changed?(.both(one ? .input(input) : nil, two ? .input(input) : nil)) }
    case .exclusive(let first, let second):
      (first.accepts(play) ? first : second).begin(play, inputs, show: show)
    default:
      for input in inputs where isFar(input) {
        changed?(.input(input))
        show()
      }
    }
  }

  /// Runs the gesture's functions for the end of a play that has begun.
  func finish(_ play: GesturePlay, _ inputs: [GestureInput]) {
    guard let start = inputs.first, let last = inputs.last else { return }
    switch kind {
    case .longPress(let minimum):
      if case .press(let seconds) = play, seconds >= minimum { ended?(.input(last)) }
    case .sequence(let first, let second):
      let isWhole = second.accepts(play)
      if isWhole { second.end(.input(last)) }
      ended?(.second(.input(start), isWhole ? .input(last) : nil))
      first.reset?()
    case .simultaneous(let first, let second):
      let (one, two) = (first.accepts(play), second.accepts(play))
      if one { first.finish(play, inputs) }
      if two { second.finish(play, inputs) }
      ended?(.both(one ? .input(last) : nil, two ? .input(last) : nil))
    case .exclusive(let first, let second):
      if first.accepts(play) {
        first.finish(play, inputs)
        ended?(.first(.input(last)))
      } else {
        second.finish(play, inputs)
        ended?(.second(.input(last), .input(last)))
      }
    default: ended?(.input(last))
    }
    pressing?(false)
    reset?()
  }

  /// Returns whether a drag has moved far enough to be recognized.
  private func isFar(_ input: GestureInput) -> Bool {
    guard case .drag(let minimum) = kind else { return true }
    let moved = input.translation
    return (moved.width * moved.width + moved.height * moved.height).squareRoot() >= minimum
  }

  private func end(_ event: GestureEvent) {
    ended?(event)
    reset?()
  }
}
