extension LazySequence {
  /// Whether the sequence is a collection whose elements are replaced or omitted one by one.
  private var isPlainCollection: Bool {
    guard case .elements = base else { return false }
    return steps.allSatisfy { step in
      switch step {
      case .map, .compactMap, .filter: true
      default: false
      }
    }
  }

  /// The steps up to the last that omits elements, which determine where the collection begins and ends.
  private var sieve: ArraySlice<Step> {
    let last = steps.lastIndex { step in
      switch step {
      case .compactMap, .filter: true
      default: false
      }
    }
    return last.map { steps[...$0] } ?? []
  }

  /// Returns an element of the base after steps, or nil if one of them omits it.
  private func passing(
    _ element: Value, _ steps: some Sequence<Step>, filters: Bool, _ evaluator: Evaluator
  ) throws(Fault) -> Value? {
    var element = element
    for step in steps {
      switch step {
      case .map(let function): element = try evaluator.call(function, [element], expecting: .any)
      case .compactMap(let function):
        element = try evaluator.call(function, [element], expecting: .any)
        if element.isNone { return nil }
      case .filter(let function) where filters:
        guard case .bool(true) = try evaluator.call(function, [element], expecting: .bool) else { return nil }
      default: break
      }
    }
    return element
  }

  /// Returns the first or last element, or nil if there is none.
  ///
  /// As in the standard library, a collection finds the index of the element first, for which only the conditions and
  /// what precedes them are evaluated, and then computes the element at this index.
  func end(isLast: Bool, _ evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Value? {
    guard isPlainCollection, case .elements(let values) = base else {
      return try isLast
        ? elements(evaluator, at: location).last : iterator(evaluator, at: location).next()
    }
    // The last element is searched from the end, once it is known that there is one.
    if isLast, try isEmpty(evaluator, at: location) { return nil }
    let sieve = sieve
    var iterator = try evaluator.iterator(
      over: isLast ? .array(evaluator.elements(of: values)?.reversed() ?? []) : values, at: location)
    while let element = try iterator.next() {
      try evaluator.step(at: location)
      guard try passing(element, sieve, filters: true, evaluator) != nil else { continue }
      return try passing(element, steps, filters: false, evaluator)
    }
    return nil
  }

  /// Returns whether there are no elements, for which only conditions are evaluated.
  func isEmpty(_ evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Bool {
    guard isPlainCollection, case .elements(let values) = base else {
      return try iterator(evaluator, at: location).next() == nil
    }
    let sieve = sieve
    var iterator = try evaluator.iterator(over: values, at: location)
    while let element = try iterator.next() {
      try evaluator.step(at: location)
      if try passing(element, sieve, filters: true, evaluator) != nil { return false }
    }
    return true
  }

  /// Returns the number of elements, for which only conditions are evaluated.
  func count(_ evaluator: Evaluator, at location: SourceLocation) throws(Fault) -> Int {
    guard isPlainCollection, case .elements(let values) = base else {
      return try elements(evaluator, at: location).count
    }
    let (sieve, all) = (sieve, try evaluator.elements(of: values) ?? [])
    if sieve.isEmpty { return all.count }
    var count = 0
    for element in all where try passing(element, sieve, filters: true, evaluator) != nil { count += 1 }
    return count
  }

  /// Returns whether a condition that the last step sets holds for a value; true if the last step is another.
  func admits(_ value: Value, _ evaluator: Evaluator) throws(Fault) -> Bool {
    guard case .filter = steps.last else { return true }
    return try passing(value, steps.suffix(1), filters: true, evaluator) != nil
  }
}

extension Vocabulary {
  /// Adds the members of lazy sequences that concern their ends.
  mutating func addLazyEnds() {
    for (name, isLast) in [("first", false), ("last", true)] {
      rawProperty(Value.lazyName, name) { value, call throws(Fault) in
        .optional(try value.lazySequence?.end(isLast: isLast, call.evaluator, at: call.location))
      }
    }
    rawProperty(Value.lazyName, "isEmpty") { value, call throws(Fault) in
      .bool(try value.lazySequence?.isEmpty(call.evaluator, at: call.location) ?? true)
    }
    rawProperty(Value.lazyName, "count") { value, call throws(Fault) in
      .int(try value.lazySequence?.count(call.evaluator, at: call.location) ?? 0)
    }
    raw(Value.lazyName, "contains", [.value().expecting(.element)]) { value, call throws(Fault) in
      guard let sequence = value.lazySequence, try sequence.admits(call.value(0), call.evaluator) else {
        return .bool(false)
      }
      let iterator = try sequence.iterator(call.evaluator, at: call.location)
      while let next = try iterator.next() {
        if try call.evaluator.areEqual(next, call.value(0), at: call.location) { return .bool(true) }
      }
      return .bool(false)
    }
  }
}
