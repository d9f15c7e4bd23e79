import PlumblineLayout

// The operators for errors and for several publishers. Source: Apple's documentation of Combine.
extension Vocabulary {
  /// Adds the operators for errors, and those that replace missing values.
  mutating func addErrorOperators(_ type: String) {
    for name in ["mapError", "tryMapError"] {
      addOperator(type, name, [.function()]) { call in
        { event, send in
          guard case .failed(let error) = event else { return send(event) }
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
    addOperator(type, "replaceError", [.value("with")]) { call in
      { event, send in
        guard case .failed = event else { return send(event) }
        send(.value(call.value(0).settledNumber))
        send(.finished)
      }
    }
    addOperator(type, "replaceNil", [.value("with")]) { call in
      { event, send in
        if case .value(let value) = event, value.isNone { return send(.value(call.value(0).settledNumber)) }
        send(event)
      }
    }
    addOperator(type, "replaceEmpty", [.value("with")]) { call in
      var isEmpty = true
      return { event, send in
        if case .value = event { isEmpty = false }
        if case .finished = event, isEmpty { send(.value(call.value(0).settledNumber)) }
        send(event)
      }
    }
    addOperator(type, "assertNoFailure", [.ignored(nil), .ignored("file"), .ignored("line")]) { call in
      { event, send in
        guard case .failed(let error) = event else { return send(event) }
        call.evaluator.perform { () throws(Fault) -> Void in
          throw Fault(throwing: error, Diagnostic(.error, .uncaught, at: call.evaluator.range(of: call.location)))
        }
      }
    }
  }

  /// Adds the operators for several publishers.
  mutating func addCombinations(_ type: String) {
    for count in 1...7 {
      let shapes = [ParameterShape.value("with")] + .init(repeating: .value(), count: count - 1)
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
              .transformed(combined) {
                { event, send in
                  guard case .value(.tuple(let tuple)) = event else { return send(event) }
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
}
