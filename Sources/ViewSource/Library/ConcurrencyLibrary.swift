import PlumblineLayout

extension Vocabulary {
  /// Adds continuations, task groups and asynchronous streams, whose waits take virtual time.
  mutating func addConcurrency() {
    addContinuations()
    addTaskGroups()
    later(["CheckedContinuation", "UnsafeContinuation"]) { $0.addContinuationMembers() }
    later(["TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup"]) { $0.addTaskGroupMembers() }
    later([
      "AsyncStream", "AsyncStream.Continuation", "AsyncThrowingStream", "AsyncThrowingStream.Continuation",
    ]) { $0.addStreams() }
  }

  private mutating func addContinuations() {
    for (name, type) in [("Checked", "CheckedContinuation"), ("Unsafe", "UnsafeContinuation")] {
      for function in ["with\(name)Continuation", "with\(name)ThrowingContinuation"] {
        rawFunction(function, [.ignored("isolation"), .ignored("function"), .function(nil, of: [.any])]) {
          call throws(Fault) in
          let continuation = Continuation()
          let evaluator = call.evaluator
          try evaluator.swiftUI.tasks.wait(in: evaluator) { resume throws(Fault) in
            continuation.resume = resume
            _ = try call.apply(2, [.native(type, continuation)])
          }
          switch continuation.result {
          case .success(let value): return value
          case .failure(let fault): throw fault
          case nil:
            try evaluator.swiftUI.tasks.waitForever()
            return .void
          }
        }
      }
    }
  }

  private mutating func addContinuationMembers() {
    for type in ["CheckedContinuation", "UnsafeContinuation"] {
      for label in ["returning", "throwing", "with"] {
        raw(type, "resume", [.value(label)]) { value, call in
          value.continuation?.finish(call.outcome(0, of: label))
          return .void
        }
      }
      raw(type, "resume", []) { value, _ in
        value.continuation?.finish(.success(.void))
        return .void
      }
    }
  }

  private mutating func addTaskGroups() {
    let kinds = [("withTaskGroup", "TaskGroup"), ("withThrowingTaskGroup", "ThrowingTaskGroup")]
    for (function, type) in kinds + [("withDiscardingTaskGroup", "DiscardingTaskGroup")] {
      rawFunction(
        function, [.ignored("of"), .ignored("returning"), .ignored("isolation"), .function("body", of: [.any])]
      ) { call throws(Fault) in
        let group = TaskGroup(call.evaluator)
        do throws(Fault) {
          let result = try call.apply(3, [.native(type, group)])
          try group.waitForAll()
          return result
        } catch {
          group.cancel()
          throw error
        }
      }
    }
  }

  private mutating func addTaskGroupMembers() {
    for type in ["TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup"] {
      for name in ["addTask", "addTaskUnlessCancelled"] {
        raw(type, name, [.ignored("name"), .ignored("priority"), .action("operation")]) { value, call in
          guard let group = value.payload as? TaskGroup, case .function(let operation) = call.value(2) else {
            return .void
          }
          let evaluator = call.evaluator
          group.add { () throws(Fault) in try evaluator.call(operation, [], expecting: .any) }
          return name == "addTask" ? .void : .bool(true)
        }
      }
      raw(type, "next", []) { value, _ throws(Fault) in
        .optional(try (value.payload as? TaskGroup)?.next())
      }
      raw(type, "waitForAll", []) { value, _ throws(Fault) in
        try (value.payload as? TaskGroup)?.waitForAll()
        return .void
      }
      raw(type, "cancelAll", []) { value, _ in
        (value.payload as? TaskGroup)?.cancel()
        return .void
      }
      rawProperty(type, "isEmpty") { value, _ in .bool((value.payload as? TaskGroup)?.isEmpty ?? true) }
      rawProperty(type, "isCancelled") { value, _ in .bool((value.payload as? TaskGroup)?.isCancelled ?? false) }
      addSequenceOperators(to: type)
    }
  }

  private mutating func addStreams() {
    for type in ["AsyncStream", "AsyncThrowingStream"] {
      let continuation = "\(type).Continuation"
      for takesType in [true, false] {
        rawInitializer(
          type, (takesType ? [.value()] : []) + [.ignored("bufferingPolicy"), .function(nil, of: [.any])]
        ) { call throws(Fault) in
          let stream = AsyncStream(call.evaluator)
          _ = try call.apply(takesType ? 2 : 1, [.native(continuation, stream)])
          return .native(type, stream)
        }
      }
      rawInitializer(type, [.action("unfolding"), .ignored("onCancel")]) { call in
        let stream = AsyncStream(call.evaluator)
        let evaluator = call.evaluator
        if case .function(let next) = call.value(0) {
          stream.unfolding = { () throws(Fault) in try evaluator.call(next, [], expecting: .any) }
        }
        return .native(type, stream)
      }
      rawStatic(type, "makeStream", [.ignored("of"), .ignored("throwing"), .ignored("bufferingPolicy")]) { _, call in
        let stream = AsyncStream(call.evaluator)
        return .tuple(
          TupleValue(
            labels: ["stream", "continuation"],
            elements: [.native(type, stream), .native(continuation, stream)]))
      }
      raw(type, "makeAsyncIterator", []) { value, _ in value }
      raw(type, "next", []) { value, _ throws(Fault) in .optional(try (value.payload as? AsyncStream)?.next()) }
      addSequenceOperators(to: type)
      for label in [nil, "with"] as [String?] {
        raw(continuation, "yield", [.value(label, optional: true)]) { value, call in
          (value.payload as? AsyncStream)?.send(
            call.arguments.first.flatMap { $0 } == nil ? .success(.void) : call.outcome(0, of: label ?? "returning"))
          return .void
        }
      }
      raw(continuation, "finish", [.value("throwing", optional: true)]) { value, call in
        let error = call.arguments.first.flatMap { $0 }
        (value.payload as? AsyncStream)?.finish(
          error.flatMap { $0.isNone ? nil : call.evaluator.thrown($0, at: call.location) })
        return .void
      }
      mutableProperty(continuation, "onTermination")
    }
  }

