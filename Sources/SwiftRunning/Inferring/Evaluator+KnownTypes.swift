/// Static types of expressions that are known before evaluation.
///
/// A type follows from annotations, initial values, results of functions, and from the standard library's signatures
/// with the types of their receivers and closures. An expression whose type cannot be inferred has any type.
extension Evaluator {
  /// Returns the type of `self` in an extension of a vocabulary type.
  func nativeSelf(_ type: TypeDeclaration) -> SwiftType {
    Compiler(FunctionScope(parent: nil, file: type.file, owner: nil)).nativeSelf(type.name)
  }

  /// Returns the type of a property, from its annotation or its initial value.
  func knownType(of property: PropertyDeclaration) -> SwiftType {
    let annotated = type(of: property)
    if !annotated.isAny || property.typeSyntax != nil { return annotated }
    if let known = property.inferredType { return known }
    property.inferredType = .any
    if let part = property.part {
      var type = knownType(of: part.whole)
      for index in part.path {
        if case .tuple(let elements) = type, elements.indices.contains(index) {
          type = elements[index].type
        } else {
          type = .any
        }
      }
      property.inferredType = type
      return type
    }
    guard let initializer = property.initializer else { return .any }
    let scope = FunctionScope(
      parent: nil, file: property.file, owner: property.owner, typeParameters: property.typeParameters)
    _ = scope.declare("self", property.owner.map { .owner($0, isStatic: false) })
    let inferred = Compiler(scope).expression(initializer).knownType(self)
    property.inferredType = inferred
    return inferred
  }

