extension Vocabulary {
  /// The types of the vocabulary that have the members of the program's own types, by the protocols to which these conform.
  static let writtenMembers = [
    ("RangeReplaceableCollection", "_WrittenCollection"), ("Collection", "_WrittenIndices"),
    ("BidirectionalCollection", "_WrittenIndices"), ("Encodable", "_WrittenEncodable"),
    ("Codable", "_WrittenEncodable"),
  ]

  /// Adds the members that the program's own collections have by the standard library: movements of indices of any type,
  /// and changes by `replaceSubrange`.
  mutating func addWrittenCollections() {
    addIndexMovements()
    addDistances()
    change("append", [.value()]) { value, call throws(Fault) in
      try call.replace(nil, by: [call.value(0)], in: &value)
    }
    change("append", [.value("contentsOf")]) { value, call throws(Fault) in
      try call.replace(nil, by: try call.list(0), in: &value)
    }
    change("insert", [.value(), .value("at")]) { value, call throws(Fault) in
      try call.replace((call.value(1), call.value(1)), by: [call.value(0)], in: &value)
    }
    change("insert", [.value("contentsOf"), .value("at")]) { value, call throws(Fault) in
      try call.replace((call.value(1), call.value(1)), by: try call.list(0), in: &value)
    }
    change("remove", [.value("at")]) { value, call throws(Fault) in
      try call.removeElement(at: call.value(0), in: &value)
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false), ("popLast", false)] {
      change(name, []) { value, call throws(Fault) in
        guard try !call.bound("isEmpty", of: value).isTrue else {
          if name == "popLast" { return .none }
          throw call.evaluator.fault(.indexOutOfRange(0, count: 0), at: call.location)
        }
        let end = try call.bound(isFirst ? "startIndex" : "endIndex", of: value)
        return try call.removeElement(at: isFirst ? end : call.moved(end, -1, in: value), in: &value)
      }
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      change(name, [.value(nil, .int)]) { value, call throws(Fault) in
        let count = try call.int(0)
        let (start, end) = (try call.bound("startIndex", of: value), try call.bound("endIndex", of: value))
        let range =
          isFirst ? (start, try call.moved(start, count, in: value)) : (try call.moved(end, -count, in: value), end)
        return try call.replace(range, by: [], in: &value)
      }
    }
    change("removeAll", [.ignored("keepingCapacity")]) { value, call throws(Fault) in
      try call.replaceAll(by: [], in: &value)
    }
    change("removeAll", [.function("where", to: .bool)]) { value, call throws(Fault) in
      var kept: [Value] = []
      for element in try call.evaluator.elements(of: value, at: call.location) ?? [] where try !call.holds(0, [element])
      {
        kept.append(element)
      }
      return try call.replaceAll(by: kept, in: &value)
    }
    change("removeSubrange", [.value()]) { value, call throws(Fault) in
      guard case .range(let range) = call.value(0), let low = range.lower?.value, let high = range.upper?.value else {
        throw call.mismatch(of: call.value(0), with: .range(.any), at: 0)
      }
      let end = range.isClosed ? try call.moved(high, 1, in: value) : high
      return try call.replace((low, end), by: [], in: &value)
    }
  }

  private mutating func addIndexMovements() {
    raw("_WrittenIndices", "index", [.value(), .value("offsetBy", .int)]) { value, call throws(Fault) in
      try call.moved(call.value(0), try call.int(1), in: value)
    }
    raw("_WrittenIndices", "index", [.value(), .value("offsetBy", .int), .value("limitedBy")]) {
      value, call throws(Fault) in
      let (distance, limit) = (try call.int(1), call.value(2))
      var index = call.value(0)
      for _ in 0..<distance.magnitude {
        if try call.evaluator.areEqual(index, limit, at: call.location) { return .none }
        index = try call.moved(index, distance.signum(), in: value)
      }
      return index
    }
  }

  /// Adds the distance between two indices.
  private mutating func addDistances() {
    raw("_WrittenIndices", "distance", [.value("from"), .value("to")]) { value, call throws(Fault) in
      let (start, end) = (call.value(0), call.value(1))
      if let low = start.asInt, let high = end.asInt { return .int(high &- low) }
      let last = try call.bound("endIndex", of: value)
      for (from, to, sign) in [(start, end, 1), (end, start, -1)] {
        var (index, count) = (from, 0)
        while try !call.evaluator.areEqual(index, to, at: call.location) {
          if try call.evaluator.areEqual(index, last, at: call.location) { break }
          index = try call.moved(index, 1, in: value)
          count += 1
        }
        if try call.evaluator.areEqual(index, to, at: call.location) { return .int(sign * count) }
      }
      return .int(0)
    }
  }

  private mutating func change(_ name: String, _ parameters: [ParameterShape], _ body: @escaping MutatingBody) {
    rawMutating("_WrittenCollection", name, parameters, body)
  }
}

