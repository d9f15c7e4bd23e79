/// A statement, a declaration or an expression of a body.
struct CodeBlockItemSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var item: Item {
    if kind.isExpression { return .expr(ExprSyntax(node)) }
    return kind.isStatement ? .stmt(StmtSyntax(node)) : .decl(DeclSyntax(node))
  }

  /// What stands in a body.
  enum Item {
    case decl(DeclSyntax)
    case stmt(StmtSyntax)
    case expr(ExprSyntax)
  }
}

/// The form `if` or `switch` as a statement.
struct ExpressionStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .expressionStmt }

  var expression: ExprSyntax { node[0] }
}

/// The form `return a`.
struct ReturnStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .returnStmt }

  var expression: ExprSyntax? { node[optional: 0] }
}

/// The form `guard a else { }`.
struct GuardStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .guardStmt }

  var conditions: ConditionElementListSyntax { node[0] }
  var body: CodeBlockSyntax { node[1] }
}

/// The form `for a in b where c { }`.
struct ForStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .forStmt }

  var caseKeyword: TokenSyntax? { node[optional: 0] }
  var pattern: PatternSyntax { node[1] }
  var sequence: ExprSyntax { node[2] }
  var whereClause: WhereClauseSyntax? { node[optional: 3] }
  var body: CodeBlockSyntax { node[4] }
}

/// The form `where a`.
struct WhereClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var condition: ExprSyntax { ExprSyntax(node) }
}

/// The form `while a { }`.
struct WhileStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .whileStmt }

  var conditions: ConditionElementListSyntax { node[0] }
  var body: CodeBlockSyntax { node[1] }
}

/// The form `repeat { } while a`.
struct RepeatStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .repeatStmt }

  var body: CodeBlockSyntax { node[0] }
  var condition: ExprSyntax { node[1] }
}

/// The form `break a`.
struct BreakStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .breakStmt }

  var label: TokenSyntax? { node[optional: 0] }
}

/// The form `continue a`.
struct ContinueStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .continueStmt }

  var label: TokenSyntax? { node[optional: 0] }
}

/// The form `throw a`.
struct ThrowStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .throwStmt }

  var expression: ExprSyntax { node[0] }
}

/// The form `defer { }`.
struct DeferStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .deferStmt }

  var body: CodeBlockSyntax { node[0] }
}

/// The form `do { } catch { }`.
struct DoStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .doStmt }

  var body: CodeBlockSyntax { node[0] }
  var catchClauses: CatchClauseListSyntax { node[1] }
}

/// The form `catch a { }`.
struct CatchClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var catchItems: CatchItemListSyntax { node[0] }
  var body: CodeBlockSyntax { node[1] }
}

/// The form `a where b` behind `catch`.
struct CatchItemSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var pattern: PatternSyntax? { node[optional: 0] }
  var whereClause: WhereClauseSyntax? { node[optional: 1] }
}

/// The form `a: for …`.
struct LabeledStmtSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .labeledStmt }

  var label: TokenSyntax { node[0] }
  var statement: StmtSyntax { node[1] }
}

/// A condition of `if`, `guard` or `while`.
struct ConditionElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var condition: Condition {
    switch kind {
    case .availabilityCondition: .availability(AvailabilityConditionSyntax(node))
    case .matchingPatternCondition: .matchingPattern(MatchingPatternConditionSyntax(node))
    case .optionalBindingCondition: .optionalBinding(OptionalBindingConditionSyntax(node))
    default: .expression(ExprSyntax(node))
    }
  }

  /// The kinds of conditions.
  enum Condition {
    case expression(ExprSyntax)
    case availability(AvailabilityConditionSyntax)
    case matchingPattern(MatchingPatternConditionSyntax)
    case optionalBinding(OptionalBindingConditionSyntax)
  }
}

/// The form `#available(…)`.
struct AvailabilityConditionSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var availabilityKeyword: TokenSyntax { node[0] }
}

/// The form `case a = b`.
struct MatchingPatternConditionSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var pattern: PatternSyntax { node[0] }
  var initializer: InitializerClauseSyntax { node[1] }
}

/// The form `let a: T = b`.
struct OptionalBindingConditionSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var pattern: PatternSyntax { node[0] }
  var typeAnnotation: TypeAnnotationSyntax? { node[optional: 1] }
  var initializer: InitializerClauseSyntax? { node[optional: 2] }
}

/// The form `: A`.
struct TypeAnnotationSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var type: TypeSyntax { TypeSyntax(node) }
}

/// A case, or cases under a condition.
struct SwitchCaseListElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var element: Element {
    kind == .ifConfigDecl ? .ifConfigDecl(IfConfigDeclSyntax(node)) : .switchCase(SwitchCaseSyntax(node))
  }

  /// What stands in the braces of `switch`.
  enum Element {
    case switchCase(SwitchCaseSyntax)
    case ifConfigDecl(IfConfigDeclSyntax)
  }
}

/// The form `case a: …`.
struct SwitchCaseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var label: Label { node[optional: 0].map { .case($0) } ?? .default }
  var statements: CodeBlockItemListSyntax { node[1] }

  /// What stands before the colon.
  enum Label {
    case `case`(SwitchCaseLabelSyntax)
    case `default`
  }
}

/// The form `case a, b:`.
struct SwitchCaseLabelSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var caseItems: SwitchCaseItemListSyntax { SwitchCaseItemListSyntax(node) }
}

/// The form `a where b` behind `case`.
struct SwitchCaseItemSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var pattern: PatternSyntax { node[0] }
  var whereClause: WhereClauseSyntax? { node[optional: 1] }
}
