import PlumblineLayout

extension Vocabulary {
  /// Adds the types with which code waits, all in virtual time: dispatch queues, tasks, timers and clocks.
  mutating func addTime() {
    addMainQueue()
    addTasks()
    addSleep()
    addTimers()
    addNetwork()
    addConcurrency()
  }

  private mutating func addTasks() {
    for (kind, name) in [("init", "Task"), ("detached", "Task")] {
      let shapes: [ParameterShape] = [.ignored("name"), .ignored("priority"), .action("operation")]
      if kind == "init" {
        rawInitializer(name, shapes) { call in call.startTask(2) }
      } else {
        rawStatic(name, kind, shapes) { _, call in call.startTask(2) }
      }
    }
    rawProperty("Task", "value") { value, call throws(Fault) in
      guard case .native(let native) = value, let task = native.payload as? RunningTask else { return .none }
      return try call.evaluator.swiftUI.tasks.value(of: task, in: call.evaluator)
    }
    rawProperty("Task", "result") { value, call throws(Fault) in
      guard case .native(let native) = value, let task = native.payload as? RunningTask else { return .none }
      let (evaluator, location) = (call.evaluator, call.location)
      let tasks = evaluator.swiftUI.tasks
      do throws(Fault) {
        return try evaluator.outcome("success", try tasks.value(of: task, in: evaluator), at: location)
      } catch {
        guard let thrown = error.thrown else { throw error }
        return try evaluator.outcome("failure", thrown, at: location)
      }
    }
    raw("Task", "cancel") { value, call in
      if case .native(let native) = value, let task = native.payload as? RunningTask {
        call.evaluator.swiftUI.tasks.cancel(task)
      }
      return .void
    }
    rawProperty("Task", "isCancelled") { value, _ in
      guard case .native(let native) = value, let task = native.payload as? RunningTask else { return .bool(false) }
      return .bool(task.isCancelled)
    }
    rawConstant("Task", "isCancelled") { call in .bool(call.evaluator.swiftUI.tasks.current?.isCancelled ?? false) }
    rawStatic("Task", "checkCancellation", []) { _, call throws(Fault) in
      if call.evaluator.swiftUI.tasks.current?.isCancelled == true {
        throw call.evaluator.cancellation(at: call.location)
      }
      return .void
    }
    rawStatic("MainActor", "run", [.ignored("resultType"), .action("body")]) { _, call throws(Fault) in
      guard case .function(let body) = call.value(1) else { return .void }
      return try call.evaluator.call(body, [], expecting: call.hint)
    }
  }

  private mutating func addSleep() {
    rawStatic("Task", "sleep", [.value("nanoseconds", .native("UInt64"))]) { _, call throws(Fault) in
      try call.sleep((call.value(0).asNumber ?? 0) / 1e9)
    }
    rawStatic("Task", "sleep", [.value(nil, .native("UInt64"))]) { _, call throws(Fault) in
      try call.sleep((call.value(0).asNumber ?? 0) / 1e9)
    }
    rawStatic(
      "Task", "sleep", [.value("for", .native("Duration")), .ignored("tolerance"), .ignored("clock")]
    ) { _, call throws(Fault) in
      guard case .native(let native) = call.value(0) else { return .void }
      return try call.sleep(native.payload as? Double ?? 0)
    }
    let until = ParameterShape.value("until", .native("ContinuousClock.Instant"))
    rawStatic("Task", "sleep", [until, .ignored("tolerance"), .ignored("clock")]) { _, call throws(Fault) in
      try call.sleepUntil(0)
    }
    // The protocol's own extension: a clock of the program sleeps until an instant.
    raw("Clock", "sleep", [.value("for", .native("Duration")), .value("tolerance", optional: true)]) {
      value, call throws(Fault) in
      let now = try call.evaluator.member("now", of: value, hint: .any, at: call.location)
      let deadline = try call.evaluator.callMethod("advanced", of: now, ["by"], [call.value(0)])
      return try call.evaluator.callMethod("sleep", of: value, ["until", "tolerance"], [deadline, .none])
    }
    rawStatic("Task", "yield", []) { _, call throws(Fault) in try call.sleep(0) }
    for name in ["ContinuousClock", "SuspendingClock"] {
      type(name)
      rawInitializer(name, []) { _ in .native(name, 0) }
      raw(name, "sleep", [.value("for", .native("Duration")), .ignored("tolerance")]) { _, call throws(Fault) in
        guard case .native(let native) = call.value(0) else { return .void }
        return try call.sleep(native.payload as? Double ?? 0)
      }
      raw(name, "sleep", [until, .ignored("tolerance")]) { _, call throws(Fault) in try call.sleepUntil(0) }
      raw(name, "measure", [.ignored("isolation"), .function()]) { _, call throws(Fault) in
        let start = call.evaluator.options.clock
        _ = try call.apply(1, [])
        return .native("Duration", call.evaluator.options.clock - start)
      }
      rawProperty(name, "now") { _, call in call.instant }
      rawConstant(name, "now") { call in call.instant }
    }
    addInstants()
  }