  /// Adds the operators of asynchronous sequences that end with a value.
  private mutating func addSequenceOperators(to type: String) {
    raw(type, "reduce", [.value(), .function(of: [.any, .any])]) { value, call throws(Fault) in
      var total = call.value(0).settledNumber
      while let next = try (value.payload as? any WaitingIterator)?.next() { total = try call.apply(1, [total, next]) }
      return total
    }
    raw(type, "first", [.function("where", of: [.any])]) { value, call throws(Fault) in
      while let next = try (value.payload as? any WaitingIterator)?.next() {
        if case .bool(true) = try call.apply(0, [next]) { return .optional(next) }
      }
      return .none
    }
  }

  /// Adds a property that code may set and whose value has no effect.
  private mutating func mutableProperty(_ type: String, _ name: String) {
    property(on: TypeBinding<AsyncStream>.native(type), name, as: TypeBinding<Value>.any) { _ in
      Value.none
    } set: { _, _ in
    }
  }
}

/// A wait of the program's code, which it ends itself.
private final class Continuation {
  /// Lets the waiting task go on.
  var resume: (() -> Void)?
  /// The result of the wait, or nil before its end.
  private(set) var result: Result<Value, Fault>?

  /// Ends the wait, unless it has ended.
  func finish(_ outcome: Result<Value, Fault>) {
    guard result == nil else { return }
    result = outcome
    resume?()
  }
}

/// The tasks of a group, whose results arrive in the order in which the tasks end.
private final class TaskGroup: WaitingIterator {
  private let evaluator: Evaluator
  private var tasks: [RunningTask] = []
  private var results: [Result<Value, Fault>] = []
  private var count = 0
  private var resume: (() -> Void)?
  private(set) var isCancelled = false

  /// Creates a group without tasks.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Whether no task runs and all results have been taken.
  var isEmpty: Bool { count == 0 && results.isEmpty }

  /// Starts a task.
  func add(_ body: @escaping () throws(Fault) -> Value) {
    count += 1
    tasks.append(
      evaluator.swiftUI.tasks.start(in: evaluator) { [self] () throws(Fault) in
        do throws(Fault) { results.append(.success(try body())) } catch {
          if error.thrown == nil { throw error }
          results.append(.failure(error))
        }
        count -= 1
        resume?()
        return .void
      })
  }

  /// Returns the next result, for which the running task waits; nil when all have been taken.
  func next() throws(Fault) -> Value? {
    while results.isEmpty {
      guard count > 0, evaluator.swiftUI.tasks.current != nil else { return nil }
      try evaluator.swiftUI.tasks.wait(in: evaluator) { resume throws(Fault) in self.resume = resume }
    }
    switch results.removeFirst() {
    case .success(let value): return value
    case .failure(let fault): throw fault
    }
  }

  /// Waits for all tasks.
  func waitForAll() throws(Fault) { while try next() != nil {} }

  /// Cancels all tasks.
  func cancel() {
    isCancelled = true
    for task in tasks { evaluator.swiftUI.tasks.cancel(task) }
  }
}

/// An asynchronous stream with the elements that have not been taken.
private final class AsyncStream: WaitingIterator {
  private let evaluator: Evaluator
  private var elements: [Result<Value, Fault>] = []
  private var isFinished = false
  private var resume: (() -> Void)?
  /// Returns the next element, for a stream that computes its elements.
  var unfolding: (() throws(Fault) -> Value)?

  /// Creates a stream without elements.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Adds an element.
  func send(_ element: Result<Value, Fault>) {
    guard !isFinished else { return }
    elements.append(element)
    resume?()
  }

  /// Ends the stream, with an error if one is given.
  func finish(_ fault: Fault?) {
    if let fault { send(.failure(fault)) }
    isFinished = true
    resume?()
  }

  /// Returns the next element, for which the running task waits; nil at the end and in a cancelled task.
  func next() throws(Fault) -> Value? {
    if let unfolding {
      let value = try unfolding()
      return value.isNone ? nil : value
    }
    while elements.isEmpty {
      guard !isFinished, let task = evaluator.swiftUI.tasks.current, !task.isCancelled else { return nil }
      try evaluator.swiftUI.tasks.wait(in: evaluator) { resume throws(Fault) in self.resume = resume }
    }
    switch elements.removeFirst() {
    case .success(let value): return value
    case .failure(let fault): throw fault
    }
  }
}

extension Value {
  fileprivate var continuation: Continuation? { payload as? Continuation }
}

extension Call {
  /// Returns an argument as the outcome of a wait: a value, an error, or a `Result`.
  fileprivate func outcome(_ index: Int, of label: String) -> Result<Value, Fault> {
    let value = value(index)
    if label == "throwing" { return .failure(evaluator.thrown(value, at: location)) }
    guard label == "with", case .enumCase(let result) = value, let inner = result.payload.first else {
      return .success(value.settledNumber)
    }
    return result.enumCase.name == "failure" ? .failure(evaluator.thrown(inner, at: location)) : .success(inner)
  }
}

extension Evaluator {
  /// Returns the fault that an error of the program throws.
  fileprivate func thrown(_ error: Value, at location: SourceLocation) -> Fault {
    Fault(throwing: error, Diagnostic(.error, .uncaught, at: range(of: location)))
  }
}
