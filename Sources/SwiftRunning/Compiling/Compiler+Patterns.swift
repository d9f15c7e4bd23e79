extension Compiler {
  /// Compiles a pattern.
  ///
  /// `binds` indicates whether a name is a new variable, as after `let`.
  package func pattern(_ syntax: PatternSyntax, binds: Bool, of type: VariableType? = nil) -> Pattern {
    if let identifier = syntax.as(IdentifierPatternSyntax.self) {
      return VariablePattern(index: scope.declare(identifier.identifier.identifierText, type))
    }
    var known: [String: Int] = [:]
    return pattern(syntax, binds: binds, of: type, sharing: &known)
  }

  /// Compiles one of several patterns that bind the same variables, for subjects of a type.
  ///
  /// `binds` indicates whether a name is a new variable, as after `let`.
  package func pattern(
    _ syntax: PatternSyntax, binds: Bool, of type: VariableType?, sharing known: inout [String: Int]
  ) -> Pattern {
    switch syntax.form {
    case .identifierPattern(let identifier):
      let name = identifier.identifier.identifierText
      return VariablePattern(index: variable(name, type, &known))
    case .wildcardPattern: return Pattern()
    case .tuplePattern(let tuple):
      return tuplePattern(tuple.elements.count, type) { index, part in
        pattern(tuple.elements[index].pattern, binds: binds, of: part, sharing: &known)
      }
    case .valueBindingPattern(let binding): return pattern(binding.pattern, binds: true, of: type, sharing: &known)
    case .isTypePattern(let check):
      return TypePattern(
        self.type(check.type), Pattern(), protocols: demandedProtocols(check.type),
        demand: ValueDemand(of: check.type))
    case .expressionPattern(let expression):
      return pattern(expression.expression, binds: binds, of: type, sharing: &known)
    case .missingPattern: return Pattern()
    default: return Pattern()
    }
  }

  private func tuplePattern(
    _ count: Int, _ type: VariableType?, _ element: (Int, VariableType?) -> Pattern
  ) -> Pattern {
    if count == 1 { return TuplePattern([element(0, type)]) }
    return TuplePattern((0..<count).map { index in element(index, type.map { .part(index, of: $0) }) })
  }

  private func variable(_ name: String, _ type: VariableType?, _ known: inout [String: Int]) -> Int {
    if let index = known[name] { return index }
    let index = scope.declare(name, type)
    known[name] = index
    return index
  }

  private func pattern(
    _ syntax: ExprSyntax, binds: Bool, of type: VariableType?, sharing known: inout [String: Int]
  ) -> Pattern {
    switch syntax.form {
    case .patternExpr(let inner): return pattern(inner.pattern, binds: binds, of: type, sharing: &known)
    case .discardAssignmentExpr: return Pattern()
    case .optionalChainingExpr(let chain):
      return OptionalPattern(
        pattern(chain.expression, binds: binds, of: type.map { .unwrapped($0) }, sharing: &known))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return pattern(only.expression, binds: binds, of: type, sharing: &known)
      }
      return tuplePattern(tuple.elements.count, type) { index, part in
        pattern(tuple.elements[index].expression, binds: binds, of: part, sharing: &known)
      }
    case .memberAccessExpr(let access) where isCase(access):
      return CasePattern(name: access.declName.baseName.identifierText, elements: nil)
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), isCase(access) else { break }
      let name = access.declName.baseName.identifierText
      var elements: [Pattern] = []
      for (index, argument) in call.arguments.enumerated() {
        let part = type.map { VariableType.payload(call.arguments.count == 1 ? -1 : index, name, of: $0) }
        elements.append(pattern(argument.expression, binds: binds, of: part, sharing: &known))
      }
      let labels = call.arguments.map { $0.label?.identifierText }
      return CasePattern(name: name, elements: elements, labels: labels.contains { $0 != nil } ? labels : nil)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let target = elements[2].as(TypeExprSyntax.self)
      else { break }
      let cast = self.type(target.type)
      return TypePattern(
        cast, pattern(elements[0], binds: binds, of: .known(cast), sharing: &known),
        protocols: demandedProtocols(target.type), demand: ValueDemand(of: target.type))
    case .declReferenceExpr(let reference) where binds:
      return VariablePattern(index: variable(reference.baseName.identifierText, type, &known))
    default: break
    }
    return ExpressionPattern(expression(syntax), of: type)
  }

  /// Returns whether a member names an enumeration case: `.name`, or `Type.name`.
  private func isCase(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else { return true }
    guard case .declared(let type)? = (expression(base) as? TypeExpression)?.type else { return false }
    return type.enumCase(named: access.declName.baseName.identifierText) != nil
  }
}
