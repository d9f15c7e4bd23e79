import SwiftSyntax

/// Prints the tree of a file as ViewSource's own parser makes it: a node a line, in pre-order, with its kind, its first and last
/// byte and the number of its children; a minus for a child that is not there.
struct TreePrinter {
  private var text = ""

  /// The lines of a file.
  static func lines(of tree: SourceFileSyntax) -> String {
    var printer = TreePrinter()
    printer.add(tree.statements)
    return printer.text
  }

  private mutating func line(_ kind: String, _ syntax: Syntax, _ count: Int) {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    let isEmpty = syntax.firstToken(viewMode: .sourceAccurate) == nil
    text += "\(kind) \(isEmpty ? 0 : start) \(isEmpty ? 0 : end) \(count)\n"
  }

  private mutating func node(_ kind: String, _ syntax: some SyntaxProtocol, _ children: [(any SyntaxProtocol)?]) {
    line(kind, Syntax(syntax), children.count)
    for child in children {
      guard let child else {
        text += "-\n"
        continue
      }
      add(child)
    }
  }

  /// A list; the empty pieces that a string has between its values are left out.
  private mutating func list(_ kind: String, _ syntax: some SyntaxProtocol) {
    let children = syntax.children(viewMode: .sourceAccurate).filter {
      $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true
    }
    if children.isEmpty { text += "\(kind) 0 0 0\n" } else { node(kind, syntax, children.map { $0 }) }
  }

  private mutating func add(_ syntax: any SyntaxProtocol) {
    if let token = syntax.as(TokenSyntax.self) { return line("token", Syntax(token), 0) }
    if let expression = syntax.as(ExprSyntax.self) { return add(expression) }
    if let type = syntax.as(TypeSyntax.self) { return add(type) }
    if let pattern = syntax.as(PatternSyntax.self) { return add(pattern) }
    if let declaration = syntax.as(DeclSyntax.self) { return add(declaration) }
    if let statement = syntax.as(StmtSyntax.self) { return add(statement) }
    addPart(Syntax(syntax))
  }
}

extension TreePrinter {
  private mutating func add(_ syntax: ExprSyntax) {
    let kind = "\(syntax.kind)"
    switch Syntax(syntax).as(SyntaxEnum.self) {
    case .integerLiteralExpr(let it): node(kind, it, [it.literal])
    case .floatLiteralExpr(let it): node(kind, it, [it.literal])
    case .booleanLiteralExpr(let it): node(kind, it, [it.literal])
    case .nilLiteralExpr, .superExpr, .discardAssignmentExpr, .assignmentExpr, .unresolvedIsExpr: node(kind, syntax, [])
    case .stringLiteralExpr(let it): node(kind, it, [it.openingPounds, it.openingQuote, it.segments])
    case .arrayExpr(let it): node(kind, it, [it.elements])
    case .dictionaryExpr(let it):
      if case .elements(let elements) = it.content { node(kind, it, [elements]) } else { node(kind, it, [nil]) }
    case .tupleExpr(let it): node(kind, it, [it.elements])
    case .declReferenceExpr(let it): node(kind, it, [it.baseName])
    case .memberAccessExpr(let it): node(kind, it, [it.base, it.declName])
    case .functionCallExpr(let it):
      node(kind, it, [it.calledExpression, it.arguments, it.trailingClosure, it.additionalTrailingClosures])
    case .subscriptCallExpr(let it):
      node(kind, it, [it.calledExpression, it.arguments, it.trailingClosure, it.additionalTrailingClosures])
    case .macroExpansionExpr(let it):
      node(kind, it, [it.pound, it.macroName, it.arguments, it.trailingClosure, it.additionalTrailingClosures])
    case .sequenceExpr(let it): node(kind, it, [it.elements])
    case .prefixOperatorExpr(let it): node(kind, it, [it.operator, it.expression])
    case .postfixOperatorExpr(let it): node(kind, it, [it.expression, it.operator])
    case .binaryOperatorExpr(let it): node(kind, it, [it.operator])
    case .unresolvedTernaryExpr(let it): node(kind, it, [it.thenExpression])
    case .unresolvedAsExpr(let it): node(kind, it, [it.questionOrExclamationMark])
    case .closureExpr(let it): node(kind, it, [it.signature, it.statements])
    case .optionalChainingExpr(let it): node(kind, it, [it.expression])
    case .forceUnwrapExpr(let it): node(kind, it, [it.expression])
    case .tryExpr(let it): node(kind, it, [it.questionOrExclamationMark, it.expression])
    case .awaitExpr(let it): node(kind, it, [it.expression])
    case .inOutExpr(let it): node(kind, it, [it.expression])
    case .copyExpr(let it): node(kind, it, [it.expression])
    case .borrowExpr(let it): node(kind, it, [it.expression])
    case .consumeExpr(let it): node(kind, it, [it.expression])
    case .unsafeExpr(let it): node(kind, it, [it.expression])
    case .keyPathExpr(let it): node(kind, it, [it.root, it.components])
    case .ifExpr(let it): node(kind, it, [it.conditions, it.body.statements, elseBody(it.elseBody)])
    case .switchExpr(let it): node(kind, it, [it.subject, it.cases])
    case .genericSpecializationExpr(let it): node(kind, it, [it.expression, it.genericArgumentClause.arguments])
    case .typeExpr(let it): node(kind, it, [it.type])
    case .postfixIfConfigExpr(let it): node(kind, it, [it.base, it.config])
    case .patternExpr(let it): node(kind, it, [it.pattern])
    default: node("unknownExpr", syntax, [])
    }
  }

