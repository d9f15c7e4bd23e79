import PlumblineLayout

extension Vocabulary {
  /// Adds publishers and subjects, which send values in programs that act.
  mutating func addPublishers() {
    type("Publisher")
    addSubjects()
    for type in ["Publisher", "PassthroughSubject", "CurrentValueSubject"] {
      addOperators(type)
      addSelections(type)
      addSummaries(type)
      addErrorOperators(type)
      addCombinations(type)
      addReceivers(type)
    }
    addPublisherTypes()
    rawProperty("Sequence", "publisher") { value, call throws(Fault) in
      .native("Publisher", Publisher(.values(try call.evaluator.elements(of: value) ?? [])))
    }
    raw("AnyCancellable", "cancel") { value, _ in
      if case .native(let native) = value { (native.payload as? Subscription)?.cancel() }
      return .void
    }
    raw("AnyCancellable", "store", [.value("in")]) { value, call in
      switch call.value(0) {
      case .array(let values): call.changes?.values[0] = .array(values + [value])
      case .set(var set):
        set.insert(value)
        call.changes?.values[0] = .set(set)
      default: break
      }
      return .void
    }
  }

  private mutating func addSubjects() {
    rawInitializer("PassthroughSubject", []) { call in
      .native("PassthroughSubject", call.evaluator.program.isActing ? Subject() : 0)
    }
    rawInitializer("CurrentValueSubject", [.value()]) { call in
      .native("CurrentValueSubject", Subject(call.value(0).settledNumber))
    }
    rawProperty(
      "CurrentValueSubject", "value",
      { value, _ in
        guard case .native(let native) = value else { return .none }
        return (native.payload as? Subject)?.value ?? .none
      },
      assign: { value, new, _ in
        if case .native(let native) = value { (native.payload as? Subject)?.send(new) }
      })
    for name in ["PassthroughSubject", "CurrentValueSubject"] {
      raw(name, "send", [.value(optional: true)]) { value, call in
        if case .native(let native) = value {
          (native.payload as? Subject)?.send(call.arguments.first.flatMap { $0 } == nil ? .void : call.value(0))
        }
        return .void
      }
      raw(name, "send", [.value("completion", .native("Subscribers.Completion"))]) { value, call in
        if case .native(let native) = value { (native.payload as? Subject)?.finish(Signal(end: call.value(0))) }
        return .void
      }
    }
  }

  /// Adds the publishers that a program creates by themselves.
  private mutating func addPublisherTypes() {
    rawInitializer("Just", [.value()]) { call in .publisher(.values([call.value(0).settledNumber])) }
    rawInitializer(
      "Empty", [.value("completeImmediately", .bool, optional: true), .ignored("outputType"), .ignored("failureType")]
    ) { call in
      if case .bool(false) = call.value(0) { return .publisher(.nothing) }
      return .publisher(.values([]))
    }
    rawInitializer("Fail", [.value("error")]) { call in .publisher(.failure(call.value(0))) }
    rawInitializer("Fail", [.ignored("outputType"), .value("failure")]) { call in .publisher(.failure(call.value(1))) }
    rawInitializer("Deferred", [.function(nil, of: [])]) { call in
      let evaluator = call.evaluator
      return .publisher(
        .deferred { evaluator.perform { () throws(Fault) in try call.publisher(try call.apply(0, [])) } })
    }
    let outcome = SwiftType.function([.native("Result")], .void, builder: false)
    rawInitializer("Future", [.function(nil, of: [outcome])]) { call throws(Fault) in
      guard call.evaluator.program.isActing else { return .publisher(.nothing) }
      let subject = Subject(keepsLast: true)
      let promise = FunctionValue(
        .compiled { _, arguments in
          guard case .enumCase(let result)? = arguments.first, let value = result.payload.first else { return .void }
          if result.enumCase.name == "failure" {
            subject.finish(.failed(value))
          } else {
            subject.finish(with: value)
          }
          return .void
        }, type: outcome)
      _ = try call.apply(0, [.function(promise)])
      return .publisher(.subject(subject))
    }
    for (name, count) in [("CombineLatest", 2), ("CombineLatest3", 3), ("CombineLatest4", 4)] {
      rawInitializer("Publishers.\(name)", .init(repeating: .value(), count: count)) { call throws(Fault) in
        .publisher(.combined(try call.publishers(), isZipped: false))
      }
    }
    for (name, count) in [("Zip", 2), ("Zip3", 3), ("Zip4", 4)] {
      rawInitializer("Publishers.\(name)", .init(repeating: .value(), count: count)) { call throws(Fault) in
        .publisher(.combined(try call.publishers(), isZipped: true))
      }
    }
    for count in 2...8 {
      rawInitializer("Publishers.Merge\(count == 2 ? "" : "\(count)")", .init(repeating: .value(), count: count)) {
        call throws(Fault) in .publisher(.merged(try call.publishers()))
      }
    }
    rawInitializer("Publishers.Sequence", [.value("sequence")]) { call throws(Fault) in
      .publisher(.values(try call.evaluator.elements(of: call.value(0)) ?? []))
    }
    rawInitializer("Publishers.MergeMany", [.value(variadic: true)]) { call throws(Fault) in
      .publisher(.merged(try call.publishers()))
    }
  }

