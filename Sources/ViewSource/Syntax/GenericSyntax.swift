/// The form `<A: B>`.
struct GenericParameterClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var parameters: GenericParameterListSyntax { GenericParameterListSyntax(node) }
}

/// A type parameter.
struct GenericParameterSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var name: TokenSyntax { node[0] }
  var inheritedType: TypeSyntax? { node[optional: 1] }
}

/// The form `where A: B, C == D`.
struct GenericWhereClauseSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var requirements: GenericRequirementListSyntax { GenericRequirementListSyntax(node) }
}

/// A requirement among several.
struct GenericRequirementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var requirement: Requirement {
    kind == .conformanceRequirement
      ? .conformanceRequirement(RequirementSyntax(node)) : .sameTypeRequirement(RequirementSyntax(node))
  }

  /// The kinds of requirements.
  enum Requirement {
    case conformanceRequirement(RequirementSyntax)
    case sameTypeRequirement(RequirementSyntax)
  }
}

/// The forms `A: B` and `A == B` behind `where`.
struct RequirementSyntax: SyntaxProtocol {
  let node: SyntaxNode
  init(_ node: SyntaxNode) { self.node = node }

  var leftType: TypeSyntax { node[0] }
  var rightType: TypeSyntax { node[1] }
}
