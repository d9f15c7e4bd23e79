extension Compiler {
  /// Compiles statements as a block of the enclosing frame.
  ///
  /// The block's variables begin at `start`, or with its own statements.
  func block(_ items: CodeBlockItemListSyntax, from start: Int? = nil) -> Block {
    scope.push()
    defer { scope.pop() }
    let start = start ?? scope.count
    let known = scope.captures.functions.count
    declareLocals(items)
    var statements: [Statement] = []
    statements.reserveCapacity(items.count)
    for item in items { append(item, to: &statements) }
    return Block(
      statements, variables: start..<scope.count, captures: scope.captures,
      functions: Array(scope.captures.functions.dropFirst(known)))
  }

  /// Declares local functions and types, which are visible before their declarations.
  private func declareLocals(_ items: CodeBlockItemListSyntax) {
    let reader = DeclarationReader(file: file)
    let localTypes = LocalTypes()
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      switch declaration.kind {
      case .functionDecl:
        guard let syntax = declaration.as(FunctionDeclSyntax.self) else { continue }
        let function = reader.readFunction(syntax, owner: nil)
        function.scope = scope
        scope.noteCaptures(by: function)
        var known: [FunctionDeclaration] = []
        if case .functions(let functions)? = scope.find(function.name)?.symbol { known = functions }
        scope.declare(function.name, .functions(known + [function]))
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
        guard let type = reader.readType(declaration, owner: scope.nearestOwner) else { continue }
        scope.declare(type.name, .type(type))
        localTypes.add(type)
        type.localTypes = localTypes
      default: continue
      }
    }
  }

  /// Makes the variables declared before a local function visible to it.
  private func recordVisibleVariables(from syntax: FunctionDeclSyntax) {
    guard case .functions(let functions)? = scope.find(syntax.name.identifierText)?.symbol else { return }
    let location = location(of: syntax.name)
    for function in functions where function.location == location { function.scope = scope.snapshot() }
  }

  private func append(_ item: CodeBlockItemSyntax, to statements: inout [Statement]) {
    switch item.item {
    case .expr(let expression): statements.append(statement(expression))
    case .stmt(let syntax): statements.append(statement(syntax, label: nil))
    case .decl(let declaration):
      if let function = declaration.as(FunctionDeclSyntax.self) {
        recordVisibleVariables(from: function)
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        statements += variables(variable)
      } else if let config = declaration.as(IfConfigDeclSyntax.self) {
        guard let items = config.activeElements?.as(CodeBlockItemListSyntax.self) else { return }
        declareLocals(items)
        for item in items { append(item, to: &statements) }
      }
    }
  }

  private func statement(_ expression: ExprSyntax) -> Statement {
    if let conditional = expression.as(IfExprSyntax.self) { return ifStatement(conditional) }
    if let choice = expression.as(SwitchExprSyntax.self) { return switchStatement(choice, label: nil) }
    let compiled = self.expression(expression)
    if let delegation = compiled as? DelegatingInitializer {
      return DelegationStatement(location(of: expression), delegation)
    }
    return ExpressionStatement(location(of: expression), compiled)
  }

  private func statement(_ syntax: StmtSyntax, label: String?) -> Statement {
    let location = self.location(of: syntax)
    switch syntax.form {
    case .expressionStmt(let statement): return labelled(statement.expression, label)
    case .returnStmt(let statement):
      let result = statement.expression.map { expression($0) }
      if let written = scope.erasedResult { result?.takeType(written) }
      return ReturnStatement(location, result, isErased: scope.erasedResult?.isAnyItself ?? false)
    case .yieldStmt(let statement):
      // `_read` gives its value as a getter does, and `_modify` receives one as a setter does.
      guard let place = statement.expression.as(InOutExprSyntax.self) else {
        return ReturnStatement(location, expression(statement.expression))
      }
      return ExpressionStatement(
        location, AssignmentExpression(location, expression(place.expression), reference("newValue", at: location)))
    case .guardStmt(let statement):
      let conditions = self.conditions(statement.conditions)
      let body = block(statement.body.statements)
      guard body.endsControl || program.hasEndlessFunctions else {
        let keyword = location.first("guard".utf8.count)
        let fault = Diagnostic(.error, .guardFallsThrough, at: program.range(of: keyword))
        return ExpressionStatement(location, UnreadableExpression(keyword, fault))
      }
      return GuardStatement(location, conditions, body)
    case .forStmt(let statement): return forStatement(statement, label: label)
    case .whileStmt(let statement):
      return whileStatement(location, statement.conditions, statement.body, label: label)
    case .repeatStmt(let statement): return repeatStatement(location, statement, label: label)
    case .breakStmt(let statement): return JumpStatement(location, .broken(statement.label?.identifierText))
    case .continueStmt(let statement): return JumpStatement(location, .continued(statement.label?.identifierText))
    case .fallThroughStmt: return JumpStatement(location, .fellThrough)
    case .throwStmt(let statement):
      return ThrowStatement(location, expression(statement.expression), of: scope.thrownType)
    case .deferStmt(let statement): return DeferStatement(location, block(statement.body.statements))
    case .doStmt(let statement): return doStatement(statement)
    case .labeledStmt(let labelled):
      let label = labelled.label.identifierText
      let statement = self.statement(labelled.statement, label: label)
      return statement is ForStatement || statement is WhileStatement ? statement : LabelledStatement(statement, label)
    default: return ExpressionStatement(location, unreadable(syntax, .unreadable("this statement")))
    }
  }

  private func labelled(_ expression: ExprSyntax, _ label: String?) -> Statement {
    if let choice = expression.as(SwitchExprSyntax.self) { return switchStatement(choice, label: label) }
    return statement(expression)
  }

  private func variables(_ syntax: VariableDeclSyntax) -> [Statement] {
    if let wrapped = wrappedVariable(syntax) { return [wrapped] }
    var statements: [Statement] = []
    let isLazy = syntax.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    let wrappers = syntax.attributes.compactMap { vocabulary.framework.wrappers[$0.attributeName.baseName] }
    let isState = wrappers.contains(where: \.isState)
    let isAsync = syntax.modifiers.contains { $0.name.text == "async" }
    var annotation: TypeSyntax?
    let annotations = syntax.bindings.reversed().map { binding -> TypeSyntax? in
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      return annotation
    }
    for (binding, annotated) in zip(syntax.bindings, annotations.reversed()) {
      let location = self.location(of: binding)
      if let annotated, let fault = misspelt(annotated) {
        statements.append(ExpressionStatement(location, UnreadableExpression(location, fault)))
      }
      let type = annotated.map { self.type($0) } ?? .any
      if let accessors = computed(binding, type, syntax.attributes) {
        scope.declare(binding.pattern.trimmedDescription, .computed(accessors))
        continue
      }
      if isAsync {
        mark(.attempt, location)
        mark(.wait, location)
      }
      let initial = binding.initializer.map { expression($0.value) }
      if annotated == nil, let initial { settle(initial) }
      if let annotated { initial?.takeType(annotated) }
      let open = annotated.flatMap(genericType)
      let isErased = annotated?.isAnyItself ?? false
      let annotatedType = open.map { VariableType.open(type, $0) } ?? (isErased ? .erased : .known(type))
      let known = annotated == nil ? initial.map { VariableType.sameAs($0) } : annotatedType
      if let reference = reference(among: syntax.modifiers), reference == .weak || initial != nil {
        let name = binding.pattern.trimmedDescription
        let slot = scope.declare(name, known ?? .known(type))
        scope.declare(name, .weak(slot, isUnowned: reference == .unowned))
        let target = self.reference(name, at: location)
        statements.append(
          ExpressionStatement(location, AssignmentExpression(location, target, initial ?? NilLiteral(location))))
        continue
      }
      if isLazy, let initial {
        let name = binding.pattern.trimmedDescription
        let slot = scope.declare(name, known)
        scope.declare(name, .lazy(slot, LazyInitial(initial, type)))
        continue
      }
      let pattern = self.pattern(binding.pattern, binds: true, of: known)
      let fallback: Value =
        if case .optional = type { .none } else { wrappers.first?.emptyValue ?? .void }
      let variable = VariableStatement(
        location, pattern, type: type, generic: open,
        isErased: isErased, isSubstring: annotated?.trimmedDescription == Value.substringType,
        initial: initial, fallback: fallback)
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      if syntax.bindingSpecifier.tokenKind == .keyword(.let), initial != nil, wrappers.isEmpty, let name,
        case (.variable(let slot), 0)? = scope.find(name)
      {
        scope.noteConstant(slot)
      }
      if !wrappers.isEmpty, let name, let (symbol, _) = scope.find(name) { scope.declare("@" + name, symbol) }
      if let name, let found = binding.accessorBlock?.observers { observe(name, found) }
      if isAsync, let name, case (.variable(let slot), 0)? = scope.find(name) {
        statements.append(AsyncVariableStatement(variable))
        scope.declare(name, .awaited(slot))
      } else if isState, case (.variable(let slot), 0)? = name.flatMap(scope.find) {
        statements.append(StateVariableStatement(variable, slot: slot))
      } else {
        statements.append(variable)
      }
    }
    return statements
  }

  /// Returns the keyword of a weak or unowned reference among modifiers, or nil.
  private func reference(among modifiers: DeclModifierListSyntax) -> TokenSyntax.Keyword? {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.weak): return .weak
      case .keyword(.unowned): return .unowned
      default: break
      }
    }
    return nil
  }

  /// Returns the accessors of a computed variable, or nil for a stored one.
  private func computed(
    _ binding: PatternBindingSyntax, _ type: SwiftType, _ attributes: AttributeListSyntax
  ) -> LocalAccessors? {
    guard let bodies = binding.accessorBlock?.bodies, let getter = bodies.getter else { return nil }
    func code(_ body: CodeBlockItemListSyntax, _ parameters: [ClosureCode.ClosureParameter]) -> ClosureCode {
      ClosureCode(body, scope: scope.snapshot(), captures: [], parameters: parameters)
    }
    return LocalAccessors(
      type: type, getter: code(getter, []),
      setter: bodies.setter.map { code($0.body, [ClosureCode.ClosureParameter(name: $0.parameter, type: type)]) },
      attributes: attributes.map(\.attributeName.baseName).filter { !vocabulary.framework.builders.contains($0) },
      owner: scope.nearestOwner, file: file)
  }

  /// Makes changes of a variable run its observers.
  private func observe(_ name: String, _ observers: AccessorBlockSyntax.Observers) {
    guard case (.variable(let slot), 0)? = scope.find(name) else { return }
    scope.declare(name, .observed(slot, localObservers(observers)))
  }

  /// Returns the observers of a variable that is visible.
  func localObservers(_ observers: AccessorBlockSyntax.Observers) -> LocalObservers {
    func code(_ observer: (body: CodeBlockItemListSyntax, parameter: String)?) -> ClosureCode? {
      observer.map { observer in
        let parameter = ClosureCode.ClosureParameter(name: observer.parameter, type: .any)
        return ClosureCode(observer.body, scope: scope.snapshot(), captures: [], parameters: [parameter])
      }
    }
    return LocalObservers(before: code(observers.before), after: code(observers.after))
  }

  private func doStatement(_ syntax: DoStmtSyntax) -> Statement {
    let thrown = syntax.thrownType.map { type($0) }
    let outer = scope.thrownType
    if let thrown { scope.thrownType = thrown }
    let catchesAll = syntax.catchClauses.contains { thrown != nil || $0.catchesAll }
    if catchesAll { scope.catchDepth += 1 }
    let body = block(syntax.body.statements)
    if catchesAll { scope.catchDepth -= 1 }
    if thrown != nil { scope.thrownType = outer }
    var clauses: [DoStatement.Clause] = []
    for clause in syntax.catchClauses {
      scope.push()
      // Only a clause without a pattern names the error; the keyword is the name of no variable.
      let isNamed = clause.catchItems.allSatisfy { $0.pattern == nil }
      let slot = scope.declare(isNamed ? "error" : "catch", thrown.map { .known($0) })
      let patterns = clause.catchItems.map { item in
        let pattern = item.pattern.map { self.pattern($0, binds: false) }
        return (pattern: pattern, condition: item.whereClause.map { expression($0.condition) })
      }
      clauses.append(
        DoStatement.Clause(patterns: patterns, errorSlot: slot, body: block(clause.body.statements, from: slot)))
      scope.pop()
    }
    return DoStatement(location(of: syntax), body, clauses)
  }
}

extension CatchClauseSyntax {
  /// Whether the clause catches every error: it has no pattern, or only the name of a constant.
  fileprivate var catchesAll: Bool {
    catchItems.isEmpty
      || catchItems.contains { item in
        guard item.whereClause == nil, let pattern = item.pattern else { return false }
        let name = pattern.as(ValueBindingPatternSyntax.self)?.pattern
        return name?.is(IdentifierPatternSyntax.self) ?? (pattern.trimmedDescription == "_")
      }
  }
}
