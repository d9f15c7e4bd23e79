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
    raw("Publisher", "send", []) { value, call throws(Fault) in
      if case .changes(let object) = try call.publisher(value).source {
        call.evaluator.stateChangeCount += 1
        call.evaluator.noteObjectChange(of: object)
        call.evaluator.announceChange(of: object)
      }
      return .void
    }
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
        if case .native(let native) = value {
          (native.payload as? Subject)?.finish(PublisherEvent(completion: call.value(0)))
        }
        return .void
      }
    }
  }

  /// The types of publishers that combine others, each with the number of these; nil for any number.
  private static let combiningPublishers: [(name: String, count: Int?)] = {
    func names(_ name: String, _ counts: ClosedRange<Int>) -> [(name: String, count: Int?)] {
      counts.map { (name: "Publishers." + name + ($0 == 2 ? "" : String($0)), count: $0) }
    }
    return names("CombineLatest", 2...4) + names("Zip", 2...4) + names("Merge", 2...8)
      + [(name: "Publishers.MergeMany", count: nil)]
  }()

  /// The types that ``addPublishers()`` adds or extends.
  static let publisherTypes: [String] =
    [
      "AnyCancellable", "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just", "PassthroughSubject",
      "Publisher", "Publishers.Sequence", "Sequence",
    ] + combiningPublishers.map(\.name)

  /// Adds the publishers that a program creates from values and from other publishers.
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
          if let error = arguments.first?.failure {
            subject.finish(.failed(error))
          } else {
            subject.finish(with: value)
          }
          return .void
        }, type: outcome)
      _ = try call.apply(0, [.function(promise)])
      return .publisher(.subject(subject))
    }
    for (name, count) in Self.combiningPublishers {
      let publishers = count.map { [ParameterShape](repeating: .value(), count: $0) } ?? [.value(variadic: true)]
      rawInitializer(name, publishers) { call throws(Fault) in
        let all = try call.publishers()
        if name.contains("Merge") { return .publisher(.merged(all)) }
        return .publisher(.combined(all, isZipped: name.contains("Zip")))
      }
    }
    rawInitializer("Publishers.Sequence", [.value("sequence")]) { call throws(Fault) in
      .publisher(.values(try call.evaluator.elements(of: call.value(0)) ?? []))
    }
  }

  /// Adds the functions that receive values, and their asynchronous sequence.
  private mutating func addReceivers(_ type: String) {
    rawProperty(type, "values") { value, call throws(Fault) in
      let (stream, evaluator, location) = (ElementStream(call.evaluator), call.evaluator, call.location)
      stream.subscription = try call.publisher(value).subscribe(in: evaluator) { [weak stream] event in
        switch event {
        case .value(let value): stream?.send(.success(value))
        case .finished: stream?.finish(nil)
        case .failed(let error): stream?.finish(evaluator.thrown(error, at: location))
        }
      }
      return .native("AsyncThrowingStream", stream)
    }
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
        try call.publisher(value).subscribe(in: evaluator) { event in
          if case .value(let value) = event {
            if case .function(let action) = action { evaluator.act(action, [value]) }
          } else if case .function(let action) = ending {
            evaluator.act(action, [evaluator.completion(event, at: call.location)])
          }
        })
    }
    raw(type, "assign", [.value("to")]) { value, call throws(Fault) in
      guard
        case .property(let property, let name, let object)? = try TypeBinding.publisher.read(
          call.value(0), call.evaluator)?.source
      else { return .void }
      let (evaluator, location) = (call.evaluator, call.location)
      let subscription = try call.publisher(value).subscribe(
        in: evaluator,
        values: { new in
          _ = evaluator.perform { () throws(Fault) in
            try property.set(evaluator.settled(new, forProperty: name, of: object, at: location))
          }
        })
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
                (old: inout Value) throws(Fault) in
                guard case .object(let instance) = object else { return old = new }
                old = try evaluator.settled(new, forProperty: name, of: instance, at: call.location)
              }
            }
          }))
    }
  }
}
