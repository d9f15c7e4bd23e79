/// Static types of expressions that are known before evaluation.
///
/// Only explicit information is followed: annotations, initial values, results of functions. Everything that needs
/// inference has any type.
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

  /// Returns the type of a member of a value or of a type.
  func knownType(ofMember name: String, in owner: SwiftType) -> SwiftType {
    switch owner {
    case .metatype(let type): return knownType(ofStatic: name, in: type)
    case .declared(let declared):
      for case .property(let property) in program.members(named: name, of: declared) {
        guard !declared.arguments.isEmpty, genericType(of: property) != nil else { return knownType(of: property) }
        return boundType(of: property, in: declared)
      }
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
        if let generic = genericType(of: property) { return generic.replacing { self.typeArgument($0, in: owner) } }
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
    case let name?: IntegerType(sized: name)?.type ?? .any
    default: .any
    }
  }

  /// Returns the result type of a method of a value or of a type.
  func knownType(ofCall name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType {
    if owner.isAny { return .any }
    if case .metatype(let type) = owner {
      if case .declared(let declared) = type, declared.enumCase(named: name) != nil { return type }
      if name == "init" { return type }
      return result(of: functions(named: name, in: statics(named: name, of: type)), arguments, on: type)
    }
    if case .declared(let declared) = owner {
      let declaredResult = result(
        of: functions(named: name, in: program.members(named: name, of: declared)), arguments, on: owner)
      if !declaredResult.isAny { return declaredResult }
    } else {
      for ancestor in program.ancestry(of: owner.memberKey) {
        let found = program.extensions[ancestor]?.members[name] ?? []
        if !found.isEmpty { return result(of: functions(named: name, in: found), arguments, on: owner) }
      }
    }
    if let known = mappedResult(name, on: owner, arguments) ?? owner.standardResult(name, arguments) { return known }
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

  /// Returns the result type of a method that calls a function with a sequence's elements, or nil if it is not known.
  private func mappedResult(
    _ name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]
  ) -> SwiftType? {
    guard let first = arguments.first?.value, !owner.element.isAny else { return nil }
    switch name {
    case "map": return .array(result(of: first, for: [owner.element]))
    case "compactMap": return .array(result(of: first, for: [owner.element]).wrapped)
    case "flatMap":
      let inner = result(of: first, for: [owner.element]).element
      return inner.isAny ? nil : .array(inner)
    case "reduce": return reducedResult(first, on: owner, arguments)
    default: return nil
    }
  }

  /// Returns the result type of `reduce`: the type of the initial value, unless that is an integer literal.
  private func reducedResult(
    _ first: Expression, on owner: SwiftType, _ arguments: [ArgumentExpression]
  ) -> SwiftType? {
    guard arguments.count == 2 else { return nil }
    guard first.isWholeLiteral else {
      let type = first.knownType(self)
      return type.isAny ? nil : type
    }
    if arguments[0].label == nil, arguments[1].value is ConstantExpression, owner.element.isNumber {
      return owner.element
    }
    guard let closure = arguments[1].value as? ClosureExpression else { return .int }
    let result = closure.result(of: [.int, owner.element], self, isGuess: true)
    if case .double = result { return .double }
    return .int
  }

  /// Returns the result type of a function expression for parameters of known types.
  private func result(of function: Expression, for inputs: [SwiftType]) -> SwiftType {
    switch function {
    case let closure as ClosureExpression: closure.result(of: inputs, self)
    case let path as KeyPathExpression: path.result(of: inputs[0], self)
    case let reference as FunctionReference: reference.result(self)
    default: .any
    }
  }

  private func statics(named name: String, of type: SwiftType) -> [TypeDeclaration.Member] {
    if case .declared(let declared) = type { return program.statics(named: name, of: declared) }
    return program.ancestry(of: type.memberKey).flatMap { program.extensions[$0]?.statics[name] ?? [] }
  }

  private func functions(named name: String, in members: [TypeDeclaration.Member]) -> [FunctionDeclaration] {
    members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  /// Returns the result type of the first function whose labels match the arguments.
  package func result(
    of candidates: [FunctionDeclaration], _ arguments: [ArgumentExpression], on owner: SwiftType = .any
  ) -> SwiftType {
    for function in candidates {
      guard let match = arguments.matched(to: shapes(of: .function(function, nil))) else { continue }
      guard let generic = genericResult(of: function) else { return resultType(of: function) }
      var bound: [String: SwiftType] = [:]
      for (parameter, match) in zip(Compiler.parameters(of: function), match) {
        guard let type = parameter.genericType, case .one(let index) = match else { continue }
        type.bind(to: arguments[index].value.knownType(self), &bound)
      }
      return generic.replacing { bound[$0] ?? self.typeArgument($0, in: owner) }
    }
    return .any
  }
}

extension SwiftType {
  /// Returns the type of a standard library property, or nil.
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

  /// Returns the result type of a standard library method, or nil.
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
    case "range": if case .string = self { return .optional(.range(.native("String.Index"))) } else { return .any }
    case "contains", "allSatisfy": return .bool
    default: return nil
    }
  }
}
