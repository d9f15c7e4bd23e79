/// A comparison of values by a key path: `KeyPathComparator` or `SortDescriptor`.
private struct PathComparator {
  let path: Value
  let isDescending: Bool

  /// Returns whether the first value precedes the second, or nil if they are equal.
  func precedes(_ a: Value, _ b: Value, in call: Call) throws(Fault) -> Bool? {
    guard case .keyPath(let path) = path else { return nil }
    let (first, second) = isDescending ? (b, a) : (a, b)
    let (x, y) = (
      try call.evaluator.follow(path, from: first, at: call.location),
      try call.evaluator.follow(path, from: second, at: call.location)
    )
    if try call.evaluator.isAscending(x, y, at: call.location) { return true }
    return try call.evaluator.isAscending(y, x, at: call.location) ? false : nil
  }
}

extension Vocabulary {
  /// Adds sorting by key paths.
  mutating func addComparators() {
    for order in ["forward", "reverse"] {
      constant(on: "SortOrder", order, order == "reverse", as: .native("SortOrder"))
    }
    for type in ["KeyPathComparator", "SortDescriptor"] {
      for comparator in [nil, "comparator"] {
        let comparing = comparator.map { [ParameterShape.ignored($0)] } ?? []
        rawInitializer(
          type, [.value()] + comparing + [.value("order", .native("SortOrder"), optional: true)]
        ) { call throws(Fault) in
          var isDescending = false
          if case .native(let order) = call.value(comparing.count + 1) {
            isDescending = order.payload as? Bool ?? false
          }
          return .native("Comparator", PathComparator(path: call.value(0), isDescending: isDescending))
        }
      }
    }
    sequence("sorted", [.value("using")]) { values, call throws(Fault) in
      let given = try call.evaluator.elements(of: call.value(0)) ?? [call.value(0)]
      let comparators = given.compactMap { value -> PathComparator? in
        if case .native(let native) = value { native.payload as? PathComparator } else { nil }
      }
      return .array(
        try Sorting.sorted(values) { (a, b) throws(Fault) in
          for comparator in comparators {
            if let precedes = try comparator.precedes(a, b, in: call) { return precedes }
          }
          return false
        })
    }
  }
}
