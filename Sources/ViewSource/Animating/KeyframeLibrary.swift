import PlumblineLayout

private typealias Keyframe = KeyframeSequence.Keyframe

/// The keyframes of one property of a value, or of the value itself if there is no path.
private struct KeyframeTrack {
  var path: KeyPathValue?
  var sequence: KeyframeSequence
}

/// The values of keyframes over time.
private struct KeyframeTimeline {
  var initial: Value
  var tracks: [KeyframeTrack]

  /// The duration of the longest track, in seconds.
  var duration: Double { tracks.map(\.sequence.duration).max() ?? 0 }
}

/// The progress of an animation with keyframes.
private final class KeyframeProgress {
  /// The start, in seconds since the preview began, or nil before it.
  var start: Double?
  /// The value that starts the keyframes.
  var trigger: Value?
}

extension Vocabulary {
  /// Adds views whose values follow keyframes.
  mutating func addKeyframes() {
    let target = ParameterShape.value()
    rawInitializer(
      "LinearKeyframe",
      [
        target, .value("duration", .double),
        .value("timingCurve", .native("UnitCurve"), default: .native("UnitCurve", UnitCurve.linear)),
      ]
    ) { call throws(Fault) in
      .native(
        "Keyframe",
        Keyframe(.linear(call.payload(2) ?? .linear), target: call.components(0), duration: try call.double(1)))
    }
    rawInitializer(
      "CubicKeyframe",
      [
        target, .value("duration", .double), .value("startVelocity", optional: true),
        .value("endVelocity", optional: true),
      ]
    ) { call throws(Fault) in
      .native(
        "Keyframe",
        Keyframe(
          .cubic(
            start: call.arguments[2]?.settledNumber.animatableComponents,
            end: call.arguments[3]?.settledNumber.animatableComponents),
          target: call.components(0), duration: try call.double(1)))
    }
    rawInitializer(
      "SpringKeyframe",
      [
        target, .value("duration", .optional(.double), default: Value.none),
        .value("spring", .native("Spring"), default: .native("Spring", Spring())),
        .ignored("startVelocity"),
      ]
    ) { call throws(Fault) in
      let spring: Spring = call.payload(2) ?? Spring()
      let duration = call.arguments[1]?.asDouble ?? spring.settlingDuration
      return .native(
        "Keyframe",
        Keyframe(.spring(spring), target: call.components(0), duration: duration))
    }
    rawInitializer("MoveKeyframe", [target]) { call in
      .native("Keyframe", Keyframe(.move, target: call.components(0), duration: 0))
    }
    for hasPath in [true, false] {
      rawInitializer("KeyframeTrack", (hasPath ? [.value()] : []) + [.content("content")]) { call throws(Fault) in
        var track = KeyframeTrack(sequence: KeyframeSequence(try call.keyframes(hasPath ? 1 : 0)))
        if hasPath, case .keyPath(let path) = call.value(0) { track.path = path }
        return .native("KeyframeTrack", track)
      }
    }
    addKeyframeAnimators()
    addKeyframeTimelines()
  }

  private mutating func addKeyframeTimelines() {
    let timeline = "KeyframeTimeline"
    type(timeline)
    rawInitializer(timeline, [.value("initialValue"), .content("content")]) { call throws(Fault) in
      let initial = call.value(0).settledNumber
      return .native(timeline, KeyframeTimeline(initial: initial, tracks: try call.tracks(of: initial, in: 1)))
    }
    rawProperty(timeline, "duration") { value, _ in .double((value.payload as? KeyframeTimeline)?.duration ?? 0) }
    for label in ["time", "progress"] {
      raw(timeline, "value", [.value(label)]) { value, call throws(Fault) in
        guard let timeline = value.payload as? KeyframeTimeline else { return .none }
        let number = call.value(0).asNumber ?? 0
        let time = label == "time" ? number : number * timeline.duration
        return timeline.tracks.reduce(timeline.initial) { call.evaluator.value($0, in: $1, at: max(time, 0)) }
      }
    }
  }

