// Handwritten properties of declarations and types, as in SyntaxChoices.swift.

extension FunctionDeclSyntax {
  /// The signature: the parameters and the result type.
  package var signature: FunctionSignatureSyntax { FunctionSignatureSyntax(node) }
}

extension InitializerDeclSyntax {
  /// The signature: the parameters.
  package var signature: FunctionSignatureSyntax { FunctionSignatureSyntax(node) }
}

extension FunctionSignatureSyntax {
  /// The parameters.
  package var parameterClause: FunctionParameterClauseSyntax { node[node.kind == .functionDecl ? 4 : 5] }
  /// The result type, or nil for an initializer or a function without a result.
  package var returnClause: ReturnClauseSyntax? { node.kind == .functionDecl ? node[optional: 5] : nil }
}

extension AttributeSyntax {
  /// The arguments, or nil for an attribute without parentheses.
  package var arguments: Arguments? { node[optional: 1].map { .argumentList($0) } }

  /// The kinds of syntax between the parentheses.
  package enum Arguments {
    case argumentList(LabeledExprListSyntax)
  }
}

extension AccessorBlockSyntax {
  /// The accessors, or the body of the getter.
  package var accessors: Accessors {
    kind == .accessorDeclList ? .accessors(AccessorDeclListSyntax(node)) : .getter(CodeBlockItemListSyntax(node))
  }

  /// The kinds of syntax between the braces.
  package enum Accessors {
    case getter(CodeBlockItemListSyntax)
    case accessors(AccessorDeclListSyntax)
  }
}

extension GenericArgumentSyntax {
  /// The argument as the type of its kind.
  package var argument: Argument { .type(TypeSyntax(node)) }

  /// The kinds of generic arguments.
  package enum Argument {
    case type(TypeSyntax)
  }
}

extension GenericRequirementSyntax {
  /// The requirement as the type of its kind.
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
  /// The argument labels after the name, with nil for `_`, or nil if the name has no argument labels.
  ///
  /// Argument labels have no nodes; they are found in the text.
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

/// A macro expansion, such as `#name(arguments) { }`: an expression, or a declaration with attributes and modifiers.
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
