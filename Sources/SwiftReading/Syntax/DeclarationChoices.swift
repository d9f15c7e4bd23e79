// The same as SyntaxChoices.swift, for declarations and types.

extension FunctionDeclSyntax {
  /// The parameters and the result.
  package var signature: FunctionSignatureSyntax { FunctionSignatureSyntax(node) }
}

extension InitializerDeclSyntax {
  /// The parameters.
  package var signature: FunctionSignatureSyntax { FunctionSignatureSyntax(node) }
}

extension FunctionSignatureSyntax {
  /// The parameters.
  package var parameterClause: FunctionParameterClauseSyntax { node[node.kind == .functionDecl ? 4 : 5] }
  /// The result's type; nil for an initializer and a function without a result.
  package var returnClause: ReturnClauseSyntax? { node.kind == .functionDecl ? node[optional: 5] : nil }
}

extension AttributeSyntax {
  /// The arguments, or nil for an attribute without parentheses.
  package var arguments: Arguments? { node[optional: 1].map { .argumentList($0) } }

  /// What stands between the parentheses.
  package enum Arguments {
    case argumentList(LabeledExprListSyntax)
  }
}

extension AccessorBlockSyntax {
  /// The accessors, or the body of the getter.
  package var accessors: Accessors {
    kind == .accessorDeclList ? .accessors(AccessorDeclListSyntax(node)) : .getter(CodeBlockItemListSyntax(node))
  }

  /// The forms between the braces.
  package enum Accessors {
    case getter(CodeBlockItemListSyntax)
    case accessors(AccessorDeclListSyntax)
  }
}

extension GenericArgumentSyntax {
  /// What the argument is.
  package var argument: Argument { .type(TypeSyntax(node)) }

  /// The kinds of arguments.
  package enum Argument {
    case type(TypeSyntax)
  }
}

extension GenericRequirementSyntax {
  /// What the requirement is.
  package var requirement: Requirement {
    kind == .conformanceRequirement
      ? .conformanceRequirement(RequirementSyntax(node)) : .sameTypeRequirement(RequirementSyntax(node))
  }

  /// The kinds of requirements.
  package enum Requirement {
    case conformanceRequirement(RequirementSyntax)
    case sameTypeRequirement(RequirementSyntax)
  }
}

extension DeclReferenceExprSyntax {
  /// The labels behind the name, nil for `_`; nil if there are none: they are part of the node's text alone.
  package var labels: [String?]? {
    guard node.end > baseName.node.end else { return nil }
    let text = trimmedDescription
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
    return text[text.index(after: open)..<close].split(separator: ":").map { label in
      let name = label.filter { !$0.isWhitespace }
      return name == "_" ? nil : name
    }
  }
}

/// The form `#name(arguments) { }`, as an expression and as a declaration with attributes and modifiers before it.
package struct MacroExpansionExprSyntax: SyntaxProtocol {
  package let node: SyntaxNode
  package init(_ node: SyntaxNode) { self.node = node }
  package static func holds(_ kind: SyntaxKind) -> Bool { kind == .macroExpansionExpr || kind == .macroExpansionDecl }

  private var first: Int { node.kind == .macroExpansionDecl ? 2 : 0 }
  package var pound: TokenSyntax { node[first] }
  package var macroName: TokenSyntax { node[first + 1] }
  package var arguments: LabeledExprListSyntax { node[first + 2] }
  package var trailingClosure: ClosureExprSyntax? { node[optional: first + 3] }
  package var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { node[first + 4] }
}
