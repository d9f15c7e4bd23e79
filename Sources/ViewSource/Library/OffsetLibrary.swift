import PlumblineLayout

extension Vocabulary {
  /// Adds index sets, which are sets of integers here, and the methods of arrays that take them.
  mutating func addOffsets() {
    aliases["IndexSet"] = "Set"
    rawInitializer("Set", [.value("integer", .int)]) { call throws(Fault) in .indexSet([try call.int(0)]) }
    rawInitializer("Set", [.value("integersIn")]) { call throws(Fault) in
      .indexSet(try call.list(0).compactMap(\.asInt))
    }
    raw("Collection", "count", [.value("in", .range(.int))]) { value, call throws(Fault) in
      guard case .range(let range) = call.value(0) else { return .int(0) }
      var count = 0
      for element in try call.evaluator.elements(of: value) ?? []
      where try call.evaluator.contains(element, in: range, at: call.location) { count += 1 }
      return .int(count)
    }
    for (name, adds) in [("insert", true), ("remove", false)] {
      rawMutating("Set", name, [.value("integersIn")]) { value, call throws(Fault) in
        var numbers = (try call.evaluator.elements(of: value) ?? []).compactMap(\.asInt)
        let others = try call.list(0).compactMap(\.asInt)
        if adds { numbers += others } else { numbers.removeAll { others.contains($0) } }
        value = .indexSet(numbers)
        return .void
      }
    }
    raw("Set", "contains", [.value("integersIn")]) { value, call throws(Fault) in
      let own = Set((try call.evaluator.elements(of: value) ?? []).compactMap(\.asInt))
      return .bool(own.isSuperset(of: try call.list(0).compactMap(\.asInt)))
    }
    rawMutating("Array", "remove", [.value("atOffsets")]) { value, call throws(Fault) in
      guard case .array(var values) = value.wholeArray else { return .void }
      values.remove(try call.offsets(0, among: values.count))
      value = .array(values)
      return .void
    }
    rawMutating("Array", "move", [.value("fromOffsets"), .value("toOffset", .int)]) { value, call throws(Fault) in
      guard case .array(var values) = value.wholeArray else { return .void }
      let goal = try call.int(1)
      guard (0...values.count).contains(goal) else {
        throw call.evaluator.fault(.indexOutOfRange(goal, count: values.count), at: call.location)
      }
      values.move(try call.offsets(0, among: values.count), to: goal)
      value = .array(values)
      return .void
    }
  }
}

extension Call {
  /// Returns the offsets of an argument, in order; throws if one of them is not among the elements.
  fileprivate func offsets(_ index: Int, among count: Int) throws(Fault) -> [Int] {
    let offsets = try list(index).compactMap(\.asInt).sorted()
    if let wrong = offsets.first(where: { !(0..<count).contains($0) }) {
      throw evaluator.fault(.indexOutOfRange(wrong, count: count), at: location)
    }
    return offsets
  }
}

extension Array {
  /// Removes the elements at some offsets, which are in order.
  mutating func remove(_ offsets: [Int]) {
    for index in offsets.reversed() where indices.contains(index) { remove(at: index) }
  }

  /// Moves the elements at some offsets, which are in order, before the element at another offset.
  mutating func move(_ offsets: [Int], to goal: Int) {
    let moved = offsets.filter(indices.contains).map { self[$0] }
    let position = goal - offsets.count { $0 < goal }
    remove(offsets)
    insert(contentsOf: moved, at: Swift.min(Swift.max(position, 0), count))
  }
}