extension Call {
  /// Returns a property of a collection.
  fileprivate func bound(_ name: String, of value: Value) throws(Fault) -> Value {
    try evaluator.member(name, of: value, hint: .any, at: location)
  }

  /// Returns the index a number of elements after another one, or before it.
  fileprivate func moved(_ index: Value, _ distance: Int, in value: Value) throws(Fault) -> Value {
    guard let type = evaluator.declaration(of: value) else {
      throw evaluator.fault(.unknownMember("index", of: value.typeName, closest: nil), at: location)
    }
    var index = index
    for _ in 0..<distance.magnitude {
      try evaluator.step(at: location)
      index =
        distance > 0
        ? try evaluator.position(after: index, in: value, type)
        : try evaluator.position(before: index, in: value, type)
    }
    return index
  }

  /// Replaces the elements of a range of a collection, or appends elements, by the method that the program declares.
  @discardableResult
  fileprivate func replace(
    _ range: (Value, Value)?, by elements: [Value], in value: inout Value
  ) throws(Fault) -> Value {
    guard let type = evaluator.declaration(of: value),
      let function = evaluator.mutatingMethod("replaceSubrange", labels: [nil, "with"], of: type)
    else {
      throw evaluator.fault(.unknownMember("replaceSubrange", of: value.typeName, closest: nil), at: location)
    }
    let end = range == nil ? try bound("endIndex", of: value) : .void
    var arguments: [Value?] = [
      .range(RangeValue(range?.0 ?? end, range?.1 ?? end, isClosed: false)), .array(elements.map(\.settled)),
    ]
    _ = try evaluator.run(function, on: &value, captured: nil, &arguments, at: location)
    return .void
  }

  fileprivate func replaceAll(by elements: [Value], in value: inout Value) throws(Fault) -> Value {
    try replace((bound("startIndex", of: value), bound("endIndex", of: value)), by: elements, in: &value)
  }

  fileprivate func removeElement(at index: Value, in value: inout Value) throws(Fault) -> Value {
    let subscripts = evaluator.declaration(of: value)?.subscripts ?? []
    guard let getter = subscripts.first(where: { $0.labels == [nil] && !$0.isStatic }) else {
      throw evaluator.fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
    }
    let removed = try evaluator.run(getter, receiver: value, captured: nil, [index], at: location)
    try replace((index, moved(index, 1, in: value)), by: [], in: &value)
    return removed
  }
}

extension Evaluator {
  /// Returns whether a value is a collection of the program whose ranges of elements can be replaced.
  func replacesRanges(_ value: Value) -> Bool {
    guard let type = declaration(of: value) else { return false }
    return program.conforms(type, to: "RangeReplaceableCollection")
      && !program.members(named: "replaceSubrange", of: type).isEmpty
  }

  /// Appends elements to a collection of the program.
  func append(_ elements: [Value], to value: inout Value, at location: SourceLocation) throws(Fault) {
    try Call(evaluator: self, location: location, arguments: [], name: "append").replace(nil, by: elements, in: &value)
  }

  /// Returns the value of a type that an initializer of the standard library makes: one that is decoded as Swift
  /// synthesizes it, or a collection of the elements of a sequence; nil for other arguments.
  func inherited(
    _ type: TypeDeclaration, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard arguments.count == 1 else { return nil }
    switch arguments[0].label {
    case "from":
      guard case .native(let native) = try arguments[0].value.evaluate(frame, .native("Decoder")),
        let node = native.payload as? DecodingNode
      else { return nil }
      return try node.decoder.value(of: node.document, as: .declared(type), at: node.path)
    case nil:
      guard program.conforms(type, to: "RangeReplaceableCollection"),
        let elements = try elements(of: arguments[0].value.evaluate(frame, .any), at: location)
      else { return nil }
      var made = try constructValue(type, [], frame, at: location)
      try append(elements, to: &made, at: location)
      return made
    default: return nil
    }
  }

  /// Returns a mutating method of a type by its labels, or nil.
  fileprivate func mutatingMethod(_ name: String, labels: [String?], of type: TypeDeclaration) -> FunctionDeclaration? {
    for case .function(let function) in program.members(named: name, of: type) where function.labels == labels {
      return function
    }
    return nil
  }

  /// Returns the index before another one in a collection of the program.
  fileprivate func position(before index: Value, in value: Value, _ type: TypeDeclaration) throws(Fault) -> Value {
    for case .function(let function) in program.members(named: "index", of: type) where function.labels == ["before"] {
      return try run(function, receiver: value, captured: nil, [index], at: function.location)
    }
    guard let number = index.asInt else {
      throw fault(.unknownMember("index", of: type.name, closest: nil), at: type.location)
    }
    return .int(number &- 1)
  }
}
