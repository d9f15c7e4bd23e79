extension Vocabulary {
  /// Adds the mutating methods of arrays.
  mutating func addMutatingCollections() {
    array("append", [.value().expecting(.element)]) { values, call throws(Fault) in
      values.append(call.value(0).settledNumber)
      return .void
    }
    array("append", [.value("contentsOf")]) { values, call throws(Fault) in
      let more = try call.list(0)
      try call.evaluator.checkCount(values.count + more.count, at: call.location)
      values += more
      return .void
    }
    array("insert", [.value().expecting(.element), .value("at", .int)]) { values, call throws(Fault) in
      let index = try call.int(1)
      guard (0...values.count).contains(index) else {
        throw call.evaluator.fault(.indexOutOfRange(index, count: values.count), at: call.location)
      }
      values.insert(call.value(0).settledNumber, at: index)
      return .void
    }
    array("insert", [.value("contentsOf"), .value("at", .int)]) { values, call throws(Fault) in
      let (more, index) = (try call.list(0), try call.int(1))
      guard (0...values.count).contains(index) else {
        throw call.evaluator.fault(.indexOutOfRange(index, count: values.count), at: call.location)
      }
      try call.evaluator.checkCount(values.count + more.count, at: call.location)
      values.insert(contentsOf: more, at: index)
      return .void
    }
    array("replaceSubrange", [.value(nil, .range(.int)), .value("with")]) { values, call throws(Fault) in
      guard case .range(let range) = call.value(0) else { return .void }
      let bounds = try call.evaluator.bounds(range, count: values.count, at: call.location)
      values.replaceSubrange(bounds, with: try call.list(1))
      return .void
    }
    array("removeSubrange", [.value(nil, .range(.int))]) { values, call throws(Fault) in
      guard case .range(let range) = call.value(0) else { return .void }
      values.removeSubrange(try call.evaluator.bounds(range, count: values.count, at: call.location))
      return .void
    }
    array("remove", [.value("at", .int)]) { values, call throws(Fault) in
      let index = try call.int(0)
      guard values.indices.contains(index) else {
        throw call.evaluator.fault(.indexOutOfRange(index, count: values.count), at: call.location)
      }
      return values.remove(at: index)
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      array(name, [.value(nil, .int, optional: true)]) { values, call throws(Fault) in
        let count = call.arguments[0]?.asInt ?? 1
        guard count >= 0, count <= values.count else {
          throw call.evaluator.fault(.indexOutOfRange(count, count: values.count), at: call.location)
        }
        let removed = call.arguments[0] == nil ? isFirst ? values.first : values.last : nil
        if isFirst { values.removeFirst(count) } else { values.removeLast(count) }
        return removed ?? .void
      }
    }
    for (name, isFirst) in [("popLast", false), ("popFirst", true)] {
      array(name) { values, _ in
        guard !values.isEmpty else { return .none }
        return .element(isFirst ? values.removeFirst() : values.removeLast())
      }
    }
    array("removeAll", [.value("keepingCapacity", .bool, optional: true)]) { values, _ in
      values = []
      return .void
    }
    array("removeAll", [.function("where", to: .bool)]) { values, call throws(Fault) in
      var kept: [Value] = []
      for value in values where try !call.holds(0, [value]) { kept.append(value) }
      values = kept
      return .void
    }
    array("reverse") { values, _ in
      values.reverse()
      return .void
    }
    array("sort") { values, call throws(Fault) in
      values = try Sorting.sorted(values) { (a, b) throws(Fault) in
        try call.evaluator.isAscending(a, b, at: call.location)
      }
      return .void
    }
    array("sort", [.function("by", of: [.any, .any], to: .bool)]) { values, call throws(Fault) in
      values = try Sorting.sorted(values) { (a, b) throws(Fault) in try call.holds(0, [a, b]) }
      return .void
    }
    array("swapAt", [.value(nil, .int), .value(nil, .int)]) { values, call throws(Fault) in
      let (a, b) = (try call.int(0), try call.int(1))
      guard values.indices.contains(a), values.indices.contains(b) else {
        throw call.evaluator.fault(.indexOutOfRange(max(a, b), count: values.count), at: call.location)
      }
      values.swapAt(a, b)
      return .void
    }
    array("partition", [.function("by", to: .bool)]) { values, call throws(Fault) in
      // The same swaps as the standard library makes for bidirectional collections.
      var (low, high) = (0, values.count)
      while true {
        while low < high, try !call.holds(0, [values[low]]) { low += 1 }
        if low >= high { return .int(low) }
        high -= 1
        while low < high, try call.holds(0, [values[high]]) { high -= 1 }
        if low >= high { return .int(low) }
        values.swapAt(low, high)
        low += 1
      }
    }
    array("shuffle") { values, call throws(Fault) in
      guard values.count > 1 else { return .void }
      for index in stride(from: values.count - 1, to: 0, by: -1) {
        values.swapAt(index, Int(call.evaluator.nextRandom() % UInt64(index + 1)))
      }
      return .void
    }
    array("reserveCapacity", [.value(nil, .int)]) { _, _ in .void }
  }

  private mutating func array(
    _ name: String, _ parameters: [ParameterShape] = [],
    _ body: @escaping @Sendable (inout [Value], Call) throws(Fault) -> Value
  ) {
    rawMutating("Array", name, parameters) { value, call throws(Fault) in
      if let slice = value.arraySlice {
        var values = slice.values
        value = .void
        let drops = ["removeFirst", "popFirst"].contains(name)
        defer { value = .slice(values, from: slice.start + (drops ? slice.values.count - values.count : 0)) }
        return try body(&values, call.shifted(by: slice.start, in: name))
      }
      guard case .array(var values) = value else { return .void }
      value = .void
      defer { value = .array(values) }
      return try body(&values, call)
    }
  }
}

extension Call {
  /// Returns the call with the indices among its arguments counted from the beginning of a slice.
  fileprivate func shifted(by start: Int, in name: String) -> Call {
    guard ["insert", "remove", "swapAt", "replaceSubrange", "removeSubrange"].contains(name) else { return self }
    var copy = self
    for (index, argument) in arguments.enumerated() {
      guard let argument else { continue }
      switch argument {
      case .int(let position) where name != "insert" || index == 1: copy.arguments[index] = .int(position - start)
      case .literal(let position) where name != "insert" || index == 1: copy.arguments[index] = .int(position - start)
      case .range(let range):
        copy.arguments[index] = .range(
          RangeValue(
            range.lower?.value.asInt.map { .int($0 - start) } ?? .int(0),
            range.upper?.value.asInt.map { .int($0 - start) }, isClosed: range.isClosed))
      default: break
      }
    }
    return copy
  }
}
