extension Compiler {
  /// Returns the type of an annotation; any type if it is not known.
  package func type(_ syntax: TypeSyntax) -> SwiftType {
    switch syntax.form {
    case .identifierType(let type):
      let arguments = type.genericArgumentClause?.arguments.compactMap { Self.argumentType($0) } ?? []
      return named(type.name.identifierText, arguments)
    case .memberType(let member):
      if member.name.text == "Type" { return .metatype(type(member.baseType)) }
      if let base = member.baseType.as(IdentifierTypeSyntax.self), isModule(base.name.text) {
        let arguments = member.genericArgumentClause?.arguments.compactMap { Self.argumentType($0) } ?? []
        return type(named: member.name.identifierText, arguments, of: base.name.text) ?? .any
      }
      let name = member.name.identifierText
      if keepsParameters, case .parameter(let base, let known) = type(member.baseType) {
        return .parameter("\(base).\(name)", nested(name, in: known))
      }
      return applied(
        nested(name, in: type(member.baseType)),
        member.genericArgumentClause?.arguments.compactMap { Self.argumentType($0) } ?? [])
    case .optionalType(let optional): return .optional(type(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional): return .optional(type(optional.wrappedType))
    case .arrayType(let array): return .array(type(array.element))
    case .dictionaryType(let dictionary): return .dictionary(type(dictionary.key), type(dictionary.value))
    case .tupleType(let tuple):
      let elements = tuple.elements
      if elements.isEmpty { return .void }
      if elements.contains(where: { $0.type.is(PackExpansionTypeSyntax.self) }) { return .any }
      if elements.count == 1, let only = elements.first { return type(only.type) }
      return .tuple(elements.map { (label: $0.firstName?.identifierText, type: type($0.type)) })
    case .functionType(let function):
      return .function(function.parameters.map { type($0.type) }, type(function.returnClause.type), builder: false)
    case .attributedType(let attributed):
      let isBuilder = attributed.attributes.contains {
        vocabulary.framework.builders.contains($0.attributeName.baseName)
      }
      if isBuilder, case .function(let inputs, let output, _) = type(attributed.baseType) {
        return .function(inputs, output, builder: true)
      }
      return type(attributed.baseType)
    case .someOrAnyType(let some): return type(some.constraint)
    case .compositionType(let composition):
      return composition.elements.first.map { type($0.type) } ?? .any
    case .packElementType(let element): return type(element.pack)
    case .packExpansionType(let expansion): return type(expansion.repetitionPattern)
    case .metatypeType(let metatype): return .metatype(type(metatype.baseType))
    default: return .any
    }
  }

  /// Returns the type that a generic argument names, or nil for a value.
  static func argumentType(_ argument: GenericArgumentSyntax) -> TypeSyntax? {
    if case .type(let type) = argument.argument { return type }
    return nil
  }

  /// Returns the type with a name and generic arguments; any type if it is not known.
  package func named(_ name: String, _ arguments: [TypeSyntax] = []) -> SwiftType {
    type(named: name, arguments) ?? .any
  }

  /// Returns the type with a name and generic arguments, or nil if there is none.
  ///
  /// Local types are looked up only if `looksInBody` is true.
  package func type(named name: String, _ arguments: [TypeSyntax] = [], looksInBody: Bool = true) -> SwiftType? {
    if scope.typeParameters.contains(name) {
      if !openParameters.contains(name), let equal = scope.typeParameters.equal(of: name),
        equal.trimmedDescription != name
      {
        var inner = self
        inner.openParameters.insert(name)
        return inner.type(equal)
      }
      let known = constraint(of: name)
      return keepsParameters ? .parameter(name, known) : known
    }
    if keepsParameters, name == "Self", let type = declaredType(named: name), isSelfOpen {
      return .parameter(name, type)
    }
    if !arguments.isEmpty, let alias = visibleAlias(named: name), !alias.parameters.isEmpty {
      return alias.resolved(by: self, arguments)
    }
    if let declared = declaredType(named: name, looksInBody: looksInBody) { return applied(declared, arguments) }
    let known = VocabularyName.of(name, in: program.vocabulary)
    if let type = known.flatMap({ vocabularyType($0, arguments) }) { return type }
    return inheritedType(named: name) ?? program.preludeType(named: name).map { applied(.declared($0), arguments) }
      ?? (known == nil ? outsideType(named: name) : .any)
  }

  /// Returns the type with a name that no part of the program declares, or nil if every imported module is part of the
  /// program or the name is a misspelling of another.
  private func outsideType(named name: String) -> SwiftType? {
    guard program.mayNameOutside, name.first?.isUppercase ?? false, program.vocabulary.functions[name] == nil,
      program.vocabulary.constants[name] == nil, program.shared.functions[name] == nil,
      program.shared.variables[name] == nil
    else { return nil }
    if let known = program.outside.types[name] { return known ? .native(name) : nil }
    let isOutside =
      program.isMissing(name)
      || !program.outside.imports.contains(name) && program.vocabulary.unsupported[name] == nil
        && !program.isMisspelling(name, of: knownTypeNames)
    program.note(type: name, isOutside: isOutside)
    return isOutside ? .native(name) : nil
  }

  /// Returns the type of an annotation with its type parameters, or nil if it uses none.
  func genericType(_ syntax: TypeSyntax) -> SwiftType? {
    guard !scope.typeParameters.isEmpty || isSelfOpen else { return nil }
    let type = keepingParameters.type(syntax)
    return type.namesParameter ? type : nil
  }

  /// A copy of the compiler whose types keep their type parameters.
  var keepingParameters: Compiler {
    var copy = self
    copy.keepsParameters = true
    return copy
  }

  /// Whether `Self` may differ from the type around the body: it may be a conforming type, a subclass, or a generic
  /// type with arguments.
  var isSelfOpen: Bool {
    guard let owner = scope.nearestOwner else { return false }
    switch owner.kind {
    case .interface, .object: return true
    case .nativeExtension: return false
    default: return !owner.typeParameters.isEmpty
    }
  }

  /// Returns a declared generic type with generic arguments.
  private func applied(_ type: SwiftType, _ arguments: [TypeSyntax]) -> SwiftType {
    guard !arguments.isEmpty, program.isComplete, case .declared(let declared) = type,
      declared.typeParameters.names.count >= arguments.count
    else { return type }
    var known: [String: SwiftType] = [:]
    for (name, argument) in zip(declared.typeParameters.names, arguments) { known[name] = self.type(argument) }
    return .declared(declared.applied(known))
  }

  /// Returns the module that an expression names, or nil.
  func module(_ syntax: ExprSyntax) -> String? {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text, scope.find(name) == nil else { return nil }
    return isModule(name) ? name : nil
  }

  /// Returns whether a name is that of a module, and of no type that hides the module.
  private func isModule(_ name: String) -> Bool {
    if AppleModules.qualifying.contains(name) { return declaredType(named: name) == nil }
    let outside = program.outside
    guard outside.imports.contains(name) && !program.isMissing(name) || outside.ownModules.contains(name) else {
      return false
    }
    return !isType(name)
  }

  /// Returns the type of a module: of one of Apple's, the vocabulary's type rather than one that the program declares.
  func type(named name: String, _ arguments: [TypeSyntax] = [], of module: String) -> SwiftType? {
    if let own = program.modules[module]?.types[name] { return applied(.declared(own), arguments) }
    if let alias = program.modules[module]?.aliases[name] { return alias.resolved(by: self, arguments) }
    guard AppleModules.qualifying.contains(module), let known = VocabularyName.of(name, in: program.vocabulary) else {
      // A type of a module is none that a type around the code declares.
      if let owner = scope.nearestOwner, let top = topLevelType(named: name) ?? program.preludeType(named: name) {
        if owner.aliases[name] != nil || owner.types[name] != nil { return applied(.declared(top), arguments) }
      }
      return type(named: name, arguments)
    }
    return vocabularyType(known, arguments) ?? type(named: name, arguments)
  }

  private func topLevelType(named name: String) -> TypeDeclaration? { file.type(named: name) }

  private func vocabularyType(_ name: VocabularyName, _ arguments: [TypeSyntax]) -> SwiftType? {
    switch name {
    case .standard(let standard): self.standard(standard, arguments)
    case .framework(let name):
      vocabulary.framework.type(named: name) { arguments.indices.contains($0) ? type(arguments[$0]) : nil }
    case .native(let native): .native(native)
    case .alias: nil
    }
  }

  /// Returns the constraint of a type parameter: a protocol of the program, or a style or shape of the vocabulary;
  /// otherwise any type.
  private func constraint(of name: String) -> SwiftType {
    guard let syntax = scope.typeParameters.constraint(of: name) else { return .any }
    let protocolName = syntax.baseName
    if case .declared(let type)? = declaredType(named: protocolName) {
      return type.kind == .interface ? .declared(type) : .any
    }
    return vocabulary.framework.hasMembers(protocolName) && program.vocabulary.types[protocolName] != nil
      ? .native(protocolName) : .any
  }

  /// Returns whether a name refers to a type.
  func isType(_ name: String) -> Bool {
    type(named: name) != nil
  }

  private func standard(_ name: String, _ arguments: [TypeSyntax]) -> SwiftType? {
    StandardType.named[name].map { standard($0, arguments) }
  }

  private func standard(_ standard: StandardType, _ arguments: [TypeSyntax]) -> SwiftType {
    func argument(_ index: Int) -> SwiftType { arguments.indices.contains(index) ? type(arguments[index]) : .any }
    switch standard {
    case .int: return .int
    case .double: return .double
    case .float: return .native("Float")
    case .bool: return .bool
    case .string: return .string
    case .character: return .character
    case .void: return .void
    case .any: return .any
    case .array: return .array(argument(0))
    case .dictionary: return .dictionary(argument(0), argument(1))
    case .pairs: return .array(.tuple([(label: "key", type: argument(0)), (label: "value", type: argument(1))]))
    case .set: return .set(argument(0))
    case .indices: return .set(.int)
    case .optional: return .optional(argument(0))
    case .range: return .range(argument(0))
    }
  }

  /// The types of the standard library and Foundation that have representations of their own, with their names.
  fileprivate enum StandardType: String, CaseIterable {
    case int = "Int IntegerLiteralType CLong"
    case double = "Double FloatLiteralType CGFloat TimeInterval Float64 CDouble"
    case float = "Float Float32 CFloat"
    case bool = "Bool BooleanLiteralType ObjCBool CBool CFBoolean"
    case string = "String StringLiteralType Substring NSString CFString"
    case character = "Character"
    case void = "Void"
    case any = "Any AnyHashable AnyObject Hashable Equatable CFTypeRef"
    case array = "Array ArraySlice ContiguousArray"
    case dictionary = "Dictionary CFDictionary"
    case pairs = "KeyValuePairs DictionaryLiteral"
    case set = "Set"
    case indices = "IndexSet"
    case optional = "Optional"
    case range = "Range ClosedRange CountableRange CountableClosedRange"

    /// The types by each of their names, in one table because most names are none of them.
    static let named: [String: StandardType] = {
      var named: [String: StandardType] = [:]
      for type in allCases {
        for name in type.rawValue.split(separator: " ") { named[String(name)] = type }
      }
      return named
    }()
  }

  /// Returns the type that an extension of a vocabulary type extends.
  func nativeSelf(_ name: String) -> SwiftType {
    standard(name, []) ?? vocabulary.framework.type(named: name) { _ in .any } ?? .native(name)
  }
}

/// A type name of the standard library or the vocabulary.
private enum VocabularyName {
  /// A type of the standard library.
  case standard(Compiler.StandardType)
  /// A type of the framework that another represents, or that has an argument.
  case framework(String)
  /// A type of the vocabulary.
  case native(String)
  /// An alias of a type that only the prelude may declare.
  case alias(String)

  private static let found = Memo<VocabularyName>()

  /// Returns the meaning of a type name, or nil, from a cache shared by all programs of the process.
  ///
  /// Unknown names are not cached, since programs may use any number of them.
  static func of(_ name: String, in vocabulary: Vocabulary) -> VocabularyName? {
    found.valueIfAny(of: name) {
      if let standard = Compiler.StandardType.named[name] { return .standard(standard) }
      if vocabulary.framework.type(named: name, { _ in nil }) != nil { return .framework(name) }
      let alias = vocabulary.aliases[name]
      if vocabulary.types[alias ?? name] != nil { return .native(alias ?? name) }
      return alias.map(VocabularyName.alias)
    }
  }
}
