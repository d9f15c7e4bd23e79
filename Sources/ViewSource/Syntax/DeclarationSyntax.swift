/// A type with its members.
struct TypeDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var attributes: AttributeListSyntax { node[0] }
  var modifiers: DeclModifierListSyntax { node[1] }
  var name: TokenSyntax { node[2] }
  var genericParameterClause: GenericParameterClauseSyntax? { node[optional: 3] }
  var inheritanceClause: InheritanceClauseSyntax? { node[optional: 4] }
  var memberBlock: MemberBlockSyntax { node[5] }
  var genericWhereClause: GenericWhereClauseSyntax? { node[optional: 6] }

  static func holds(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl: true
    default: false
    }
  }
}

/// The form `extension A: B { }`.
struct ExtensionDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .extensionDecl }

  var attributes: AttributeListSyntax { node[0] }
  var modifiers: DeclModifierListSyntax { node[1] }
  var extendedType: TypeSyntax { node[2] }
  var inheritanceClause: InheritanceClauseSyntax? { node[optional: 3] }
  var memberBlock: MemberBlockSyntax { node[4] }
  var genericWhereClause: GenericWhereClauseSyntax? { node[optional: 5] }
}

/// Members between braces.
struct MemberBlockSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var members: MemberBlockItemListSyntax { MemberBlockItemListSyntax(node) }
}

/// A member.
struct MemberBlockItemSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var decl: DeclSyntax { DeclSyntax(node) }
}

/// The form `: A, B`.
struct InheritanceClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var inheritedTypes: InheritedTypeListSyntax { InheritedTypeListSyntax(node) }
}

/// A type that another inherits from.
struct InheritedTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var type: TypeSyntax { TypeSyntax(node) }
}

/// The form `private` and its like.
struct DeclModifierSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var name: TokenSyntax { TokenSyntax(node) }
}

/// The form `@Name(arguments)`.
struct AttributeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .attribute }

  var attributeName: TypeSyntax { node[0] }
  var arguments: Arguments? { node[optional: 1].map { .argumentList($0) } }

  /// What stands between the parentheses.
  enum Arguments {
    case argumentList(LabeledExprListSyntax)
  }
}

/// An attribute among several.
struct AttributeListElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var element: AttributeSyntax { AttributeSyntax(node) }
}

/// The form `var a: B = c { }`.
struct VariableDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .variableDecl }

  var attributes: AttributeListSyntax { node[0] }
  var modifiers: DeclModifierListSyntax { node[1] }
  var bindingSpecifier: TokenSyntax { node[2] }
  var bindings: PatternBindingListSyntax { node[3] }
}

/// The form `a: B = c { }`.
struct PatternBindingSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var pattern: PatternSyntax { node[0] }
  var typeAnnotation: TypeAnnotationSyntax? { node[optional: 1] }
  var initializer: InitializerClauseSyntax? { node[optional: 2] }
  var accessorBlock: AccessorBlockSyntax? { node[optional: 3] }
}

/// The accessors of a property, or the body of its getter.
struct AccessorBlockSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var accessors: Accessors {
    kind == .accessorDeclList ? .accessors(AccessorDeclListSyntax(node)) : .getter(CodeBlockItemListSyntax(node))
  }

  /// What stands between the braces.
  enum Accessors {
    case getter(CodeBlockItemListSyntax)
    case accessors(AccessorDeclListSyntax)
  }
}

/// The form `set(a) { }`.
struct AccessorDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .accessorDecl }

  var accessorSpecifier: TokenSyntax { node[0] }
  var parameters: AccessorParametersSyntax? { node[optional: 1] }
  var body: CodeBlockSyntax? { node[optional: 2] }
}

/// The form `(a)` behind `set`.
struct AccessorParametersSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var name: TokenSyntax { TokenSyntax(node) }
}

/// The form `typealias A = B`.
struct TypeAliasDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .typeAliasDecl }

  var name: TokenSyntax { node[2] }
  var initializer: TypeInitializerClauseSyntax { node[3] }
}

/// The form `= A`.
struct TypeInitializerClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var value: TypeSyntax { TypeSyntax(node) }
}

/// The form `case a, b`.
struct EnumCaseDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .enumCaseDecl }

  var elements: EnumCaseElementListSyntax { node[2] }
}

/// The form `a(b: C) = d`.
struct EnumCaseElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var name: TokenSyntax { node[0] }
  var parameterClause: EnumCaseParameterClauseSyntax? { node[optional: 1] }
  var rawValue: InitializerClauseSyntax? { node[optional: 2] }
}

/// The form `(a: B)` behind a case.
struct EnumCaseParameterClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var parameters: EnumCaseParameterListSyntax { EnumCaseParameterListSyntax(node) }
}

/// The form `a: B = c`.
struct EnumCaseParameterSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var firstName: TokenSyntax? { node[optional: 0] }
  var secondName: TokenSyntax? { node[optional: 1] }
  var type: TypeSyntax { node[2] }
  var defaultValue: InitializerClauseSyntax? { node[optional: 3] }
}

/// The form `#if … #endif`.
struct IfConfigDeclSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .ifConfigDecl }

  var clauses: IfConfigClauseListSyntax { node[0] }
}

/// The form `#if a …`.
struct IfConfigClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var condition: ExprSyntax? { node[optional: 0] }
  var elements: Syntax? { node[optional: 1] }
}
