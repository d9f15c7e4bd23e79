extension Vocabulary {
  /// Adds the members of sequences: arrays, ranges, sets, dictionaries and strings.
  mutating func addSequences() {
    for name in ["Array", "Range", "Set", "Dictionary", "String"] { type(name, parents: ["Collection", "Sequence"]) }
    type("Set", parents: ["SetAlgebra"])
    for name in [
      "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection", "LazyCollectionProtocol",
    ] { type(name, parents: ["Collection", "Sequence"]) }
    type("RandomAccessCollection", parents: ["BidirectionalCollection", "Collection", "Sequence"])
    type("RangeExpression")
    type("Range", parents: ["RandomAccessCollection", "Equatable", "Hashable", "RangeExpression"])
    type("String", parents: ["BidirectionalCollection", "RangeReplaceableCollection"])
    type("Collection", parents: ["Sequence"])
    rawFunction("sequence", [.value("first"), .function("next")]) { call throws(Fault) in
      let first = call.value(0).settledNumber
      let step = try call.evaluator.coerce(
        call.value(1), to: .function([.any], .any, builder: false), at: call.location)
      guard case .function(let next) = step else { return .none }
      return .lazy(LazySequence(.unfolded(from: first, next)), isUnfolded: true)
    }
    rawFunction("sequence", [.value("state"), .function("next")]) { call throws(Fault) in
      guard case .function(let next) = call.value(1) else { return .none }
      return .lazy(LazySequence(.stateful(call.value(0).settledNumber, next)), isUnfolded: true)
    }
    raw("KeyPath", "appending", [.value("path", .native("KeyPath"))]) { value, call in
      guard case .keyPath(let first) = value, case .keyPath(let second) = call.value(0) else { return .none }
      return .keyPath(KeyPathValue(steps: first.steps + second.steps))
    }
    type(
      "Array",
      parents: ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "Equatable", "Hashable"])
    aliases.merge([
      "ArraySlice": "Array", "ClosedRange": "Range", "Substring": "String", "CountableRange": "Range",
      "CountableClosedRange": "Range",
    ]) { old, _ in old }

    sequence("map", [.function()]) { values, call throws(Fault) in
      var result: [Value] = []
      result.reserveCapacity(values.count)
      let expected = call.hint.unwrapped.element
      for value in values { result.append(try call.apply(0, [value], expecting: expected)) }
      return .array(result)
    }
    sequence("compactMap", [.function()]) { values, call throws(Fault) in
      var result: [Value] = []
      for value in values {
        let mapped = try call.apply(0, [value], expecting: call.hint.unwrapped.element)
        if !mapped.isNone { result.append(mapped.unwrappedOnce) }
      }
      return .array(result)
    }
    sequence("flatMap", [.function()]) { values, call throws(Fault) in
      var result: [Value] = []
      for value in values {
        let mapped = try call.apply(0, [value], expecting: call.hint.unwrapped)
        if let inner = try call.evaluator.elements(of: mapped) {
          result += inner
        } else if !mapped.isNone {
          result.append(mapped)
        }
      }
      return .array(result)
    }
    sequence("filter", [.function(to: .bool)]) { values, call throws(Fault) in
      var result: [Value] = []
      for value in values where try call.holds(0, [value]) { result.append(value) }
      return .array(result)
    }
    sequence("reduce", [.value().expecting(.result), .function(of: [.any, .any])]) { values, call throws(Fault) in
      var total = call.value(0)
      for value in values { total = try call.apply(1, [total, value], expecting: call.evaluator.typeHint(of: total)) }
      return total
    }
    sequence("reduce", [.value("into").expecting(.result), .function(of: [.any, .any])]) { values, call throws(Fault) in
      var total = call.value(0)
      guard case .function(let function) = call.value(1) else { return total }
      for value in values {
        var arguments = [total, value]
        total = .void
        _ = try call.evaluator.call(function, changing: &arguments, expecting: .any)
        total = arguments[0]
      }
      return total
    }
    sequence("forEach", [.function()]) { values, call throws(Fault) in
      for value in values { _ = try call.apply(0, [value]) }
      return .void
    }
    raw("Sequence", "enumerated") { value, call throws(Fault) in
      if call.evaluator.isOnlySequence(value) {
        return .lazy(LazySequence(.elements(value)).adding(.enumerated), isUnfolded: true)
      }
      let values = try call.evaluator.elements(of: value) ?? []
      return .array(
        values.enumerated().map { .tuple(TupleValue(labels: ["offset", "element"], elements: [.int($0), $1])) })
    }
    sequence("reversed") { values, _ in .array(values.reversed()) }
    raw("Sequence", "contains", [.value().expecting(.element)]) { sequence, call throws(Fault) in
      let wanted = call.value(0)
      return .bool(
        try call.first(in: sequence) { (value) throws(Fault) in
          try call.evaluator.areEqual(value, wanted, at: call.location)
        } != nil)
    }
    for (name, whole) in [("contains", true), ("allSatisfy", false)] {
      raw("Sequence", name, [.function(whole ? "where" : nil, to: .bool)]) { sequence, call throws(Fault) in
        let found = try call.first(in: sequence) { (value) throws(Fault) in try call.holds(0, [value]) == whole }
        return .bool((found != nil) == whole)
      }
    }
    raw("Sequence", "first", [.function("where", to: .bool)]) { sequence, call throws(Fault) in
      .element(try call.first(in: sequence) { (value) throws(Fault) in try call.holds(0, [value]) })
    }
    sequence("last", [.function("where", to: .bool)]) { values, call throws(Fault) in
      for value in values.reversed() where try call.holds(0, [value]) { return .element(value) }
      return .none
    }
    sequence("count", [.function("where", to: .bool)]) { values, call throws(Fault) in
      var count = 0
      for value in values where try call.holds(0, [value]) { count += 1 }
      return .int(count)
    }
    addOrdering()
    later(["Sequence"]) { $0.addSlicing() }
    addLazySequences()
    addMutableCollections()
    addSlices()
    rawFunction("zip", [.value(), .value()]) { call throws(Fault) in
      if call.evaluator.mayBeEndless(call.value(0)), call.evaluator.mayBeEndless(call.value(1)) {
        return .lazy(LazySequence(.zipped(call.value(0), call.value(1))), isUnfolded: true)
      }
      var a = try call.evaluator.iterator(over: call.value(0), at: call.location)
      var b = try call.evaluator.iterator(over: call.value(1), at: call.location)
      var pairs: [Value] = []
      while let x = try a.next(), let y = try b.next() {
        try call.evaluator.step(at: call.location)
        pairs.append(.tuple(TupleValue(labels: [nil, nil], elements: [x, y])))
      }
      return .array(pairs)
    }
    rawInitializer("CollectionOfOne", [.value()]) { .array([$0.value(0)]) }
    rawInitializer("EmptyCollection", []) { _ in .array([]) }
    rawFunction("repeatElement", [.value(), .value("count", .int)]) { call throws(Fault) in
      let (count, limit) = (try call.int(1), call.evaluator.options.stepLimit)
      guard count >= 0, count <= min(limit, RunningOptions.elementLimit) else {
        throw call.evaluator.fault(
          count < 0 ? .negativeCount(count) : .tooManyElements(count, limit), at: call.location)
      }
      return .array(Array(repeating: call.value(0), count: count))
    }
  }

  /// Adds a method of sequences.
  package mutating func sequence(
    _ name: String, _ parameters: [ParameterShape] = [],
    _ body: @escaping @Sendable ([Value], Call) throws(Fault) -> Value
  ) {
    raw("Sequence", name, parameters) { value, call throws(Fault) in
      try body(call.evaluator.elements(of: value) ?? [], call)
    }
  }

  private mutating func addOrdering() {
    sequence("sorted") { values, call throws(Fault) in
      .array(
        try Sorting.sorted(values) { (a, b) throws(Fault) in try call.evaluator.isAscending(a, b, at: call.location) })
    }
    sequence("sorted", [.function("by", of: [.any, .any], to: .bool)]) { values, call throws(Fault) in
      .array(try Sorting.sorted(values) { (a, b) throws(Fault) in try call.holds(0, [a, b]) })
    }
    for name in ["min", "max"] {
      let isMinimum = name == "min"
      sequence(name) { values, call throws(Fault) in
        try Self.best(values) { (a, b) throws(Fault) in
          isMinimum
            ? try call.evaluator.isAscending(a, b, at: call.location)
            : try call.evaluator.isAscending(b, a, at: call.location)
        }
      }
      sequence(name, [.function("by", of: [.any, .any], to: .bool)]) { values, call throws(Fault) in
        try Self.best(values) { (a, b) throws(Fault) in
          isMinimum ? try call.holds(0, [a, b]) : try call.holds(0, [b, a])
        }
      }
    }
    sequence("shuffled") { values, call throws(Fault) in
      var result = values
      guard result.count > 1 else { return .array(result) }
      for index in stride(from: result.count - 1, to: 0, by: -1) {
        result.swapAt(index, Int(call.evaluator.nextRandom() % UInt64(index + 1)))
      }
      return .array(result)
    }
    sequence("randomElement") { values, call throws(Fault) in
      values.isEmpty ? .none : values[Int(call.evaluator.nextRandom() % UInt64(values.count))]
    }
  }

  private static func best(
    _ values: [Value], _ isBetter: (Value, Value) throws(Fault) -> Bool
  ) throws(Fault) -> Value {
    guard var best = values.first else { return .none }
    for value in values.dropFirst() where try isBetter(value, best) { best = value }
    return .element(best)
  }
}

extension Call {
  /// Returns the first element of a sequence for which a condition holds, or nil; later elements are not computed.
  func first(
    in sequence: Value, where condition: (Value) throws(Fault) -> Bool
  ) throws(Fault) -> Value? {
    var iterator = try evaluator.iterator(over: sequence, at: location)
    while let next = try iterator.next() {
      if try condition(next) { return next }
      try evaluator.step(at: location)
    }
    return nil
  }
}
