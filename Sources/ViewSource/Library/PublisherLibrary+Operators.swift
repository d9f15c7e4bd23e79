import PlumblineLayout

// The operators of publishers. Source: Apple's documentation of Combine.
extension Vocabulary {
  /// Adds an operator, which transforms the events of a publisher.
  mutating func addOperator(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
    _ make: @escaping @Sendable (Call) -> Publisher.Operator
  ) {
    raw(type, name, parameters()) { value, call throws(Fault) in
      .publisher(.transformed(try call.publisher(value)) { make(call) })
    }
  }

  /// Adds the operators that transform or delay values, and those without an effect in virtual time.
  mutating func addOperators(_ type: String) {
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
    for name in ["eraseToAnyPublisher", "print"] {
      raw(type, name, [.ignored(nil)]) { value, call throws(Fault) in
        .native("Publisher", try call.publisher(value))
      }
    }
    raw(type, "share", []) { value, call throws(Fault) in
      .publisher(.shared(SharedPublisher(try call.publisher(value))))
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
      addOperator(type, name, [.function()]) { call in
        { event, send in
          guard case .value(let value) = event else { return send(event) }
          guard let new = call.attempt(0, [value], send) else { return }
          if !name.hasSuffix("ompactMap") || !new.isNone { send(.value(new)) }
        }
      }
    }
    addOperator(type, "decode", [.value("type"), .value("decoder")]) { call in
      call.coding { evaluator, value throws(Fault) in
        try evaluator.callMethod("decode", of: call.value(1), [call.value(0), value])
      }
    }
    addOperator(type, "encode", [.value("encoder")]) { call in
      call.coding { evaluator, value throws(Fault) in
        try evaluator.callMethod("encode", of: call.value(0), [value])
      }
    }
    for name in ["scan", "tryScan"] {
      addOperator(type, name, [.value(), .function(of: [.any, .any])]) { call in
        var total = call.value(0).settledNumber
        return { event, send in
          guard case .value(let value) = event else { return send(event) }
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
          .value("latest", .bool, optional: true),
        ]
      ) { value, call throws(Fault) in
        var seconds = call.value(0).asNumber ?? 0
        if case .native(let native) = call.value(0), let length = native.payload as? Double { seconds = length }
        let publisher = try call.publisher(value)
        if name == "throttle" {
          let isLatest = if case .bool(true) = call.value(4) { true } else { false }
          return .publisher(.throttled(publisher, seconds, isLatest: isLatest))
        }
        return .publisher(.delayed(publisher, seconds, isLast: name == "debounce"))
      }
    }
    addOperator(
      type, "handleEvents",
      [
        .ignored("receiveSubscription"), .action("receiveOutput", optional: true),
        .action("receiveCompletion", optional: true), .ignored("receiveCancel"), .ignored("receiveRequest"),
      ]
    ) { call in
      { event, send in
        let evaluator = call.evaluator
        if case .value(let value) = event {
          if case .function(let action) = call.value(1) { evaluator.act(action, [value]) }
        } else if case .function(let action) = call.value(2) {
          evaluator.act(action, [evaluator.completion(event, at: call.location)])
        }
        send(event)
      }
    }
  }
}
