/// The form `is` before a type.
struct UnresolvedIsExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .unresolvedIsExpr }
}

/// The form `=` between operands.
struct AssignmentExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .assignmentExpr }
}

/// The form `_`.
struct DiscardAssignmentExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .discardAssignmentExpr }
}

/// The form `super`.
struct SuperExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .superExpr }
}

/// The form `a?`.
struct OptionalChainingExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .optionalChainingExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `a!`.
struct ForceUnwrapExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .forceUnwrapExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `await a`.
struct AwaitExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .awaitExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `&a`.
struct InOutExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .inOutExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `copy a`.
struct CopyExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .copyExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `borrow a`.
struct BorrowExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .borrowExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `consume a`.
struct ConsumeExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .consumeExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `unsafe a`.
struct UnsafeExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .unsafeExpr }

  var expression: ExprSyntax { node[0] }
}

/// The form `try? a`.
struct TryExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .tryExpr }

  var questionOrExclamationMark: TokenSyntax? { node[optional: 0] }
  var expression: ExprSyntax { node[1] }
}

/// The form `\\Root.name[0]`.
struct KeyPathExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .keyPathExpr }

  var root: TypeSyntax? { node[optional: 0] }
  var components: KeyPathComponentListSyntax { node[1] }
}

/// A step of a key path.
struct KeyPathComponentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var component: Component {
    switch kind {
    case .keyPathPropertyComponent: .property(KeyPathPropertyComponentSyntax(node))
    case .keyPathSubscriptComponent: .subscript(KeyPathSubscriptComponentSyntax(node))
    default: .optional
    }
  }

  /// The kinds of steps.
  enum Component {
    case property(KeyPathPropertyComponentSyntax)
    case `subscript`(KeyPathSubscriptComponentSyntax)
    case optional
  }
}

/// The form `.name` in a key path.
struct KeyPathPropertyComponentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var declName: DeclReferenceExprSyntax { node[0] }
}

/// The form `[index]` in a key path.
struct KeyPathSubscriptComponentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var arguments: LabeledExprListSyntax { node[0] }
}

/// The form `if condition { } else { }`.
struct IfExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .ifExpr }

  var conditions: ConditionElementListSyntax { node[0] }
  var body: CodeBlockSyntax { node[1] }
  var elseBody: ElseBody? {
    node.child(2).map { $0.kind == .ifExpr ? .ifExpr(IfExprSyntax($0)) : .codeBlock(CodeBlockSyntax($0)) }
  }

  /// What follows `else`.
  enum ElseBody {
    case ifExpr(IfExprSyntax)
    case codeBlock(CodeBlockSyntax)
  }
}

/// The form `switch subject { }`.
struct SwitchExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .switchExpr }

  var subject: ExprSyntax { node[0] }
  var cases: SwitchCaseListSyntax { node[1] }
}

/// The form `Name<Argument>`.
struct GenericSpecializationExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .genericSpecializationExpr }

  var expression: ExprSyntax { node[0] }
  var genericArgumentClause: GenericArgumentClauseSyntax { node[1] }
}

/// A type where an expression may stand.
struct TypeExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .typeExpr }

  var type: TypeSyntax { node[0] }
}

/// The form `base #if … .member #endif`.
struct PostfixIfConfigExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .postfixIfConfigExpr }

  var base: ExprSyntax? { node[optional: 0] }
  var config: IfConfigDeclSyntax { node[1] }
}

/// A pattern where an expression may stand.
struct PatternExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .patternExpr }

  var pattern: PatternSyntax { node[0] }
}
