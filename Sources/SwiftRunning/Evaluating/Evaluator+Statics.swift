extension Evaluator {
  /// Returns a static member of a type: a case, a constant, a function or a nested type.
  package func staticMember(_ name: String, of type: SwiftType, hint: SwiftType, at location: SourceLocation)
    throws(Fault) -> Value
  {
    if name == "self" { return .type(type) }
    if case .metatype(let inner) = type { return try staticMember(name, of: inner, hint: hint, at: location) }
    if case .optional(let wrapped) = type {
      if name == "none" { return .none }
      if let member = program.extensions["Optional"]?.statics[name]?.preferringProperties.first {
        return try staticMember(member, type, at: location)
      }
      if let associated = associatedType(name, ofExtended: type) { return .type(associated) }
      return try staticMember(name, of: wrapped, hint: hint, at: location)
    }
    if let found = try findStatic(name, of: type, at: location) { return found }
    if name == "Type" { return .type(.metatype(type)) }
    if host.mayBeAsset(name, of: type, in: self) { return host.asset(name, of: type, in: self, at: location) }
    if let unknown = platformMember(name, of: .type(type), at: location) { return unknown }
    if mayHaveOutsideMembers(type),
      let outside = outsideMember(name, of: "\(type)", near: staticNames(of: type), at: location)
    {
      return outside
    }
    throw fault(
      .unknownMember(name, of: type.description, closest: NearNames.closest(to: name, in: staticNames(of: type))),
      at: location)
  }

  /// Returns a static member of a type, or nil if it has none with this name.
  ///
  /// A method of the type's values is found as well, unless `isImplicit` is true.
  func findStatic(
    _ name: String, of type: SwiftType, isImplicit: Bool = false, at location: SourceLocation
  ) throws(Fault) -> Value? {
    if case .declared(let declared) = type {
      if let enumCase = declared.enumCase(named: name) {
        if enumCase.parameters == nil { return .enumCase(EnumValue(type: declared, enumCase: enumCase)) }
        return .function(FunctionValue(.constructor(type, name)))
      }
      // Modules may each have their own in an extension, as of `Bundle`.
      let own = declared.statics[name, default: []]
      let members = own.count > 1 ? own.nearest(to: location) : program.statics(named: name, of: declared)
      if let member = members.preferringProperties.first {
        return try staticMember(member, type, at: location)
      }
      if name == "allCases" { return .array(declared.cases.map { .enumCase(EnumValue(type: declared, enumCase: $0)) }) }
      if name == "init" { return .function(FunctionValue(.constructor(type, "init"))) }
      if let nested = program.nestedType(name, of: declared) { return .type(.declared(nested)) }
      if let alias = declared.aliases[name] {
        return .type(alias.resolved(by: Compiler(FunctionScope(parent: nil, file: declared.file, owner: declared))))
      }
      if let associated = associatedType(name, of: declared) { return .type(associated) }
      if let method = program.members(named: name, of: declared).first, case .function = method {
        return .function(
          FunctionValue(
            .compiled { (_, values) throws(Fault) in .function(FunctionValue(.method(values.first ?? .void, name))) }))
      }
      for native in program.conformances(of: declared) {
        guard let entry = vocabulary.types[native]?.statics[name]?.first, entry.kind == .constant else { continue }
        var ignored = Value.void
        return try entry.call(on: &ignored, Call(evaluator: self, location: location, arguments: [], name: name))
      }
      guard let dynamic = declared.dynamicStatics else { return nil }
      return try run(dynamic, receiver: .type(type), captured: nil, [.string(name)], at: location)
    }
    if case .native(let outside) = type, program.isOutside(type: outside),
      let text = host.generatedText(for: "\(outside).\(name)", in: self, at: location)
    {
      return .string(text)
    }
    if let inert = inert(type, member: name, at: location), program.extensions[type.memberKey]?.statics[name] == nil,
      vocabulary.types[type.memberKey]?.statics[name] == nil
    {
      return inert
    }
    if let nested = program.extensions[type.memberKey]?.types[name] { return .type(.declared(nested)) }
    if program.extensions[type.memberKey] != nil, let associated = associatedType(name, ofExtended: type) {
      return .type(associated)
    }
    if let resource = host.resource(name, of: type, in: self, at: location) { return resource }
    let family = program.family(of: type.memberKey)
    if !program.extends(family, withStatic: name) {
      guard let entry = family.statics(name) else {
        // A protocol of the program that an extension adds to the type may have the member.
        for ancestor in family.ancestry {
          guard let declared = program.shared.types[ancestor], declared.kind == .interface,
            let member = program.statics(named: name, of: declared).preferringProperties.first
          else { continue }
          return try staticMember(member, type, at: location)
        }
        return name == "init"
          ? .function(FunctionValue(.constructor(type, "init")))
          : isImplicit ? nil : unappliedMethod(name, of: type)
      }
      guard entry.kind == .constant else { return .function(FunctionValue(.constructor(type, name))) }
      var ignored = Value.void
      return try entry.call(on: &ignored, Call(evaluator: self, location: location, arguments: [], name: name))
    }
    var function: TypeDeclaration.Member?
    for ancestor in family.ancestry {
      let members = (program.extensions[ancestor]?.statics[name] ?? []).nearest(to: location).preferringProperties
      if case .property? = members.first { return try staticMember(members[0], type, at: location) }
      function = function ?? members.first
      if let entry = vocabulary.types[ancestor]?.statics[name]?.unapplied, entry.kind == .constant || function == nil {
        if entry.kind == .constant {
          var ignored = Value.void
          return try entry.call(on: &ignored, Call(evaluator: self, location: location, arguments: [], name: name))
        }
        return .function(FunctionValue(.constructor(type, name)))
      }
    }
    if let function { return try staticMember(function, type, at: location) }
    if name == "init" { return .function(FunctionValue(.constructor(type, "init"))) }
    return isImplicit ? nil : unappliedMethod(name, of: type)
  }

  private func staticMember(
    _ member: TypeDeclaration.Member, _ type: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value {
    switch member {
    case .property(let property): return try staticValue(of: property, at: location, receiver: .type(type))
    case .function(let function):
      return .function(FunctionValue(.declared(function, receiver: .type(type), frame: nil)))
    }
  }

  /// Returns the result of `Type.name(…)`, which calls one of the given functions if the static type determines the
  /// function.
  package func invokeStatic(
    _ name: String, _ type: SwiftType, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType,
    among fixed: [Callable]? = nil, isWritten: Bool = false, at location: SourceLocation
  ) throws(Fault) -> Value {
    if let fixed, !matching(fixed, arguments).isEmpty {
      return try call(
        name, fixed, self: .type(type), arguments, frame, hint: hint, isWritten: isWritten, at: location)
    }
    if case .any = type { return try callVocabulary(name, arguments, frame, at: location) }
    if name == "init" { return try construct(type, arguments, frame, hint: hint, at: location) }
    if case .optional(let wrapped) = type, name == "some", let only = arguments.first {
      return try coerce(only.value.evaluate(frame, wrapped), to: wrapped, at: only.value.location)
    }
    let candidates = staticCallables(name, of: type, at: location)
    if candidates.isEmpty, let text = try generatedText(name, of: type, arguments, frame, at: location) { return text }
    if candidates.isEmpty, let inert = inert(type, member: name, at: location) { return inert }
    if candidates.isEmpty, host.mayBeAsset(name, of: type, in: self) {
      var values: [Value] = []
      for argument in arguments { values.append(try argument.value.evaluate(frame, .any)) }
      if let text = try host.generatedText(calling: name, of: type, values, in: self, at: location) { return text }
    }
    guard !candidates.isEmpty else {
      let member = try staticMember(name, of: type, hint: hint, at: location)
      return try callValue(member, arguments, frame, hint: hint, at: location)
    }
    return try call(
      name, candidates, self: .type(type), arguments, frame, hint: hint, isWritten: isWritten, at: location)
  }

  /// Returns the cases with associated values and the static functions of a type with a name; those of extensions that are
  /// nearest to a location, or all of them.
  func staticCallables(_ name: String, of type: SwiftType, at location: SourceLocation?) -> [Callable] {
    var candidates: [Callable] = []
    if case .declared(let declared) = type {
      for enumCase in declared.cases where enumCase.name == name && enumCase.parameters != nil {
        candidates.append(.enumCase(declared, enumCase))
      }
      for case .function(let function) in program.statics(named: name, of: declared) {
        candidates.append(.function(function, nil))
      }
      for native in program.conformances(of: declared) {
        for entry in vocabulary.types[native]?.statics[name] ?? [] where entry.kind == .staticMethod {
          candidates.append(.entry(entry))
        }
      }
    } else {
      for ancestor in program.ancestry(of: type.memberKey) {
        let members = program.extensions[ancestor]?.statics[name] ?? []
        for case .function(let function) in (location.map { members.nearest(to: $0) } ?? members) {
          candidates.append(.function(function, nil))
        }
        for entry in vocabulary.types[ancestor]?.statics[name] ?? [] where entry.kind != .constant {
          candidates.append(.entry(entry))
        }
      }
    }
    return candidates
  }

  /// Returns the localized text for which a generator of code declares a function, such as `L10n.days(3)`, or nil for
  /// another call.
  private func generatedText(
    _ name: String, of type: SwiftType, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard case .native(let outside) = type, program.isOutside(type: outside) else { return nil }
    guard host.hasGeneratedText(calling: "\(outside).\(name)") else { return nil }
    var values: [Value] = []
    for argument in arguments { values.append(try argument.value.evaluate(frame, .any).settled) }
    let text = try host.generatedText(
      calling: "\(outside).\(name)", filledWith: values, in: self, at: location)
    return text.map { .string($0) }
  }

  /// Calls the candidate that matches the arguments best; `isWritten` is whether the program contains the call.
  package func call(
    _ name: String, _ candidates: [Callable], self receiver: Value, _ arguments: [ArgumentExpression], _ frame: Frame,
    hint: SwiftType = .any, isWritten: Bool = false, at location: SourceLocation
  ) throws(Fault) -> Value {
    let chosen = try choose(name, returning(hint, candidates, arguments), arguments, frame, at: location)
    var values = try evaluate(chosen, arguments, frame, site: CallSite(hint: hint))
    switch chosen.callable {
    case .enumCase(let type, let enumCase):
      let type = applied(type, to: chosen, values, arguments, in: frame, hint: hint)
      return try makeCase(type, enumCase, values, at: location)
    case .memberwise(let type, let fields): return try memberwise(type, fields, values, at: location)
    case .function(let function, _):
      if isWritten { try checkUse(of: function, at: location) }
      var target = receiver
      let types = types(of: function, chosen, values, arguments, in: frame, hint: hint)
      var result = Value.void
      try keeping(chosen, function, &values, arguments, frame) { (values: inout [Value?]) throws(Fault) in
        result = try self.run(function, on: &target, captured: nil, &values, types: types, at: location)
      }
      return result
    case .entry(let entry):
      var ignored = receiver
      var call = Call(
        evaluator: self, location: location, arguments: values, written: arguments, match: chosen.match, name: name)
      if arguments.contains(where: \.isInout) { call.changes = Call.Changes() }
      let result = try placed(entry.call(on: &ignored, call), at: location)
      try writeBack(call.changes, chosen, arguments, frame)
      return result
    }
  }

  /// Calls a function of the vocabulary.
  private func callVocabulary(
    _ name: String, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value {
    if name == "swap", arguments.count == 2 {
      let targets = try resolved(arguments, frame).map(\.value)
      let (a, b) = (try targets[0].evaluate(frame, .any), try targets[1].evaluate(frame, .any))
      try targets[0].assign(frame) { (old: inout Value) throws(Fault) in old = b }
      try targets[1].assign(frame) { (old: inout Value) throws(Fault) in old = a }
      return .void
    }
    if name == "isKnownUniquelyReferenced", let target = arguments.first, target.isInout {
      return try isUniquelyReferenced(target.value, frame)
    }
    let entries = vocabulary.functions[name] ?? []
    let result = try call(name, entries.map { .entry($0) }, self: .void, arguments, frame, at: location)
    if name == "NSDecimalRound" { try roundDecimal(arguments, frame, at: location) }
    return result
  }
}

extension Evaluator {
  /// Returns whether a variable has the only strong reference to its object.
  private func isUniquelyReferenced(_ target: Expression, _ frame: Frame) throws(Fault) -> Value {
    var isUnique = false
    try target.resolved(frame).mutate(frame) { (value: inout Value) throws(Fault) in
      guard case .object(var object) = value.taken() else { return }
      isUnique = isKnownUniquelyReferenced(&object)
      value = .object(object)
    }
    return .bool(isUnique)
  }
}

extension Value {
  /// The value, with an integer literal as `Int`.
  package var settledNumber: Value { if case .literal(let int) = self { .int(int) } else { self } }
}
