extension Evaluator {
  /// Returns the value of `value[arguments]`.
  package func element(
    of value: Value, as base: Expression? = nil, _ arguments: [ArgumentExpression], _ frame: Frame,
    hint: SwiftType = .any, cache: CallCache? = nil, at location: SourceLocation
  ) throws(Fault) -> Value {
    if case .array(let values) = value, let only = arguments.first, arguments.count == 1, only.label == nil {
      let index = try only.value.evaluate(frame, .int)
      if case .keyPath(let path) = index { return try runs(values, by: path, at: location) }
      return try element(of: value, at: index, location)
    }
    if let slice = value.arraySlice, let only = arguments.first, arguments.count == 1, only.label == nil {
      return try element(of: .native(ArraySliceValue.typeName, slice), at: only.value.evaluate(frame, .int), location)
    }
    if case .native(let native) = value, let values = native.payload as? [Value], let only = arguments.first,
      arguments.count == 1, only.label == nil
    {
      return try element(of: .array(values), at: only.value.evaluate(frame, .int), location)
    }
    if let part = try boundPart(of: value, arguments, frame, at: location) { return part }
    if let path = try keyPath(arguments, of: value, frame) { return try follow(path, from: value, at: location) }
    if let cache, case .native(let native) = value, native.type != Value.substringType {
      let matching = cache.matching(native.type) { self.matching(subscripts(of: value) ?? [], arguments) }
      if !matching.isEmpty {
        let chosen = try choose(
          "subscript", among: matching, of: subscripts(of: value) ?? [], arguments, frame, cache: cache, at: location)
        return try element(chosen, of: value, arguments, frame, at: location)
      }
    }
    if let part = try slice(of: value, arguments, frame, at: location) { return part }
    if let part = try dynamicElement(of: value, arguments, frame, at: location) { return part }
    if let candidates = subscripts(of: value), try !isStandardIndex(value, candidates, arguments, frame) {
      let matching = returning(hint, matching(candidates, arguments))
      let chosen = try choose("subscript", among: matching, of: candidates, arguments, frame, at: location)
      return try element(chosen, of: value, arguments, frame, at: location)
    }
    if isInert(value) { return value }
    let indices = try subscriptArguments(arguments, of: base, frame, value)
    if arguments.count == 2, arguments[1].label == "default", case .dictionary(let dictionary) = value {
      return dictionary[indices[0]] ?? indices[1]
    }
    guard let index = indices.first else { throw fault(.notCallable(value.typeName), at: location) }
    if arguments.first?.label == "keyPath", case .keyPath(let path) = index {
      return try follow(path, from: value, at: location)
    }
    return try element(of: value, at: index, location)
  }

  /// Returns the runs of an attributed string in which one attribute has the same value, as pairs of this value and
  /// their range.
  ///
  /// Source: Foundation, `AttributedString.Runs.subscript(_:)`.
  private func runs(_ runs: [Value], by path: KeyPathValue, at location: SourceLocation) throws(Fault) -> Value {
    var result: [(value: Value, type: String, range: Range<Int>)] = []
    for run in runs {
      guard case .native(let range) = try member("range", of: run, hint: .any, at: location),
        let characters = range.payload as? Range<Int>
      else { throw fault(.notCallable("Array"), at: location) }
      let value = try follow(path, from: run, at: location)
      if let last = result.last, last.value.isEqual(to: value) {
        result[result.count - 1].range = last.range.lowerBound..<characters.upperBound
      } else {
        result.append((value, range.type, characters))
      }
    }
    return .array(
      result.map { .tuple(TupleValue(labels: [nil, nil], elements: [$0.value, .native($0.type, $0.range)])) })
  }

