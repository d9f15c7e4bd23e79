extension Evaluator {
  /// Creates a value by calling a type.
  package func construct(
    _ type: SwiftType, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, cache: CallCache? = nil,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    switch type {
    case .void where arguments.isEmpty: return .void
    case .optional where arguments.count == 1 && arguments[0].label == nil && arguments[0].value is NilLiteral:
      return .none
    case .tuple(let elements) where elements.count == arguments.count:
      // An alias of a tuple type is called like an initializer.
      var values: [Value] = []
      for (element, argument) in zip(elements, arguments) {
        values.append(try coerce(argument.value.evaluate(frame, element.type), to: element.type, at: location))
      }
      return .tuple(TupleValue(labels: elements.map { $0.label }, elements: values))
    case .optional(.any): return try constructNative(type, arguments, frame, hint: hint, at: location)
    case .optional where addsInitializer(to: "Optional", arguments):
      receiverType = type
      return try constructNative(type, arguments, frame, hint: hint, at: location)
    case .optional(let wrapped): return try construct(wrapped, arguments, frame, hint: hint, at: location)
    case .metatype(let inner): return try construct(inner, arguments, frame, hint: hint, at: location)
    case .declared(let declared):
      if platformRun == nil, program.inheritsPlatform(declared) {
        return try constructBeforeLayout(declared, arguments, frame, hint: hint, at: location)
      }
      if declared.kind == .object {
        return try keepingObject(of: declared, at: location) { () throws(Fault) in
          try constructObject(declared, arguments, frame, hint: hint, at: location)
        }
      }
      if declared.kind == .enumeration, let value = try rawValueInitializer(declared, arguments, frame, at: location) {
        return value
      }
      return try constructValue(declared, arguments, frame, hint: hint, at: location)
    default: return try constructNative(type, arguments, frame, hint: hint, cache: cache, at: location)
    }
  }

  private func constructNative(
    _ type: SwiftType, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, cache: CallCache? = nil,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    let key = type.memberKey
    if let last = arguments.last, last.isTrailing, last.label == nil, vocabulary.framework.callable.contains(key) {
      let layout = try constructNative(type, Array(arguments.dropLast()), frame, hint: hint, at: location)
      return try callValue(layout, [last], frame, hint: hint, at: location)
    }
    // A value of any type is represented by itself.
    if case .any = type, arguments.count == 1, arguments[0].label == nil {
      return try arguments[0].value.evaluate(frame, .any).settledNumber
    }
    if case .any = type, program.mayNameOutside { return outsideValue("init", at: location) }
    let matching =
      cache?.matching(key) { self.matchingInitializers(of: key, arguments) }
      ?? matchingInitializers(of: key, arguments)
    if matching.isEmpty, let inert = inert(type, at: location) { return inert }
    if matching.isEmpty, let outside = outsideInitializer(of: key, arguments, at: location) { return outside }
    if matching.isEmpty, initializers(of: key).isEmpty {
      if let reason = vocabulary.unsupported[key] { throw fault(.unsupported(key, reason: reason), at: location) }
      throw fault(.unknownType(key, closest: nil), at: location)
    }
    let name = key
    let chosen = try choose(
      name, among: matching, of: initializers(of: key), arguments, frame, cache: cache, at: location)
    var values = try evaluate(chosen, arguments, frame, site: CallSite(hint: type.element.isAny ? hint : type))
    if program.mayNameOutside, ["Int", "Double", "String", "Decimal"].contains(key),
      let outside = values.lazy.compactMap({ $0?.outside }).first
    {
      return .native(outside)
    }
    switch chosen.callable {
    case .entry(let entry):
      var ignored = Value.type(type)
      let call = Call(
        evaluator: self, location: location, arguments: values, written: arguments, match: chosen.match, name: name)
      return try numbered(placed(entry.call(on: &ignored, call), at: location), as: type, at: location)
    case .function(let function, _):
      var receiver = Value.void
      let result = try run(function, on: &receiver, captured: nil, &values, at: location)
      if function.isFailable, result.isNone { return .none }
      if key == "Optional", receiver.isNone { return .someNil }
      return receiver
    default: return .void
    }
  }

  /// Returns an array with the numbers of its written element type: literals such as the bounds of the range in
  /// `[Int64](0..<3)` are numbers of that type.
  private func numbered(_ made: Value, as type: SwiftType, at location: SourceLocation) throws(Fault) -> Value {
    guard case .array(.native(let name)) = type, IntegerType(sized: name) != nil, case .array(let elements) = made,
      case .int? = elements.first
    else { return made }
    var numbers: [Value] = []
    for element in elements {
      guard case .int(let number) = element else { return made }
      numbers.append(try coerce(.literal(number), to: .native(name), at: location))
    }
    return .array(numbers)
  }

  /// Returns whether the arguments' labels match one of the type's initializers, as far as these are known.
  func canConstruct(_ type: SwiftType, _ arguments: [ArgumentExpression]) -> Bool {
    let type = sources(of: type).first ?? type
    var candidates: [Callable] = []
    switch type {
    case .any: return false
    case .declared(let declared):
      if declared.kind != .structure { return true }
      candidates = initializers(of: declared).map { .function($0, nil) }
      if !hasWrittenInitializer(declared) { candidates.append(.memberwise(declared, memberwiseFields(of: declared))) }
    default: candidates = initializers(of: type.memberKey)
    }
    return candidates.isEmpty || candidates.contains { arguments.matched(to: shapes(of: $0)) != nil }
  }

  /// Returns whether a structure has no memberwise initializer, because its declaration contains another.
  private func hasWrittenInitializer(_ type: TypeDeclaration) -> Bool {
    type.initializers.contains { $0.owner === type.origin && $0.isInMainBody }
  }

  /// Returns the initializers of a vocabulary type.
  func initializers(of key: String) -> [Callable] {
    let entries: [Callable] = vocabulary.types[key]?.initializers.map { .entry($0) } ?? []
    return entries + (program.extensions[key]?.initializers ?? []).map { .function($0, nil) }
  }

  /// Returns whether an extension of the program adds an initializer with these arguments to a type.
  func addsInitializer(to key: String, _ arguments: [ArgumentExpression]) -> Bool {
    guard let added = program.extensions[key]?.initializers, !added.isEmpty else { return false }
    return !matching(added.map { .function($0, nil) }, arguments).isEmpty
  }

  private func matchingInitializers(of key: String, _ arguments: [ArgumentExpression]) -> [MatchedCallable] {
    if program.extensions.isEmpty || program.extensions[key] == nil {
      return program.family(of: key).initializers(matching: arguments)
    }
    return matching(initializers(of: key), arguments)
  }

  // MARK: Declared types

  func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
    var result = type.initializers
    for ancestor in program.ancestors(of: type) {
      if let declared = ancestor.declaration, declared.kind == .interface { result += declared.initializers }
    }
    return result
  }

  /// Returns a value of a structure or an enumeration that its initializer makes.
  func constructValue(
    _ type: TypeDeclaration, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType = .any,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    if type.origin.deinitializer != nil {
      throw fault(
        .unsupported("deinit", reason: "the end of a value that cannot be copied is not followed"), at: location)
    }
    if let last = arguments.last, last.isTrailing, last.label == nil, host.isContainer(type, in: self) {
      let layout = try constructValue(type, Array(arguments.dropLast()), frame, at: location)
      let content = try last.value.evaluate(frame, .function([], viewType, builder: true))
      return try host.container(layout, holding: content, in: self, at: location)
    }
    if !type.origin.isChecked { try check(type) }
    var candidates: [Callable] = initializers(of: type).map { .function($0, nil) }
    if type.kind == .structure, !hasWrittenInitializer(type) {
      candidates.append(.memberwise(type, memberwiseFields(of: type)))
    }
    if type.kind == .interface { throw fault(.notCallable(type.name), at: location) }
    var matching = self.matching(candidates, arguments)
    // A closure that no initializer takes is that of `callAsFunction`.
    if matching.isEmpty, let last = arguments.last, last.isTrailing, last.label == nil,
      !program.members(named: "callAsFunction", of: type).isEmpty
    {
      let made = try constructValue(type, Array(arguments.dropLast()), frame, at: location)
      return try callValue(made, [last], frame, hint: hint, at: location)
    }
    if matching.isEmpty, arguments.count == 1, arguments[0].label == nil, isLiteral(arguments[0].value, of: type) {
      return try arguments[0].value.evaluate(frame, .declared(type))
    }
    if matching.isEmpty, let made = try inherited(type, arguments, frame, at: location) { return made }
    // A type of another module may have the name of one of SwiftUI's, from which the arguments distinguish it.
    if matching.isEmpty, type.owner == nil, !matchingInitializers(of: type.name, arguments).isEmpty {
      return try constructNative(.native(type.name), arguments, frame, hint: hint, at: location)
    }
    if candidates.count > type.initializers.count {
      for index in matching.indices where matching[index].isInherited {
        matching[index] = matching[index].binding { $0 == "Self" ? .declared(type) : nil }
      }
    }
    matching = binding(matching, of: type, hint: hint)
    let chosen = try choose(type.name, among: matching, of: candidates, arguments, frame, at: location)
    var values = try evaluate(chosen, arguments, frame)
    let type = applied(type, to: chosen, values, arguments, in: frame, hint: hint)
    switch chosen.callable {
    case .memberwise(_, let fields):
      try checkMemberwise(fields, arguments, of: type, at: location)
      return try memberwise(type, fields, values, at: location)
    case .function(let function, _):
      try checkUse(of: function, at: location)
      var receiver: Value =
        type.kind == .enumeration
        ? .void : .instance(Instance(type: type, fields: try defaults(of: type, at: location)))
      let result = try run(function, on: &receiver, captured: nil, &values, at: location)
      try writeBack(chosen, function, values, arguments, frame)
      if function.isFailable, result.isNone { return .none }
      try checkFields(of: receiver, at: function.location)
      if function.owner?.kind == .interface, case .instance(let made) = receiver {
        return .instance(bindingFields(of: made))
      }
      return receiver
    default: return .void
    }
  }

  /// Returns whether an expression is a literal of a kind by which a type is expressible, as in `Tag("new")`.
  private func isLiteral(_ expression: Expression, of type: TypeDeclaration) -> Bool {
    if expression is StringLiteral || expression is InterpolatedString { return takesLiteral(["stringLiteral"], type) }
    return expression.numbers != nil && takesLiteral(["integerLiteral", "floatLiteral"], type)
  }

  /// Returns a function of a value or of a type that is named with its labels, or nil if a type has no such static
  /// member.
  package func function(_ name: String, _ labels: [String?], of value: Value, at location: SourceLocation) -> Value? {
    if case .type(let type) = value, name != "init", !hasStatic(name, in: type) { return nil }
    return .function(
      FunctionValue(
        .compiled { (evaluator, values) throws(Fault) in
          var values = values
          if labels.count > 1, values.count == 1, case .tuple(let tuple) = values[0] { values = tuple.elements }
          let arguments = zip(labels, values).map {
            ArgumentExpression(label: $0, value: ConstantExpression(location, $1))
          }
          let frame = Frame(evaluator, parent: nil, count: 1)
          return try evaluator.invoke(
            name, on: value, arguments, frame, hint: .any, at: location, whole: location)
        }))
  }

  /// Creates a value from arguments in order, as `map(Double.init)` does.
  package func construct(_ type: SwiftType, named name: String, _ arguments: [Value]) throws(Fault) -> Value {
    let expressions = arguments.map { ArgumentExpression(label: nil, value: ConstantExpression(.start, $0)) }
    let frame = Frame(self, parent: nil, count: 1)
    if case .declared(let declared) = type {
      if let enumCase = declared.enumCase(named: name) {
        return try makeCase(declared, enumCase, arguments, at: .start)
      }
      if name == "init" {
        if declared.kind == .enumeration, arguments.count == 1,
          !declared.initializers.contains(where: {
            $0.labels.count == 1 && fit(arguments[0], Compiler.parameters(of: $0)[0].type) > 1
          })
        {
          let raw = [ArgumentExpression(label: "rawValue", value: ConstantExpression(.start, arguments[0]))]
          return try construct(type, raw, frame, hint: .any, at: .start)
        }
        let candidates = initializers(of: declared).filter { $0.labels.count == arguments.count }
        let labels: [String?] =
          candidates.first.map(\.labels)
          ?? memberwiseFields(of: declared).filter { !memberwiseShape($0).isOptional || arguments.count > 1 }.map(
            \.name)
        guard labels.count >= arguments.count else { throw fault(.notCallable(declared.name), at: .start) }
        let labelled = zip(labels, expressions).map { ArgumentExpression(label: $0, value: $1.value) }
        return try construct(type, labelled, frame, hint: .any, at: .start)
      }
    }
    if name == "init" {
      let all = vocabulary.types[type.memberKey]?.initializers ?? []
      let labelled = all.filter { $0.parameters.contains { !$0.isOptional && $0.label != nil } }
      let entries = all.filter { !$0.parameters.contains { !$0.isOptional && $0.label != nil } } + labelled
      if arguments.count == 1, case .tuple(let tuple) = arguments[0],
        !entries.contains(where: { $0.parameters.first.map { fit(arguments[0], $0.type) > 1 } ?? false })
      {
        return try construct(type, named: name, tuple.elements)
      }
      for entry in entries where entry.parameters.filter({ !$0.isOptional }).count <= arguments.count {
        guard entry.parameters.count >= arguments.count,
          zip(entry.parameters, arguments).allSatisfy({ fit($1, $0.type) > 0 })
        else { continue }
        var ignored = Value.type(type)
        var padded: [Value?] = arguments
        while padded.count < entry.parameters.count { padded.append(nil) }
        return try placed(
          entry.call(on: &ignored, Call(evaluator: self, location: .start, arguments: padded, name: entry.name)),
          at: .start)
      }
      return try construct(type, expressions, frame, hint: .any, at: .start)
    }
    return try invokeStatic(name, type, expressions, frame, hint: .any, at: .start)
  }
}
