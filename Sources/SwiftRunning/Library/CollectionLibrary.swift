extension Vocabulary {
  /// Adds the members and initializers of collections.
  mutating func addCollections() {
    rawProperty("Collection", "count") { value, call throws(Fault) in
      if case .range(let range) = value, range.integers != nil {
        guard let count = range.count else { throw call.evaluator.fault(.overflow, at: call.location) }
        return .int(count)
      }
      return .int(try call.evaluator.elements(of: value)?.count ?? 0)
    }
    rawProperty("Collection", "isEmpty") { value, call throws(Fault) in
      if case .range(let range) = value, let numbers = range.integers { return .bool(numbers.isEmpty) }
      return .bool(try call.evaluator.elements(of: value)?.isEmpty ?? true)
    }
    rawProperty("Collection", "first") { value, call throws(Fault) in
      if case .range(let range) = value, let numbers = range.integers, let low = range.lower?.value {
        return .optional(numbers.isEmpty ? nil : low)
      }
      return .element(try call.evaluator.elements(of: value)?.first)
    }
    rawProperty("Collection", "last") { value, call throws(Fault) in
      .element(try call.evaluator.elements(of: value)?.last)
    }
    rawProperty("Collection", "indices") { value, call throws(Fault) in
      if case .range = value { return value }
      if call.evaluator.declaration(of: value) != nil {
        let start = try call.evaluator.member("startIndex", of: value, hint: .any, at: call.location)
        let end = try call.evaluator.member("endIndex", of: value, hint: .any, at: call.location)
        if start.asInt == nil, let count = try call.evaluator.elements(of: value)?.count {
          return .array(try call.evaluator.indices(count, of: value, at: call.location))
        }
        return .range(RangeValue(start, end, isClosed: false))
      }
      return .range(RangeValue(.int(0), .int(try call.evaluator.elements(of: value)?.count ?? 0), isClosed: false))
    }
    rawProperty("Collection", "startIndex") { value, _ in
      if case .range(let range) = value, let low = range.lower?.value { return low }
      return .int(0)
    }
    rawProperty("Collection", "endIndex") { value, call throws(Fault) in
      if case .range(let range) = value, let numbers = range.integers { return .int(numbers.upperBound) }
      return .int(try call.evaluator.elements(of: value)?.count ?? 0)
    }
    rawProperty("Array", "startIndex") { _, _ in .int(0) }
    rawProperty("Array", "endIndex") { value, call throws(Fault) in
      .int(try call.evaluator.elements(of: value)?.count ?? 0)
    }
    raw("Collection", "index", [.value(nil, .int), .value("offsetBy", .int)]) { _, call throws(Fault) in
      .int(try call.int(0) &+ call.int(1))
    }
    raw("Collection", "index", [.value(nil, .int), .value("offsetBy", .int), .value("limitedBy", .int)]) {
      _, call throws(Fault) in
      let (start, distance, limit) = (try call.int(0), try call.int(1), try call.int(2))
      let passes =
        distance > 0 ? limit >= start && limit - start < distance : limit <= start && limit - start > distance
      return passes ? .none : .int(start &+ distance)
    }
    raw("Collection", "distance", [.value("from"), .value("to")]) { value, call throws(Fault) in
      func offset(_ argument: Int) throws(Fault) -> Int {
        if let known = value.offset(of: call.value(argument)) { return known }
        return try call.int(argument)
      }
      return .int(try offset(1) &- offset(0))
    }
    raw("Collection", "index", [.value("after", .int)]) { _, call throws(Fault) in .int(try call.int(0) &+ 1) }
    raw("Collection", "index", [.value("before", .int)]) { _, call throws(Fault) in .int(try call.int(0) &- 1) }
    addIndexChanges()
    for (name, isLast) in [("firstIndex", false), ("lastIndex", true), ("index", false)] {
      raw("Sequence", name, [.value("of").expecting(.element)]) { value, call throws(Fault) in
        let wanted = call.value(0)
        return try Self.index(in: value, call, isLast: isLast) { (element) throws(Fault) in
          try call.evaluator.areEqual(element, wanted, at: call.location)
        }
      }
      raw("Sequence", name, [.function("where", to: .bool)]) { value, call throws(Fault) in
        try Self.index(in: value, call, isLast: isLast) { (element) throws(Fault) in try call.holds(0, [element]) }
      }
    }
    for (name, isLast) in [("firstIndex", false), ("lastIndex", true)] {
      // The indices of a range are its own integers.
      raw("Range", name, [.value("of").expecting(.element)]) { value, call throws(Fault) in
        guard case .range(let range) = value else { return .none }
        return try call.evaluator.contains(call.value(0), in: range, at: call.location) ? call.value(0).settled : .none
      }
      raw("Range", name, [.function("where", to: .bool)]) { value, call throws(Fault) in
        let numbers = try call.evaluator.elements(of: value) ?? []
        for number in isLast ? numbers.reversed() : numbers where try call.holds(0, [number]) { return number }
        return .none
      }
    }
    for (name, isLower) in [("lowerBound", true), ("upperBound", false)] {
      rawProperty("Range", name) { value, _ in
        guard case .range(let range) = value else { return .none }
        return .optional((isLower ? range.lower : range.upper)?.value)
      }
    }
    raw("Range", "contains", [.value().expecting(.element)]) { value, call throws(Fault) in
      guard case .range(let range) = value else { return .bool(false) }
      return .bool(try call.evaluator.contains(call.value(0), in: range, at: call.location))
    }
    raw("Range", "overlaps", [.value()]) { value, call throws(Fault) in
      guard case .range(let a) = value, case .range(let b) = call.value(0) else { return .bool(false) }
      for (first, second) in [(a, b), (b, a)] {
        if try call.evaluator.isEmpty(first, at: call.location) { return .bool(false) }
        if try call.evaluator.isBelow(first, second, at: call.location) { return .bool(false) }
      }
      return .bool(true)
    }
    raw("Range", "clamped", [.value("to")]) { value, call throws(Fault) in
      guard case .range(let a) = value, case .range(let b) = call.value(0) else { return value }
      guard let x = a.integers, let y = b.integers else { return try Self.clamped(a, to: b, call) }
      let clamped = x.clamped(to: y)
      let last = a.isClosed ? clamped.upperBound - 1 : clamped.upperBound
      return .range(RangeValue(.int(clamped.lowerBound), .int(last), isClosed: a.isClosed))
    }
    rawInitializer("Array", []) { _ in .array([]) }
    rawInitializer("Array", [.value()]) { call throws(Fault) in .array(try call.list(0)) }
    rawInitializer("Array", [.value("repeating").expecting(.resultElement), .value("count", .int)]) {
      call throws(Fault) in
      let count = try call.int(1)
      let limit = call.evaluator.options.stepLimit
      guard count >= 0, count <= min(limit, RunningOptions.elementLimit) else {
        throw call.evaluator.fault(
          count < 0 ? .negativeCount(count) : .tooManyElements(count, limit), at: call.location)
      }
      return .array(Array(repeating: call.value(0), count: count))
    }
    rawInitializer("Set", []) { _ in .set(SetValue()) }
    rawInitializer("Set", [.value("minimumCapacity", .int)]) { _ in .set(SetValue()) }
    rawInitializer("Set", [.value()]) { call throws(Fault) in .set(SetValue(try call.list(0))) }
    rawInitializer("Range", [.value()]) { call throws(Fault) in call.value(0) }
    rawInitializer("Range", [.value("uncheckedBounds")]) { call throws(Fault) in
      guard case .tuple(let bounds) = call.value(0), bounds.elements.count == 2 else { return .void }
      return .range(RangeValue(bounds.elements[0], bounds.elements[1], isClosed: false))
    }
    later(["Set"]) { $0.addSets() }
  }

  /// Returns the index of the first or last element for which a condition holds, or nil as a value.
  private static func index(
    in value: Value, _ call: Call, isLast: Bool, where holds: (Value) throws(Fault) -> Bool
  ) throws(Fault) -> Value {
    let values = try call.evaluator.elements(of: value) ?? []
    let order = isLast ? Array(values.indices.reversed()) : Array(values.indices)
    for index in order where try holds(values[index]) {
      guard call.evaluator.declaration(of: value) != nil else { return .int(index) }
      return try call.evaluator.indices(index + 1, of: value, at: call.location).last ?? .none
    }
    return .none
  }
}

