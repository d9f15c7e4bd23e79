/// The form `func a(b: C) -> D { }`.
struct FunctionDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .functionDecl }

  var attributes: AttributeListSyntax { node[0] }
  var modifiers: DeclModifierListSyntax { node[1] }
  var name: TokenSyntax { node[2] }
  var genericParameterClause: GenericParameterClauseSyntax? { node[optional: 3] }
  var signature: FunctionSignatureSyntax { FunctionSignatureSyntax(node) }
  var body: CodeBlockSyntax? { node[optional: 6] }
  var genericWhereClause: GenericWhereClauseSyntax? { node[optional: 7] }
}

/// The parameters and the result of a function or an initialiser.
struct FunctionSignatureSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var parameterClause: FunctionParameterClauseSyntax { node[node.kind == .functionDecl ? 4 : 5] }
  var returnClause: ReturnClauseSyntax? { node.kind == .functionDecl ? node[optional: 5] : nil }
}

/// The form `(a: B, c d: E)`.
struct FunctionParameterClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var parameters: FunctionParameterListSyntax { FunctionParameterListSyntax(node) }
}

/// The form `a b: C = d`.
struct FunctionParameterSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var attributes: AttributeListSyntax { node[0] }
  var firstName: TokenSyntax { node[1] }
  var secondName: TokenSyntax? { node[optional: 2] }
  var type: TypeSyntax { node[3] }
  var ellipsis: TokenSyntax? { node[optional: 4] }
  var defaultValue: InitializerClauseSyntax? { node[optional: 5] }
}

/// The form `init?(a: B) { }`.
struct InitializerDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .initializerDecl }

  var attributes: AttributeListSyntax { node[0] }
  var modifiers: DeclModifierListSyntax { node[1] }
  var initKeyword: TokenSyntax { node[2] }
  var optionalMark: TokenSyntax? { node[optional: 3] }
  var genericParameterClause: GenericParameterClauseSyntax? { node[optional: 4] }
  var signature: FunctionSignatureSyntax { FunctionSignatureSyntax(node) }
  var body: CodeBlockSyntax? { node[optional: 6] }
  var genericWhereClause: GenericWhereClauseSyntax? { node[optional: 7] }
}

/// The form `subscript(a: B) -> C { }`.
struct SubscriptDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .subscriptDecl }

  var attributes: AttributeListSyntax { node[0] }
  var modifiers: DeclModifierListSyntax { node[1] }
  var subscriptKeyword: TokenSyntax { node[2] }
  var genericParameterClause: GenericParameterClauseSyntax? { node[optional: 3] }
  var parameterClause: FunctionParameterClauseSyntax { node[4] }
  var returnClause: ReturnClauseSyntax { node[5] }
  var accessorBlock: AccessorBlockSyntax? { node[optional: 6] }
  var genericWhereClause: GenericWhereClauseSyntax? { node[optional: 7] }
}
