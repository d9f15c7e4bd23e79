extension Vocabulary {
  /// Adds the members of arrays that find or take sets of ranges.
  mutating func addRangeSets() {
    raw("Array", "indices", [.function("where", to: .bool)]) { value, call throws(Fault) in
      try Self.indices(of: value, call) { (element) throws(Fault) in try call.holds(0, [element]) }
    }
    raw("Array", "indices", [.value("of").expecting(.element)]) { value, call throws(Fault) in
      try Self.indices(of: value, call) { (element) throws(Fault) in
        try call.evaluator.areEqual(element, call.value(0), at: call.location)
      }
    }
    raw("Array", "removingSubranges", [.value()]) { value, call throws(Fault) in
      .array(try Self.parts(of: value, call).rest)
    }
    rawMutating("Array", "removeSubranges", [.value()]) { value, call throws(Fault) in
      value = .array(try Self.parts(of: value, call).rest)
      return .void
    }
    rawMutating("Array", "moveSubranges", [.value(), .value("to", .int)]) { value, call throws(Fault) in
      let (covered, indices) = (try Self.parts(of: value, call).covered, Set(try Self.covered(of: value, call)))
      let (elements, target) = (try call.evaluator.elements(of: value) ?? [], try call.int(1))
      guard (0...elements.count).contains(target) else {
        throw call.evaluator.fault(.indexOutOfRange(target, count: elements.count), at: call.location)
      }
      func rest(_ range: Range<Int>) -> [Value] { range.filter { !indices.contains($0) }.map { elements[$0] } }
      let (before, after) = (rest(0..<target), rest(target..<elements.count))
      value = .array(before + covered + after)
      let end = before.count + covered.count
      return .range(RangeValue(.int(before.count), .int(end), isClosed: false))
    }
  }

  private static func indices(
    of value: Value, _ call: Call, where holds: (Value) throws(Fault) -> Bool
  ) throws(Fault) -> Value {
    var ranges: [Range<Int>] = []
    for (offset, element) in (try call.evaluator.elements(of: value) ?? []).enumerated() where try holds(element) {
      let index = value.firstIndex + offset
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    guard let type = call.evaluator.program.preludeType(named: "RangeSet") else { return .none }
    let values = ranges.map { Value.range(RangeValue(.int($0.lowerBound), .int($0.upperBound), isClosed: false)) }
    return .instance(Instance(type: type, fields: [.array(values)]))
  }

  /// Returns the positions that the first argument, a set of ranges, covers.
  private static func covered(of value: Value, _ call: Call) throws(Fault) -> [Int] {
    guard case .array(let ranges)? = call.value(0).declaredInstance?.fields.first else {
      throw call.mismatch(of: call.value(0), with: .native("RangeSet"), at: 0)
    }
    let count = try call.evaluator.elements(of: value)?.count ?? 0
    var positions: [Int] = []
    for case .range(let range) in ranges {
      positions += Array(try call.evaluator.bounds(range, count: count, at: call.location))
    }
    return positions
  }

  private static func parts(of value: Value, _ call: Call) throws(Fault) -> (covered: [Value], rest: [Value]) {
    let (elements, covered) = (try call.evaluator.elements(of: value) ?? [], try covered(of: value, call))
    let set = Set(covered)
    return (covered.map { elements[$0] }, elements.indices.filter { !set.contains($0) }.map { elements[$0] })
  }
}
