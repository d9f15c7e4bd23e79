// Handwritten properties: those whose type depends on the node's kind, and those that comprise several children. The
// table of forms lists them in parentheses.

extension CodeBlockItemSyntax {
  /// The item as the type of its kind.
  package var item: Item {
    if kind.isExpression { return .expr(ExprSyntax(node)) }
    return kind.isStatement ? .stmt(StmtSyntax(node)) : .decl(DeclSyntax(node))
  }

  /// The kinds of items in a code block.
  package enum Item {
    case decl(DeclSyntax)
    case stmt(StmtSyntax)
    case expr(ExprSyntax)
  }
}

extension ConditionElementSyntax {
  /// The condition as the type of its kind.
  package var condition: Condition {
    switch kind {
    case .availabilityCondition: .availability(AvailabilityConditionSyntax(node))
    case .matchingPatternCondition: .matchingPattern(MatchingPatternConditionSyntax(node))
    case .optionalBindingCondition: .optionalBinding(OptionalBindingConditionSyntax(node))
    default: .expression(ExprSyntax(node))
    }
  }

  /// The kinds of conditions.
  package enum Condition {
    case expression(ExprSyntax)
    case availability(AvailabilityConditionSyntax)
    case matchingPattern(MatchingPatternConditionSyntax)
    case optionalBinding(OptionalBindingConditionSyntax)
  }
}

extension IfExprSyntax {
  /// The body after `else`, or nil if there is none.
  package var elseBody: ElseBody? {
    node.child(2).map { $0.kind == .ifExpr ? .ifExpr(IfExprSyntax($0)) : .codeBlock(CodeBlockSyntax($0)) }
  }

  /// The kinds of syntax after `else`.
  package enum ElseBody {
    case ifExpr(IfExprSyntax)
    case codeBlock(CodeBlockSyntax)
  }
}

extension SwitchCaseListElementSyntax {
  /// The element as the type of its kind.
  package var element: Element {
    kind == .ifConfigDecl ? .ifConfigDecl(IfConfigDeclSyntax(node)) : .switchCase(SwitchCaseSyntax(node))
  }

  /// A case, or conditionally compiled cases.
  package enum Element {
    case switchCase(SwitchCaseSyntax)
    case ifConfigDecl(IfConfigDeclSyntax)
  }
}

extension SwitchCaseSyntax {
  /// The label before the colon.
  package var label: Label { node[optional: 0].map { .case($0) } ?? .default }

  /// The labels of a case.
  package enum Label {
    case `case`(SwitchCaseLabelSyntax)
    case `default`
  }
}

extension StringLiteralSegmentSyntax {
  /// The segment as the type of its kind.
  package var segment: Segment {
    kind == .stringSegment
      ? .stringSegment(StringSegmentSyntax(node)) : .expressionSegment(ExpressionSegmentSyntax(node))
  }

  /// The kinds of segments: literal text and interpolations.
  package enum Segment {
    case stringSegment(StringSegmentSyntax)
    case expressionSegment(ExpressionSegmentSyntax)
  }
}

extension DictionaryExprSyntax {
  /// The content between the brackets.
  package var content: Content { node[optional: 0].map { .elements($0) } ?? .colon }

  /// The elements, or the colon of an empty dictionary.
  package enum Content {
    case elements(DictionaryElementListSyntax)
    case colon
  }
}

extension ClosureSignatureSyntax {
  /// The parameters, or nil if the closure declares none.
  package var parameterClause: ParameterClause? {
    node.child(1).map { list in
      list.kind == .closureParameterList
        ? .parameterClause(ClosureParameterClauseSyntax(list)) : .simpleInput(ClosureShorthandParameterListSyntax(list))
    }
  }

  /// Parameters without or with parentheses.
  package enum ParameterClause {
    case simpleInput(ClosureShorthandParameterListSyntax)
    case parameterClause(ClosureParameterClauseSyntax)
  }
}

extension KeyPathComponentSyntax {
  /// The component as the type of its kind.
  package var component: Component {
    switch kind {
    case .keyPathPropertyComponent: .property(KeyPathPropertyComponentSyntax(node))
    case .keyPathSubscriptComponent: .subscript(KeyPathSubscriptComponentSyntax(node))
    default: .optional
    }
  }

  /// The kinds of key path components.
  package enum Component {
    case property(KeyPathPropertyComponentSyntax)
    case `subscript`(KeyPathSubscriptComponentSyntax)
    case optional
  }
}
