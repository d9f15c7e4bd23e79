extension Evaluator {
  /// Returns the value of `value[arguments]`.
  package func element(
    of value: Value, as base: Expression? = nil, _ arguments: [ArgumentExpression], _ frame: Frame,
    hint: SwiftType = .any, cache: CallCache? = nil, at location: SourceLocation
  ) throws(Fault) -> Value {
    if case .array = value, let only = arguments.first, arguments.count == 1, only.label == nil {
      return try element(of: value, at: only.value.evaluate(frame, .int), location)
    }
    if let slice = value.arraySlice, let only = arguments.first, arguments.count == 1, only.label == nil {
      return try element(of: .native(ArraySliceValue.typeName, slice), at: only.value.evaluate(frame, .int), location)
    }
    if case .native(let native) = value, let values = native.payload as? [Value], let only = arguments.first,
      arguments.count == 1, only.label == nil
    {
      return try element(of: .array(values), at: only.value.evaluate(frame, .int), location)
    }
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

  /// Returns the key path of `value[keyPath: path]`, or nil for another subscript or for a declared value without its own
  /// subscripts, which needs no check.
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
    for ancestor in program.ancestry(of: nativeKey(of: value)) {
      result += program.extensions[ancestor]?.subscripts.map { .function($0, nil) } ?? []
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
          values.append(try argument.value.evaluate(frame, keyHint(whole)))
        }
      } else {
        values.append(try argument.value.evaluate(frame, .any))
      }
    }
    return values
  }

  private func keyHint(_ value: Value) -> SwiftType {
    if case .dictionary(let dictionary) = value, let first = dictionary.entries.first { return typeHint(of: first.key) }
    return .any
  }

  /// Returns an element of a standard collection, or the environment's value for a key type.
  package func element(of value: Value, at index: Value, _ location: SourceLocation) throws(Fault) -> Value {
    switch (value, index) {
    case (.array(let values), .int(let position)), (.array(let values), .literal(let position)):
      guard values.indices.contains(position) else {
        throw fault(.indexOutOfRange(position, count: values.count), at: location)
      }
      return values[position]
    case (.array(let values), .range(let range)):
      let bounds = try bounds(range, count: values.count, at: location)
      return .slice(Array(values[bounds]), from: bounds.lowerBound)
    case (.native(let native), _) where native.type == ArraySliceValue.typeName:
      guard let slice = value.arraySlice else { return .none }
      if let position = index.asInt {
        guard slice.values.indices.contains(position - slice.start) else {
          throw fault(.indexOutOfRange(position, count: slice.start + slice.values.count), at: location)
        }
        return slice.values[position - slice.start]
      }
      guard case .range(let range) = index else { break }
      let bounds = try self.bounds(range, of: slice, at: location)
      return .slice(Array(slice.values[bounds]), from: slice.start + bounds.lowerBound)
    case (.dictionary(let dictionary), _): return dictionary.entry(at: index) ?? .element(dictionary[index])
    case (.array(let values), .native(let native)) where native.type == "Dictionary.Index":
      guard let position = native.payload as? Int, values.indices.contains(position) else { break }
      return values[position]
    case (.string, .native), (.string, .range):
      guard let text = value.textPart else { break }
      return try character(of: text, at: index, location)
    case (.range(let range), .int(let position)), (.range(let range), .literal(let position)):
      guard let bounds = range.integers, bounds.contains(position) else {
        throw fault(.indexOutOfRange(position, count: range.count ?? 0), at: location)
      }
      return .int(position)
    case (.range(let whole), .range(let part)):
      guard let bounds = whole.integers else { break }
      let lower = part.lower?.value.asInt ?? bounds.lowerBound
      let upper = part.upper?.value.asInt.map { part.isClosed ? $0 + 1 : $0 } ?? bounds.upperBound
      guard bounds.lowerBound <= lower, lower <= upper, upper <= bounds.upperBound else {
        throw fault(.indexOutOfRange(upper, count: bounds.count), at: location)
      }
      return .range(RangeValue(.int(lower), .int(upper), isClosed: false))
    case (.native, .int) where value.lazySequence != nil, (.native, .literal) where value.lazySequence != nil:
      guard let sequence = value.lazySequence, let position = index.asInt,
        let element = try sequence.mapped(position, self, at: location)
      else { break }
      return element
    case (.native(let native), _) where native.type == Value.substringType:
      guard let text = value.substring else { break }
      return try character(of: text, at: index, location)
    case (.native(let native), .type(.declared(let key))):
      if host.isKeyed(native) {
        if let set = host.element(key.id, of: native) { return set }
        return try staticMember("defaultValue", of: .declared(key), hint: .any, at: location)
      }
    case (.native(let native), .type(let key)) where host.isKeyed(native):
      if let id = program.extensions[key.memberKey]?.id, let set = host.element(id, of: native) { return set }
      return try staticMember("defaultValue", of: key, hint: .any, at: location)
    case (.native(let native), _) where native.type == "Binding":
      let current = try element(of: unbound(value), at: index, location)
      guard program.isActing, let binding = native.payload as? BindingValue else {
        return .native("Binding", BindingValue(constant: current))
      }
      return .native(
        "Binding",
        part(of: binding) { [self] (whole) throws(Fault) in
          try element(of: whole, at: index, location)
        } set: {
          [self] (whole: inout Value, new: Value) throws(Fault) in
          try mutateElement(of: &whole, [], [index], at: location) { (old: inout Value) throws(Fault) in old = new }
        })
    case (.none, _): return .none
    default: break
    }
    if let outside = index.outside { return .native(outside) }
    throw fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
  }

  /// Returns the character of a text at an index, or the part that a range of indices covers.
  private func character(of text: Substring, at index: Value, _ location: SourceLocation) throws(Fault) -> Value {
    guard case .range(let range) = index else {
      guard let position = Self.stringIndex(index), text.startIndex <= position, position < text.endIndex else {
        throw fault(.indexOutOfRange(0, count: text.count), at: location)
      }
      return .character(text[position])
    }
    let low = (range.lower?.value).flatMap(Self.stringIndex) ?? text.startIndex
    var high = (range.upper?.value).flatMap(Self.stringIndex) ?? text.endIndex
    if range.isClosed, range.upper != nil, high < text.endIndex { high = text.index(after: high) }
    guard text.startIndex <= low, low <= high, high <= text.endIndex else {
      throw fault(.reversedRange, at: location)
    }
    return .substring(text[low..<high])
  }

  private static func stringIndex(_ value: Value) -> String.Index? {
    if case .native(let native) = value { return native.payload as? String.Index }
    return nil
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