  /// Adds an operator that makes other signals of a publisher's.
  private mutating func change(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
    _ make: @escaping @Sendable (Call) -> Publisher.Change
  ) {
    raw(type, name, parameters()) { value, call throws(Fault) in
      .publisher(.changed(try call.publisher(value)) { make(call) })
    }
  }

  private mutating func addOperators(_ type: String) {
    raw(type, "autoconnect", []) { value, call throws(Fault) in
      let publisher = try call.publisher(value)
      if case .timer(let timer) = publisher.source { timer.connectsItself = true }
      return .native("Publisher", publisher)
    }
    raw(type, "connect", []) { value, call throws(Fault) in
      guard case .timer(let timer) = try call.publisher(value).source else { return .native("AnyCancellable", 0) }
      timer.connect(in: call.evaluator)
      let connection = Subscription()
      connection.ending = { timer.disconnect() }
      return .native("AnyCancellable", connection)
    }
    rawProperty(type, "upstream") { value, call throws(Fault) in .native("Publisher", try call.publisher(value)) }
    for name in ["eraseToAnyPublisher", "share", "print"] {
      raw(type, name, [.ignored(nil)]) { value, call throws(Fault) in
        .native("Publisher", try call.publisher(value))
      }
    }
    raw(type, "setFailureType", [.ignored("to")]) { value, call throws(Fault) in
      .native("Publisher", try call.publisher(value))
    }
    for name in ["receive", "subscribe"] {
      raw(type, name, [.ignored("on"), .ignored("options")]) { value, call throws(Fault) in
        .native("Publisher", try call.publisher(value))
      }
    }
    for name in ["map", "tryMap", "compactMap", "tryCompactMap"] {
      change(type, name, [.function()]) { call in
        { signal, send in
          guard case .value(let value) = signal else { return send(signal) }
          guard let new = call.attempt(0, [value], send) else { return }
          if !name.hasSuffix("ompactMap") || !new.isNone { send(.value(new)) }
        }
      }
    }
    for name in ["scan", "tryScan"] {
      change(type, name, [.value(), .function(of: [.any, .any])]) { call in
        var total = call.value(0).settledNumber
        return { signal, send in
          guard case .value(let value) = signal else { return send(signal) }
          guard let next = call.attempt(1, [total, value], send) else { return }
          total = next
          send(.value(total))
        }
      }
    }
    for name in ["delay", "debounce", "throttle"] {
      raw(
        type, name,
        [
          .value("for", .native("Duration")), .ignored("tolerance"), .ignored("scheduler"), .ignored("options"),
          .ignored("latest"),
        ]
      ) { value, call throws(Fault) in
        var seconds = call.value(0).asNumber ?? 0
        if case .native(let native) = call.value(0), let length = native.payload as? Double { seconds = length }
        return .publisher(.delayed(try call.publisher(value), seconds, isLast: name != "delay"))
      }
    }
    change(
      type, "handleEvents",
      [
        .ignored("receiveSubscription"), .action("receiveOutput", optional: true),
        .action("receiveCompletion", optional: true), .ignored("receiveCancel"), .ignored("receiveRequest"),
      ]
    ) { call in
      { signal, send in
        let evaluator = call.evaluator
        if case .value(let value) = signal {
          if case .function(let action) = call.value(1) { evaluator.act(action, [value]) }
        } else if case .function(let action) = call.value(2) {
          evaluator.act(action, [evaluator.completion(signal, at: call.location)])
        }
        send(signal)
      }
    }
  }

