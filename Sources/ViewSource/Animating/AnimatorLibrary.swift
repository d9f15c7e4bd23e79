import PlumblineLayout

extension Vocabulary {
  /// Adds views that animate through phases.
  mutating func addAnimators() {
    let two = ParameterShape.content("content", of: [.any, .any])
    let one = ParameterShape.content("content", of: [.any])
    let animation = ParameterShape.value(
      "animation", .function([.any], .optional(.native("Animation")), builder: false), optional: true)
    let trigger = ParameterShape.value("trigger", optional: true)
    viewMethod(
      "phaseAnimator", [.value(nil, .array(.any)), trigger, two, animation],
      summary: "The view in its phases, one after the other.",
      example: #"Text("a").phaseAnimator([1, 0.5]) { $0.opacity($1) }"#
    ) { node, call throws(Fault) in
      try call.phases { phase throws(Fault) in
        call.evaluator.group(try call.evaluator.content(of: call.value(2), arguments: [.view(node), phase]))
      }
    }
    rawInitializer(
      "PhaseAnimator", [.value(nil, .array(.any)), trigger, one, animation],
      summary: "A view in its phases, one after the other.",
      example: #"PhaseAnimator([1, 0.5]) { Text("a").opacity($0) }"#
    ) { call throws(Fault) in
      .view(
        try call.phases { phase throws(Fault) in
          call.evaluator.group(try call.evaluator.content(of: call.value(2), arguments: [phase]))
        })
    }
  }
}

/// The progress of an animation through phases.
private final class PhaseProgress {
  /// The index of the phase.
  var index = 0
  /// Whether the phases follow each other.
  var isRunning = false
  /// The number of the waiting event.
  var event: Int?
  /// The value that starts the phases, or nil if they follow each other from the start.
  var trigger: Value?
}

extension Call {
  /// Returns a view in its present phase, which changes while time passes.
  fileprivate func phases(_ content: (Value) throws(Fault) -> LayoutNode) throws(Fault) -> LayoutNode {
    let phases = try list(0)
    guard let first = phases.first else { return .empty }
    guard evaluator.program.isActing else { return try content(first) }
    let memory = evaluator.identity.next(ViewIdentity.memory).memory
    let progress = memory.value as? PhaseProgress ?? PhaseProgress()
    memory.value = progress
    let node = try content(phases[min(progress.index, phases.count - 1)])
    let evaluator = evaluator
    let function = value(3)
    let isTriggered = arguments[1] != nil
    let trigger = value(1)
    /// Moves to the next phase, and after its animation to the one that follows.
    func advance() {
      progress.event = nil
      progress.index = (progress.index + 1) % phases.count
      let animation = evaluator.phaseAnimation(function, phases[progress.index])
      evaluator.perform { () throws(Fault) in
        try evaluator.changing(Transaction(animation: animation)) { evaluator.stateChangeCount += 1 }
      }
      if isTriggered, progress.index == 0 {
        progress.isRunning = false
        return
      }
      progress.event = evaluator.swiftUI.events.add(after: max(animation?.logicalDuration ?? 0, 0.001), advance)
    }
    func start() {
      guard phases.count > 1 else { return }
      if let event = progress.event { evaluator.swiftUI.events.cancel(event) }
      progress.isRunning = true
      // The first phase ends as soon as time passes.
      progress.event = evaluator.swiftUI.events.add(after: 1e-9, advance)
    }
    return node.interacting(
      .lifecycle(
        Lifecycle(
          memory: memory,
          appear: {
            progress.trigger = trigger
            if !isTriggered { start() }
          },
          disappear: {
            if let event = progress.event { evaluator.swiftUI.events.cancel(event) }
            progress.index = 0
          },
          update: {
            guard isTriggered, let old = progress.trigger, memory.isPresent, !old.isEqual(to: trigger) else { return }
            progress.trigger = trigger
            start()
          })))
  }
}

extension Evaluator {
  /// Returns the animation to a phase: that of the program's function, or the default one.
  fileprivate func phaseAnimation(_ function: Value, _ phase: Value) -> Animation? {
    guard case .function(let choose) = function, let answer = act(choose, [phase]) else { return .default }
    if case .native(let native) = answer { return native.payload as? Animation }
    return nil
  }
}