  private mutating func addKeyframeAnimators() {
    let keyframes = ParameterShape.content("keyframes", of: [.any])
    let settings: [ParameterShape] = [
      .value("initialValue"), .value("trigger", optional: true), .value("repeating", .bool, default: .bool(true)),
    ]
    viewMethod(
      "keyframeAnimator", settings + [.content("content", of: [.any, .any]), keyframes],
      summary: "The view with values that follow keyframes.",
      example: #"Text("a").keyframeAnimator(initialValue: 1.0) { $0.opacity($1) } keyframes: { _ in }"#
    ) { node, call throws(Fault) in
      try call.animatedByKeyframes { value throws(Fault) in
        call.evaluator.group(try call.evaluator.content(of: call.value(3), arguments: [.view(node), value]))
      }
    }
    rawInitializer(
      "KeyframeAnimator", settings + [.content("content", of: [.any]), keyframes],
      summary: "A view with values that follow keyframes.",
      example: #"KeyframeAnimator(initialValue: 1.0) { Text("a").opacity($0) } keyframes: { _ in }"#
    ) { call throws(Fault) in
      .view(
        try call.animatedByKeyframes { value throws(Fault) in
          call.evaluator.group(try call.evaluator.content(of: call.value(3), arguments: [value]))
        })
    }
  }
}

extension Call {
  /// Returns the components of an argument's value, or nil if it cannot be animated.
  fileprivate func components(_ index: Int) -> [Double]? { value(index).settledNumber.animatableComponents }

  /// Returns the keyframes of a closure.
  fileprivate func keyframes(_ index: Int) throws(Fault) -> [Keyframe] {
    try evaluator.parts(of: value(index), arguments: []).compactMap { part in
      if case .native(let native) = part { native.payload as? Keyframe } else { nil }
    }
  }

  /// Returns the tracks of a closure for a value; keyframes without a track form one for the value itself.
  fileprivate func tracks(of initial: Value, in index: Int = 4) throws(Fault) -> [KeyframeTrack] {
    var (tracks, alone): ([KeyframeTrack], [Keyframe]) = ([], [])
    for part in try evaluator.parts(of: value(index), arguments: index == 4 ? [initial] : []) {
      guard case .native(let native) = part else { continue }
      if let track = native.payload as? KeyframeTrack { tracks.append(track) }
      if let keyframe = native.payload as? Keyframe { alone.append(keyframe) }
    }
    return alone.isEmpty ? tracks : tracks + [KeyframeTrack(sequence: KeyframeSequence(alone))]
  }

  /// Returns a view with the values of the keyframes at the virtual time.
  fileprivate func animatedByKeyframes(_ content: (Value) throws(Fault) -> LayoutNode) throws(Fault) -> LayoutNode {
    let initial = value(0).settledNumber
    guard evaluator.program.isActing, case .function = value(4) else { return try content(initial) }
    let memory = evaluator.identity.next(ViewIdentity.memory).memory
    let progress = memory.value as? KeyframeProgress ?? KeyframeProgress()
    memory.value = progress
    let events = evaluator.swiftUI.events
    let tracks = try tracks(of: initial)
    let isTriggered = arguments[1] != nil
    var current = initial
    if let start = progress.start {
      let whole = tracks.map(\.sequence.duration).max() ?? 0
      var time = events.time - start
      var isRepeating = !isTriggered
      if case .bool(let repeats)? = arguments[2] { isRepeating = isRepeating && repeats }
      if isRepeating, whole > 0 { time = time.truncatingRemainder(dividingBy: whole) }
      for track in tracks { current = evaluator.value(current, in: track, at: time) }
    }
    let trigger = value(1)
    return try content(current).interacting(
      .lifecycle(
        Lifecycle(
          memory: memory,
          appear: {
            progress.trigger = trigger
            if !isTriggered { progress.start = events.time }
          },
          update: {
            guard isTriggered, let old = progress.trigger, memory.isPresent, !old.isEqual(to: trigger) else { return }
            progress.trigger = trigger
            progress.start = events.time
          })))
  }
}

extension Evaluator {
  /// Returns a value with the property of a track at a time.
  fileprivate func value(_ value: Value, in track: KeyframeTrack, at time: Double) -> Value {
    guarded(neutral: value) { () throws(Fault) in
      let property =
        try track.path.map { path throws(Fault) in try self.follow(path, from: value, at: .start) } ?? value
      guard let start = property.settledNumber.animatableComponents else { return value }
      var rest = track.sequence.components(at: time, from: start)[...]
      let new = property.settledNumber.taking(&rest)
      guard let name = track.path?.name, name != "self" else { return track.path == nil ? new : value }
      var changed = value
      try self.mutateMember(name, of: &changed, at: .start) { (inner: inout Value) in inner = new }
      return changed
    }
  }
}
