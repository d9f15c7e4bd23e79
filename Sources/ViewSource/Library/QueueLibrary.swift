import PlumblineLayout

// Queues share one thread: their work runs on the main actor, in order, in virtual time.
extension Vocabulary {
  /// Adds dispatch queues with their work items and groups, and the queues of operations and of the main loop.
  mutating func addMainQueue() {
    addWorkItems()
    addWorkGroups()
    inertTypes.remove("DispatchTime")
    rawConstant("DispatchQueue", "main") { _ in .native("DispatchQueue", MainQueue()) }
    rawStatic("DispatchQueue", "global", [.ignored("qos")]) { _, _ in .native("DispatchQueue", MainQueue()) }
    for labels in [[String?]](arrayLiteral: [], ["group"], ["qos"], ["group", "qos", "flags"]) {
      let shapes = labels.map { $0 == "group" ? ParameterShape.value($0) : .ignored($0) }
      raw("DispatchQueue", "async", shapes + [.value("execute")]) { _, call in
        call.schedule(after: 0, labels.count, in: labels.first == "group" ? call.value(0).payload() : nil)
      }
    }
    raw("DispatchQueue", "sync", [.action("execute")]) { _, call in
      guard case .function(let action) = call.value(0) else { return .void }
      return call.evaluator.act(action) ?? .void
    }
    rawConstant("OperationQueue", "main") { _ in .native("OperationQueue", MainQueue()) }
    raw("OperationQueue", "addOperation", [.value()]) { _, call in call.schedule(after: 0, 0) }
    raw("RunLoop", "perform", [.value()]) { _, call in call.schedule(after: 0, 0) }
    let time = TypeBinding<Double>.native("DispatchTime")
    rawStatic("DispatchTime", "now", []) { _, call in
      .native("DispatchTime", call.evaluator.swiftUI.events.time)
    }
    function("+", .unnamed(time), .unnamed(.number), returns: time) { $0 + $1 }
    let interval = TypeBinding<QueueInterval>.native("DispatchTimeInterval")
    for (name, factor) in [("seconds", 1.0), ("milliseconds", 0.001), ("microseconds", 1e-6), ("nanoseconds", 1e-9)] {
      staticMethod(on: "DispatchTimeInterval", name, .unnamed(.number), returns: interval) {
        QueueInterval(unit: name, count: $0, factor: factor)
      }
    }
    enumeration(of: interval) { interval in
      // The counts are of type `Int`.
      interval.unit == "never"
        ? (interval.unit, [:]) : (interval.unit, ["_": .int(Int(exactly: interval.count.rounded()) ?? .max)])
    }
    function("+", .unnamed(time), .unnamed(interval), returns: time) { $0 + $1.seconds }
    raw(
      "DispatchQueue", "asyncAfter",
      [.deferred("deadline", .native("DispatchTime")), .ignored("qos"), .ignored("flags"), .value("execute")]
    ) { _, call in
      guard case .function(let deadline) = call.value(0), let due = call.evaluator.act(deadline),
        case .native(let native) = due, let time = native.payload as? Double
      else { return .void }
      return call.schedule(after: time - call.evaluator.swiftUI.events.time, 3)
    }
    constant(
      on: "DispatchTimeInterval", "never", QueueInterval(unit: "never", count: .infinity, factor: 1), as: interval)
    rawFunction("withObservationTracking", [.function(of: []), .action("onChange")]) { call throws(Fault) in
      let evaluator = call.evaluator
      return try evaluator.tracking { () throws(Fault) in
        try call.apply(0, [])
      } onChange: {
        if case .function(let action) = call.value(1) { evaluator.act(action) }
      }
    }
    rawFunction("sleep", [.value()]) { _ in .int(0) }
    // Code that blocks its thread, as a semaphore does, lets the work of other queues run.
    rawFunction("_runScheduledWork", []) { call in
      _ = call.evaluator.swiftUI.events.runDue()
      return .void
    }
  }