  /// Adds the instants of clocks, which follow virtual time.
  private mutating func addInstants() {
    let (instant, duration) = (
      TypeBinding<Double>.native("ContinuousClock.Instant"), TypeBinding<Double>.native("Duration")
    )
    rawConstant("ContinuousClock.Instant", "now") { call in call.instant }
    function("+", .unnamed(instant), .unnamed(duration), returns: instant) { $0 + $1 }
    function("-", .unnamed(instant), .unnamed(duration), returns: instant) { $0 - $1 }
    function("-", .unnamed(instant), .unnamed(instant), returns: duration) { $0 - $1 }
    method(on: instant, "advanced", .named("by", duration), returns: instant) { $0 + $1 }
    method(on: instant, "duration", .named("to", instant), returns: duration) { $1 - $0 }
  }

  private mutating func addTimers() {
    rawStatic(
      "Timer", "publish",
      [.value("every"), .ignored("tolerance"), .ignored("on"), .ignored("in"), .ignored("options")]
    ) { _, call in
      guard call.evaluator.program.isActing else { return .native("Timer", 0) }
      return .native("Publisher", Publisher(.timer(TimerPublisher(interval: call.value(0).asNumber ?? 1))))
    }
    rawStatic(
      "Timer", "scheduledTimer", [.value("withTimeInterval"), .value("repeats", .bool), .action("block")]
    ) { _, call in
      guard call.evaluator.program.isActing, case .function(let block) = call.value(2) else {
        return .native("Timer", 0)
      }
      let timer = ProgramTimer(interval: call.value(0).asNumber ?? 0)
      if case .bool(let repeats) = call.value(1) { timer.repeats = repeats }
      let evaluator = call.evaluator
      timer.start(in: evaluator.swiftUI.events) { evaluator.act(block, [.native("Timer", timer)]) }
      return .native("Timer", timer)
    }
    raw("Timer", "invalidate") { value, _ in
      if case .native(let native) = value, let timer = native.payload as? ProgramTimer { timer.stop() }
      return .void
    }
    rawProperty("Timer", "isValid") { value, _ in
      guard case .native(let native) = value, let timer = native.payload as? ProgramTimer else { return .bool(false) }
      return .bool(timer.isValid)
    }
  }
}

/// A timer of a program, in virtual time.
final class ProgramTimer {
  /// The distance between two events, in seconds.
  let interval: Double
  /// Whether the timer repeats after its first event.
  var repeats = true
  /// Whether the timer has events to come.
  private(set) var isValid = true
  private var event = 0
  private weak var events: EventQueue?

  /// Creates a timer.
  init(interval: Double) { self.interval = max(interval, 0.001) }

  /// Starts the timer.
  func start(in events: EventQueue, _ action: @escaping () -> Void) {
    self.events = events
    event = events.add(after: interval) { [self] in
      if !repeats { isValid = false }
      action()
      if isValid { start(in: events, action) }
    }
  }

  /// Ends the timer.
  func stop() {
    isValid = false
    events?.cancel(event)
  }
}

extension Call {
  /// Starts a task that runs an argument, in programs that act.
  fileprivate func startTask(_ index: Int) -> Value {
    guard case .function(let operation) = value(index) else { return .native("Task", 0) }
    let evaluator = evaluator
    return .native(
      "Task",
      evaluator.swiftUI.tasks.start(in: evaluator) { () throws(Fault) in
        try evaluator.call(operation, [], expecting: .any)
      })
  }

  /// The present instant of clocks, in seconds of virtual time.
  fileprivate var instant: Value { .native("ContinuousClock.Instant", evaluator.options.clock) }

  /// Suspends the running task until the instant in an argument.
  fileprivate func sleepUntil(_ index: Int) throws(Fault) -> Value {
    guard case .native(let native) = value(index), let end = native.payload as? Double else { return .void }
    return try sleep(max(end - evaluator.options.clock, 0))
  }

  /// Suspends the running task for a number of seconds.
  fileprivate func sleep(_ seconds: Double) throws(Fault) -> Value {
    try evaluator.swiftUI.tasks.sleep(seconds, in: evaluator, at: location)
    return .void
  }
}

extension Evaluator {
  /// Returns a `Result` with a value or an error by the name of its case.
  func outcome(_ name: String, _ value: Value, at location: SourceLocation) throws(Fault) -> Value {
    guard let type = program.preludeType(named: "Result"), let result = type.enumCase(named: name) else {
      return .none
    }
    return try makeCase(type, result, [value], at: location)
  }
}
