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

  mutating func node(_ kind: String, _ syntax: some SyntaxProtocol, _ children: [(any SyntaxProtocol)?]) {
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
  mutating func list(_ kind: String, _ syntax: some SyntaxProtocol) {
    let children = syntax.children(viewMode: .sourceAccurate).filter {
      $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true
    }
    if children.isEmpty { text += "\(kind) 0 0 0\n" } else { node(kind, syntax, children.map { $0 }) }
  }

  mutating func add(_ syntax: any SyntaxProtocol) {
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
