extension Vocabulary {
  /// Adds the methods that change the elements of the program's own collections through their subscripts.
  mutating func addMutableCollections() {
    elements("sort") { values, call throws(Fault) in
      try Sorting.sorted(values) { (a, b) throws(Fault) in try call.evaluator.isAscending(a, b, at: call.location) }
    }
    elements("sort", [.function("by", of: [.any, .any], to: .bool)]) { values, call throws(Fault) in
      try Sorting.sorted(values) { (a, b) throws(Fault) in try call.holds(0, [a, b]) }
    }
    elements("reverse") { values, _ in values.reversed() }
    rawMutating("MutableCollection", "swapAt", [.value(), .value()]) { value, call throws(Fault) in
      let (evaluator, location) = (call.evaluator, call.location)
      func element(at index: Value) throws(Fault) -> Value {
        var found = Value.void
        try evaluator.mutateElement(of: &value, [], [index], at: location) { found = $0 }
        return found
      }
      let (a, b) = (try element(at: call.value(0)), try element(at: call.value(1)))
      try evaluator.mutateElement(of: &value, [], [call.value(0)], at: location) { $0 = b }
      try evaluator.mutateElement(of: &value, [], [call.value(1)], at: location) { $0 = a }
      return .void
    }
  }

  /// Adds a method that replaces the elements of a collection of the program by as many others.
  private mutating func elements(
    _ name: String, _ parameters: [ParameterShape] = [],
    _ body: @escaping @Sendable ([Value], Call) throws(Fault) -> [Value]
  ) {
    rawMutating("MutableCollection", name, parameters) { value, call throws(Fault) in
      let evaluator = call.evaluator
      guard let type = evaluator.declaration(of: value) else { return .void }
      let new = try body(evaluator.elements(of: value, at: call.location) ?? [], call)
      var index = try evaluator.member("startIndex", of: value, hint: .any, at: call.location)
      for element in new {
        try evaluator.mutateElement(of: &value, [], [index], at: call.location) { $0 = element }
        index = try evaluator.position(after: index, in: value, type)
      }
      return .void
    }
  }
}
