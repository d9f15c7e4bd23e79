/// The reader of a file's declarations, which does not read bodies.
struct DeclarationReader {
  /// The file.
  let file: FileScope
  /// The type parameters with the requirements of an extension.
  var required = TypeParameters.none
  /// The program of the file.
  var program: Program { file.program }

  /// Creates a reader of a file.
  init(file: FileScope) { self.file = file }

  /// The requirements of an extension, which its members carry.
  var condition: GenericWhereClauseSyntax?

  /// The kind of ranges that an extension extends, or nil for another type.
  var rangeKind: RangeKind?

  /// Whether the members of an extension are private to the file unless they declare another access level.
  var isPrivateExtension = false

  /// Reads the top-level declarations and statements of the file.
  func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          read(macro)
        } else {
          file.statements.append(item)
        }
      case .stmt: file.statements.append(item)
      }
    }
  }

  private func read(_ declaration: DeclSyntax) {
    switch declaration.form {
    case .typeDecl:
      if let type = readType(declaration, owner: nil) {
        if isPrivate(declaration) {
          if file.own.types[type.name] == nil { file.own.types[type.name] = type }
        } else {
          share(type, isPublic: Self.isPublic(declaration))
        }
        file.own.types[type.name] = type
        file.types.append(type)
      }
    case .extensionDecl(let syntax): program.openExtensions.append((syntax, file))
    case .functionDecl(let syntax):
      let function = readFunction(syntax, owner: nil)
      let scope = isPrivate(declaration) ? file.own : program.shared
      function.isPublic = Self.isPublic(declaration)
      scope.functions[function.name, default: []].append(function)
    case .variableDecl(let syntax):
      let scope = isPrivate(declaration) ? file.own : program.shared
      for property in readProperties(syntax, owner: nil) {
        scope.variables[property.name] = property
        if scope === program.shared { file.module?.variables[property.name] = property }
      }
    case .typeAliasDecl(let syntax):
      let alias = TypeAlias(syntax, file: file)
      program.shared.aliases[alias.name] = alias
      file.module?.aliases[alias.name] = alias
    case .ifConfigDecl(let syntax):
      if let chosen = syntax.activeElements?.as(CodeBlockItemListSyntax.self) { read(chosen) }
    case .macroExpansionDecl(let syntax): read(syntax)
    default: break
    }
  }

  private func read(_ macro: MacroExpansionExprSyntax) {
    let isDeclaration = program.vocabulary.framework.declarationMacros.contains(macro.macroName.text)
    if isDeclaration { file.macros.append(DeclaredMacro(macro, file: file)) }
  }

  /// Adds a type to those of the file's module and of all modules, where a public type precedes a type that other
  /// modules cannot use.
  private func share(_ type: TypeDeclaration, isPublic: Bool) {
    if let module = file.module, module.types[type.name] == nil { module.types[type.name] = type }
    if isPublic { file.module?.publicTypes.insert(type.name) }
    let isHidden = file.module != nil && isPublic && !program.publicTypes.contains(type.name)
    if isHidden || program.shared.types[type.name] == nil { program.shared.types[type.name] = type }
    if isPublic { program.publicTypes.insert(type.name) }
  }

  private static func isPublic(_ declaration: DeclSyntax) -> Bool {
    declaration.modifiers?.contains { ["public", "open", "package"].contains($0.name.text) } ?? false
  }

  private func isPrivate(_ declaration: DeclSyntax) -> Bool {
    declaration.modifiers.map(Self.isPrivate) ?? false
  }

  /// Returns whether modifiers make a declaration private to its file or its type.
  static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      let isPrivate = $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
      return isPrivate && !$0.hasDetail
    }
  }

  /// Reads a type declaration.
  func readType(_ declaration: DeclSyntax, owner: TypeDeclaration?) -> TypeDeclaration? {
    guard let group = declaration.as(TypeDeclSyntax.self) else { return nil }
    let kind: TypeDeclaration.Kind =
      switch declaration.kind {
      case .classDecl, .actorDecl: .object
      case .enumDecl: .enumeration
      case .protocolDecl: .interface
      default: .structure
      }
    let type = TypeDeclaration(
      name: group.name.identifierText, kind: kind, id: program.nextTypeID(), location: file.location(of: group.name),
      file: file, owner: owner)
    type.inheritedNames = inheritedNames(group.inheritanceClause)
    if kind == .object { type.superclassSyntax = group.inheritanceClause?.inheritedTypes.first?.type }
    for attribute in group.attributes { type.attributes.insert(attribute.attributeName.baseName) }
    if type.attributes.contains("main") { program.entryPoints.append(type) }
    if type.attributes.contains("Model") { type.inheritedNames.append("PersistentModel") }
    if type.attributes.contains("Observable") { type.inheritedNames.append("Observable") }
    type.typeParameters = TypeParameters(group.genericParameterClause, group.genericWhereClause)
      .union(owner?.typeParameters ?? .none)
    type.isActor = declaration.kind == .actorDecl
    type.addBody(file.location(of: group.memberBlock))
    if kind == .interface { readAssociatedTypes(group.memberBlock.members, into: type) }
    readMembers(group.memberBlock.members, into: type)
    return type
  }

  /// Reads the names of a protocol's associated types, whose declarations the tree has as text.
  private func readAssociatedTypes(_ members: MemberBlockItemListSyntax, into type: TypeDeclaration) {
    for member in members {
      guard case .unknownDecl = member.decl.kind else { continue }
      let words = member.decl.trimmedDescription.split { " \n\t:=".contains($0) }
      guard words.count > 1, words[0] == "associatedtype" else { continue }
      type.associatedTypes.append(String(words[1]))
      let conforms = member.decl.trimmedDescription.prefix { $0 != "=" }.contains(":") && words[2] != "Sendable"
      type.typeParameters.add(associatedType: String(words[1]), isNominal: conforms)
    }
  }

  /// Reads an extension into the type that it extends.
  ///
  /// The requirements of its `where` clause belong to its members, unless `isConditional` is false.
  func readExtension(_ syntax: ExtensionDeclSyntax, into type: TypeDeclaration, isConditional: Bool = true) {
    type.inheritedNames += inheritedNames(syntax.inheritanceClause)
    type.conformances = nil
    type.addBody(file.location(of: syntax.memberBlock))
    let count = type.initializers.count
    var reader = self
    reader.required =
      type.kind == .nativeExtension
      ? TypeParameters(
        of: type.name, program.vocabulary.framework, syntax.genericWhereClause, extending: syntax.extendedType)
      : type.typeParameters.requiring(syntax.genericWhereClause)
    reader.rangeKind =
      type.kind == .nativeExtension ? RangeKind(extending: syntax.extendedType.baseName) : nil
    reader.isPrivateExtension = Self.isPrivate(syntax.modifiers)
    if isConditional, let clause = syntax.genericWhereClause {
      reader.condition = clause
      for name in inheritedNames(syntax.inheritanceClause) { type.conditions[name] = clause }
      for requirement in clause.requirements {
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.baseName == "Self"
        else { continue }
        type.selfRequirements.append(conformance.rightType.baseName)
      }
    }
    reader.readMembers(syntax.memberBlock.members, into: type)
    for initializer in type.initializers.dropFirst(count) { initializer.isInMainBody = false }
  }

  private func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.baseName }
      }
      return [inherited.type.baseName]
    } ?? []
  }

  private func readMembers(_ members: MemberBlockItemListSyntax, into type: TypeDeclaration) {
    for member in members { readMember(member.decl, into: type) }
  }

  private func readMember(_ declaration: DeclSyntax, into type: TypeDeclaration) {
    switch declaration.form {
    case .variableDecl(let syntax):
      for property in readProperties(syntax, owner: type) {
        if property.isStatic {
          if type.kind == .interface, property.getter == nil, property.initializer == nil {
            type.requiredMembers.append(.property(property))
            continue
          }
          type.statics[property.name, default: []].append(.property(property))
        } else {
          if type.kind != .interface || property.getter != nil {
            type.members[property.name, default: []].append(.property(property))
          } else {
            type.requirements.insert(property.name)
            type.requiredMembers.append(.property(property))
            if property.isViewBuilder { type.builderRequirements.insert(property.name) }
          }
          if property.isStored && type.kind != .interface { type.fields.append(property) }
        }
      }
    case .functionDecl(let syntax):
      let function = readFunction(syntax, owner: type)
      guard function.body != nil else {
        if !function.isStatic { type.requirements.insert(function.name) }
        type.requiredMembers.append(.function(function))
        if function.isViewBuilder { type.builderRequirements.insert(function.name) }
        break
      }
      if function.isStatic {
        type.statics[function.name, default: []].append(.function(function))
      } else {
        type.members[function.name, default: []].append(.function(function))
      }
    case .initializerDecl(let syntax):
      guard let body = syntax.body else { break }
      let initializer = FunctionDeclaration(
        name: "init", owner: type, file: file, location: file.location(of: syntax.initKeyword), isStatic: false,
        isMutating: true, isFailable: syntax.optionalMark != nil,
        parameters: syntax.signature.parameterClause.parameters,
        result: nil, body: body.statements,
        typeParameters: parameters(syntax.genericParameterClause, syntax.genericWhereClause),
        attributes: attributeNames(syntax.attributes))
      initializer.condition = condition
      initializer.thrownSyntax = syntax.thrownType
      initializer.isStrict = isStrict(syntax.modifiers)
      initializer.effects = effects(syntax.signature, after: syntax.initKeyword, before: body.node.start)
      initializer.isConvenience = syntax.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
      type.initializers.append(initializer)
    case .deinitializerDecl(let syntax):
      type.deinitializer = syntax.body?.statements
      program.lifetimes.areObserved = true
    case .subscriptDecl(let syntax):
      if let function = readSubscript(syntax, owner: type) { type.subscripts.append(function) }
    case .enumCaseDecl(let syntax):
      for element in syntax.elements { type.cases.append(EnumCaseDeclaration(element, index: type.cases.count)) }
    case .typeDecl:
      if let nested = readType(declaration, owner: type) {
        if type.types[nested.name] == nil { type.types[nested.name] = nested }
        type.types["\(nested.name)@\(file.index)"] = nested
      }
    case .typeAliasDecl(let syntax):
      let alias = TypeAlias(syntax, file: file)
      type.aliases[alias.name] = alias
    case .ifConfigDecl(let syntax):
      if let chosen = syntax.activeElements?.as(MemberBlockItemListSyntax.self) { readMembers(chosen, into: type) }
    default: break
    }
  }

  /// Reads a function.
  func readFunction(_ syntax: FunctionDeclSyntax, owner: TypeDeclaration?) -> FunctionDeclaration {
    var (isStatic, isMutating) = (false, false)
    for modifier in syntax.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.mutating): isMutating = true
      default: if modifier.name.text == "override" { owner?.overriddenNames.insert(syntax.name.identifierText) }
      }
    }
    let function = FunctionDeclaration(
      name: syntax.name.identifierText, owner: owner, file: file, location: file.location(of: syntax.name),
      isStatic: isStatic, isMutating: isMutating, parameters: syntax.signature.parameterClause.parameters,
      result: syntax.signature.returnClause?.type, body: syntax.body?.statements,
      typeParameters: parameters(syntax.genericParameterClause, syntax.genericWhereClause),
      attributes: attributeNames(syntax.attributes))
    function.isPrivate = isPrivateExtension || Self.isPrivate(syntax.modifiers)
    function.isStrict = isStrict(syntax.modifiers)
    function.rangeKind = rangeKind
    function.isNonisolated = syntax.modifiers.contains { $0.name.text == "nonisolated" }
    function.condition = condition
    function.requirements = syntax.genericWhereClause
    function.thrownSyntax = syntax.thrownType
    function.effects = effects(
      syntax.signature, after: syntax.name, before: syntax.body?.node.start ?? syntax.node.end)
    return function
  }

  /// Returns the type parameters of a declaration with their requirements, and those of its extension.
  func parameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> TypeParameters {
    let own = TypeParameters(clause, nil).union(required)
    return own.requiring(requirements)
  }

  /// Returns the names of attributes; `unavailable` marks a declaration that cannot be used.
  func attributeNames(_ list: AttributeListSyntax) -> [String] {
    list.map { $0.isUnavailable ? FunctionDeclaration.unavailable : $0.attributeName.baseName }
  }
}
