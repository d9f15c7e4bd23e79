import LayoutCore

extension Evaluator {
  /// The value of a global or static property, computed at its first use.
  func staticValue(of property: PropertyDeclaration, at place: Place, receiver: Value? = nil) throws(Fault) -> Value {
    if let value = property.value { return value }
    let owner = receiver ?? property.owner.map(selfType) ?? .void
    if property.getter != nil { return try getter(property, of: owner, at: place) }
    if property.isComputing { throw fault(.circular(property.name), at: place) }
    property.isComputing = true
    defer { property.isComputing = false }
    var value = try initialValue(of: property, receiver: owner, at: place)
    if let wrapper = customWrapper(property) {
      value = try member("wrappedValue", of: wrapped(value, by: wrapper, property, at: place), hint: .any, at: place)
    }
    property.value = value ?? .none
    return value ?? .none
  }

  /// Changes a global or static property.
  func mutateStatic(
    _ property: PropertyDeclaration, at place: Place, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var value = try staticValue(of: property, at: place)
    try change(&value)
    property.value = value
  }

  /// The annotated type of a property.
  func type(of property: PropertyDeclaration) -> SwiftType {
    if let known = property.resolvedType { return known }
    let scope = FunctionScope(
      parent: nil, file: property.file, owner: property.owner, typeParameters: property.owner?.typeParameters ?? .none)
    let type = property.typeSyntax.map { Compiler(scope).type($0) } ?? .any
    property.resolvedType = type
    return type
  }

  /// The value that a property begins with, or nil if it is given by an initialiser.
  func initialValue(of property: PropertyDeclaration, receiver: Value, at place: Place) throws(Fault) -> Value? {
    let type = type(of: property)
    guard let initializer = property.initializer else { return try wrapperValue(of: property, type, at: place) }
    if property.initializerCode == nil {
      property.initializerCode = Compiler.code(initializer, file: property.file, owner: property.owner, type: type)
    }
    guard let code = property.initializerCode else { return nil }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = receiver
    frame.resultHint = type
    let value = try nested(at: property.place) { () throws(Fault) in
      try self.run(code, frame, isViewBuilder: false, at: property.place)
    }
    if case .any = type { return value.settledNumber }
    return try coerce(value, to: type, at: property.place)
  }

  /// The value that a property's wrapper gives where none is written.
  private func wrapperValue(
    of property: PropertyDeclaration, _ type: SwiftType, at place: Place
  ) throws(Fault) -> Value? {
    if case .optional = type, !property.isConstant || property.wrapper != nil { return Value.none }
    guard let wrapper = property.wrapper else { return nil }
    if let arguments = wrapper.arguments {
      for argument in arguments where ["wrappedValue", "initialValue"].contains(argument.label?.text ?? "") {
        let code = Compiler.code(argument.expression, file: property.file, owner: property.owner, type: type)
        let frame = Frame(self, parent: nil, count: code.frameSize)
        frame.resultHint = type
        return try coerce(run(code, frame, isViewBuilder: false, at: place), to: type, at: place)
      }
    }
    switch wrapper.name {
    case "Namespace": return .int(property.owner?.number ?? 0)
    case "FocusState", "AccessibilityFocusState": return .bool(false)
    case "EnvironmentObject":
      if case .declared(let declared) = type { return sharedObjects[declared.number] }
      return nil
    case "FetchRequest", "Query": return .array([])
    default: return nil
    }
  }

  /// Runs the getter of a computed property.
  func getter(_ property: PropertyDeclaration, of receiver: Value, at place: Place) throws(Fault) -> Value {
    guard let body = property.getter else { return try entry(property, of: receiver, at: place) }
    if property.getterCode == nil { property.getterCode = Compiler.code(of: property, body) }
    guard let code = property.getterCode else { return .void }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = receiver
    frame.resultHint = type(of: property)
    let builder = property.wrapper.flatMap {
      resultBuilder(among: [$0.name], owner: property.owner, file: property.file, at: property.place)
    }
    let isBuilder =
      property.isViewBuilder || property.owner.map { requiresViews(property.name, of: $0) } ?? false
      || ((property.name == "body" || property.name == "previews") && property.owner != nil)
    do {
      return try nested(at: property.place) { () throws(Fault) in
        let value = try self.run(code, frame, isViewBuilder: isBuilder, builder: builder, at: property.place)
        return try self.coerce(value, to: frame.resultHint, at: property.place)
      }
    } catch {
      throw error.calledFrom(property.name, at: range(of: place))
    }
  }

