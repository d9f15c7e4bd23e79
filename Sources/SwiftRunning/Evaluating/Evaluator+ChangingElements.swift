extension Evaluator {
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
    of value: inout Value, _ arguments: [ArgumentExpression], _ indices: [Value], isAssignment: Bool = false,
    at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let index = indices.first else { return }
    if arguments.first?.label == "keyPath", case .keyPath(let path) = index {
      return try mutate(path.steps[...], of: &value, at: location, change)
    }
    if let label = arguments.first?.label, label != "default", let candidates = subscripts(of: value) {
      for case .function(let function, _) in matching(candidates, arguments).map(\.callable) {
        guard let setter = function.setter else { continue }
        return try mutateSubscript(
          function, setter.parameter, of: &value, indices, isAssignment: isAssignment, at: location, change)
      }
    }
    if case .array = value { return try mutateArray(&value, at: index, location, change) }
    if case .dictionary = value {
      return try mutateEntry(of: &value, index, default: indices.count > 1 ? indices[1] : .none, change)
    }
    switch value {
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
      if isReference(native) {
        var inner = try unbound(value)
        try mutateElement(of: &inner, arguments, indices, at: location, change)
        if program.isActing, let binding = native.payload as? BindingValue { try binding.set(inner) }
        return
      }
      if isInert(value) { return }
      if native.type == "Data" {
        let start = value.dataStart
        var elements = Value.slice((value.dataBytes ?? []).map(Value.byte), from: start)
        try mutateElement(of: &elements, arguments, indices, at: location, change)
        value = .data(try elements.asData(self).dataBytes ?? [], from: start)
        return
      }
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
      try mutateSubscript(
        among: subscripts(of: value) ?? [], of: &value, arguments, indices, isAssignment: isAssignment, at: location,
        change)
    }
  }

  /// Changes an element or a range of an array, in place.
  ///
  /// The array is taken out of its variable first: a pattern of a `switch` would keep a second reference to its
  /// storage, and each change would copy all elements.
  private func mutateArray(
    _ value: inout Value, at index: Value, _ location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let position = index.asInt else {
      var slice = try element(of: value, at: index, location)
      try change(&slice)
      guard case .range(let range) = index, let new = try elements(of: slice),
        case .array(var values) = value.taken()
      else { return }
      defer { value = .array(values) }
      values.replaceSubrange(try bounds(range, count: values.count, at: location), with: new)
      return
    }
    guard case .array(var values) = value.taken() else { return }
    defer { value = .array(values) }
    guard values.indices.contains(position) else {
      throw fault(.indexOutOfRange(position, count: values.count), at: location)
    }
    var element = values[position].taken()
    defer { swap(&element, &values[position]) }
    try change(&element)
  }

  /// Changes the value for a key of a dictionary, in place.
  private func mutateEntry(
    of value: inout Value, _ key: Value, default initial: Value, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard case .dictionary(var dictionary) = value.taken() else { return }
    defer { value = .dictionary(dictionary) }
    var element = dictionary.taken(key) ?? initial
    defer { dictionary[key] = element.isNone ? nil : element.unwrappedOnce }
    try change(&element)
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

  /// Changes the value of the subscript, among candidates with a setter, whose parameters fit the indices best.
  func mutateSubscript(
    among candidates: [Callable], of value: inout Value, _ arguments: [ArgumentExpression], _ indices: [Value],
    isAssignment: Bool, at location: SourceLocation, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var best: (function: FunctionDeclaration, setter: String, score: Int)?
    // Methods of the standard library that change elements write no argument expressions.
    let matched = arguments.isEmpty ? candidates : matching(candidates, arguments).map(\.callable)
    for candidate in matched {
      guard case .function(let function, _) = candidate, let setter = function.setter else { continue }
      let fits = zip(Compiler.parameters(of: function), indices).enumerated().map { position, pair in
        let written = arguments.indices.contains(position) ? arguments[position].value : nil
        return pair.0.isVariadic ? 1 : max(fit(pair.1, pair.0.type), takesIndex(written, pair.0.type) ? 2 : 0)
      }
      let score = fits.contains(0) ? 0 : fits.reduce(1, +)
      if score > best?.score ?? -1 { best = (function, setter.parameter, score) }
    }
    guard let best else {
      if var element = try dynamicElement(of: value, arguments, indices, at: location) { return try change(&element) }
      throw fault(.unknownMember("subscript", of: value.typeName, closest: nil), at: location)
    }
    var indices = indices
    for (position, parameter) in Compiler.parameters(of: best.function).enumerated()
    where arguments.indices.contains(position) && indices.indices.contains(position) {
      guard takesIndex(arguments[position].value, parameter.type) else { continue }
      indices[position] = try arguments[position].value.evaluate(Frame(self, parent: nil, count: 0), parameter.type)
    }
    let parameters = Compiler.parameters(of: best.function)
    if let first = parameters.firstIndex(where: \.isVariadic), first == parameters.count - 1, !arguments.isEmpty {
      indices = Array(indices.prefix(first)) + [.array(Array(indices.dropFirst(first)))]
    }
    try mutateSubscript(
      best.function, best.setter, of: &value, indices, isAssignment: isAssignment, at: location, change)
  }

  /// Returns whether a literal that is written as an index makes a value of a type of the program.
  private func takesIndex(_ written: Expression?, _ type: SwiftType) -> Bool {
    guard case .declared(let declared) = type.unwrapped, declared.kind != .interface, let written else { return false }
    if written is StringLiteral { return takesLiteral(["stringLiteral"], declared) }
    return written.numbers != nil && takesLiteral(["integerLiteral", "floatLiteral"], declared)
  }

  /// Changes the value of a subscript of the program through its getter and setter; an assignment does not read it
  /// before.
  func mutateSubscript(
    _ function: FunctionDeclaration, _ parameter: String, of value: inout Value, _ indices: [Value],
    isAssignment: Bool = false, at location: SourceLocation,
    _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var current = Value.void
    if !isAssignment {
      var arguments: [Value?] = indices
      current = try run(function, on: &value, captured: nil, &arguments, at: location)
    }
    try change(&current)
    guard let setter = function.setter else { return }
    if function.setterCode == nil { function.setterCode = Compiler.code(of: function, setter.body, extra: [parameter]) }
    guard let code = function.setterCode else { return }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    if !function.typeParameters.isEmpty { frame.typeArguments = typeArguments(of: function, indices) }
    frame.slots[0] = value
    for (index, argument) in indices.enumerated() { frame.slots[index + 1] = argument }
    frame.slots[function.labels.count + 1] = try coerce(current, to: resultType(of: function), at: location)
    value = .void
    defer { value = frame.slots[0] }
    _ = try nested(at: location) { () throws(Fault) in try self.run(code, frame, isViewBuilder: false, at: location) }
  }
}
