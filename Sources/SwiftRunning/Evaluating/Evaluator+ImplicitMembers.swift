extension Evaluator {
  package func staticNames(of type: SwiftType) -> [String] {
    if case .declared(let declared) = type { return Array(declared.statics.keys) + declared.cases.map(\.name) }
    return sources(of: type).flatMap { source in
      (vocabulary.types[source.memberKey]?.statics.keys.map { $0 } ?? [])
        + (program.extensions[source.memberKey]?.statics.keys.map { $0 } ?? [])
    }
  }

  /// Returns the types in which an implicit member is looked up, nearest first.
  func sources(of type: SwiftType) -> [SwiftType] {
    switch type.unwrapped {
    case .oneOf(let types): return types.flatMap(sources)
    case .native(let name):
      if vocabulary.types[name] == nil, let declared = program.preludeType(at: name) { return [.declared(declared)] }
      return program.family(of: name).sources
    case .metatype(let inner): return sources(of: inner)
    default: return [type.unwrapped]
    }
  }

  /// Returns whether a type has a static member, as its own, through a related type, or as an asset.
  func hasStatic(_ name: String, in type: SwiftType) -> Bool {
    if case .optional = type, name == "none" || name == "some" { return true }
    return knowsStatic(name, in: type) || host.mayBeAsset(name, of: type, in: self)
  }

  /// Returns whether the call of an implicit member may mean a member of a type.
  ///
  /// It means a case or a function that takes the labels of the arguments, or a text of the program's resources. A colour or
  /// an image of the assets is not called.
  func mayCall(_ name: String, _ arguments: [ArgumentExpression], in type: SwiftType) -> Bool {
    guard knowsStatic(name, in: type) else {
      guard hasStatic(name, in: type) else { return false }
      return isText(type) || program.enumerations(withCase: name).isEmpty
    }
    return sources(of: type).contains { source in
      guard declaresStatic(name, in: source) else { return false }
      let candidates = staticCallables(name, of: source, at: nil)
      return candidates.isEmpty || arguments.holdsPack || !matching(candidates, arguments).isEmpty
    }
  }

  private func isText(_ type: SwiftType) -> Bool {
    vocabulary.framework.texts.contains { type.unwrapped.memberKey.hasPrefix($0) }
  }

  /// Returns whether a type is one of resources and the program's assets contain the one that a member names.
  func isResource(_ name: String, in type: SwiftType) -> Bool {
    type.isResource && host.mayBeAsset(name, of: type.unwrapped, in: self)
  }

  /// Returns whether a member of a type of resources, or of a type that is made of them, names an asset of the program.
  func isAsset(_ name: String, of type: SwiftType) -> Bool {
    let resources = type.isResource ? [type] : [.native("ImageResource"), .native("ColorResource")]
    return resources.contains { isResource(name, in: $0) }
  }

  /// Returns false if a name is that of an enumeration's cases alone and none of them is written so: with associated
  /// values in a call, or without them.
  func hasCase(_ name: String, withValues: Bool, in type: SwiftType) -> Bool {
    guard case .declared(let declared) = type.unwrapped, declared.enumCase(named: name) != nil,
      program.statics(named: name, of: declared).isEmpty
    else { return true }
    return declared.cases.contains { $0.name == name && ($0.parameters != nil) == withValues }
  }

  /// Returns whether a type or a related type declares a static member.
  func knowsStatic(_ name: String, in type: SwiftType) -> Bool {
    sources(of: type).contains { declaresStatic(name, in: $0) }
  }

  /// Returns whether one of the types in which an implicit member is looked up declares a static member.
  private func declaresStatic(_ name: String, in source: SwiftType) -> Bool {
    if name == "init" { return source.memberKey != "Any" }
    if case .declared(let declared) = source {
      return declared.enumCase(named: name) != nil || !program.statics(named: name, of: declared).isEmpty
        || program.nestedType(name, of: declared) != nil
        || name == "allCases" || declared.dynamicStatics != nil
    }
    if inert(source) != nil || program.extensions[source.memberKey]?.types[name] != nil { return true }
    if case .native(let type) = source, let kind = type.split(separator: ".").first,
      kind == "ImageResource" || kind == "ColorResource"
    {
      return true
    }
    let family = program.family(of: source.memberKey)
    return family.statics(name) != nil || program.extends(family, withStatic: name)
  }

  /// Returns whether an implicit member may have the expected type: it is neither an asset that the program does not
  /// contain nor the member of a related type whose values do not convert, as a style of SwiftUI's is no colour.
  func mayHaveType(_ name: String, _ type: SwiftType) -> Bool {
    if case .optional = type, name == "none" || name == "some" { return true }
    if case .oneOf(let types) = type.unwrapped { return types.contains { mayHaveType(name, $0) } }
    guard case .native(let key) = type.unwrapped else { return true }
    if type.isResource { return isResource(name, in: type) }
    return sources(of: type).contains { source in
      guard knowsStatic(name, in: source) else { return false }
      guard case .native(let other) = source, other != key else { return hasOwnStatic(name, key) }
      return program.family(of: other).fit(key) > 0
    }
  }

  /// Returns whether a static member of a type is a value of the type: one that it inherits from a protocol may be of
  /// another type, as `.background` of `ShapeStyle` is no colour.
  private func hasOwnStatic(_ name: String, _ key: String) -> Bool {
    let family = program.family(of: key)
    guard vocabulary.types[key]?.statics[name] == nil, !program.extends(family, withStatic: name),
      case .native(let result)? = family.statics(name)?.result
    else { return true }
    return program.family(of: result).fit(key) > 0
  }

  /// Returns the value of `.name` for an expected type.
  func implicitMember(_ name: String, of hint: SwiftType, at location: SourceLocation) throws(Fault) -> Value {
    if case .optional = hint, name == "none" { return .none }
    for source in sources(of: hint) where knowsStatic(name, in: source) {
      if let found = try findStatic(name, of: source, isImplicit: true, at: location) { return found }
    }
    if host.mayBeAsset(name, of: hint, in: self) { return host.asset(name, of: hint, in: self, at: location) }
    if let guess = try guess(name, of: hint, at: location) { return guess }
    if let outside = outsideImplicitMember(name, of: hint, at: location) { return outside }
    throw fault(
      .unknownImplicitMember(
        name, in: hint.description, closest: NearNames.closest(to: name, in: staticNames(of: hint))), at: location)
  }

  /// Returns the fault for an implicit member that a type does not have.
  func unknownImplicitMember(_ name: String, in type: SwiftType, at location: SourceLocation) -> Fault {
    fault(
      .unknownImplicitMember(
        name, in: type.description, closest: NearNames.closest(to: name, in: staticNames(of: type))), at: location)
  }

  /// Returns the member of a declared or common vocabulary type that has this name, where no type is expected.
  private func guess(_ name: String, of hint: SwiftType, at location: SourceLocation) throws(Fault) -> Value? {
    if name == "zero" { return .literal(0) }
    if hint.isAny, let type = selectionType, declaresStatic(name, in: type) {
      return try findStatic(name, of: type, at: location)
    }
    if let type = try enumeration(withCase: name, of: hint, at: location) {
      return try findStatic(name, of: .declared(type), at: location)
    }
    for key in vocabulary.framework.implied where vocabulary.types[key]?.statics[name] != nil {
      return try findStatic(name, of: .native(key), at: location)
    }
    return nil
  }

  /// Returns the only enumeration of the program that has a case, or nil if none has it; for a thrown error, the only
  /// one that conforms to `Error`.
  ///
  /// - Throws: A fault if several have it, since Swift would know which one is meant, unless the member may come from
  ///   elsewhere.
  private func enumeration(
    withCase name: String, of hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> TypeDeclaration? {
    let isThrown = hint.memberKey == "Error"
    let owners = program.enumerations(withCase: name).filter { !isThrown || program.conforms($0, to: "Error") }
    guard owners.count > 1 else { return owners.first }
    if program.mayNameOutside, mayHaveOutsideMembers(hint.unwrapped) { return nil }
    throw fault(.ambiguousImplicitMember(name, in: owners.map(\.name)), at: location)
  }

  /// Returns whether a type has initializers of its own.
  private func canConstruct(_ type: SwiftType) -> Bool {
    guard case .native(let key) = type else { return true }
    return !initializers(of: key).isEmpty
  }

  /// Returns the value of `.name(…)` for an expected type.
  func implicitCall(
    _ name: String, _ arguments: [ArgumentExpression], of hint: SwiftType, _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value {
    if hint.isAny, let type = selectionType, declaresStatic(name, in: type) {
      return try implicitCall(name, arguments, of: type, frame, at: location)
    }
    if name == "init" {
      if case .optional = hint, addsInitializer(to: "Optional", arguments) {
        let made = try construct(hint, arguments, frame, hint: hint, at: location)
        return made.boxedOptional?.value.isNone ?? false ? .none : made
      }
      let types = sources(of: hint)
      // A style that is made by `.init` is a colour.
      let type = types.count > 1 ? types.first { canConstruct($0) } : nil
      return try construct(type ?? types.first ?? hint, arguments, frame, hint: hint, at: location)
    }
    if name == "some", let only = arguments.first {
      let value = try only.value.evaluate(frame, hint.unwrapped)
      if case .optional(.optional) = hint { return .element(value) }
      return value
    }
    for source in sources(of: hint) where declaresStatic(name, in: source) {
      return try invokeStatic(name, source, arguments, frame, hint: hint, at: location)
    }
    if arguments.count == 1, arguments[0].label == nil, arguments[0].value.implicitRoot != nil,
      let table = host.textTable(name, of: hint)
    {
      return try arguments[0].value.evaluate(frame, table)
    }
    if let type = try enumeration(withCase: name, of: hint, at: location) {
      return try invokeStatic(name, .declared(type), arguments, frame, hint: hint, at: location)
    }
    if host.mayBeAsset(name, of: hint, in: self) {
      var values: [Value] = []
      for argument in arguments { values.append(try argument.value.evaluate(frame, .any)) }
      if let text = try host.generatedText(calling: name, of: hint, values, in: self, at: location) { return text }
    }
    if let outside = outsideImplicitMember(name, of: hint, at: location) { return outside }
    throw fault(
      .unknownImplicitMember(
        name, in: hint.description, closest: NearNames.closest(to: name, in: staticNames(of: hint))), at: location)
  }
}