  /// What the environment says under an `@Entry`.
  private func entry(_ property: PropertyDeclaration, of receiver: Value, at place: Place) throws(Fault) -> Value {
    guard case .native(let native) = receiver, let values = native.payload as? EnvironmentValues else { return .void }
    if let set = values[custom: .declared(entryNumber(of: property))] as? Value { return set }
    return try initialValue(of: property, receiver: .void, at: place) ?? .none
  }

  private func entryNumber(of property: PropertyDeclaration) -> Int {
    if let known = property.entryNumber { return known }
    let number = program.nextTypeNumber()
    property.entryNumber = number
    return number
  }

  /// Runs the setter of a computed property.
  func setter(
    _ property: PropertyDeclaration, of receiver: inout Value, _ value: Value, at place: Place
  ) throws(Fault) {
    guard let setter = property.setter else {
      guard case .native(let native) = receiver, var values = native.payload as? EnvironmentValues else { return }
      values[custom: .declared(entryNumber(of: property))] = try coerce(value, to: type(of: property), at: place)
      receiver = .native(native.type, values)
      return
    }
    if property.setterCode == nil {
      property.setterCode = Compiler.code(of: property, setter.body, parameter: setter.parameter)
    }
    guard let code = property.setterCode else { return }
    let frame = Frame(self, parent: nil, count: code.frameSize)
    frame.slots[0] = receiver
    receiver = .void
    frame.slots[1] = value
    defer { receiver = frame.slots[0] }
    _ = try nested(at: place) { () throws(Fault) in try self.run(code, frame, isViewBuilder: false, at: place) }
  }

  // MARK: Members of types

  /// A member of a type: a case, a constant, a function or a nested type.
  func staticMember(_ name: String, of type: SwiftType, hint: SwiftType, at place: Place) throws(Fault) -> Value {
    if name == "self" { return .type(type) }
    if case .metatype(let inner) = type { return try staticMember(name, of: inner, hint: hint, at: place) }
    if case .optional(let wrapped) = type {
      return name == "none" ? .none : try staticMember(name, of: wrapped, hint: hint, at: place)
    }
    if let found = try findStatic(name, of: type, at: place) { return found }
    throw fault(
      .unknownMember(name, of: type.description, closest: NearNames.closest(to: name, in: staticNames(of: type))),
      at: place)
  }

  /// A member of a type, or nil if it has none of the name.
  func findStatic(_ name: String, of type: SwiftType, at place: Place) throws(Fault) -> Value? {
    if case .declared(let declared) = type {
      if let enumCase = declared.enumCase(named: name) {
        if enumCase.parameters == nil { return .enumCase(EnumValue(type: declared, enumCase: enumCase)) }
        return .function(FunctionValue(.constructor(type, name)))
      }
      if let member = program.statics(named: name, of: declared).first {
        return try staticMember(member, type, at: place)
      }
      if name == "allCases" { return .array(declared.cases.map { .enumCase(EnumValue(type: declared, enumCase: $0)) }) }
      if name == "init" { return .function(FunctionValue(.constructor(type, "init"))) }
      if let nested = declared.types[name] { return .type(.declared(nested)) }
      if let method = program.members(named: name, of: declared).first, case .function = method {
        return .function(
          FunctionValue(
            .compiled { (_, values) throws(Fault) in .function(FunctionValue(.method(values.first ?? .void, name))) }))
      }
      return nil
    }
    if let inert = inert(type), program.extensions[type.memberKey]?.statics[name] == nil { return inert }
    for ancestor in program.ancestry(of: type.memberKey) {
      if let members = program.extensions[ancestor]?.statics[name],
        let member = members.first(where: { $0.file.number == place.file }) ?? members.first
      {
        return try staticMember(member, type, at: place)
      }
      if let entry = vocabulary.types[ancestor]?.statics[name]?.first {
        if entry.kind == .constant {
          var ignored = Value.void
          return try entry.body(&ignored, Call(evaluator: self, place: place, arguments: [], name: name))
        }
        return .function(FunctionValue(.constructor(type, name)))
      }
    }
    if name == "init" { return .function(FunctionValue(.constructor(type, "init"))) }
    return nil
  }

