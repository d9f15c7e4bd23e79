import SwiftSyntax

// Declarations, and the parts of which they and other syntax are made.
extension TreePrinter {
  mutating func add(_ syntax: DeclSyntax) {
    let kind = "\(syntax.kind)"
    switch Syntax(syntax).as(SyntaxEnum.self) {
    case .structDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .classDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .enumDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .actorDecl(let it): type(kind, it, it.name, it.genericParameterClause, it.genericWhereClause)
    case .protocolDecl(let it): type(kind, it, it.name, nil, it.genericWhereClause)
    case .extensionDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.extendedType, it.inheritanceClause?.inheritedTypes, it.memberBlock.members,
          it.genericWhereClause?.requirements,
        ])
    case .functionDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.name, it.genericParameterClause?.parameters,
          it.signature.parameterClause.parameters, it.signature.returnClause?.type, it.body?.statements,
          it.genericWhereClause?.requirements,
        ])
    case .initializerDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.initKeyword, it.optionalMark, it.genericParameterClause?.parameters,
          it.signature.parameterClause.parameters, it.body?.statements, it.genericWhereClause?.requirements,
        ])
    case .subscriptDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.subscriptKeyword, it.genericParameterClause?.parameters,
          it.parameterClause.parameters, it.returnClause.type, accessors(it.accessorBlock),
          it.genericWhereClause?.requirements,
        ])
    case .variableDecl(let it): node(kind, it, [it.attributes, it.modifiers, it.bindingSpecifier, it.bindings])
    case .typeAliasDecl(let it): node(kind, it, [it.attributes, it.modifiers, it.name, it.initializer.value])
    case .enumCaseDecl(let it): node(kind, it, [it.attributes, it.modifiers, it.elements])
    case .ifConfigDecl(let it): node(kind, it, [it.clauses])
    case .macroExpansionDecl(let it):
      node(
        kind, it,
        [
          it.attributes, it.modifiers, it.pound, it.macroName, it.arguments, it.trailingClosure,
          it.additionalTrailingClosures,
        ])
    case .accessorDecl(let it): node(kind, it, [it.accessorSpecifier, it.parameters?.name, it.body?.statements])
    default: node("unknownDecl", syntax, [])
    }
  }

  private mutating func type(
    _ kind: String, _ it: some DeclGroupSyntax, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?
  ) {
    node(
      kind, it,
      [
        it.attributes, it.modifiers, name, generics?.parameters, it.inheritanceClause?.inheritedTypes,
        it.memberBlock.members, whereClause?.requirements,
      ])
  }

  /// The getter's statements, or the list of accessors.
  private func accessors(_ block: AccessorBlockSyntax?) -> (any SyntaxProtocol)? {
    switch block?.accessors {
    case .getter(let items): items
    case .accessors(let list): list
    default: nil
    }
  }

  /// A requirement, with the comma behind it.
  private mutating func requirement(_ it: GenericRequirementSyntax) {
    let kind = "\(it.requirement.kind)"
    switch it.requirement {
    case .conformanceRequirement(let inner): node(kind, it, [inner.leftType, inner.rightType])
    case .sameTypeRequirement(let inner): node(kind, it, [Syntax(inner.leftType), Syntax(inner.rightType)])
    default: node("unknown", it, [])
    }
  }

  /// A step of a key path, with the dot before it.
  private mutating func component(_ it: KeyPathComponentSyntax) {
    let kind = "\(it.component.kind)"
    switch it.component {
    case .property(let property): node(kind, it, [property.declName])
    case .subscript(let index): node(kind, it, [index.arguments])
    default: node(kind, it, [])
    }
  }

  mutating func addPart(_ syntax: Syntax) {
    let kind = "\(syntax.kind)"
    switch syntax.as(SyntaxEnum.self) {
    case .codeBlockItem(let it): add(it.item)
    case .memberBlockItem(let it): add(it.decl)
    case .stringSegment(let it): node(kind, it, [it.content])
    case .expressionSegment(let it): node(kind, it, [it.expressions])
    case .arrayElement(let it): add(it.expression)
    case .dictionaryElement(let it): node(kind, it, [it.key, it.value])
    case .labeledExpr(let it): node(kind, it, [it.label, it.expression])
    case .multipleTrailingClosureElement(let it): node(kind, it, [it.label, it.closure])
    case .closureSignature(let it):
      switch it.parameterClause {
      case .simpleInput(let list): node(kind, it, [it.capture?.items, list, it.returnClause?.type])
      case .parameterClause(let clause): node(kind, it, [it.capture?.items, clause.parameters, it.returnClause?.type])
      default: node(kind, it, [it.capture?.items, nil, it.returnClause?.type])
      }
    case .closureCapture(let it): node(kind, it, [it.name, it.initializer?.value])
    case .closureShorthandParameter(let it): node(kind, it, [it.name])
    case .closureParameter(let it): node(kind, it, [it.firstName, it.secondName, it.type])
    case .keyPathComponent(let it): component(it)
    case .genericArgument(let it):
      if case .type(let type) = it.argument { add(type) } else { node("unknownType", it, []) }
    case .tupleTypeElement(let it): node(kind, it, [it.firstName, it.type])
    case .compositionTypeElement(let it): add(it.type)
    case .simpleTypeSpecifier(let it): add(it.specifier)
    case .tuplePatternElement(let it): add(it.pattern)
    case .attribute(let it):
      if case .argumentList(let list) = it.arguments {
        node(kind, it, [it.attributeName, list])
      } else {
        node(kind, it, [it.attributeName, nil])
      }
    case .declModifier(let it): add(it.name)
    case .genericParameter(let it): node(kind, it, [it.name, it.inheritedType])
    case .genericRequirement(let it): requirement(it)
    case .inheritedType(let it): add(it.type)
    case .functionParameter(let it):
      node(
        kind, it,
        [it.attributes, it.firstName, it.secondName, it.type, it.ellipsis, it.defaultValue?.value])
    case .enumCaseElement(let it): node(kind, it, [it.name, it.parameterClause?.parameters, it.rawValue?.value])
    case .enumCaseParameter(let it): node(kind, it, [it.firstName, it.secondName, it.type, it.defaultValue?.value])
    case .patternBinding(let it):
      node(kind, it, [it.pattern, it.typeAnnotation?.type, it.initializer?.value, accessors(it.accessorBlock)])
    case .ifConfigClause(let it): node(kind, it, [it.condition, elements(it.elements)])
    case .conditionElement(let it): add(it.condition)
    case .availabilityCondition(let it): node(kind, it, [it.availabilityKeyword])
    case .matchingPatternCondition(let it): node(kind, it, [it.pattern, it.initializer.value])
    case .optionalBindingCondition(let it):
      node(kind, it, [it.pattern, it.typeAnnotation?.type, it.initializer?.value])
    case .switchCase(let it):
      if case .case(let label) = it.label {
        node(kind, it, [label.caseItems, it.statements])
      } else {
        node(kind, it, [nil, it.statements])
      }
    case .switchCaseItem(let it): node(kind, it, [it.pattern, it.whereClause?.condition])
    case .catchClause(let it): node(kind, it, [it.catchItems, it.body.statements])
    case .catchItem(let it): node(kind, it, [it.pattern, it.whereClause?.condition])
    default:
      if kind.hasSuffix("List") { list(kind, syntax) } else { node("unknown", syntax, []) }
    }
  }

  private func elements(_ elements: IfConfigClauseSyntax.Elements?) -> (any SyntaxProtocol)? {
    switch elements {
    case .statements(let list): list
    case .decls(let list): list
    case .switchCases(let list): list
    case .postfixExpression(let expression): expression
    case .attributes(let list): list
    default: nil
    }
  }
}