  /// Adds the operators that select some of the values.
  private mutating func addSelections(_ type: String) {
    for name in ["filter", "tryFilter"] {
      change(type, name, [.function()]) { call in
        { signal, send in
          guard case .value(let value) = signal else { return send(signal) }
          if call.holds(0, value, send) { send(signal) }
        }
      }
    }
    for isByFunction in [false, true] {
      change(type, "removeDuplicates", isByFunction ? [.function("by", of: [.any, .any])] : []) { call in
        var last: Value?
        return { signal, send in
          guard case .value(let value) = signal else { return send(signal) }
          defer { last = value }
          if let last, isByFunction ? call.holds(0, last, value, send) : last.isEqual(to: value) { return }
          send(signal)
        }
      }
    }
    change(type, "dropFirst", [.value(optional: true)]) { call in
      var left = call.value(0).asInt ?? 1
      return { signal, send in
        if case .value = signal, left > 0 { left -= 1 } else { send(signal) }
      }
    }
    change(type, "drop", [.function("while")]) { call in
      var isDropping = true
      return { signal, send in
        if isDropping, case .value(let value) = signal {
          isDropping = call.holds(0, value, send)
          if isDropping { return }
        }
        send(signal)
      }
    }
    for name in ["prefix", "first"] {
      change(type, name, name == "prefix" ? [.value()] : []) { call in
        var left = name == "prefix" ? call.value(0).asInt ?? 1 : 1
        return { signal, send in
          if case .value = signal, left <= 0 { return send(.finished) }
          left -= 1
          send(signal)
          if case .value = signal, left == 0 { send(.finished) }
        }
      }
    }
    change(type, "prefix", [.function("while")]) { call in
      { signal, send in
        guard case .value(let value) = signal else { return send(signal) }
        send(call.holds(0, value, send) ? signal : .finished)
      }
    }
    change(type, "first", [.function("where")]) { call in
      { signal, send in
        guard case .value(let value) = signal else { return send(signal) }
        guard call.holds(0, value, send) else { return }
        send(signal)
        send(.finished)
      }
    }
    change(type, "ignoreOutput", []) { _ in
      { signal, send in
        if case .value = signal {} else { send(signal) }
      }
    }
  }

