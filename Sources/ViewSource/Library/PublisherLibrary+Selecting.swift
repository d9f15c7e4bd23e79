import PlumblineLayout

// The operators that select and summarize values. Source: Apple's documentation of Combine.
extension Vocabulary {
  /// Adds the operators that select some of the values.
  mutating func addSelections(_ type: String) {
    for name in ["filter", "tryFilter"] {
      addOperator(type, name, [.function()]) { call in
        { event, send in
          guard case .value(let value) = event else { return send(event) }
          if call.holds(0, value, send: send) { send(event) }
        }
      }
    }
    for isByFunction in [false, true] {
      addOperator(type, "removeDuplicates", isByFunction ? [.function("by", of: [.any, .any])] : []) { call in
        var last: Value?
        return { event, send in
          guard case .value(let value) = event else { return send(event) }
          defer { last = value }
          if let last, isByFunction ? call.holds(0, last, value, send: send) : last.isEqual(to: value) { return }
          send(event)
        }
      }
    }
    addOperator(type, "dropFirst", [.value(optional: true)]) { call in
      var left = call.value(0).asInt ?? 1
      return { event, send in
        if case .value = event, left > 0 { left -= 1 } else { send(event) }
      }
    }
    addOperator(type, "drop", [.function("while")]) { call in
      var isDropping = true
      return { event, send in
        if isDropping, case .value(let value) = event {
          isDropping = call.holds(0, value, send: send)
          if isDropping { return }
        }
        send(event)
      }
    }
    for name in ["prefix", "first"] {
      addOperator(type, name, name == "prefix" ? [.value()] : []) { call in
        var left = name == "prefix" ? call.value(0).asInt ?? 1 : 1
        return { event, send in
          if case .value = event, left <= 0 { return send(.finished) }
          left -= 1
          send(event)
          if case .value = event, left == 0 { send(.finished) }
        }
      }
    }
    addOperator(type, "prefix", [.function("while")]) { call in
      { event, send in
        guard case .value(let value) = event else { return send(event) }
        send(call.holds(0, value, send: send) ? event : .finished)
      }
    }
    addOperator(type, "first", [.function("where")]) { call in
      { event, send in
        guard case .value(let value) = event else { return send(event) }
        guard call.holds(0, value, send: send) else { return }
        send(event)
        send(.finished)
      }
    }
    addOperator(type, "ignoreOutput", []) { _ in
      { event, send in
        if case .value = event {} else { send(event) }
      }
    }
  }

  /// Adds the operators that send one value at the end.
  mutating func addSummaries(_ type: String) {
    /// Adds an operator whose result each value changes; the result is sent at the end unless it is nil.
    func summary(
      _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
      from start: @escaping @Sendable (Call) -> Value?,
      _ next: @escaping @Sendable (Call, Value?, Value, (PublisherEvent) -> Void) -> Value?
    ) {
      addOperator(type, name, parameters()) { call in
        var result = start(call)
        return { event, send in
          switch event {
          case .value(let value): result = next(call, result, value, send)
          case .finished:
            if let result { send(.value(result)) }
            send(event)
          case .failed: send(event)
          }
        }
      }
    }
    summary("last", [], from: { _ in nil }) { _, _, value, _ in value }
    summary("last", [.function("where")], from: { _ in nil }) { call, last, value, send in
      call.holds(0, value, send: send) ? value : last
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
    /// Adds an operator that sends whether some value fulfils a condition, as soon as that is known.
    func search(
      _ name: String, _ shape: ParameterShape, for wanted: Bool,
      _ test: @escaping @Sendable (Call, Value, (PublisherEvent) -> Void) -> Bool
    ) {
      addOperator(type, name, [shape]) { call in
        { event, send in
          switch event {
          case .value(let value):
            guard test(call, value, send) == wanted else { return }
            send(.value(.bool(wanted)))
            send(.finished)
          case .finished:
            send(.value(.bool(!wanted)))
            send(event)
          case .failed: send(event)
          }
        }
      }
    }
    search("allSatisfy", .function(), for: false) { call, value, send in call.holds(0, value, send: send) }
    search("contains", .function("where"), for: true) { call, value, send in call.holds(0, value, send: send) }
    search("contains", .value(), for: true) { call, value, _ in call.value(0).isEqual(to: value) }
    addOperator(type, "collect", [.value()]) { call in
      let length = max(call.value(0).asInt ?? 1, 1)
      var group: [Value] = []
      return { event, send in
        if case .value(let value) = event { group.append(value) }
        var isFull = group.count == length
        if case .finished = event { isFull = !group.isEmpty }
        if isFull {
          send(.value(.array(group)))
          group = []
        }
        if case .value = event {} else { send(event) }
      }
    }
  }
}
