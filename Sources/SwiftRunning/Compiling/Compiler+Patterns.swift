extension Compiler {
  /// Compiles a pattern.
  ///
  /// `binds` indicates whether a name is a new variable, as after `let`.
  package func pattern(_ syntax: PatternSyntax, binds: Bool, of type: VariableType? = nil) -> Pattern {
    if let identifier = syntax.as(IdentifierPatternSyntax.self) {
      return VariablePattern(index: scope.declare(identifier.identifier.identifierText, type))
    }
    var known: [String: Int] = [:]
    if let tuple = syntax.as(TuplePatternSyntax.self), case .known(.tuple(let types))? = type,
      tuple.elements.count == types.count
    {
      return TuplePattern(
        zip(tuple.elements, types).map { pattern($0.pattern, binds: binds, of: .known($1.type)) })
    }
    return pattern(syntax, binds: binds, sharing: &known)
  }

  /// Compiles one of several patterns that bind the same variables.
  ///
  /// `binds` indicates whether a name is a new variable, as after `let`.
  package func pattern(_ syntax: PatternSyntax, binds: Bool, sharing known: inout [String: Int]) -> Pattern {
    switch syntax.form {
    case .identifierPattern(let identifier):
      let name = identifier.identifier.identifierText
      return VariablePattern(index: variable(name, &known))
    case .wildcardPattern: return Pattern()
    case .tuplePattern(let tuple):
      return TuplePattern(tuple.elements.map { pattern($0.pattern, binds: binds, sharing: &known) })
    case .valueBindingPattern(let binding): return pattern(binding.pattern, binds: true, sharing: &known)
    case .isTypePattern(let check): return TypePattern(type(check.type), Pattern())
    case .expressionPattern(let expression): return pattern(expression.expression, binds: binds, sharing: &known)
    case .missingPattern: return Pattern()
    default: return Pattern()
    }
  }

  private func variable(_ name: String, _ known: inout [String: Int]) -> Int {
    if let index = known[name] { return index }
    let index = scope.declare(name)
    known[name] = index
    return index
  }

  private func pattern(_ syntax: ExprSyntax, binds: Bool, sharing known: inout [String: Int]) -> Pattern {
    switch syntax.form {
    case .patternExpr(let inner): return pattern(inner.pattern, binds: binds, sharing: &known)
    case .discardAssignmentExpr: return Pattern()
    case .optionalChainingExpr(let chain):
      return OptionalPattern(pattern(chain.expression, binds: binds, sharing: &known))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return pattern(only.expression, binds: binds, sharing: &known)
      }
      return TuplePattern(tuple.elements.map { pattern($0.expression, binds: binds, sharing: &known) })
    case .memberAccessExpr(let access) where isCase(access):
      return CasePattern(name: access.declName.baseName.identifierText, elements: nil)
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), isCase(access) else { break }
      return CasePattern(
        name: access.declName.baseName.identifierText,
        elements: call.arguments.map { pattern($0.expression, binds: binds, sharing: &known) })
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let target = elements[2].as(TypeExprSyntax.self)
      else { break }
      return TypePattern(type(target.type), pattern(elements[0], binds: binds, sharing: &known))
    case .declReferenceExpr(let reference) where binds:
      return VariablePattern(index: variable(reference.baseName.identifierText, &known))
    default: break
    }
    return ExpressionPattern(expression(syntax))
  }

  /// Returns whether a member names an enumeration case: `.name`, or `Type.name`.
  private func isCase(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else { return true }
    guard case .declared(let type)? = (expression(base) as? TypeExpression)?.type else { return false }
    return type.enumCase(named: access.declName.baseName.identifierText) != nil
  }
}