  /// Adds the operators that send one value at the end.
  private mutating func addSummaries(_ type: String) {
    /// Adds an operator with a result that each value changes, and which is sent at the end unless it is nil.
    func summary(
      _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
      from start: @escaping @Sendable (Call) -> Value?,
      _ next: @escaping @Sendable (Call, Value?, Value, (Signal) -> Void) -> Value?
    ) {
      change(type, name, parameters()) { call in
        var result = start(call)
        return { signal, send in
          switch signal {
          case .value(let value): result = next(call, result, value, send)
          case .finished:
            if let result { send(.value(result)) }
            send(signal)
          case .failed: send(signal)
          }
        }
      }
    }
    summary("last", [], from: { _ in nil }) { _, _, value, _ in value }
    summary("last", [.function("where")], from: { _ in nil }) { call, last, value, send in
      call.holds(0, value, send) ? value : last
    }
    summary("collect", [], from: { _ in .array([]) }) { _, all, value, _ in
      guard case .array(let known)? = all else { return all }
      return .array(known + [value])
    }
    summary("count", [], from: { _ in .int(0) }) { _, count, _, _ in .int((count?.asInt ?? 0) + 1) }
    for name in ["reduce", "tryReduce"] {
      summary(name, [.value(), .function(of: [.any, .any])], from: { $0.value(0).settledNumber }) {
        call, total, value, send in
        total.flatMap { call.attempt(1, [$0, value], send) }
      }
    }
    summary("allSatisfy", [.function()], from: { _ in .bool(true) }) { call, known, value, send in
      if case .bool(true)? = known { .bool(call.holds(0, value, send)) } else { known }
    }
    summary("contains", [.value()], from: { _ in .bool(false) }) { call, known, value, _ in
      if case .bool(true)? = known { known } else { .bool(call.value(0).isEqual(to: value)) }
    }
    summary("contains", [.function("where")], from: { _ in .bool(false) }) { call, known, value, send in
      if case .bool(true)? = known { known } else { .bool(call.holds(0, value, send)) }
    }
    change(type, "collect", [.value()]) { call in
      let length = max(call.value(0).asInt ?? 1, 1)
      var group: [Value] = []
      return { signal, send in
        if case .value(let value) = signal { group.append(value) }
        var isFull = group.count == length
        if case .finished = signal { isFull = !group.isEmpty }
        if isFull {
          send(.value(.array(group)))
          group = []
        }
        if case .value = signal {} else { send(signal) }
      }
    }
  }

  /// Adds the operators for errors, and those that replace what is missing.
  private mutating func addErrorOperators(_ type: String) {
    for name in ["mapError", "tryMapError"] {
      change(type, name, [.function()]) { call in
        { signal, send in
          guard case .failed(let error) = signal else { return send(signal) }
          if let new = call.attempt(0, [error], send) { send(.failed(new)) }
        }
      }
    }
    for name in ["catch", "tryCatch"] {
      raw(type, name, [.function()]) { value, call throws(Fault) in
        let evaluator = call.evaluator
        return .publisher(
          .caught(try call.publisher(value)) { error in
            evaluator.perform { () throws(Fault) in try call.publisher(try call.apply(0, [error])) }
          })
      }
    }
    raw(type, "retry", [.value()]) { value, call throws(Fault) in
      let publisher = try call.publisher(value)
      var result = publisher
      for _ in 0..<min(max(call.value(0).asInt ?? 0, 0), 1_000) {
        let next = result
        result = Publisher(.caught(publisher) { _ in next })
      }
      return .native("Publisher", result)
    }
    change(type, "replaceError", [.value("with")]) { call in
      { signal, send in
        guard case .failed = signal else { return send(signal) }
        send(.value(call.value(0).settledNumber))
        send(.finished)
      }
    }
    change(type, "replaceNil", [.value("with")]) { call in
      { signal, send in
        if case .value(let value) = signal, value.isNone { return send(.value(call.value(0).settledNumber)) }
        send(signal)
      }
    }
    change(type, "replaceEmpty", [.value("with")]) { call in
      var isEmpty = true
      return { signal, send in
        if case .value = signal { isEmpty = false }
        if case .finished = signal, isEmpty { send(.value(call.value(0).settledNumber)) }
        send(signal)
      }
    }
    change(type, "assertNoFailure", [.ignored(nil), .ignored("file"), .ignored("line")]) { call in
      { signal, send in
        guard case .failed(let error) = signal else { return send(signal) }
        call.evaluator.perform { () throws(Fault) -> Void in
          throw Fault(throwing: error, Diagnostic(.error, .uncaught, at: call.evaluator.range(of: call.location)))
        }
      }
    }
  }

