/// The form `Name<Argument>` as a type.
struct IdentifierTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .identifierType }

  var name: TokenSyntax { node[0] }
  var genericArgumentClause: GenericArgumentClauseSyntax? { node[optional: 1] }
}

/// The form `Outer.Name`.
struct MemberTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .memberType }

  var baseType: TypeSyntax { node[0] }
  var name: TokenSyntax { node[1] }
  var genericArgumentClause: GenericArgumentClauseSyntax? { node[optional: 2] }
}

/// The form `<A, B>`.
struct GenericArgumentClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var arguments: GenericArgumentListSyntax { GenericArgumentListSyntax(node) }
}

/// An argument between angle brackets.
struct GenericArgumentSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var argument: Argument { .type(TypeSyntax(node)) }

  /// What an argument may be.
  enum Argument {
    case type(TypeSyntax)
  }
}

/// The form `A?`.
struct OptionalTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .optionalType }

  var wrappedType: TypeSyntax { node[0] }
}

/// The form `A!`.
struct ImplicitlyUnwrappedOptionalTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .implicitlyUnwrappedOptionalType }

  var wrappedType: TypeSyntax { node[0] }
}

/// The form `[A]`.
struct ArrayTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .arrayType }

  var element: TypeSyntax { node[0] }
}

/// The form `[A: B]`.
struct DictionaryTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .dictionaryType }

  var key: TypeSyntax { node[0] }
  var value: TypeSyntax { node[1] }
}

/// The form `(A, name: B)`.
struct TupleTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .tupleType }

  var elements: TupleTypeElementListSyntax { node[0] }
}

/// The form `name: A` in a tuple or before an arrow.
struct TupleTypeElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var firstName: TokenSyntax? { node[optional: 0] }
  var type: TypeSyntax { node[1] }
}

/// The form `(A) -> B`.
struct FunctionTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .functionType }

  var parameters: TupleTypeElementListSyntax { node[0] }
  var returnClause: ReturnClauseSyntax { node[1] }
}

/// The form `-> A`.
struct ReturnClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var type: TypeSyntax { TypeSyntax(node) }
}

/// The form `inout @escaping A`.
struct AttributedTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .attributedType }

  var specifiers: TypeSpecifierListSyntax { node[0] }
  var attributes: AttributeListSyntax { node[1] }
  var baseType: TypeSyntax { node[2] }
}

/// The form `some A`.
struct SomeOrAnyTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .someOrAnyType }

  var constraint: TypeSyntax { node[0] }
}

/// The form `A & B`.
struct CompositionTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .compositionType }

  var elements: CompositionTypeElementListSyntax { node[0] }
}

/// A type among several.
struct CompositionTypeElementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var type: TypeSyntax { TypeSyntax(node) }
}

/// The form `A.Type`.
struct MetatypeTypeSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }
  static func holds(_ kind: SyntaxKind) -> Bool { kind == .metatypeType }

  var baseType: TypeSyntax { node[0] }
}