  private func elseBody(_ body: IfExprSyntax.ElseBody?) -> (any SyntaxProtocol)? {
    switch body {
    case .ifExpr(let next): next
    case .codeBlock(let block): block.statements
    default: nil
    }
  }

  private mutating func add(_ syntax: TypeSyntax) {
    let kind = "\(syntax.kind)"
    switch Syntax(syntax).as(SyntaxEnum.self) {
    case .identifierType(let it): node(kind, it, [it.name, it.genericArgumentClause?.arguments])
    case .memberType(let it): node(kind, it, [it.baseType, it.name, it.genericArgumentClause?.arguments])
    case .optionalType(let it): node(kind, it, [it.wrappedType])
    case .implicitlyUnwrappedOptionalType(let it): node(kind, it, [it.wrappedType])
    case .arrayType(let it): node(kind, it, [it.element])
    case .dictionaryType(let it): node(kind, it, [it.key, it.value])
    case .tupleType(let it): node(kind, it, [it.elements])
    case .functionType(let it): node(kind, it, [it.parameters, it.returnClause.type])
    case .attributedType(let it): node(kind, it, [it.specifiers, it.attributes, it.baseType])
    case .someOrAnyType(let it): node(kind, it, [it.constraint])
    case .compositionType(let it): node(kind, it, [it.elements])
    case .metatypeType(let it): node(kind, it, [it.baseType])
    default: node("unknownType", syntax, [])
    }
  }

  private mutating func add(_ syntax: PatternSyntax) {
    let kind = "\(syntax.kind)"
    switch Syntax(syntax).as(SyntaxEnum.self) {
    case .identifierPattern(let it): node(kind, it, [it.identifier])
    case .tuplePattern(let it): node(kind, it, [it.elements])
    case .valueBindingPattern(let it): node(kind, it, [it.pattern])
    case .isTypePattern(let it): node(kind, it, [it.type])
    case .expressionPattern(let it): node(kind, it, [it.expression])
    default: node(kind, syntax, [])
    }
  }