  /// Adds the operators for several publishers.
  private mutating func addCombinations(_ type: String) {
    for count in 1...7 {
      let label = "with"
      let shapes = [ParameterShape.value(label)] + .init(repeating: .value(), count: count - 1)
      raw(type, "merge", shapes) { value, call throws(Fault) in
        .publisher(.merged([try call.publisher(value)] + (try call.publishers())))
      }
    }
    for name in ["combineLatest", "zip"] {
      for count in 1...3 {
        for isTransformed in [false, true] {
          let others = [ParameterShape](repeating: .value(), count: count)
          let transform = ParameterShape.function(of: .init(repeating: .any, count: count + 1))
          raw(type, name, others + (isTransformed ? [transform] : [])) { value, call throws(Fault) in
            let all = [try call.publisher(value)] + (try call.publishers(count))
            let combined = Publisher(.combined(all, isZipped: name == "zip"))
            guard isTransformed else { return .native("Publisher", combined) }
            return .publisher(
              .changed(combined) {
                { signal, send in
                  guard case .value(.tuple(let tuple)) = signal else { return send(signal) }
                  if let new = call.attempt(count, tuple.elements, send) { send(.value(new)) }
                }
              })
          }
        }
      }
    }
    for (name, isLatest) in [("flatMap", false), ("switchToLatest", true)] {
      raw(type, name, isLatest ? [] : [.ignored("maxPublishers"), .function()]) { value, call throws(Fault) in
        let evaluator = call.evaluator
        return .publisher(
          .flattened(try call.publisher(value), isLatest: isLatest) { value in
            evaluator.perform { () throws(Fault) in
              try call.publisher(isLatest ? value : try call.apply(1, [value]))
            }
          })
      }
    }
    for name in ["prepend", "append"] {
      raw(type, name, [.value(variadic: true)]) { value, call throws(Fault) in
        let own = try call.publisher(value)
        let others = try call.joined()
        return .publisher(.joined(name == "prepend" ? [others, own] : [own, others]))
      }
    }
  }

  /// Adds the functions that receive values.
  private mutating func addReceivers(_ type: String) {
    raw(type, "sink", [.action("receiveValue")]) { value, call throws(Fault) in
      guard case .function(let action) = call.value(0) else { return .native("AnyCancellable", 0) }
      let evaluator = call.evaluator
      return .native(
        "AnyCancellable", try call.publisher(value).subscribe(in: evaluator, values: { evaluator.act(action, [$0]) }))
    }
    raw(type, "sink", [.action("receiveCompletion"), .action("receiveValue")]) { value, call throws(Fault) in
      let (ending, action) = (call.value(0), call.value(1))
      let evaluator = call.evaluator
      return .native(
        "AnyCancellable",
        try call.publisher(value).subscribe(in: evaluator) { signal in
          if case .value(let value) = signal {
            if case .function(let action) = action { evaluator.act(action, [value]) }
          } else if case .function(let action) = ending {
            evaluator.act(action, [evaluator.completion(signal, at: call.location)])
          }
        })
    }
    raw(type, "assign", [.value("to")]) { value, call throws(Fault) in
      guard case .property(let property, _, _)? = try TypeBinding.publisher.read(call.value(0), call.evaluator)?.source
      else { return .void }
      let evaluator = call.evaluator
      let subscription = try call.publisher(value).subscribe(
        in: evaluator, values: { new in _ = evaluator.perform { () throws(Fault) in try property.set(new) } })
      evaluator.swiftUI.assignments.append(subscription)
      return .void
    }
    raw(type, "assign", [.value("to"), .value("on")]) { value, call throws(Fault) in
      guard case .keyPath(let path) = call.value(0), let name = path.name else { return .native("AnyCancellable", 0) }
      let evaluator = call.evaluator
      let object = call.value(1)
      return .native(
        "AnyCancellable",
        try call.publisher(value).subscribe(
          in: evaluator,
          values: { new in
            var target = object
            evaluator.perform { () throws(Fault) in
              try evaluator.mutateMember(name, of: &target, isAssignment: true, at: call.location) {
                (old: inout Value) throws(Fault) in old = new
              }
            }
          }))
    }
  }
}

