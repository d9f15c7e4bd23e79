/// The form `a`.
struct IdentifierPatternSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .identifierPattern }

  var identifier: TokenSyntax { node[0] }
}

/// The form `(a, b)`.
struct TuplePatternSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .tuplePattern }

  var elements: TuplePatternElementListSyntax { node[0] }
}

/// A pattern among several.
struct TuplePatternElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var pattern: PatternSyntax { PatternSyntax(node) }
}

/// The form `let a`.
struct ValueBindingPatternSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .valueBindingPattern }

  var pattern: PatternSyntax { node[0] }
}

/// The form `is A`.
struct IsTypePatternSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .isTypePattern }

  var type: TypeSyntax { node[0] }
}

/// A value to match.
struct ExpressionPatternSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .expressionPattern }

  var expression: ExprSyntax { node[0] }
}
