extension Evaluator {
  /// Returns the value of `value[arguments]`.
  package func element(
    of value: Value, as base: Expression? = nil, _ arguments: [ArgumentExpression], _ frame: Frame,
    cache: CallCache? = nil, at location: SourceLocation
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
    if let cache, case .native(let native) = value {
      let matching = cache.matching(native.type) { self.matching(subscripts(of: value) ?? [], arguments) }
      if !matching.isEmpty {
        let chosen = try choose(
          "subscript", among: matching, of: subscripts(of: value) ?? [], arguments, frame, cache: cache, at: location)
        return try element(chosen, of: value, arguments, frame, at: location)
      }
    }
    if let candidates = subscripts(of: value), try !isStandardIndex(value, candidates, arguments, frame) {
      let chosen = try choose("subscript", candidates, arguments, frame, at: location)
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
    case .string, .array, .dictionary: break
    default: return false
    }
    guard arguments[0].label == nil || arguments[0].label == "keyPath" else { return false }
    var known: Value?
    for candidate in candidates {
      guard let first = shapes(of: candidate).first, first.label == arguments[0].label else { continue }
      if try arguments[0].value.fit(first.type, frame, &known) > 0 { return false }
    }
    return true
  }

  /// Returns the subscripts of a value's type, or nil if there are none.
  func subscripts(of value: Value) -> [Callable]? {
    var result: [Callable] = []
    if let type = declaration(of: value) {
      result += type.subscripts.filter { !$0.isStatic }.map { .function($0, nil) }
      for conformance in program.conformances(of: type) {
        result += program.type(named: conformance, from: type)?.subscripts.map { .function($0, nil) } ?? []
      }
    }
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
    case (.dictionary(let dictionary), _): return dictionary.entry(at: index) ?? dictionary[index] ?? .none
    case (.array(let values), .native(let native)) where native.type == "Dictionary.Index":
      guard let position = native.payload as? Int, values.indices.contains(position) else { break }
      return values[position]
    case (.string(let string), .native(let native)):
      guard let position = native.payload as? String.Index, position < string.endIndex else {
        throw fault(.indexOutOfRange(0, count: string.count), at: location)
      }
      return .character(string[position])
    case (.string(let string), .range(let range)):
      let low = (range.lower?.value).flatMap(Self.stringIndex) ?? string.startIndex
      var high = (range.upper?.value).flatMap(Self.stringIndex) ?? string.endIndex
      if range.isClosed, range.upper != nil, high < string.endIndex { high = string.index(after: high) }
      guard low <= high, high <= string.endIndex else { throw fault(.reversedRange, at: location) }
      return .string(String(string[low..<high]))
    case (.range(let range), .int(let position)), (.range(let range), .literal(let position)):
      guard let bounds = range.integers, bounds.contains(position) else {
        throw fault(.indexOutOfRange(position, count: range.count ?? 0), at: location)
      }
      return .int(position)
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
    throw fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
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
  private func bounds(
    _ range: RangeValue, of slice: ArraySliceValue, at location: SourceLocation
  ) throws(Fault) -> Range<Int> {
    let shifted = RangeValue(
      range.lower?.value.asInt.map { .int($0 - slice.start) }, range.upper?.value.asInt.map { .int($0 - slice.start) },
      isClosed: range.isClosed)
    return try bounds(shifted, count: slice.values.count, at: location)
  }

  /// Changes an element of a slice.
  private func mutateElement(
    of slice: ArraySliceValue, at index: Value, in value: inout Value, _ location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var whole = Value.array(slice.values)
    var position = index.asInt.map { Value.int($0 - slice.start) } ?? index
    if case .range(let range) = index {
      let bounds = try bounds(range, of: slice, at: location)
      position = .range(RangeValue(.int(bounds.lowerBound), .int(bounds.upperBound), isClosed: false))
    }
    value = .void
    defer { value = .slice((try? elements(of: whole)) ?? [], from: slice.start) }
    try mutateElement(of: &whole, [], [position], at: location, change)
  }

  /// Changes an element of a value.
  func mutateElement(
    of value: inout Value, _ arguments: [ArgumentExpression], _ indices: [Value], at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let index = indices.first else { return }
    if arguments.first?.label == "keyPath", case .keyPath(let path) = index {
      return try mutate(path.steps[...], of: &value, at: location, change)
    }
    if let label = arguments.first?.label, label != "default", let candidates = subscripts(of: value) {
      for case .function(let function, _) in matching(candidates, arguments).map(\.callable) {
        guard let setter = function.setter else { continue }
        return try mutateSubscript(function, setter.parameter, of: &value, indices, at: location, change)
      }
    }
    switch value {
    case .array(var values):
      guard let position = index.asInt else {
        var slice = try element(of: value, at: index, location)
        try change(&slice)
        guard case .range(let range) = index, let new = try elements(of: slice) else { return }
        let bounds = try bounds(range, count: values.count, at: location)
        values.replaceSubrange(bounds, with: new)
        value = .array(values)
        return
      }
      guard values.indices.contains(position) else {
        throw fault(.indexOutOfRange(position, count: values.count), at: location)
      }
      value = .void
      var element = Value.void
      swap(&element, &values[position])
      defer {
        swap(&element, &values[position])
        value = .array(values)
      }
      try change(&element)
    case .dictionary(var dictionary):
      value = .void
      defer { value = .dictionary(dictionary) }
      var element = dictionary[index] ?? (indices.count > 1 ? indices[1] : .none)
      try change(&element)
      dictionary[index] = element.isNone ? nil : element
    case .native(let native):
      if let slice = value.arraySlice {
        return try mutateElement(of: slice, at: index, in: &value, location, change)
      }
      if case .type(.declared(let key)) = index, host.isKeyed(native) {
        var element = try self.element(of: value, at: index, location)
        try change(&element)
        value = .native(host.setting(key.id, of: native, to: element))
        return
      }
      if case .type(let key) = index, host.isKeyed(native), let id = program.extensions[key.memberKey]?.id {
        var element = try self.element(of: value, at: index, location)
        try change(&element)
        value = .native(host.setting(id, of: native, to: element))
        return
      }
      if native.type == "Binding" {
        var inner = try unbound(value)
        try mutateElement(of: &inner, arguments, indices, at: location, change)
        if program.isActing, let binding = native.payload as? BindingValue { try binding.set(inner) }
        return
      }
      if isInert(value) { return }
      for key in program.ancestry(of: native.type) {
        for entry in vocabulary.types[key]?.members["subscript"] ?? [] {
          guard let assign = entry.assign else { continue }
          let call = Call(evaluator: self, location: location, arguments: [index], name: "subscript")
          var receiver = value
          var element = try entry.call(on: &receiver, call)
          try change(&element)
          try assign(&value, element, call)
          return
        }
      }
      throw fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
    default:
      let candidates = subscripts(of: value) ?? []
      let chosen = matching(candidates, arguments).first?.callable ?? candidates.first
      guard case .function(let function, _)? = chosen, let setter = function.setter else {
        throw fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
      }
      try mutateSubscript(function, setter.parameter, of: &value, indices, at: location, change)
    }
  }

  /// Changes the value at the end of a key path.
  private func mutate(
    _ steps: ArraySlice<KeyPathValue.Step>, of value: inout Value, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let step = steps.first else { return try change(&value) }
    switch step {
    case .property("self"): try mutate(steps.dropFirst(), of: &value, at: location, change)
    case .property(let name):
      if value.isNone { return }
      try mutateMember(name, of: &value, at: location) { (inner: inout Value) throws(Fault) in
        try self.mutate(steps.dropFirst(), of: &inner, at: location, change)
      }
    case .index(let arguments):
      let written = arguments.map { ArgumentExpression(label: $0.label, value: ConstantExpression(location, $0.value)) }
      try mutateElement(of: &value, written, arguments.map(\.value), at: location) {
        (inner: inout Value) throws(Fault) in
        try self.mutate(steps.dropFirst(), of: &inner, at: location, change)
      }
    }
  }

  /// Changes the value of a subscript of the program through its getter and setter.
  func mutateSubscript(
    _ function: FunctionDeclaration, _ parameter: String, of value: inout Value, _ indices: [Value],
    at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var current = try run(function, receiver: value, captured: nil, indices, at: location)
    try change(&current)
    guard let setter = function.setter else { return }
    if function.setterCode == nil { function.setterCode = Compiler.code(of: function, setter.body, extra: [parameter]) }
    guard let code = function.setterCode else { return }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = value
    for (index, argument) in indices.enumerated() { frame.slots[index + 1] = argument }
    frame.slots[function.labels.count + 1] = current
    value = .void
    defer { value = frame.slots[0] }
    _ = try nested(at: location) { () throws(Fault) in try self.run(code, frame, isViewBuilder: false, at: location) }
  }
}
