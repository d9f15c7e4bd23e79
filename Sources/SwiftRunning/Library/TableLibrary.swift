extension Vocabulary {
  /// Adds sets.
  mutating func addSets() {
    rawProperty("Set", "hashValue") { value, _ in
      guard case .set(let set) = value else { return .int(0) }
      // The order of the elements does not matter.
      return .int(set.elements.reduce(set.elements.count) { $0 ^ (HashableValue($1).hashValue & 0xFFFF_FFFF) })
    }
    raw("Set", "contains", [.value().expecting(.element)]) { value, call throws(Fault) in
      guard case .set(let set) = value else { return .bool(false) }
      return .bool(set.contains(call.value(0)))
    }
    addObjectSets()
    raw("Set", "subscript", [.value(nil, .int)]) { value, call throws(Fault) in
      try call.evaluator.element(of: .array(call.evaluator.elements(of: value) ?? []), at: call.value(0), call.location)
    }
    rawMutating("Set", "insert", [.value().expecting(.element)]) { value, call throws(Fault) in
      guard case .set(var set) = value else { return .void }
      value = .void
      let isNew = set.insert(call.value(0))
      let member = set.member(equalTo: call.value(0)) ?? call.value(0)
      value = .set(set)
      return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), member]))
    }
    rawMutating("Set", "remove", [.value().expecting(.element)]) { value, call throws(Fault) in
      guard case .set(var set) = value else { return .none }
      value = .void
      let member = set.member(equalTo: call.value(0))
      set.remove(call.value(0))
      value = .set(set)
      return .optional(member)
    }
    rawMutating("Set", "update", [.value("with").expecting(.element)]) { value, call throws(Fault) in
      guard case .set(var set) = value else { return .none }
      value = .void
      let old = set.update(call.value(0))
      value = .set(set)
      return .optional(old)
    }
    let operations: [(String, @Sendable ([Value], SetValue) -> [Value])] = [
      ("union", { $0 + $1.elements }), ("intersection", { a, b in a.filter(b.contains) }),
      ("subtracting", { a, b in a.filter { !b.contains($0) } }),
      (
        "symmetricDifference",
        { a, b in a.filter { !b.contains($0) } + b.elements.filter { !SetValue(a).contains($0) } }
      ),
    ]
    for (name, combine) in operations {
      let changing = ["union": "formUnion", "intersection": "formIntersection", "subtracting": "subtract"]
      raw("Set", name, [.value().expecting(.elements)]) { value, call throws(Fault) in
        .set(SetValue(combine(try call.evaluator.elements(of: value) ?? [], SetValue(try call.list(0)))))
      }
      rawMutating("Set", changing[name] ?? "formSymmetricDifference", [.value().expecting(.elements)]) {
        value, call throws(Fault) in
        value = .set(SetValue(combine(try call.evaluator.elements(of: value) ?? [], SetValue(try call.list(0)))))
        return .void
      }
    }
    let comparisons: [(String, String, @Sendable ([Value], SetValue) -> Bool)] = [
      ("isSubset", "of", { $0.allSatisfy($1.contains) }),
      ("isStrictSubset", "of", { $0.allSatisfy($1.contains) && $0.count < $1.elements.count }),
      ("isSuperset", "of", { $1.elements.allSatisfy(SetValue($0).contains) }),
      ("isStrictSuperset", "of", { $1.elements.allSatisfy(SetValue($0).contains) && $0.count > $1.elements.count }),
      ("isDisjoint", "with", { a, b in !a.contains(where: b.contains) }),
    ]
    for (name, label, compare) in comparisons {
      raw("Set", name, [.value(label).expecting(.elements)]) { value, call throws(Fault) in
        .bool(compare(try call.evaluator.elements(of: value) ?? [], SetValue(try call.list(0))))
      }
    }
    for name in ["removeAll", "reserveCapacity"] {
      let capacity: ParameterShape =
        name == "removeAll" ? .value("keepingCapacity", optional: true) : .value(nil, .int)
      rawMutating("Set", name, [capacity]) { value, _ in
        if name == "removeAll" { value = .set(SetValue()) }
        return .void
      }
    }
    rawMutating("Set", "popFirst") { value, _ in
      guard case .set(var set) = value, let first = set.elements.first else { return .none }
      value = .void
      set.remove(first)
      value = .set(set)
      return first
    }
    rawMutating("Set", "removeFirst") { value, call throws(Fault) in
      guard case .set(var set) = value, let first = set.elements.first else {
        throw call.evaluator.fault(.indexOutOfRange(1, count: 0), at: call.location)
      }
      value = .void
      set.remove(first)
      value = .set(set)
      return first
    }
    raw("Set", "filter", [.function(to: .bool)]) { value, call throws(Fault) in
      var kept: [Value] = []
      for element in try call.evaluator.elements(of: value) ?? [] where try call.holds(0, [element]) {
        kept.append(element)
      }
      return .set(SetValue(kept))
    }
  }

  /// Adds dictionaries.
  mutating func addDictionaries() {
    rawInitializer("Dictionary", []) { _ in .dictionary(DictionaryValue()) }
    rawInitializer("Dictionary", [.value("minimumCapacity", .int)]) { _ in .dictionary(DictionaryValue()) }
    rawInitializer("Dictionary", [.value("uniqueKeysWithValues")]) { call throws(Fault) in
      var result = DictionaryValue()
      for case .tuple(let pair) in try call.list(0) where pair.elements.count == 2 {
        result[pair.elements[0]] = pair.elements[1]
      }
      return .dictionary(result)
    }
    rawInitializer("Dictionary", [.value("grouping"), .function("by")]) { call throws(Fault) in
      var result = DictionaryValue()
      for value in try call.list(0) {
        let key = try call.apply(1, [value])
        var group: [Value] = []
        if case .array(let known)? = result[key] { group = known }
        result[key] = .array(group + [value])
      }
      return .dictionary(result)
    }
    rawInitializer("Dictionary", [.value(), .function("uniquingKeysWith", of: [.any, .any])]) { call throws(Fault) in
      var result = DictionaryValue()
      for case .tuple(let pair) in try call.list(0) where pair.elements.count == 2 {
        let (key, value) = (pair.elements[0], pair.elements[1])
        if let old = result[key] { result[key] = try call.apply(1, [old, value]) } else { result[key] = value }
      }
      return .dictionary(result)
    }
    rawProperty("Dictionary", "keys") { value, _ in
      if case .dictionary(let dictionary) = value { .array(dictionary.entries.map(\.key)) } else { .none }
    }
    rawProperty("Dictionary", "values") { value, _ in
      if case .dictionary(let dictionary) = value { .array(dictionary.entries.map(\.value)) } else { .none }
    }
    addFoundationDictionaries()
    raw("Dictionary", "index", [.value("forKey").expecting(.key)]) { value, call in
      guard case .dictionary(let dictionary) = value, let index = dictionary.index(of: call.value(0)) else {
        return .none
      }
      return .native("Dictionary.Index", index)
    }
    rawMutating("Dictionary", "remove", [.value("at")]) { value, call throws(Fault) in
      guard case .dictionary(var dictionary) = value, case .tuple(let entry)? = dictionary.entry(at: call.value(0))
      else {
        throw call.evaluator.fault(
          .stopped("Attempting to access Collection elements using an invalid Index"), at: call.location)
      }
      value = .void
      dictionary[entry.elements[0]] = nil
      value = .dictionary(dictionary)
      return .tuple(entry)
    }
    raw("Dictionary", "mapValues", [.function()]) { value, call throws(Fault) in
      guard case .dictionary(var dictionary) = value else { return value }
      for entry in dictionary.entries { dictionary[entry.key] = try call.apply(0, [entry.value]) }
      return .dictionary(dictionary)
    }
    raw("Dictionary", "compactMapValues", [.function()]) { value, call throws(Fault) in
      guard case .dictionary(let dictionary) = value else { return value }
      var result = DictionaryValue()
      for entry in dictionary.entries {
        let mapped = try call.apply(0, [entry.value])
        if !mapped.isNone { result[entry.key] = mapped }
      }
      return .dictionary(result)
    }
    rawMutating("Dictionary", "reserveCapacity", [.value(nil, .int)]) { _, _ in .void }
    rawMutating("Dictionary", "removeAll", [.value("keepingCapacity", optional: true)]) { value, _ in
      value = .dictionary(DictionaryValue())
      return .void
    }
    raw("Dictionary", "filter", [.function(to: .bool)]) { value, call throws(Fault) in
      guard case .dictionary(let dictionary) = value else { return value }
      var result = DictionaryValue()
      for entry in dictionary.entries {
        let pair = Value.tuple(TupleValue(labels: ["key", "value"], elements: [entry.key, entry.value]))
        if try call.holds(0, [pair]) { result[entry.key] = entry.value }
      }
      return .dictionary(result)
    }
    for name in ["merge", "merging"] {
      let body: MutatingBody = { value, call throws(Fault) in
        guard case .dictionary(var dictionary) = value else { return .void }
        let entries = try Self.entries(of: call.value(0), call)
        value = .void
        defer { value = .dictionary(dictionary) }
        for entry in entries {
          if let old = dictionary[entry.key] {
            dictionary[entry.key] = try call.apply(1, [old, entry.value])
          } else {
            dictionary[entry.key] = entry.value
          }
        }
        return .dictionary(dictionary)
      }
      let parameters: [ParameterShape] = [.value(), .function("uniquingKeysWith", of: [.any, .any])]
      if name == "merge" {
        rawMutating("Dictionary", name, parameters, body)
      } else {
        raw("Dictionary", name, parameters) { value, call throws(Fault) in
          var copy = value
          return try body(&copy, call)
        }
      }
    }
    rawMutating("Dictionary", "removeValue", [.value("forKey").expecting(.key)]) { value, call throws(Fault) in
      guard case .dictionary(var dictionary) = value else { return .none }
      value = .void
      let removed = dictionary[call.value(0)]
      dictionary[call.value(0)] = nil
      value = .dictionary(dictionary)
      return .optional(removed)
    }
    rawMutating("Dictionary", "updateValue", [.value().expecting(.value), .value("forKey").expecting(.key)]) {
      value, call throws(Fault) in
      guard case .dictionary(var dictionary) = value else { return .none }
      value = .void
      let old = dictionary[call.value(1)]
      dictionary[call.value(1)] = call.value(0)
      value = .dictionary(dictionary)
      return .optional(old)
    }
  }
}

extension Vocabulary {
  /// Adds the members of `NSSet`, whose objects are sets.
  private mutating func addObjectSets() {
    rawProperty("Set", "allObjects") { value, _ in
      if case .set(let set) = value { .array(set.elements) } else { .array([]) }
    }
    raw("Set", "adding", [.value()]) { value, call throws(Fault) in
      guard case .set(var set) = value else { return value }
      set.insert(call.value(0))
      return .set(set)
    }
    raw("Set", "anyObject") { value, _ in
      if case .set(let set) = value { .optional(set.elements.first) } else { .none }
    }
    for label in ["array", "set"] {
      rawInitializer("Set", [.value(label)]) { call throws(Fault) in .set(SetValue(try call.list(0))) }
    }
  }
}

extension Vocabulary {
  /// Returns the entries of a dictionary, or of a sequence of pairs.
  fileprivate static func entries(of value: Value, _ call: Call) throws(Fault) -> [(key: Value, value: Value)] {
    if case .dictionary(let dictionary) = value { return dictionary.entries.map { ($0.key, $0.value) } }
    return try call.evaluator.elements(of: value, at: call.location)?.compactMap { pair in
      guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { return nil }
      return (tuple.elements[0], tuple.elements[1])
    } ?? []
  }
}