  private func staticMember(
    _ member: TypeDeclaration.Member, _ type: SwiftType, at place: Place
  ) throws(Fault) -> Value {
    switch member {
    case .property(let property): return try staticValue(of: property, at: place, receiver: .type(type))
    case .function(let function):
      return .function(FunctionValue(.declared(function, receiver: .type(type), frame: nil)))
    }
  }

  private func staticNames(of type: SwiftType) -> [String] {
    if case .declared(let declared) = type { return Array(declared.statics.keys) + declared.cases.map(\.name) }
    return sources(of: type).flatMap { source in
      (vocabulary.types[source.memberKey]?.statics.keys.map { $0 } ?? [])
        + (program.extensions[source.memberKey]?.statics.keys.map { $0 } ?? [])
    }
  }

  /// The types in which an implicit member is looked for, nearest first.
  private func sources(of type: SwiftType) -> [SwiftType] {
    switch type.unwrapped {
    case .oneOf(let types): return types.flatMap(sources)
    case .native(let name):
      var result = [SwiftType.native(name)]
      for source in vocabulary.types[name]?.implicitSources ?? [] { result.append(.native(source)) }
      return result
    case .metatype(let inner): return sources(of: inner)
    default: return [type.unwrapped]
    }
  }

  /// Whether a type, or one of those that stand for it, has a member of the type itself.
  func hasStatic(_ name: String, in type: SwiftType) -> Bool {
    if case .optional = type, name == "none" || name == "some" { return true }
    return sources(of: type).contains { source in
      if name == "init" { return source.memberKey != "Any" }
      if case .declared(let declared) = source {
        return declared.enumCase(named: name) != nil || !program.statics(named: name, of: declared).isEmpty
          || name == "allCases"
      }
      if inert(source) != nil { return true }
      return program.ancestry(of: source.memberKey).contains {
        vocabulary.types[$0]?.statics[name] != nil || program.extensions[$0]?.statics[name] != nil
      }
    }
  }

  /// `.name` where a type is expected.
  func implicitMember(_ name: String, of hint: SwiftType, at place: Place) throws(Fault) -> Value {
    if case .optional = hint, name == "none" { return .none }
    for source in sources(of: hint) where hasStatic(name, in: source) {
      if let found = try findStatic(name, of: source, at: place) { return found }
    }
    if let guess = try guess(name, at: place) { return guess }
    throw fault(
      .unknownImplicitMember(
        name, in: hint.description, closest: NearNames.closest(to: name, in: staticNames(of: hint))), at: place)
  }

  /// The fault of an implicit member that a type does not have.
  func unknownImplicitMember(_ name: String, in type: SwiftType, at place: Place) -> Fault {
    fault(
      .unknownImplicitMember(
        name, in: type.description, closest: NearNames.closest(to: name, in: staticNames(of: type))), at: place)
  }

  /// The member of a name of the only declared type that has one, where nothing says which type is expected.
  private func guess(_ name: String, at place: Place) throws(Fault) -> Value? {
    for file in program.files {
      for type in file.types {
        if type.enumCase(named: name) != nil { return try findStatic(name, of: .declared(type), at: place) }
        for nested in type.types.values.sorted(by: { $0.number < $1.number }) where nested.enumCase(named: name) != nil
        {
          return try findStatic(name, of: .declared(nested), at: place)
        }
      }
    }
    for key in ["Color", "Font", "Alignment"] where vocabulary.types[key]?.statics[name] != nil {
      return try findStatic(name, of: .native(key), at: place)
    }
    return nil
  }

