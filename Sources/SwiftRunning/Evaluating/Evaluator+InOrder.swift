// Calls with values in order instead of argument expressions, as in `map(Double.init)` and `reduce(0, +)`.
extension Evaluator {
  /// Returns the elements of a tuple passed to a function of several parameters, as `zip(a, b).map(+)` does, or the
  /// arguments unchanged.
  private func spread(_ arguments: [Value], for name: String) -> [Value] {
    guard arguments.count == 1, case .tuple(let tuple) = arguments[0], tuple.elements.count > 1 else {
      return arguments
    }
    let takesOne = (vocabulary.functions[name] ?? []).contains {
      $0.parameters.count == 1 && !$0.parameters[0].isVariadic && fit(arguments[0], $0.parameters[0].type) > 0
    }
    return takesOne ? arguments : tuple.elements
  }

  /// Returns a stream of the program after its method `write` has appended a text.
  func changed(_ stream: Value, by method: String, _ text: String, at location: SourceLocation) throws(Fault) -> Value {
    var stream = stream
    for case .function(let function, _) in callables(method, of: stream) where function.labels.count == 1 {
      var arguments: [Value?] = [.string(text)]
      _ = try run(function, on: &stream, captured: nil, &arguments, at: location)
      return stream
    }
    throw unknownMember(method, of: stream, at: location)
  }

  /// Returns a value of the program after its method without parameters has changed it; if it declares none, the value
  /// itself.
  package func changed(_ value: Value, by method: String) throws(Fault) -> Value {
    var value = value
    for case .function(let function, _) in callables(method, of: value) where function.labels.isEmpty {
      var arguments: [Value?] = []
      _ = try run(function, on: &value, captured: nil, &arguments, at: function.location)
      return value
    }
    return value
  }

  /// Calls a method of a value with arguments and their labels.
  package func callMethod(
    _ name: String, of receiver: Value, _ labels: [String?], _ arguments: [Value]
  ) throws(Fault) -> Value {
    let written = zip(labels, arguments).map {
      ArgumentExpression(label: $0, value: ConstantExpression(.start, $1))
    }
    let frame = Frame(self, parent: nil, count: 1)
    return try invoke(name, on: receiver, written, frame, hint: .any, at: .start, whole: .start)
  }

  /// Calls a method of a value with arguments in order.
  package func callMethod(_ name: String, of receiver: Value, _ arguments: [Value]) throws(Fault) -> Value {
    if case .type(.any) = receiver {
      let arguments = spread(arguments, for: name)
      let isOperator = name.first.map { !$0.isLetter && $0 != "_" } ?? false
      if isOperator, arguments.count == 2 {
        if let code = ArithmeticOperator(rawValue: name),
          let result = try arithmetic(code, arguments[0], arguments[1], at: .start)
        {
          return result
        }
        return try apply(operator: name, to: arguments[0], arguments[1], hint: .any, at: .start)
      }
      for entry in vocabulary.functions[name] ?? [] {
        guard let arguments = entry.packed(arguments) else { continue }
        if zip(entry.parameters, arguments).allSatisfy({ fit($1, $0.type) > 0 }) {
          var ignored = Value.void
          return try entry.body(
            &ignored, Call(evaluator: self, location: .start, arguments: arguments, name: name))
        }
      }
      if arguments.count == 1 { return try apply(prefix: name, to: arguments[0], at: .start) }
      return .void
    }
    for callable in callables(name, of: receiver) {
      switch callable {
      case .function(let function, _) where function.labels.count >= arguments.count:
        return try run(function, receiver: receiver, captured: nil, arguments, at: function.location)
      case .entry(let entry) where entry.parameters.count >= arguments.count:
        var value = receiver
        var padded: [Value?] = arguments
        while padded.count < entry.parameters.count { padded.append(nil) }
        return try entry.call(on: &value, Call(evaluator: self, location: .start, arguments: padded, name: name))
      default: continue
      }
    }
    throw unknownMember(name, of: receiver, at: .start)
  }
}

extension VocabularyEntry {
  /// Returns the arguments by parameter, with those of a variadic parameter in one array, or nil if their count does
  /// not match.
  fileprivate func packed(_ arguments: [Value]) -> [Value]? {
    guard parameters.last?.isVariadic == true else { return arguments.count == parameters.count ? arguments : nil }
    let single = parameters.count - 1
    guard arguments.count >= single else { return nil }
    return arguments.prefix(single) + [.array(Array(arguments.dropFirst(single)))]
  }
}
