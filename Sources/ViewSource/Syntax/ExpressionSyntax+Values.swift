/// The form `12`.
struct IntegerLiteralExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .integerLiteralExpr }

  var literal: TokenSyntax { node[0] }
}

/// The form `1.5`.
struct FloatLiteralExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .floatLiteralExpr }

  var literal: TokenSyntax { node[0] }
}

/// The form `true`.
struct BooleanLiteralExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .booleanLiteralExpr }

  var literal: TokenSyntax { node[0] }
}

/// The form `"text \(value)"`.
struct StringLiteralExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .stringLiteralExpr }

  var openingPounds: TokenSyntax? { node[optional: 0] }
  var openingQuote: TokenSyntax { node[1] }
  var segments: StringLiteralSegmentListSyntax { node[2] }
}

/// The form `[a, b]`.
struct ArrayExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .arrayExpr }

  var elements: ArrayElementListSyntax { node[0] }
}

/// An element of an array.
struct ArrayElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var expression: ExprSyntax { ExprSyntax(node) }
}

/// The form `[a: b]` or `[:]`.
struct DictionaryExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .dictionaryExpr }

  var content: Content { node[optional: 0].map { .elements($0) } ?? .colon }

  /// What stands between the brackets.
  enum Content {
    case elements(DictionaryElementListSyntax)
    case colon
  }
}

/// The form `a: b`.
struct DictionaryElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .dictionaryElement }

  var key: ExprSyntax { node[0] }
  var value: ExprSyntax { node[1] }
}

/// The form `(a, b: c)`.
struct TupleExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .tupleExpr }

  var elements: LabeledExprListSyntax { node[0] }
}

/// The form `label: value`.
struct LabeledExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .labeledExpr }

  var label: TokenSyntax? { node[optional: 0] }
  var expression: ExprSyntax { node[1] }
}

/// A name.
struct DeclReferenceExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .declReferenceExpr }

  var baseName: TokenSyntax { node[0] }
  /// The labels behind the name, nil for `_`; nil if there are none: they are part of the node's text alone.
  var labels: [String?]? {
    guard node.end > baseName.node.end else { return nil }
    let text = trimmedDescription
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
    return text[text.index(after: open)..<close].split(separator: ":").map { label in
      let name = label.filter { !$0.isWhitespace }
      return name == "_" ? nil : name
    }
  }
}

/// The form `base.name`.
struct MemberAccessExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .memberAccessExpr }

  var base: ExprSyntax? { node[optional: 0] }
  var declName: DeclReferenceExprSyntax { node[1] }
}

/// The form `callee(arguments) { }`.
struct FunctionCallExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .functionCallExpr }

  var calledExpression: ExprSyntax { node[0] }
  var arguments: LabeledExprListSyntax { node[1] }
  var trailingClosure: ClosureExprSyntax? { node[optional: 2] }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node[3] }
}

/// The form `base[arguments]`.
struct SubscriptCallExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .subscriptCallExpr }

  var calledExpression: ExprSyntax { node[0] }
  var arguments: LabeledExprListSyntax { node[1] }
  var trailingClosure: ClosureExprSyntax? { node[optional: 2] }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node[3] }
}

/// The form `#name(arguments) { }`, also as a declaration.
struct MacroExpansionExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  private var first: Int { node.kind == .macroExpansionDecl ? 2 : 0 }
  var pound: TokenSyntax { node[first] }
  var macroName: TokenSyntax { node[first + 1] }
  var arguments: LabeledExprListSyntax { node[first + 2] }
  var trailingClosure: ClosureExprSyntax? { node[optional: first + 3] }
  var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node[first + 4] }

  static func holds(_ kind: SyntaxKind) -> Bool { kind == .macroExpansionExpr || kind == .macroExpansionDecl }
}

/// The form `label: { }` behind a call.
struct MultipleTrailingClosureElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var label: TokenSyntax { node[0] }
  var closure: ClosureExprSyntax { node[1] }
}

/// The form `a + b ? c : d`, not yet grouped.
struct SequenceExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .sequenceExpr }

  var elements: ExprListSyntax { node[0] }
}

/// The form `-a`.
struct PrefixOperatorExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .prefixOperatorExpr }

  var `operator`: TokenSyntax { node[0] }
  var expression: ExprSyntax { node[1] }
}

/// The form `a...`.
struct PostfixOperatorExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .postfixOperatorExpr }

  var expression: ExprSyntax { node[0] }
  var `operator`: TokenSyntax { node[1] }
}

/// The form `+` between operands.
struct BinaryOperatorExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .binaryOperatorExpr }

  var `operator`: TokenSyntax { node[0] }
}

/// The form `? a :` between operands.
struct UnresolvedTernaryExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .unresolvedTernaryExpr }

  var thenExpression: ExprSyntax { node[0] }
}

/// The form `as?` before a type.
struct UnresolvedAsExprSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .unresolvedAsExpr }

  var questionOrExclamationMark: TokenSyntax? { node[optional: 0] }
}