  /// Returns the elements of a collection of the program at a range of its indices, or nil if the collection or the
  /// argument is another.
  private func slice(
    of value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard let type = declaration(of: value), arguments.count == 1, arguments[0].label == nil, isSequence(type),
      case .range = arguments[0].value.knownType(self),
      case .range(let range) = try arguments[0].value.evaluate(frame, .any),
      !type.subscripts.contains(where: { fit(.range(range), Compiler.parameters(of: $0)[0].type) > 0 }),
      case .function(let read, _)? = subscripts(of: value)?.first
    else { return nil }
    var index =
      if let lower = range.lower?.value { lower } else {
        try member("startIndex", of: value, hint: .any, at: location)
      }
    let start = index.asInt ?? 0
    let end =
      if let upper = range.upper?.value { upper } else { try member("endIndex", of: value, hint: .any, at: location) }
    var values: [Value] = []
    while true {
      let isLast = try areEqual(index, end, at: location)
      if isLast, !range.isClosed || range.upper == nil { break }
      try checkCount(values.count + 1, at: location)
      values.append(try run(read, receiver: value, captured: nil, [index], at: location))
      if isLast { break }
      index = try position(after: index, in: value, type)
    }
    return .slice(values, from: start)
  }

  /// Returns the key path of `value[keyPath: path]`, or nil for another subscript or for a declared value without its
  /// own subscripts, which needs no check.
  private func keyPath(
    _ arguments: [ArgumentExpression], of value: Value, _ frame: Frame
  ) throws(Fault) -> KeyPathValue? {
    guard arguments.count == 1, arguments[0].label == "keyPath", declaration(of: value) != nil else { return nil }
    if case .keyPath(let path) = try arguments[0].value.evaluate(frame, .any) { return path }
    return nil
  }

  /// Returns the value of the chosen subscript.
  private func element(
    _ chosen: ChosenCallable, of value: Value, _ arguments: [ArgumentExpression], _ frame: Frame,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    let values = try evaluate(chosen, arguments, frame)
    switch chosen.callable {
    case .function(let function, _): return try run(function, receiver: value, captured: nil, values, at: location)
    case .entry(let entry):
      var receiver = value
      return try entry.call(
        on: &receiver, Call(evaluator: self, location: location, arguments: values, name: "subscript"))
    default: return .void
    }
  }

  /// Returns whether a subscript is a standard collection's own: it has no label or `keyPath`, and no candidate from an
  /// extension accepts its index.
  private func isStandardIndex(
    _ value: Value, _ candidates: [Callable], _ arguments: [ArgumentExpression], _ frame: Frame
  ) throws(Fault) -> Bool {
    switch value {
    case .string, .array, .dictionary, .range: break
    case .native where value.substring != nil: break
    case .native: return matching(candidates, arguments).isEmpty
    default: return false
    }
    guard arguments[0].label == nil || arguments[0].label == "keyPath" else { return false }
    var known: Value?
    for candidate in candidates {
      guard let first = shapes(of: candidate).first, first.label == arguments[0].label else { continue }
      if case .dictionary = value, case .optional = first.type, !isOptional(arguments[0].value) { continue }
      if try arguments[0].value.fit(first.type, frame, &known) > 0 { return false }
    }
    return true
  }

  private func isOptional(_ expression: Expression) -> Bool {
    if case .optional = expression.knownType(self) { true } else { false }
  }

  /// Returns the value of the subscript among candidates that the arguments fit best.
  func element(
    among candidates: [Callable], of value: Value, _ arguments: [ArgumentExpression], _ frame: Frame,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    let chosen = try choose("subscript", candidates, arguments, frame, at: location)
    return try element(chosen, of: value, arguments, frame, at: location)
  }

  /// Returns the subscripts of the instances of a declared type, its own first.
  func subscripts(of type: TypeDeclaration) -> [Callable] {
    var result = type.subscripts.filter { !$0.isStatic }.map { Callable.function($0, nil) }
    for conformance in program.conformances(of: type) {
      result += program.type(named: conformance, from: type)?.subscripts.map { .function($0, nil) } ?? []
    }
    return result
  }

