import PlumblineLayout

extension Vocabulary {
  /// Adds continuations, task groups and asynchronous streams, whose waits take virtual time.
  mutating func addConcurrency() {
    addContinuations()
    addTaskGroups()
    later(["AsyncMapSequence"]) { vocabulary in
      vocabulary.addSequenceOperators(to: "AsyncMapSequence")
      vocabulary.raw("AsyncMapSequence", "makeAsyncIterator", []) { value, _ in value }
      vocabulary.raw("AsyncMapSequence", "next", []) { value, _ throws(Fault) in
        .optional(try (value.payload as? any WaitingIterator)?.next())
      }
    }
    later(["CheckedContinuation", "UnsafeContinuation"]) { $0.addContinuationMembers() }
    later(["TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup"]) { $0.addTaskGroupMembers() }
    later([
      "AsyncStream", "AsyncStream.Continuation", "AsyncThrowingStream", "AsyncThrowingStream.Continuation",
      "AsyncStream.Continuation.BufferingPolicy", "AsyncThrowingStream.Continuation.BufferingPolicy",
      "AsyncStream.Continuation.Termination",
    ]) { $0.addStreams() }
  }

  private mutating func addContinuations() {
    for (name, type) in [("Checked", "CheckedContinuation"), ("Unsafe", "UnsafeContinuation")] {
      for function in ["with\(name)Continuation", "with\(name)ThrowingContinuation"] {
        rawFunction(function, [.ignored("isolation"), .ignored("function"), .function(nil, of: [.any])]) {
          call throws(Fault) in
          let continuation = RunningContinuation()
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
        raw(type, "resume", [.value(label, label == "with" ? .native("Result") : .any)]) { value, call in
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
        let group = RunningTaskGroup(call.evaluator)
        do throws(Fault) {
          let result = try call.apply(3, [.native(type, group)])
          // A group that the body leaves without an error discards those of its remaining tasks.
          if type == "DiscardingTaskGroup" { try group.waitForAll() } else { try group.waitForRest() }
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
          guard let group = value.payload as? RunningTaskGroup, case .function(let operation) = call.value(2) else {
            return .void
          }
          let evaluator = call.evaluator
          group.add { () throws(Fault) in try evaluator.call(operation, [], expecting: .any) }
          return name == "addTask" ? .void : .bool(true)
        }
      }
      raw(type, "next", []) { value, _ throws(Fault) in
        .optional(try (value.payload as? RunningTaskGroup)?.next())
      }
      raw(type, "nextResult", []) { value, call throws(Fault) in
        do throws(Fault) {
          guard let next = try (value.payload as? RunningTaskGroup)?.next() else { return .none }
          return try call.evaluator.outcome("success", next, at: call.location)
        } catch {
          guard let thrown = error.thrown else { throw error }
          return try call.evaluator.outcome("failure", thrown, at: call.location)
        }
      }
      raw(type, "waitForAll", []) { value, _ throws(Fault) in
        try (value.payload as? RunningTaskGroup)?.waitForAll()
        return .void
      }
      raw(type, "cancelAll", []) { value, _ in
        (value.payload as? RunningTaskGroup)?.cancel()
        return .void
      }
      rawProperty(type, "isEmpty") { value, _ in .bool((value.payload as? RunningTaskGroup)?.isEmpty ?? true) }
      rawProperty(type, "isCancelled") { value, _ in .bool((value.payload as? RunningTaskGroup)?.isCancelled ?? false) }
      addSequenceOperators(to: type)
    }
  }

  private mutating func addStreams() {
    let reason = TypeBinding<ElementStream.Termination>.native("AsyncStream.Continuation.Termination")
    constant(on: "AsyncStream.Continuation.Termination", "finished", .finished, as: reason)
    constant(on: "AsyncStream.Continuation.Termination", "cancelled", .cancelled, as: reason)
    for type in ["AsyncStream", "AsyncThrowingStream"] {
      let continuation = "\(type).Continuation"
      let policyName = "\(continuation).BufferingPolicy"
      let policy = TypeBinding<ElementStream.Limit>.native(policyName)
      staticMethod(on: policyName, "bufferingNewest", .unnamed(.int), returns: policy) { .newest($0) }
      staticMethod(on: policyName, "bufferingOldest", .unnamed(.int), returns: policy) { .oldest($0) }
      constant(on: policyName, "unbounded", .oldest(.max), as: policy)
      for takesType in [true, false] {
        rawInitializer(
          type,
          (takesType ? [.value()] : []) + [
            .value("bufferingPolicy", policy.type, optional: true), .function(nil, of: [.any]),
          ]
        ) { call throws(Fault) in
          let stream = ElementStream(call.evaluator)
          stream.limit = call.payload(takesType ? 1 : 0)
          _ = try call.apply(takesType ? 2 : 1, [.native(continuation, stream)])
          return .native(type, stream)
        }
      }
      rawInitializer(type, [.action("unfolding"), .ignored("onCancel")]) { call in
        let stream = ElementStream(call.evaluator)
        let evaluator = call.evaluator
        if case .function(let next) = call.value(0) {
          stream.unfolding = { () throws(Fault) in try evaluator.call(next, [], expecting: .any) }
        }
        return .native(type, stream)
      }
      rawStatic(
        type, "makeStream",
        [
          .ignored("of"), .ignored("throwing"), .value("bufferingPolicy", policy.type, optional: true),
        ]
      ) { _, call in
        let stream = ElementStream(call.evaluator)
        stream.limit = call.payload(2)
        return .tuple(
          TupleValue(
            labels: ["stream", "continuation"],
            elements: [.native(type, stream), .native(continuation, stream)]))
      }
      raw(type, "makeAsyncIterator", []) { value, _ in value }
      raw(type, "next", []) { value, _ throws(Fault) in .optional(try (value.payload as? ElementStream)?.next()) }
      addSequenceOperators(to: type)
      for label in [nil, "with"] as [String?] {
        raw(continuation, "yield", [.value(label, optional: true)]) { value, call in
          (value.payload as? ElementStream)?.send(
            call.arguments.first.flatMap { $0 } == nil ? .success(.void) : call.outcome(0, of: label ?? "returning"))
          return .void
        }
      }
      raw(continuation, "finish", [.value("throwing", optional: true)]) { value, call in
        let error = call.arguments.first.flatMap { $0 }
        (value.payload as? ElementStream)?.finish(
          error.flatMap { $0.isNone ? nil : call.evaluator.thrown($0, at: call.location) })
        return .void
      }
      property(
        on: TypeBinding<ElementStream>.native(continuation), "onTermination", as: TypeBinding<Value>.any,
        get: { $0.termination.map { .function($0) } ?? .none },
        set: { stream, new in if case .function(let function) = new { stream.termination = function } })
    }
  }

  /// Adds the operators of asynchronous sequences that end with a value.
  private mutating func addSequenceOperators(to type: String) {
    raw(type, "reduce", [.value(), .function(of: [.any, .any])]) { value, call throws(Fault) in
      var total = call.value(0).settledNumber
      while let next = try (value.payload as? any WaitingIterator)?.next() { total = try call.apply(1, [total, next]) }
      return total
    }
    raw(type, "reduce", [.value("into"), .function(of: [.any, .any])]) { value, call throws(Fault) in
      var total = call.value(0)
      guard case .function(let function) = call.value(1) else { return total }
      while let next = try (value.payload as? any WaitingIterator)?.next() {
        var arguments = [total, next]
        total = .void
        _ = try call.evaluator.call(function, changing: &arguments, expecting: .any)
        total = arguments[0]
      }
      return total
    }
    raw(type, "contains", [.value()]) { value, call throws(Fault) in
      while let next = try (value.payload as? any WaitingIterator)?.next() {
        if next.isEqual(to: call.value(0)) { return .bool(true) }
      }
      return .bool(false)
    }
    for (name, answer) in [("contains", true), ("allSatisfy", false)] {
      raw(type, name, [.function(name == "contains" ? "where" : nil, of: [.any])]) { value, call throws(Fault) in
        while let next = try (value.payload as? any WaitingIterator)?.next() {
          if case .bool(answer) = try call.apply(0, [next]) { return .bool(answer) }
        }
        return .bool(!answer)
      }
    }
    raw(type, "first", [.function("where", of: [.any])]) { value, call throws(Fault) in
      while let next = try (value.payload as? any WaitingIterator)?.next() {
        if case .bool(true) = try call.apply(0, [next]) { return .optional(next) }
      }
      return .none
    }
    for name in ["map", "filter", "compactMap"] {
      raw(type, name, [.function(of: [.any])]) { value, call in
        guard let source = value.payload as? any WaitingIterator, case .function(let change) = call.value(0) else {
          return .none
        }
        return .native("AsyncMapSequence", ChangedIterator(source, name, change, call.evaluator))
      }
    }
    addSequenceLimits(to: type)
  }

  /// Adds the operators of asynchronous sequences that omit elements at the start or the end.
  private mutating func addSequenceLimits(to type: String) {
    for name in ["prefix", "dropFirst"] {
      raw(type, name, [.value(nil, .int, optional: name == "dropFirst")]) { value, call in
        guard let source = value.payload as? any WaitingIterator else { return .none }
        let count = call.arguments[0]?.asInt ?? 1
        var position = 0
        let passes: (Value) throws(Fault) -> LimitedIterator.Answer = { _ throws(Fault) in
          position += 1
          if name == "prefix" { return position < count ? .passes : .passesLast }
          return position > count ? .passes : .isLeftOut
        }
        return .native("AsyncMapSequence", LimitedIterator(source, isEmpty: name == "prefix" && count < 1, passes))
      }
    }
    for (name, label) in [("prefix", "while"), ("drop", "while")] {
      raw(type, name, [.function(label, of: [.any])]) { value, call in
        guard let source = value.payload as? any WaitingIterator, case .function(let condition) = call.value(0) else {
          return .none
        }
        let evaluator = call.evaluator
        var isDropping = name == "drop"
        let passes: (Value) throws(Fault) -> LimitedIterator.Answer = { element throws(Fault) in
          if name == "drop", !isDropping { return .passes }
          guard case .bool(true) = try evaluator.call(condition, [element], expecting: .bool) else {
            isDropping = false
            return name == "drop" ? .passes : .ends
          }
          return name == "drop" ? .isLeftOut : .passes
        }
        return .native("AsyncMapSequence", LimitedIterator(source, isEmpty: false, passes))
      }
    }
  }
}

extension Value {
  fileprivate var continuation: RunningContinuation? { payload as? RunningContinuation }
}

extension Call {
  /// Returns an argument as the outcome of a wait: a value, an error, or a `Result`.
  fileprivate func outcome(_ index: Int, of label: String) -> Result<Value, Fault> {
    let value = value(index)
    if label == "throwing" { return .failure(evaluator.thrown(value, at: location)) }
    guard label == "with", case .enumCase(let result) = value, let inner = result.payload.first else {
      return .success(value.settledNumber)
    }
    return value.failure.map { .failure(evaluator.thrown($0, at: location)) } ?? .success(inner)
  }
}

extension Evaluator {
  /// Returns the fault for an error that the program throws.
  func thrown(_ error: Value, at location: SourceLocation) -> Fault {
    Fault(throwing: error, Diagnostic(.error, .uncaught, at: range(of: location)))
  }
}
