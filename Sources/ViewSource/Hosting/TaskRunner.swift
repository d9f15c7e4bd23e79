import PlumblineLayout

/// The tasks of a program on the main actor, which take turns in virtual time.
///
/// A task runs until it waits for a time, for another task, or for its turn. Nothing else runs meanwhile, so that a
/// program always runs in the same order.
final class TaskRunner {
  /// The task that is running, or nil.
  private(set) var current: RunningTask?
  private var tasks: [RunningTask] = []

  /// Returns a task that runs code in its turn.
  func start(in evaluator: Evaluator, _ body: @escaping () throws(Fault) -> Value) -> RunningTask {
    let task = RunningTask()
    let host = evaluator.swiftUI
    task.coroutine = Coroutine { [unowned task] in
      guard !task.isEnded else { return }
      evaluator.beginAction()
      do throws(Fault) { task.result = .success(try body()) } catch {
        task.result = .failure(error)
        if error.thrown == nil { evaluator.perform { () throws(Fault) in throw error } }
      }
    }
    tasks.append(task)
    host.events.add(after: 0) { self.resume(task, in: evaluator) }
    return task
  }

  private func resume(_ task: RunningTask, in evaluator: Evaluator) {
    guard !task.coroutine.isFinished else { return }
    let host = evaluator.swiftUI
    let outer = (current, host.identity, host.environment, evaluator.exchange(task.context))
    current = task
    if let surroundings = task.surroundings { host.environment = surroundings }
    task.coroutine.resume()
    task.surroundings = host.environment
    (current, host.identity, host.environment) = (outer.0, outer.1, outer.2)
    task.context = evaluator.exchange(outer.3)
    guard task.coroutine.isFinished else { return }
    tasks.removeAll { $0 === task }
    let waiting = task.waiting
    task.waiting = []
    for next in waiting { host.events.add(after: 0) { self.resume(next, in: evaluator) } }
  }

  /// Suspends the running task for a number of seconds; throws if the task is cancelled.
  func sleep(_ seconds: Double, in evaluator: Evaluator, at location: SourceLocation) throws(Fault) {
    guard let task = current else { return }
    if task.isCancelled { throw evaluator.cancellation(at: location) }
    let event = evaluator.swiftUI.events.add(after: seconds) { self.resume(task, in: evaluator) }
    task.cancel = {
      evaluator.swiftUI.events.cancel(event)
      evaluator.swiftUI.events.add(after: 0) { self.resume(task, in: evaluator) }
    }
    task.coroutine.wait()
    task.cancel = nil
    if task.isEnded { throw .reported }
    if task.isCancelled { throw evaluator.cancellation(at: location) }
  }

  /// Suspends the running task until it is cancelled, as for an event outside of the program.
  func waitForever() throws(Fault) {
    guard let task = current else { return }
    task.coroutine.wait()
    throw .reported
  }

  /// Suspends the running task until the function that `register` receives is called, or until the task is cancelled.
  func wait(in evaluator: Evaluator, _ register: (@escaping () -> Void) throws(Fault) -> Void) throws(Fault) {
    guard let task = current else { return }
    var hasFired = false
    let fire = {
      guard !hasFired else { return }
      hasFired = true
      evaluator.swiftUI.events.add(after: 0) { self.resume(task, in: evaluator) }
    }
    try register(fire)
    if task.isCancelled { fire() }
    task.cancel = fire
    task.coroutine.wait()
    task.cancel = nil
    if task.isEnded { throw .reported }
  }

  /// Returns the value of a task, for which the running task waits.
  func value(of task: RunningTask, in evaluator: Evaluator) throws(Fault) -> Value {
    if let waiting = current, !task.coroutine.isFinished {
      task.waiting.append(waiting)
      waiting.coroutine.wait()
      if waiting.isEnded { throw .reported }
    }
    switch task.result {
    case .success(let value): return value
    case .failure(let fault): throw fault
    case nil: return .none
    }
  }

  /// Cancels a task; a suspended task resumes with the error.
  func cancel(_ task: RunningTask) {
    guard !task.isCancelled else { return }
    task.isCancelled = true
    task.cancel?()
    task.cancel = nil
  }

  /// Ends all tasks at their suspension points.
  func endAll(in evaluator: Evaluator) {
    let waiting = tasks
    tasks = []
    for task in waiting {
      task.isEnded = true
      var turns = 0
      while !task.coroutine.isFinished, turns < 100 {
        let context = evaluator.exchange(task.context)
        let outer = current
        current = task
        task.coroutine.resume()
        current = outer
        _ = evaluator.exchange(context)
        turns += 1
      }
    }
  }
}

/// A task of a program.
final class RunningTask {
  /// The code of the task.
  var coroutine = Coroutine {}
  /// The evaluator's state where the task waits.
  var context = Evaluator.Context()
  /// The environment where the task waits, or nil before its start.
  var surroundings: EnvironmentValues?
  /// The result, or nil before the end.
  var result: Result<Value, Fault>?
  /// Whether the task was cancelled.
  var isCancelled = false
  /// Whether the preview has ended.
  var isEnded = false
  /// Ends the present wait, or nil if the task does not wait for a time.
  var cancel: (() -> Void)?
  /// The tasks that wait for this one.
  var waiting: [RunningTask] = []
}

extension SwiftUIHost {
  /// Suspends the running task for a value that never arrives; without a task, returns.
  func waitForOutside() throws(Fault) { try tasks.waitForever() }

  func startChild(in evaluator: Evaluator, _ body: @escaping () throws(Fault) -> Value) -> Value? {
    guard tasks.current != nil else { return nil }
    return .native("Task", tasks.start(in: evaluator, body))
  }

  func childValue(_ child: Value, in evaluator: Evaluator) throws(Fault) -> Value {
    guard case .native(let native) = child, let task = native.payload as? RunningTask else { return child }
    return try tasks.value(of: task, in: evaluator)
  }
}

extension Evaluator {
  /// Returns the error that a cancelled task throws.
  func cancellation(at location: SourceLocation) -> Fault {
    Fault(
      throwing: program.preludeType(named: "CancellationError").map { .instance(Instance(type: $0, fields: [])) }
        ?? .native("CancellationError", 0),
      Diagnostic(.error, .uncaught, at: range(of: location)))
  }
}