  private mutating func add(_ syntax: StmtSyntax) {
    let kind = "\(syntax.kind)"
    switch Syntax(syntax).as(SyntaxEnum.self) {
    case .expressionStmt(let it): node(kind, it, [it.expression])
    case .returnStmt(let it): node(kind, it, [it.expression])
    case .guardStmt(let it): node(kind, it, [it.conditions, it.body.statements])
    case .forStmt(let it):
      node(kind, it, [it.caseKeyword, it.pattern, it.sequence, it.whereClause?.condition, it.body.statements])
    case .whileStmt(let it): node(kind, it, [it.conditions, it.body.statements])
    case .repeatStmt(let it): node(kind, it, [it.body.statements, it.condition])
    case .breakStmt(let it): node(kind, it, [it.label])
    case .continueStmt(let it): node(kind, it, [it.label])
    case .fallThroughStmt: node(kind, syntax, [])
    case .throwStmt(let it): node(kind, it, [it.expression])
    case .deferStmt(let it): node(kind, it, [it.body.statements])
    case .doStmt(let it): node(kind, it, [it.body.statements, it.catchClauses])
    case .labeledStmt(let it): node(kind, it, [it.label, it.statement])
    default: node("unknownStmt", syntax, [])
    }
  }
}

extension TreePrinter {
  private mutating func add(_ syntax: DeclSyntax) {
    let kind = "\(syntax.kind)"
    switch Syntax(syntax).as(SyntaxEnum.self) {
    case .structDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .classDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .enumDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .actorDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .protocolDecl(let it): type(kind, it, it.name, nil, it.genericWhereClause)
    case .extensionDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.extendedType, it.inheritanceClause?.inheritedTypes, it.memberBlock.members,
          it.genericWhereClause?.requirements,
        ])
    case .functionDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.name, it.genericParameterClause?.parameters,
          it.signature.parameterClause.parameters, it.signature.returnClause?.type, it.body?.statements,
          it.genericWhereClause?.requirements,
        ])
    case .initializerDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.initKeyword, it.optionalMark, it.genericParameterClause?.parameters,
          it.signature.parameterClause.parameters, it.body?.statements, it.genericWhereClause?.requirements,
        ])
    case .subscriptDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.subscriptKeyword, it.genericParameterClause?.parameters,
          it.parameterClause.parameters, it.returnClause.type, accessors(it.accessorBlock),
          it.genericWhereClause?.requirements,
        ])
    case .variableDecl(let it): node(kind, it, [it.attributes, it.modifiers, it.bindingSpecifier, it.bindings])
    case .typeAliasDecl(let it): node(kind, it, [it.attributes, it.modifiers, it.name, it.initializer.value])
    case .enumCaseDecl(let it): node(kind, it, [it.attributes, it.modifiers, it.elements])
    case .ifConfigDecl(let it): node(kind, it, [it.clauses])
    case .macroExpansionDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.pound, it.macroName, it.arguments, it.trailingClosure,
          it.additionalTrailingClosures,
        ])
    case .accessorDecl(let it): node(kind, it, [it.accessorSpecifier, it.parameters?.name, it.body?.statements])
    default: node("unknownDecl", syntax, [])
    }
  }

  private mutating func type(
    _ kind: String, _ it: some DeclGroupSyntax, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?
  ) {
    node(
      kind, it,
      [
        it.attributes, it.modifiers, name, generics?.parameters, it.inheritanceClause?.inheritedTypes,
        it.memberBlock.members, whereClause?.requirements,
      ])
  }

  /// The getter's statements, or the list of accessors.
  private func accessors(_ block: AccessorBlockSyntax?) -> (any SyntaxProtocol)? {
    switch block?.accessors {
    case .getter(let items): items
    case .accessors(let list): list
    default: nil
    }
  }

  /// A requirement, with the comma behind it.
  private mutating func requirement(_ it: GenericRequirementSyntax) {
    let kind = "\(it.requirement.kind)"
    switch it.requirement {
    case .conformanceRequirement(let inner): node(kind, it, [inner.leftType, inner.rightType])
    case .sameTypeRequirement(let inner): node(kind, it, [Syntax(inner.leftType), Syntax(inner.rightType)])
    default: node("unknown", it, [])
    }
  }

  /// A step of a key path, with the dot before it.
  private mutating func component(_ it: KeyPathComponentSyntax) {
    let kind = "\(it.component.kind)"
    switch it.component {
    case .property(let property): node(kind, it, [property.declName])
    case .subscript(let index): node(kind, it, [index.arguments])
    default: node(kind, it, [])
    }
  }

  private mutating func addPart(_ syntax: Syntax) {
    let kind = "\(syntax.kind)"
    switch syntax.as(SyntaxEnum.self) {
    case .codeBlockItem(let it): add(it.item)
    case .memberBlockItem(let it): add(it.decl)
    case .stringSegment(let it): node(kind, it, [it.content])
    case .expressionSegment(let it): node(kind, it, [it.expressions])
    case .arrayElement(let it): add(it.expression)
    case .dictionaryElement(let it): node(kind, it, [it.key, it.value])
    case .labeledExpr(let it): node(kind, it, [it.label, it.expression])
    case .multipleTrailingClosureElement(let it): node(kind, it, [it.label, it.closure])
    case .closureSignature(let it):
      switch it.parameterClause {
      case .simpleInput(let list): node(kind, it, [it.capture?.items, list, it.returnClause?.type])
      case .parameterClause(let clause): node(kind, it, [it.capture?.items, clause.parameters, it.returnClause?.type])
      default: node(kind, it, [it.capture?.items, nil, it.returnClause?.type])
      }
    case .closureCapture(let it): node(kind, it, [it.name, it.initializer?.value])
    case .closureShorthandParameter(let it): node(kind, it, [it.name])
    case .closureParameter(let it): node(kind, it, [it.firstName, it.secondName, it.type])
    case .keyPathComponent(let it): component(it)
    case .genericArgument(let it):
      if case .type(let type) = it.argument { add(type) } else { node("unknownType", it, []) }
    case .tupleTypeElement(let it): node(kind, it, [it.firstName, it.type])
    case .compositionTypeElement(let it): add(it.type)
    case .simpleTypeSpecifier(let it): add(it.specifier)
    case .tuplePatternElement(let it): add(it.pattern)
    case .attribute(let it):
      if case .argumentList(let list) = it.arguments {
        node(kind, it, [it.attributeName, list])
      } else {
        node(kind, it, [it.attributeName, nil])
      }
    case .declModifier(let it): add(it.name)
    case .genericParameter(let it): node(kind, it, [it.name, it.inheritedType])
    case .genericRequirement(let it): requirement(it)
    case .inheritedType(let it): add(it.type)
    case .functionParameter(let it):
      node(
        kind, it,
        [it.attributes, it.firstName, it.secondName, it.type, it.ellipsis, it.defaultValue?.value])
    case .enumCaseElement(let it): node(kind, it, [it.name, it.parameterClause?.parameters, it.rawValue?.value])
    case .enumCaseParameter(let it): node(kind, it, [it.firstName, it.secondName, it.type, it.defaultValue?.value])
    case .patternBinding(let it):
      node(kind, it, [it.pattern, it.typeAnnotation?.type, it.initializer?.value, accessors(it.accessorBlock)])
    case .ifConfigClause(let it): node(kind, it, [it.condition, elements(it.elements)])
    case .conditionElement(let it): add(it.condition)
    case .availabilityCondition(let it): node(kind, it, [it.availabilityKeyword])
    case .matchingPatternCondition(let it): node(kind, it, [it.pattern, it.initializer.value])
    case .optionalBindingCondition(let it):
      node(kind, it, [it.pattern, it.typeAnnotation?.type, it.initializer?.value])
    case .switchCase(let it):
      if case .case(let label) = it.label {
        node(kind, it, [label.caseItems, it.statements])
      } else {
        node(kind, it, [nil, it.statements])
      }
    case .switchCaseItem(let it): node(kind, it, [it.pattern, it.whereClause?.condition])
    case .catchClause(let it): node(kind, it, [it.catchItems, it.body.statements])
    case .catchItem(let it): node(kind, it, [it.pattern, it.whereClause?.condition])
    default:
      if kind.hasSuffix("List") { list(kind, syntax) } else { node("unknown", syntax, []) }
    }
  }

  private func elements(_ elements: IfConfigClauseSyntax.Elements?) -> (any SyntaxProtocol)? {
    switch elements {
    case .statements(let list): list
    case .decls(let list): list
    case .switchCases(let list): list
    case .postfixExpression(let expression): expression
    case .attributes(let list): list
    default: nil
    }
  }
}
