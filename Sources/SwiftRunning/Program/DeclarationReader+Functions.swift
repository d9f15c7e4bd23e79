extension DeclarationReader {
  /// Returns the source range of a function's `async` and `throws`.
  func effects(_ signature: FunctionSignatureSyntax, after name: TokenSyntax, before body: Int) -> Range<Int> {
    let start = max(signature.parameterClause.parameters.last.map(\.node.end) ?? 0, name.node.end)
    return start..<max(start, signature.returnClause?.type.node.start ?? body)
  }

  /// Returns whether modifiers make a member private to its type, not only its setter.
  func isStrict(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.private) && !$0.hasDetail }
  }

  /// Reads a subscript, or returns nil for a requirement.
  func readSubscript(_ syntax: SubscriptDeclSyntax, owner: TypeDeclaration) -> FunctionDeclaration? {
    guard let bodies = syntax.accessorBlock?.bodies, let getter = bodies.getter else { return nil }
    let isMutating = syntax.accessorBlock?.hasMutatingGetter ?? false
    if isMutating { file.program.hasMutatingGetters = true }
    let function = FunctionDeclaration(
      name: "subscript", owner: owner, file: file, location: file.location(of: syntax.subscriptKeyword),
      isStatic: syntax.modifiers.contains { $0.name.tokenKind == .keyword(.static) }, isMutating: isMutating,
      parameters: syntax.parameterClause.parameters, result: syntax.returnClause.type, body: getter,
      setter: bodies.setter,
      typeParameters: parameters(syntax.genericParameterClause, syntax.genericWhereClause),
      attributes: attributeNames(syntax.attributes))
    function.condition = condition
    return function
  }
}
