/// What is known of types before values are computed.
///
/// Only what code has written down is followed: annotations, initial values, results of functions. What takes inference is
/// any type.
extension Evaluator {
  /// What `self` is in an extension of a type of the vocabulary.
  func nativeSelf(_ type: TypeDeclaration) -> SwiftType {
    Compiler(FunctionScope(parent: nil, file: type.file, owner: nil)).nativeSelf(type.name)
  }

  /// The type of a property, from its annotation or its initial value.
  func knownType(of property: PropertyDeclaration) -> SwiftType {
    let annotated = type(of: property)
    if !annotated.isAny || property.typeSyntax != nil { return annotated }
    if let known = property.inferredType { return known }
    property.inferredType = .any
    guard let initializer = property.initializer else { return .any }
    let scope = FunctionScope(
      parent: nil, file: property.file, owner: property.owner, typeParameters: property.owner?.typeParameters ?? .none)
    _ = scope.declare("self", property.owner.map { .owner($0, isStatic: false) })
    let inferred = Compiler(scope).expression(initializer).knownType(self)
    property.inferredType = inferred
    return inferred
  }

  /// The type of what an initialiser makes; optional where it may make nothing.
  func knownType(ofInitializer type: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType {
    var functions: [FunctionDeclaration] = []
    if case .declared(let declared) = type {
      if declared.kind == .enumeration, arguments.first?.label == "rawValue" { return .optional(type) }
      functions = declared.initializers
    } else {
      functions = program.extensions[type.memberKey]?.initializers ?? []
      if type.isNumber, arguments.count == 1, arguments[0].label == nil,
        case .string = arguments[0].value.knownType(self)
      {
        return .optional(type)
      }
      if type.memberKey == "URL", arguments.first?.label == "string" { return .optional(type) }
    }
    let isFailable = functions.contains {
      $0.isFailable && arguments.matched(to: shapes(of: .function($0, nil))) != nil
    }
    return isFailable ? .optional(type) : type
  }

  /// The type of a member of a value or of a type.
  func knownType(ofMember name: String, in owner: SwiftType) -> SwiftType {
    switch owner {
    case .metatype(let type): return knownType(ofStatic: name, in: type)
    case .declared(let declared):
      for case .property(let property) in program.members(named: name, of: declared) { return knownType(of: property) }
      if declared.kind == .enumeration, name == "rawValue" { return rawType(of: declared) }
    case .tuple(let elements):
      if let found = elements.first(where: { $0.label == name }) { return found.type }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
    case .any: return .any
    default: break
    }
    if let known = owner.standardMember(name) { return known }
    for ancestor in program.ancestry(of: owner.memberKey) {
      for case .property(let property) in program.extensions[ancestor]?.members[name] ?? [] {
        return knownType(of: property)
      }
      for entry in vocabulary.types[ancestor]?.members[name] ?? [] where entry.kind == .property { return entry.result }
    }
    return .any
  }

  private func knownType(ofStatic name: String, in type: SwiftType) -> SwiftType {
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
    case "Int": .int
    case "Double", "CGFloat", "Float": .double
    default: .any
    }
  }

  /// The type of what a method of a value or of a type answers.
  func knownType(ofCall name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType {
    if owner.isAny { return .any }
    if case .metatype(let type) = owner {
      if case .declared(let declared) = type, declared.enumCase(named: name) != nil { return type }
      if name == "init" { return type }
      return result(of: functions(named: name, in: statics(named: name, of: type)), arguments)
    }
    if case .declared(let declared) = owner {
      let declaredResult = result(of: functions(named: name, in: program.members(named: name, of: declared)), arguments)
      if !declaredResult.isAny { return declaredResult }
    } else {
      for ancestor in program.ancestry(of: owner.memberKey) {
        let found = program.extensions[ancestor]?.members[name] ?? []
        if !found.isEmpty { return result(of: functions(named: name, in: found), arguments) }
      }
    }
    if let known = owner.standardResult(name, arguments) { return known }
    for ancestor in program.ancestry(of: owner.memberKey) {
      for entry in vocabulary.types[ancestor]?.members[name] ?? [] where arguments.matched(to: entry.parameters) != nil
      {
        return entry.result
      }
    }
    return .any
  }

  private func statics(named name: String, of type: SwiftType) -> [TypeDeclaration.Member] {
    if case .declared(let declared) = type { return program.statics(named: name, of: declared) }
    return program.ancestry(of: type.memberKey).flatMap { program.extensions[$0]?.statics[name] ?? [] }
  }

  private func functions(named name: String, in members: [TypeDeclaration.Member]) -> [FunctionDeclaration] {
    members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  /// The type of what the function that the arguments fit answers.
  func result(of candidates: [FunctionDeclaration], _ arguments: [ArgumentExpression]) -> SwiftType {
    for function in candidates where arguments.matched(to: shapes(of: .function(function, nil))) != nil {
      return resultType(of: function)
    }
    return .any
  }
}

extension SwiftType {
  /// The type of a member that the standard library gives the type's values, or nil.
  fileprivate func standardMember(_ name: String) -> SwiftType? {
    switch (self, name) {
    case (.optional, "unsafelyUnwrapped"): wrapped
    case (.array, "first"), (.array, "last"), (.set, "first"), (.string, "first"), (.string, "last"),
      (.dictionary, "first"), (.range, "first"), (.range, "last"):
      element.asOptional
    case (.array, "count"), (.set, "count"), (.dictionary, "count"), (.string, "count"): .int
    case (.array, "indices"): .range(.int)
    case (.dictionary(let key, _), "keys"): .array(key)
    case (.dictionary(_, let value), "values"): .array(value)
    case (.array, "isEmpty"), (.set, "isEmpty"), (.string, "isEmpty"), (.dictionary, "isEmpty"): .bool
    default: nil
    }
  }

  /// The type of what a method of the standard library answers, or nil.
  fileprivate func standardResult(_ name: String, _ arguments: [ArgumentExpression]) -> SwiftType? {
    switch self {
    case .array, .set, .dictionary, .range, .string: break
    default: return nil
    }
    switch name {
    case "first", "last", "min", "max", "randomElement", "popLast", "popFirst": return element.asOptional
    case "sorted", "shuffled", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "drop", "filter":
      switch self {
      case .string where name != "sorted" && name != "shuffled": return .string
      case .dictionary where name == "filter", .set where name == "filter": return self
      default: return .array(element)
      }
    case "enumerated": return .array(.tuple([(label: "offset", type: .int), (label: "element", type: element)]))
    case "map", "compactMap", "flatMap": return .array(.any)
    case "firstIndex", "lastIndex": if case .array = self { return .optional(.int) } else { return .optional(.any) }
    case "removeFirst", "removeLast": return arguments.isEmpty ? element : .void
    case "contains", "allSatisfy": return .bool
    default: return nil
    }
  }
}
