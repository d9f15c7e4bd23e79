// Properties whose type depends on the syntax, and those that stand for several children: the table of forms names them in
// parentheses.

extension CodeBlockItemSyntax {
  /// What the item is.
  package var item: Item {
    if kind.isExpression { return .expr(ExprSyntax(node)) }
    return kind.isStatement ? .stmt(StmtSyntax(node)) : .decl(DeclSyntax(node))
  }

  /// The items of a body.
  package enum Item {
    case decl(DeclSyntax)
    case stmt(StmtSyntax)
    case expr(ExprSyntax)
  }
}

extension ConditionElementSyntax {
  /// What the condition is.
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
  /// What follows `else`, or nil.
  package var elseBody: ElseBody? {
    node.child(2).map { $0.kind == .ifExpr ? .ifExpr(IfExprSyntax($0)) : .codeBlock(CodeBlockSyntax($0)) }
  }

  /// The forms behind `else`.
  package enum ElseBody {
    case ifExpr(IfExprSyntax)
    case codeBlock(CodeBlockSyntax)
  }
}

extension SwitchCaseListElementSyntax {
  /// A case, or cases under a condition.
  package var element: Element {
    kind == .ifConfigDecl ? .ifConfigDecl(IfConfigDeclSyntax(node)) : .switchCase(SwitchCaseSyntax(node))
  }

  /// The forms between the braces of `switch`.
  package enum Element {
    case switchCase(SwitchCaseSyntax)
    case ifConfigDecl(IfConfigDeclSyntax)
  }
}

extension SwitchCaseSyntax {
  /// What stands before the colon.
  package var label: Label { node[optional: 0].map { .case($0) } ?? .default }

  /// The labels of a case.
  package enum Label {
    case `case`(SwitchCaseLabelSyntax)
    case `default`
  }
}

extension StringLiteralSegmentSyntax {
  /// What the part is.
  package var segment: Segment {
    kind == .stringSegment
      ? .stringSegment(StringSegmentSyntax(node)) : .expressionSegment(ExpressionSegmentSyntax(node))
  }

  /// The kinds of parts.
  package enum Segment {
    case stringSegment(StringSegmentSyntax)
    case expressionSegment(ExpressionSegmentSyntax)
  }
}

extension DictionaryExprSyntax {
  /// What stands between the brackets.
  package var content: Content { node[optional: 0].map { .elements($0) } ?? .colon }

  /// The forms between the brackets.
  package enum Content {
    case elements(DictionaryElementListSyntax)
    case colon
  }
}

extension ClosureSignatureSyntax {
  /// The parameters, or nil.
  package var parameterClause: ParameterClause? {
    node.child(1).map { list in
      list.kind == .closureParameterList
        ? .parameterClause(ClosureParameterClauseSyntax(list)) : .simpleInput(ClosureShorthandParameterListSyntax(list))
    }
  }

  /// Parameters without parentheses around them, or with.
  package enum ParameterClause {
    case simpleInput(ClosureShorthandParameterListSyntax)
    case parameterClause(ClosureParameterClauseSyntax)
  }
}

extension KeyPathComponentSyntax {
  /// What the step is.
  package var component: Component {
    switch kind {
    case .keyPathPropertyComponent: .property(KeyPathPropertyComponentSyntax(node))
    case .keyPathSubscriptComponent: .subscript(KeyPathSubscriptComponentSyntax(node))
    default: .optional
    }
  }

  /// The kinds of steps.
  package enum Component {
    case property(KeyPathPropertyComponentSyntax)
    case `subscript`(KeyPathSubscriptComponentSyntax)
    case optional
  }
}
