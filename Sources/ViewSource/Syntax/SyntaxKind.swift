/// What a piece of syntax is, in SwiftSyntax's words.
enum SyntaxKind: UInt8, CaseIterable {
  case unknown, token

  // Expressions
  case arrayExpr, assignmentExpr, awaitExpr, binaryOperatorExpr, booleanLiteralExpr, borrowExpr, closureExpr
  case consumeExpr, copyExpr, declReferenceExpr, dictionaryExpr, discardAssignmentExpr, floatLiteralExpr
  case forceUnwrapExpr, functionCallExpr, genericSpecializationExpr, ifExpr, inOutExpr, integerLiteralExpr
  case keyPathExpr, macroExpansionExpr, memberAccessExpr, nilLiteralExpr, optionalChainingExpr, patternExpr
  case postfixIfConfigExpr, postfixOperatorExpr, prefixOperatorExpr, sequenceExpr, stringLiteralExpr
  case subscriptCallExpr, superExpr, switchExpr, tryExpr, tupleExpr, typeExpr, unknownExpr, unresolvedAsExpr
  case unresolvedIsExpr, unresolvedTernaryExpr, unsafeExpr

  // Types
  case arrayType, attributedType, compositionType, dictionaryType, functionType, identifierType
  case implicitlyUnwrappedOptionalType, memberType, metatypeType, optionalType, someOrAnyType, tupleType, unknownType

  // Patterns
  case expressionPattern, identifierPattern, isTypePattern, missingPattern, tuplePattern, valueBindingPattern
  case wildcardPattern

  // Statements
  case breakStmt, continueStmt, deferStmt, doStmt, expressionStmt, fallThroughStmt, forStmt, guardStmt, labeledStmt
  case repeatStmt, returnStmt, throwStmt, unknownStmt, whileStmt

  // Declarations
  case actorDecl, classDecl, enumCaseDecl, enumDecl, extensionDecl, functionDecl, ifConfigDecl, initializerDecl
  case macroExpansionDecl, protocolDecl, structDecl, subscriptDecl, typeAliasDecl, unknownDecl, variableDecl

  // Parts
  case accessorDecl, attribute, availabilityCondition, catchClause, catchItem, closureCapture, closureParameter
  case closureShorthandParameter, closureSignature, dictionaryElement, enumCaseElement, enumCaseParameter
  case conformanceRequirement, expressionSegment, functionParameter, genericParameter, ifConfigClause,
    keyPathOptionalComponent
  case keyPathPropertyComponent, keyPathSubscriptComponent, labeledExpr, matchingPatternCondition
  case multipleTrailingClosureElement, optionalBindingCondition, patternBinding, stringSegment, switchCase
  case sameTypeRequirement, switchCaseItem, tupleTypeElement

  // Lists
  case accessorDeclList, arrayElementList, attributeList, catchClauseList, catchItemList, closureCaptureList
  case closureParameterList, closureShorthandParameterList, codeBlockItemList, compositionTypeElementList
  case conditionElementList, declModifierList, dictionaryElementList, enumCaseElementList, enumCaseParameterList
  case exprList, functionParameterList, genericArgumentList, genericParameterList, genericRequirementList,
    ifConfigClauseList
  case inheritedTypeList, keyPathComponentList, labeledExprList, memberBlockItemList
  case multipleTrailingClosureElementList, patternBindingList, stringLiteralSegmentList, switchCaseItemList
  case switchCaseList, tuplePatternElementList, tupleTypeElementList, typeSpecifierList
}
