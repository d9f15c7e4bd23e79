import PlumblineFigures
import PlumblineLayout

/// Takes the steps of a film and records its drawings meanwhile.
struct FilmRecorder {
  /// The preview.
  let running: RunningPreview
  /// The recorded film.
  private(set) var film = Film()

  /// The number of moments in a second.
  private static let rate = 30.0
  /// The time for which a state is shown before a step, in seconds.
  private static let rest = 0.9
  /// The time for which the last state is shown, in seconds.
  private static let lastRest = 1.6
  /// The maximum time for which the animations of one step are followed, in seconds.
  private static let longest = 6.0
  /// The time for which animations without end are shown, in seconds.
  private static let endless = 2.0

  /// Records a preview while it takes steps.
  ///
  /// Throws the error of a step that cannot be taken.
  /// A step before a `wait` plays only while that lasts; others play until their animations have ended.
  static func film(of running: RunningPreview, _ request: FilmRequest) throws(StepFault) -> Film {
    var recorder = FilmRecorder(running: running)
    recorder.record()
    recorder.film.states.append(Film.State(layout: running.shown))
    for (index, step) in request.steps.enumerated() {
      var isFollowed = false
      if index + 1 < request.steps.count, case .wait = request.steps[index + 1] { isFollowed = true }
      try recorder.take(step, isFollowed: isFollowed, isPlayed: request.form == .film)
    }
    recorder.film.duration += lastRest
    return recorder.film
  }

  /// Takes a step and records the movements after it.
  ///
  /// Animations are recorded until they have ended, and for two seconds if they have no end; of a `wait`, that time
  /// alone. Throws the error of a step that cannot be taken.
  static func motion(of running: RunningPreview, in step: Step?) throws(StepFault) -> [Film.Frame] {
    var recorder = FilmRecorder(running: running)
    if case .wait(let seconds)? = step {
      try recorder.play(min(seconds, longest))
    } else {
      if let step { try running.perform(step) }
      try recorder.playToEnd()
    }
    return recorder.film.frames
  }

  private init(running: RunningPreview) { self.running = running }

  /// The words for a step whose state is seen after a `wait`, or nil.
  private var earlier: String?

  private mutating func take(_ step: Step, isFollowed: Bool, isPlayed: Bool) throws(StepFault) {
    if case .wait(let seconds) = step {
      try play(seconds)
      let before = earlier.map { $0 + ", after " } ?? "After "
      film.states.append(Film.State(layout: running.shown, caption: before + "\(seconds.dumped) s"))
      earlier = nil
      return
    }
    film.duration += Self.rest
    if let touch = running.touch(of: step) {
      film.states[film.states.count - 1].touch = touch
      film.touches.append(
        Film.Touch(
          times: (film.duration - 0.5)...(film.duration + 0.15), touch: touch, canvas: running.layout.canvas))
    }
    record()
    try running.perform(step)
    film.duration += 0.001
    if isFollowed {
      earlier = step.caption
      return
    }
    if isPlayed { try playToEnd() }
    record()
    film.states.append(Film.State(layout: isPlayed ? running.layout : running.shown, caption: step.caption))
  }

  /// Lets time pass until the animations have ended, and those that follow them.
  private mutating func playToEnd() throws(StepFault) {
    let start = running.time
    while let end = running.animationEnd, running.time - start < Self.longest {
      try play(min(end - running.time, Self.longest))
    }
    if running.time == start, running.isAnimating { try play(Self.endless) }
    running.finish()
  }

  /// Lets time pass and records it.
  private mutating func play(_ seconds: Double) throws(StepFault) {
    let count = max(Int((seconds * Self.rate).rounded(.up)), 1)
    for index in 0..<count {
      let step = min(1 / Self.rate, seconds - Double(index) / Self.rate)
      try running.perform(.wait(max(step, 0)))
      film.duration += max(step, 0.001)
      record()
    }
  }

  private mutating func record() { film.frames.append(Film.Frame(time: film.duration, layout: running.shown)) }
}
