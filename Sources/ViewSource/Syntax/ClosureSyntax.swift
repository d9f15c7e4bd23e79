/// A piece of a text: letters, or a value.
struct StringLiteralSegmentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var segment: Segment {
    kind == .stringSegment
      ? .stringSegment(StringSegmentSyntax(node)) : .expressionSegment(ExpressionSegmentSyntax(node))
  }

  /// The kinds of pieces.
  enum Segment {
    case stringSegment(StringSegmentSyntax)
    case expressionSegment(ExpressionSegmentSyntax)
  }
}

/// The form `{ parameters in statements }`.
struct ClosureExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .closureExpr }

  var signature: ClosureSignatureSyntax? { node[optional: 0] }
  var statements: CodeBlockItemListSyntax { node[1] }
}

/// What stands before `in`.
struct ClosureSignatureSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var capture: ClosureCaptureClauseSyntax? { node[optional: 0] }
  var parameterClause: ParameterClause? {
    node.child(1).map { list in
      list.kind == .closureParameterList
        ? .parameterClause(ClosureParameterClauseSyntax(list)) : .simpleInput(ClosureShorthandParameterListSyntax(list))
    }
  }
  var returnClause: ReturnClauseSyntax? { node[optional: 2] }

  /// The parameters, with parentheses around them or without.
  enum ParameterClause {
    case simpleInput(ClosureShorthandParameterListSyntax)
    case parameterClause(ClosureParameterClauseSyntax)
  }
}

/// The form `[weak self, a = b]`.
struct ClosureCaptureClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var items: ClosureCaptureListSyntax { ClosureCaptureListSyntax(node) }
}

/// The form `a = b`.
struct ClosureCaptureSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var name: TokenSyntax { node[0] }
  var initializer: InitializerClauseSyntax? { node[optional: 1] }
}

/// A parameter without parentheses.
struct ClosureShorthandParameterSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var name: TokenSyntax { node[0] }
}

/// The form `(a: Int, b)`.
struct ClosureParameterClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var parameters: ClosureParameterListSyntax { ClosureParameterListSyntax(node) }
}

/// A parameter in parentheses.
struct ClosureParameterSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var firstName: TokenSyntax { node[0] }
  var secondName: TokenSyntax? { node[optional: 1] }
  var type: TypeSyntax? { node[optional: 2] }
}

/// Letters of a text.
struct StringSegmentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .stringSegment }

  var content: TokenSyntax { node[0] }
}

/// The form `\\(value)` in a text.
struct ExpressionSegmentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .expressionSegment }

  var expressions: LabeledExprListSyntax { node[0] }
}

/// The form `= value`.
struct InitializerClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var value: ExprSyntax { ExprSyntax(node) }
}

/// Statements between braces.
struct CodeBlockSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var statements: CodeBlockItemListSyntax { CodeBlockItemListSyntax(node) }
}
