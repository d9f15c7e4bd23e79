/// Checks of bodies for errors that Swift's compiler reports, and that the evaluator would report only when it runs the
/// code.
extension Compiler {
  /// Compiles the body of a function, which fails if a path through it returns no value, or if a parameter or the
  /// result has a misspelt type.
  func checked(_ body: CodeBlockItemListSyntax, of function: FunctionDeclaration, isGetter: Bool) -> Block {
    let block = block(body)
    guard isGetter, !function.file.text.file.isIncluded else { return block }
    for type in function.parameterSyntax.map(\.type) + [function.resultSyntax].compactMap({ $0 }) {
      if let fault = misspelt(type) { return Block([failure(fault, at: location(of: type))]) }
    }
    guard function.givesValue, !program.hasEndlessFunctions, !hasBuilder(function) else { return block }
    let isComplete = block.statements.count == 1 ? block.gives : block.endsControl
    if isComplete { return block }
    let fault = Diagnostic(
      .error, .missingReturn(function.name, function.resultSyntax?.trimmedDescription ?? ""),
      at: program.range(of: function.location))
    return Block([failure(fault, at: function.location)])
  }

  private func failure(_ fault: Diagnostic, at location: SourceLocation) -> Statement {
    ExpressionStatement(location, UnreadableExpression(location, fault))
  }

  /// Returns whether a protocol may declare the function's body as that of a builder.
  private func hasBuilder(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner else { return false }
    return program.ancestors(of: owner).contains { ancestor in
      guard let declared = ancestor.declaration else { return vocabulary.framework.hasMembers(ancestor.name) }
      return declared.builderRequirements.contains(function.name)
        || declared.requiredBuilders.keys.contains(function.name)
    }
  }

  /// Returns the error for a type that no part of the program declares, if its name is a misspelling of another; nil
  /// for any other type.
  func misspelt(_ syntax: TypeSyntax) -> Diagnostic? {
    switch syntax.form {
    case .identifierType(let type):
      for argument in type.genericArgumentClause?.arguments.map(\.argument) ?? [] {
        if case .type(let inner) = argument, let fault = misspelt(inner) { return fault }
      }
      let name = type.name.identifierText
      guard program.isComplete, name.first?.isUppercase ?? false, !scope.typeParameters.contains(name),
        self.type(named: name) == nil, visibleAlias(named: name) == nil, vocabulary.unsupported[name] == nil
      else { return nil }
      // Most names are near to no other, and the members of all types take long to be created.
      guard program.isMisspelling(name, of: allTypeNames + Self.standardNames) else { return nil }
      let known = knownTypeNames + Self.standardNames
      guard program.isMisspelling(name, of: known) else { return nil }
      return Diagnostic(
        .error, .unknownType(name, closest: NearNames.closest(to: name, in: known)),
        at: program.range(of: location(of: syntax)))
    case .optionalType(let optional): return misspelt(optional.wrappedType)
    case .arrayType(let array): return misspelt(array.element)
    case .dictionaryType(let dictionary): return misspelt(dictionary.key) ?? misspelt(dictionary.value)
    case .tupleType(let tuple): return tuple.elements.lazy.compactMap { misspelt($0.type) }.first
    case .functionType(let function):
      return function.parameters.lazy.compactMap { misspelt($0.type) }.first ?? misspelt(function.returnClause.type)
    case .attributedType(let attributed): return misspelt(attributed.baseType)
    default: return nil
    }
  }

  private static let standardNames = ["Int", "Double", "Float", "Bool", "String", "Character", "Date", "URL", "UUID"]
}

extension FunctionDeclaration {
  /// Whether the function may not change its `self`: it belongs to a structure or an enumeration and is not mutating.
  var keepsSelf: Bool {
    guard scope == nil, let owner, !isStatic, !isMutating, name != "init" else { return false }
    return owner.kind == .structure || owner.kind == .enumeration
  }

  /// The attributes that leave a body as it is written.
  private static let plainAttributes: Set<String> = [
    "discardableResult", "MainActor", "inlinable", "available", "objc", "Sendable", "concurrent", "usableFromInline",
    "nonobjc", "preconcurrency", "inline",
  ]

  /// Whether the body must return a value on each path: the result has a type, and no result builder makes it.
  fileprivate var givesValue: Bool {
    guard let result = resultSyntax, name != "init", !isViewBuilder, !result.is(SomeOrAnyTypeSyntax.self) else {
      return false
    }
    return !["Void", "()", "Never"].contains(result.trimmedDescription)
      && attributes.allSatisfy(Self.plainAttributes.contains)
  }
}

extension PropertyDeclaration {
  /// Whether the getter may not change `self`: it belongs to a structure or an enumeration and is not mutating.
  var keepsSelf: Bool {
    guard let owner, !isStatic, getter != nil, !isGetterMutating else { return false }
    return owner.kind == .structure || owner.kind == .enumeration
  }
}