extension Evaluator {
  /// Returns whether a range has two equal bounds and excludes the upper one.
  fileprivate func isEmpty(_ range: RangeValue, at location: SourceLocation) throws(Fault) -> Bool {
    guard !range.isClosed, let low = range.lower?.value, let high = range.upper?.value else { return false }
    return try areEqual(low, high, at: location)
  }

  /// Returns whether a range ends before another one begins.
  fileprivate func isBelow(
    _ first: RangeValue, _ second: RangeValue, at location: SourceLocation
  ) throws(Fault) -> Bool {
    guard let end = first.upper?.value, let start = second.lower?.value else { return false }
    if try isAscending(end, start, at: location) { return true }
    if first.isClosed { return false }
    return try areEqual(end, start, at: location)
  }
}

extension Value {
  /// Returns the offset of an index of a string in a view of the string, which is represented by its code units; nil
  /// for another collection or index.
  fileprivate func offset(of index: Value) -> Int? {
    guard case .array(let units) = self, let index = index.payload as? String.Index else { return nil }
    let scalars = units.compactMap { $0.payload as? UnicodeScalar }
    if scalars.count == units.count {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
    let numbers = units.compactMap(\.asSized)
    guard numbers.count == units.count, let type = numbers.first?.type else { return units.isEmpty ? 0 : nil }
    if type == .uint8 {
      let text = String(decoding: numbers.map { UInt8($0.value) }, as: UTF8.self)
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    guard type == .uint16 else { return nil }
    let text = String(decoding: numbers.map { UInt16($0.value) }, as: UTF16.self)
    return text.utf16.distance(from: text.startIndex, to: index)
  }
}