  /// Returns the type of a call of an initializer: optional if a matching initializer is failable.
  func knownType(ofInitializer type: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType {
    var functions: [FunctionDeclaration] = []
    if case .declared(let declared) = type {
      if declared.kind == .enumeration, arguments.first?.label == "rawValue" { return .optional(type) }
      functions = declared.initializers
    } else {
      functions = program.extensions[type.memberKey]?.initializers ?? []
      if type.isNumber, ["exactly", "radix"].contains(where: { label in arguments.contains { $0.label == label } }) {
        return .optional(type)
      }
      if type.isNumber, arguments.count == 1, arguments[0].label == nil,
        case .string = arguments[0].value.knownType(self)
      {
        return .optional(type)
      }
      if let label = arguments.first?.label, Self.failableLabels[type.memberKey]?.contains(label) ?? false {
        return .optional(type)
      }
    }
    let isFailable = fitting(functions, arguments)?.isFailable ?? false
    var type = type
    if case .declared(let declared) = type { type = .declared(applied(declared, to: arguments)) }
    return isFailable ? .optional(type) : filledType(type, arguments)
  }

  /// Returns the initializer that the static types of arguments fit best, or nil if the labels of none match; one that
  /// may fail comes first among equals.
  private func fitting(_ functions: [FunctionDeclaration], _ arguments: [ArgumentExpression]) -> FunctionDeclaration? {
    let matching = functions.compactMap { function in
      let shapes = shapes(of: .function(function, nil))
      return arguments.matched(to: shapes).map { (function: function, shapes: shapes, match: $0) }
    }
    guard matching.count > 1 else { return matching.first?.function }
    let fits = matching.map { staticFit($0.shapes, $0.match, arguments) }
    let greatest = fits.max()
    let best = zip(matching, fits).filter { $0.1 == greatest }.map(\.0.function)
    return best.first(where: \.isFailable) ?? best.first
  }

  /// The first labels of initializers of Foundation that may return nil.
  private static let failableLabels: [String: Set<String>] = [
    "URL": ["string"], "Decimal": ["string"], "Data": ["base64Encoded"], "UUID": ["uuidString"],
    "String": ["data", "bytes", "validatingUTF8", "validating"], "URLComponents": ["string", "url"],
    "TimeZone": ["identifier", "abbreviation"],
  ]

  /// Returns the type of a member of a value or of a type.
  func knownType(ofMember name: String, in owner: SwiftType) -> SwiftType {
    switch owner {
    case .metatype(let type): return knownType(ofStatic: name, in: type)
    case .declared(let declared):
      for case .property(let property) in applicable(program.members(named: name, of: declared), to: owner) {
        guard let generic = genericType(of: property) else { return knownType(of: property) }
        if keepsParameters, declared.arguments.isEmpty { return generic }
        return boundType(of: property, in: declared)
      }
      if declared.kind == .enumeration, name == "rawValue" { return rawType(of: declared) }
      for case .property(let property) in requirements(named: name, of: declared) where !property.isStatic {
        return boundType(of: property, in: declared)
      }
      if let dynamic = knownType(ofDynamic: name, in: declared) { return dynamic }
    case .tuple(let elements):
      if let found = elements.first(where: { $0.label == name }) { return found.type }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
    case .any: return Self.numberMembers[name] ?? .any
    case .native("NSNumber"): if let known = Self.numberMembers[name] { return known }
    case .native("Regex.Match"):
      if case let type = program.captureGroups.type(of: name), !type.isAny { return type }
    default: break
    }
    if let known = owner.standardMember(name) { return known }
    if case .optional = owner { return .any }
    for ancestor in program.ancestry(of: owner.memberKey) {
      for case .property(let property) in applicable(program.extensions[ancestor]?.members[name] ?? [], to: owner) {
        if let generic = genericType(of: property) { return generic.replacing { self.typeArgument($0, in: owner) } }
        return knownType(of: property)
      }
      for entry in vocabulary.types[ancestor]?.members[name] ?? [] where entry.kind == .property { return entry.result }
    }
    return .any
  }

  /// The properties of `NSNumber`, whose values are numbers of any type.
  private static let numberMembers: [String: SwiftType] = [
    "doubleValue": .double, "floatValue": .double, "intValue": .int, "boolValue": .bool, "stringValue": .string,
  ]

  private func knownType(ofStatic name: String, in type: SwiftType) -> SwiftType {
    if case .optional = type, name == "none" { return type }
    if case .declared(let declared) = type {
      if declared.enumCase(named: name) != nil { return type }
      if name == "allCases" { return .array(type) }
      for case .property(let property) in program.statics(named: name, of: declared) { return knownType(of: property) }
      return .any
    }
    for ancestor in program.ancestry(of: type.memberKey) {
      for case .property(let property) in program.extensions[ancestor]?.statics[name] ?? [] {
        return knownType(of: property)
      }
      for entry in vocabulary.types[ancestor]?.statics[name] ?? [] where entry.kind == .constant { return entry.result }
    }
    return .any
  }

  private func rawType(of type: TypeDeclaration) -> SwiftType {
    switch type.inheritedNames.first {
    case "String": .string
    case "Character": .character
    case "Int": .int
    case "Double", "CGFloat": .double
    case "Float": .native("Float")
    case let name?: IntegerType(sized: name)?.type ?? .any
    default: .any
    }
  }

  /// Returns the result type of a method of a value or of a type.
  func knownType(ofCall name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType {
    if owner.isAny { return .any }
    if case .metatype(let type) = owner {
      if type.isAny { return globalResult(name, arguments) }
      if case .optional = type, name == "some" { return type }
      if case .declared(let declared) = type, declared.enumCase(named: name) != nil { return type }
      if name == "init" { return type }
      return result(of: functions(named: name, in: statics(named: name, of: type)), arguments, on: type)
    }
    if case .declared(let declared) = owner {
      let declaredResult = result(
        of: functions(named: name, in: applicable(program.members(named: name, of: declared), to: owner)), arguments,
        on: owner)
      if !declaredResult.isAny { return declaredResult }
      if case .function(_, let output, _) = knownType(ofMember: name, in: owner) { return output }
      let required = functions(named: name, in: requirements(named: name, of: declared)).filter { !$0.isStatic }
      if !required.isEmpty { return result(of: required, arguments, on: owner) }
    } else {
      for ancestor in program.ancestry(of: owner.memberKey) {
        let found = applicable(program.extensions[ancestor]?.members[name] ?? [], to: owner)
        if !found.isEmpty { return result(of: functions(named: name, in: found), arguments, on: owner) }
      }
    }
    // The sequences of the library have one iterator, whose elements are those of any sequence.
    if name == "makeIterator", arguments.isEmpty { return .native("AnyIterator") }
    if name == "next", case .native("AnyIterator") = owner { return .optional(.any) }
    if let known = standardResult(name, on: owner, arguments) ?? foundationResult(name, on: owner, arguments) {
      return known
    }
    for ancestor in program.ancestry(of: owner.memberKey) {
      for entry in vocabulary.types[ancestor]?.members[name] ?? [] where arguments.matched(to: entry.parameters) != nil
      {
        if ancestor.hasSuffix("DecodingContainer"), name.hasPrefix("decode"),
          case .metatype(let type)? = arguments.first?.value.knownType(self)
        {
          return name == "decode" ? type : type.asOptional
        }
        return entry.result
      }
    }
    return .any
  }

  /// Returns the members with a name that a protocol, or one that it refines, requires.
  private func requirements(named name: String, of type: TypeDeclaration) -> [TypeDeclaration.Member] {
    guard type.kind == .interface else { return [] }
    let protocols = [type] + program.ancestors(of: type).compactMap(\.declaration)
    return protocols.flatMap(\.requiredMembers).filter { member in
      switch member {
      case .property(let property): property.name == name
      case .function(let function): function.name == name
      }
    }
  }

  private func statics(named name: String, of type: SwiftType) -> [TypeDeclaration.Member] {
    if case .declared(let declared) = type { return program.statics(named: name, of: declared) }
    return program.ancestry(of: type.memberKey).flatMap { program.extensions[$0]?.statics[name] ?? [] }
  }

  private func functions(named name: String, in members: [TypeDeclaration.Member]) -> [FunctionDeclaration] {
    members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }
}