  /// Returns the subscripts of a value's type, or nil if there are none.
  func subscripts(of value: Value) -> [Callable]? {
    var result: [Callable] = []
    if let type = declaration(of: value) { result += subscripts(of: type) }
    if case .type(.declared(let type)) = value {
      result += type.subscripts.filter(\.isStatic).map { .function($0, nil) }
    }
    if case .type(.native(let name)) = value {
      for ancestor in program.ancestry(of: name) {
        result += program.extensions[ancestor]?.subscripts.filter(\.isStatic).map { .function($0, nil) } ?? []
      }
    }
    for ancestor in program.ancestry(of: nativeKey(of: value)) {
      result += program.extensions[ancestor]?.subscripts.filter { !$0.isStatic }.map { .function($0, nil) } ?? []
      result += vocabulary.types[ancestor]?.members["subscript"]?.map { .entry($0) } ?? []
    }
    return result.isEmpty ? nil : result
  }

  /// Returns the evaluated arguments of a subscript.
  ///
  /// The base is evaluated only if an argument depends on it and `value` is nil.
  func subscriptArguments(
    _ arguments: [ArgumentExpression], of base: Expression?, _ frame: Frame, _ value: Value? = nil
  ) throws(Fault) -> [Value] {
    var values: [Value] = []
    for argument in arguments {
      if argument.label == "default", let base, case .dictionary(_, let type) = base.knownType(self), !type.isAny {
        values.append(try coerce(argument.value.evaluate(frame, type), to: type, at: argument.value.location))
      } else if argument.value.isContextual, let base {
        if argument.label == nil, case .dictionary(let key, _) = base.knownType(self), !key.isAny {
          values.append(try argument.value.evaluate(frame, key))
        } else if argument.value.isPlainLiteral, case .declared = base.linkType(self) {
          values.append(try argument.value.evaluate(frame, .any))
        } else {
          let whole = if let value { value } else { try base.evaluate(frame, .any) }
          let hint = implicitHint(argument.value, values.count, arguments, of: whole) ?? keyHint(whole)
          values.append(try argument.value.evaluate(frame, hint))
        }
      } else {
        values.append(try argument.value.evaluate(frame, .any))
      }
    }
    return values
  }

  /// Returns the type of a declared subscript's parameter that has the implicit member of an argument, or nil.
  private func implicitHint(
    _ argument: Expression, _ position: Int, _ arguments: [ArgumentExpression], of value: Value
  ) -> SwiftType? {
    guard let member = argument.implicitRoot, let candidates = subscripts(of: value) else { return nil }
    for candidate in matching(candidates, arguments) {
      for (shape, match) in zip(candidate.shapes, candidate.match) {
        if case .one(position) = match, hasStatic(member, in: shape.type) { return shape.type }
      }
    }
    return nil
  }

  private func keyHint(_ value: Value) -> SwiftType {
    if case .dictionary(let dictionary) = value, let first = dictionary.entries.first { return typeHint(of: first.key) }
    return .any
  }

  /// Returns the indices of a list that a range covers.
  package func bounds(_ range: RangeValue, count: Int, at location: SourceLocation) throws(Fault) -> Range<Int> {
    let low = range.lower?.value.asInt ?? 0
    var high = range.upper?.value.asInt ?? count
    if range.isClosed, range.upper != nil, high < .max { high += 1 }
    guard low >= 0, low <= high, high <= count else {
      throw fault(.indexOutOfRange(high > count ? high : low, count: count), at: location)
    }
    return low..<high
  }

  /// Returns the positions among the elements of a slice that a range of its indices covers.
  func bounds(
    _ range: RangeValue, of slice: ArraySliceValue, at location: SourceLocation
  ) throws(Fault) -> Range<Int> {
    let shifted = RangeValue(
      range.lower?.value.asInt.map { .int($0 - slice.start) }, range.upper?.value.asInt.map { .int($0 - slice.start) },
      isClosed: range.isClosed)
    return try bounds(shifted, count: slice.values.count, at: location)
  }
}