  /// `.name(…)` where a type is expected.
  func implicitCall(
    _ name: String, _ arguments: [ArgumentExpression], of hint: SwiftType, _ frame: Frame, at place: Place
  ) throws(Fault) -> Value {
    if name == "init" { return try construct(sources(of: hint).first ?? hint, arguments, frame, hint: hint, at: place) }
    if name == "some", let only = arguments.first { return try only.value.evaluate(frame, hint.unwrapped) }
    for source in sources(of: hint) where hasStatic(name, in: source) {
      return try invokeStatic(name, source, arguments, frame, hint: hint, at: place)
    }
    for file in program.files {
      for type in file.types where type.enumCase(named: name) != nil {
        return try invokeStatic(name, .declared(type), arguments, frame, hint: hint, at: place)
      }
    }
    throw fault(
      .unknownImplicitMember(
        name, in: hint.description, closest: NearNames.closest(to: name, in: staticNames(of: hint))), at: place)
  }

  /// The form `Type.name(…)`.
  func invokeStatic(
    _ name: String, _ type: SwiftType, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType,
    at place: Place
  ) throws(Fault) -> Value {
    if case .any = type { return try callVocabulary(name, arguments, frame, at: place) }
    if name == "init" { return try construct(type, arguments, frame, hint: hint, at: place) }
    var candidates: [Callable] = []
    if case .declared(let declared) = type {
      if let enumCase = declared.enumCase(named: name), enumCase.parameters != nil {
        candidates.append(.enumCase(declared, enumCase))
      }
      for case .function(let function) in program.statics(named: name, of: declared) {
        candidates.append(.function(function, nil))
      }
    } else {
      for ancestor in program.ancestry(of: type.memberKey) {
        let members = program.extensions[ancestor]?.statics[name] ?? []
        for case .function(let function) in members.nearest(to: place) { candidates.append(.function(function, nil)) }
        for entry in vocabulary.types[ancestor]?.statics[name] ?? [] where entry.kind != .constant {
          candidates.append(.entry(entry))
        }
      }
    }
    if candidates.isEmpty, let inert = inert(type) { return inert }
    guard !candidates.isEmpty else {
      let member = try staticMember(name, of: type, hint: hint, at: place)
      return try callValue(member, arguments, frame, hint: hint, at: place)
    }
    return try call(name, candidates, self: .type(type), arguments, frame, at: place)
  }

  /// Calls the candidate that fits.
  func call(
    _ name: String, _ candidates: [Callable], self receiver: Value, _ arguments: [ArgumentExpression], _ frame: Frame,
    at place: Place
  ) throws(Fault) -> Value {
    let chosen = try choose(name, candidates, arguments, frame, at: place)
    var values = try evaluate(chosen, arguments, frame)
    switch chosen.callable {
    case .enumCase(let type, let enumCase): return try makeCase(type, enumCase, values, at: place)
    case .memberwise(let type, let fields): return try memberwise(type, fields, values, at: place)
    case .function(let function, _):
      var target = receiver
      let result = try run(function, on: &target, captured: nil, &values, at: place)
      try writeBack(chosen, function, values, arguments, frame)
      return result
    case .entry(let entry):
      var ignored = receiver
      let places = chosen.match.map { match -> Place? in
        if case .one(let index) = match { arguments[index].value.place } else { nil }
      }
      return try placed(
        entry.body(&ignored, Call(evaluator: self, place: place, arguments: values, places: places, name: name)),
        at: place)
    }
  }

  /// Calls a function of the vocabulary.
  private func callVocabulary(
    _ name: String, _ arguments: [ArgumentExpression], _ frame: Frame, at place: Place
  ) throws(Fault) -> Value {
    let entries = vocabulary.functions[name] ?? []
    let result = try call(name, entries.map { .entry($0) }, self: .void, arguments, frame, at: place)
    if name == "swap", arguments.count == 2 {
      let (a, b) = (try arguments[0].value.evaluate(frame, .any), try arguments[1].value.evaluate(frame, .any))
      try arguments[0].value.mutate(frame) { (old: inout Value) throws(Fault) in old = b }
      try arguments[1].value.mutate(frame) { (old: inout Value) throws(Fault) in old = a }
    }
    return result
  }
}

extension Value {
  /// The value with a literal as a whole number.
  var settledNumber: Value { if case .literal(let int) = self { .int(int) } else { self } }
}
