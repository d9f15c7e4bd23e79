extension Vocabulary {
  /// Adds the parts of sequences, and comparing and joining them.
  mutating func addSlicing() {
    let slices: [(String, @Sendable ([Value], Int) -> [Value])] = [
      ("prefix", { Array($0.prefix($1)) }), ("suffix", { Array($0.suffix($1)) }),
      ("dropFirst", { Array($0.dropFirst($1)) }), ("dropLast", { Array($0.dropLast($1)) }),
    ]
    for (name, slice) in slices {
      raw("Sequence", name, [.value(nil, .int, optional: name.hasPrefix("drop"))]) { value, call throws(Fault) in
        let count = max(call.arguments[0]?.asInt ?? 1, 0)
        if case .range(let range) = value, range.upper == nil, let low = range.lower?.value.asInt {
          return .array((0..<min(count, call.evaluator.options.stepLimit)).map { .int(low &+ $0) })
        }
        if call.evaluator.isOnlySequence(value) {
          if name == "dropFirst" {
            return .lazy(LazySequence(.elements(value)).adding(.dropFirst(count)), isUnfolded: true)
          }
          if name == "prefix" { return .array(try call.prefix(count, of: value)) }
        }
        let elements = try call.evaluator.elements(of: value) ?? []
        let result = slice(elements, count)
        guard let start = try call.evaluator.firstIndex(of: value, at: call.location) else { return .array(result) }
        let isFromStart = name == "prefix" || name == "dropLast"
        return .slice(result, from: start + (isFromStart ? 0 : elements.count - result.count))
      }
    }
    raw("Sequence", "prefix", [.function("while", to: .bool)]) { value, call throws(Fault) in
      var result: [Value] = []
      _ = try call.first(in: value) { (value) throws(Fault) in
        guard try call.holds(0, [value]) else { return true }
        result.append(value)
        return false
      }
      let start = try call.evaluator.firstIndex(of: value, at: call.location)
      return start.map { .slice(result, from: $0) } ?? Self.slice(result[...])
    }
    raw("Sequence", "drop", [.function("while", to: .bool)]) { value, call throws(Fault) in
      let values = try call.evaluator.elements(of: value) ?? []
      var start = 0
      while start < values.count, try call.holds(0, [values[start]]) { start += 1 }
      let first = try call.evaluator.firstIndex(of: value, at: call.location)
      return first.map { .slice(Array(values[start...]), from: $0 + start) } ?? Self.slice(values[start...])
    }
    for (name, isPrefix) in [("prefix", true), ("suffix", false)] {
      for label in ["upTo", "through", "from"] where isPrefix != (label == "from") {
        raw("Sequence", name, [.value(label, .int)]) { value, call throws(Fault) in
          let values = try call.evaluator.elements(of: value) ?? []
          let index = try call.int(0) - value.firstIndex
          let bounds = RangeValue(
            isPrefix ? .int(0) : .int(index), isPrefix ? .int(index) : nil, isClosed: label == "through")
          let covered = try call.evaluator.bounds(bounds, count: values.count, at: call.location)
          return .slice(Array(values[covered]), from: value.firstIndex + covered.lowerBound)
        }
      }
    }
    sequence("lexicographicallyPrecedes", [.value()]) { values, call throws(Fault) in
      let others = try call.list(0)
      for (a, b) in zip(values, others) {
        if try call.evaluator.isAscending(a, b, at: call.location) { return .bool(true) }
        if try call.evaluator.isAscending(b, a, at: call.location) { return .bool(false) }
      }
      return .bool(values.count < others.count)
    }
    sequence("starts", [.value("with")]) { values, call throws(Fault) in
      let start = try call.list(0)
      return .bool(start.count <= values.count && zip(start, values).allSatisfy { $0.isEqual(to: $1) })
    }
    sequence("joined", [.value("separator", .string, optional: true)]) { values, call throws(Fault) in
      var values = values
      if call.value(0).asString != nil, values.contains(where: { $0.outside != nil }) {
        values = values.map { value in
          value.outside.flatMap { call.evaluator.substitute(for: $0, as: .string, at: call.location) } ?? value
        }
      }
      if !values.isEmpty, values.allSatisfy({ $0.asString == nil }) {
        return .array(try Self.joined(values, by: [], call))
      }
      let (parts, separator) = (values.compactMap(\.asString), call.value(0).asString ?? "")
      let length = parts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
      try call.evaluator.checkLength(length, at: call.location)
      return .string(parts.joined(separator: separator))
    }
    sequence("joined", [.value("separator", .array(.any))]) { values, call throws(Fault) in
      .array(try Self.joined(values, by: call.list(0), call))
    }
    sequence("elementsEqual", [.value(), .function("by", of: [.any, .any], to: .bool)]) { values, call throws(Fault) in
      let others = try call.list(0)
      guard values.count == others.count else { return .bool(false) }
      for (value, other) in zip(values, others) where try !call.holds(1, [value, other]) { return .bool(false) }
      return .bool(true)
    }
    sequence("elementsEqual", [.value()]) { values, call throws(Fault) in
      .bool(Value.array(values).isEqual(to: .array(try call.list(0))))
    }
    rawProperty("Sequence", "underestimatedCount") { value, call throws(Fault) in
      .int(try call.evaluator.elements(of: value)?.count ?? 0)
    }
  }

  /// Returns the elements of several sequences, with those of a separator between them.
  private static func joined(_ values: [Value], by separator: [Value], _ call: Call) throws(Fault) -> [Value] {
    var result: [Value] = []
    for (index, value) in values.enumerated() {
      if index > 0 { result += separator }
      result += try call.evaluator.elements(of: value) ?? []
    }
    return result
  }
}

extension Call {
  /// Returns the first elements of a sequence, up to a count; later elements are not computed.
  fileprivate func prefix(_ count: Int, of sequence: Value) throws(Fault) -> [Value] {
    var iterator = try evaluator.iterator(over: sequence, at: location)
    var result: [Value] = []
    while result.count < count, let next = try iterator.next() {
      try evaluator.checkCount(result.count + 1, at: location)
      result.append(next)
    }
    return result
  }
}

extension Evaluator {
  /// Returns the index of the first element of an array, a slice, or a collection of the program whose indices are
  /// integers; nil for any other sequence, whose parts have no indices of the whole.
  fileprivate func firstIndex(of value: Value, at location: SourceLocation) throws(Fault) -> Int? {
    if value.isArray { return value.firstIndex }
    guard let type = declaration(of: value), !isOnlySequence(value), program.conforms(type, to: "Collection") else {
      return nil
    }
    return try member("startIndex", of: value, hint: .any, at: location).asInt
  }
}