  private mutating func addWorkItems() {
    let name = "DispatchWorkItem"
    inertTypes.remove(name)
    type(name)
    rawInitializer(name, [.ignored("qos"), .ignored("flags"), .value("block")]) { call in
      guard case .function(let block) = call.value(2) else { return .native(name, 0) }
      return .native(name, WorkItem(block: block))
    }
    raw(name, "cancel", []) { value, _ in
      (value.payload() as WorkItem?)?.isCancelled = true
      return .void
    }
    rawProperty(name, "isCancelled") { value, _ in .bool((value.payload() as WorkItem?)?.isCancelled ?? false) }
    raw(name, "perform", []) { value, call in
      if let item: WorkItem = value.payload() { call.evaluator.run(item) }
      return .void
    }
    raw(name, "notify", [.ignored("queue"), .value("execute")]) { value, call in
      if let item: WorkItem = value.payload(), let action = call.work(1) { item.followers.append(action) }
      return .void
    }
  }

  private mutating func addWorkGroups() {
    let name = "DispatchGroup"
    inertTypes.remove(name)
    type(name)
    rawInitializer(name, []) { _ in .native(name, WorkGroup()) }
    raw(name, "enter", []) { value, _ in
      (value.payload() as WorkGroup?)?.count += 1
      return .void
    }
    raw(name, "leave", []) { value, call in
      (value.payload() as WorkGroup?)?.leave(in: call.evaluator.swiftUI.events)
      return .void
    }
    raw(name, "notify", [.ignored("qos"), .ignored("flags"), .ignored("queue"), .value("execute")]) { value, call in
      guard let group: WorkGroup = value.payload(), let action = call.work(3) else { return .void }
      group.notify(in: call.evaluator.swiftUI.events, action)
      return .void
    }
    raw(name, "wait", []) { value, call throws(Fault) in
      guard let group: WorkGroup = value.payload() else { return .void }
      if group.count > 0 { _ = call.evaluator.swiftUI.events.runDue() }
      if group.count > 0 {
        throw call.evaluator.fault(.stopped("the group waits for work that does not end"), at: call.location)
      }
      return .void
    }
  }
}

/// The main dispatch queue.
private struct MainQueue {}

/// Work that may be cancelled before it runs.
private final class WorkItem {
  /// The code of the work.
  let block: FunctionValue
  /// Whether the work no longer runs.
  var isCancelled = false
  /// The actions that run after the work.
  var followers: [() -> Void] = []

  /// Creates an item.
  init(block: FunctionValue) { self.block = block }
}

/// A dispatch group: work that code waits for together.
private final class WorkGroup {
  /// The number of pieces of work that have not ended.
  var count = 0
  private var actions: [() -> Void] = []

  /// Ends a piece of work; after the last one the actions run.
  func leave(in events: EventQueue) {
    count -= 1
    guard count == 0 else { return }
    for action in actions { events.add(after: 0, action) }
    actions = []
  }

  /// Runs an action when all work has ended.
  func notify(in events: EventQueue, _ action: @escaping () -> Void) {
    if count == 0 { events.add(after: 0, action) } else { actions.append(action) }
  }
}

extension Evaluator {
  /// Runs a work item, unless it is cancelled.
  fileprivate func run(_ item: WorkItem) {
    guard !item.isCancelled else { return }
    act(item.block)
    for follower in item.followers { swiftUI.events.add(after: 0, follower) }
    item.followers = []
  }
}

extension Call {
  /// Runs an argument after a number of seconds, in programs that act; a group waits for it.
  fileprivate func schedule(after delay: Double, _ index: Int, in group: WorkGroup? = nil) -> Value {
    guard let action = work(index), delay.isFinite else { return .void }
    let events = evaluator.swiftUI.events
    group?.count += 1
    events.add(after: delay) {
      action()
      group?.leave(in: events)
    }
    return .void
  }

  /// Returns the work in an argument: a function or a work item.
  fileprivate func work(_ index: Int) -> (() -> Void)? {
    let evaluator = evaluator
    if case .function(let function) = value(index) {
      let action = evaluator.host.captured(function, in: evaluator)
      return { evaluator.act(action) }
    }
    guard let item: WorkItem = value(index).payload() else { return nil }
    return { evaluator.run(item) }
  }
}

extension Value {
  /// Returns the payload of a framework's value, if it has a type.
  fileprivate func payload<Payload>() -> Payload? {
    guard case .native(let native) = self else { return nil }
    return native.payload as? Payload
  }
}

/// An interval of a queue's time: one of the cases of `DispatchTimeInterval`, with its count.
private struct QueueInterval: Hashable, Sendable {
  /// The case's name.
  let unit: String
  /// The associated value.
  let count: Double
  /// The length of the unit, in seconds.
  let factor: Double
  /// The length, in seconds.
  var seconds: Double { count * factor }
}