extension Value {
  /// Returns a publisher with a source.
  fileprivate static func publisher(_ source: Publisher.Source) -> Value { .native("Publisher", Publisher(source)) }
}

extension Signal {
  /// Creates an end from a completion of the program.
  fileprivate init(end value: Value) {
    if case .enumCase(let end) = value, end.enumCase.name == "failure", let error = end.payload.first {
      self = .failed(error)
    } else {
      self = .finished
    }
  }
}

extension Evaluator {
  /// Returns an end as the program sees it, a case of `Subscribers.Completion`.
  fileprivate func completion(_ signal: Signal, at location: SourceLocation) -> Value {
    var payload: [Value] = []
    if case .failed(let error) = signal { payload = [error] }
    guard let type = program.preludeType(named: "Subscribers")?.types["Completion"],
      let enumCase = type.enumCase(named: payload.isEmpty ? "finished" : "failure"),
      let value = try? makeCase(type, enumCase, payload, at: location)
    else { return .void }
    return value
  }
}

extension Call {
  /// Returns a value as a publisher, which sends nothing if it is none.
  fileprivate func publisher(_ value: Value) throws(Fault) -> Publisher {
    try TypeBinding.publisher.read(value, evaluator) ?? Publisher(.nothing)
  }

  /// Returns the arguments, or the first ones, as publishers; a list counts as its elements.
  fileprivate func publishers(_ count: Int? = nil) throws(Fault) -> [Publisher] {
    var result: [Publisher] = []
    for index in 0..<(count ?? arguments.count) {
      if case .array(let values) = value(index) {
        for value in values {
          guard case .array(let inner) = value else {
            result.append(try publisher(value))
            continue
          }
          for value in inner { result.append(try publisher(value)) }
        }
      } else {
        result.append(try publisher(value(index)))
      }
    }
    return result
  }

  /// Returns the publisher of the values that are put before or after another's: a publisher, a list or the arguments.
  fileprivate func joined() throws(Fault) -> Publisher {
    guard case .array(let values) = value(0) else { return try publisher(value(0)) }
    if values.count == 1 {
      if case .native(let native) = values[0], native.payload is Publisher || native.payload is Subject {
        return try publisher(values[0])
      }
      if case .array(let inner) = values[0] { return Publisher(.values(inner)) }
    }
    return Publisher(.values(values.map(\.settledNumber)))
  }

  /// Returns the result of a function in an argument, or nil after a fault; an error that it throws is sent.
  fileprivate func attempt(_ index: Int, _ arguments: [Value], _ send: (Signal) -> Void) -> Value? {
    var failure: Value?
    let result = evaluator.perform { () throws(Fault) -> Value? in
      do throws(Fault) { return try apply(index, arguments) } catch {
        guard let thrown = error.thrown else { throw error }
        failure = thrown
        return nil
      }
    }
    if let failure { send(.failed(failure)) }
    return result ?? nil
  }

  /// Returns whether a function in an argument returns true; an error that it throws is sent.
  fileprivate func holds(_ index: Int, _ values: Value..., then send: (Signal) -> Void) -> Bool {
    if case .bool(true)? = attempt(index, values, send) { true } else { false }
  }

  fileprivate func holds(_ index: Int, _ value: Value, _ send: (Signal) -> Void) -> Bool {
    holds(index, value, then: send)
  }

  fileprivate func holds(_ index: Int, _ a: Value, _ b: Value, _ send: (Signal) -> Void) -> Bool {
    holds(index, a, b, then: send)
  }
}
