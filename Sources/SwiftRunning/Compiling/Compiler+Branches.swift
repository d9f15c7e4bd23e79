/// Conditions, and the statements that choose between branches.
extension Compiler {
  /// Compiles conditions, whose variables remain visible afterwards.
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): return .expression(self.expression(expression))
      case .availability(let availability):
        return .constant(availability.availabilityKeyword.tokenKind == .poundAvailable)
      case .matchingPattern(let match):
        let value = expression(match.initializer.value)
        return .pattern(pattern(match.pattern, binds: false, of: .sameAs(value)), value)
      case .optionalBinding(let binding):
        // The parsers read `let self` as a pattern that is an expression.
        let name =
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
          ?? binding.pattern.trimmedDescription
        let location = self.location(of: binding)
        let value =
          binding.initializer.map { expression($0.value) }
          ?? (name == "self" ? selfReference(at: location) : nil) ?? reference(name, at: location)
        let annotated = binding.typeAnnotation.map {
          CastExpression(value.location, .plain, value, type($0.type).asOptional)
        }
        return .binding(
          pattern(binding.pattern, binds: true, of: .unwrapped(.sameAs(value))), annotated ?? value)
      }
    }
  }

  /// Compiles an `if` statement.
  func ifStatement(_ syntax: IfExprSyntax) -> Statement {
    scope.push()
    let start = scope.count
    let conditions = self.conditions(syntax.conditions)
    let body = block(syntax.body.statements, from: start)
    scope.pop()
    var otherwise: Block?
    switch syntax.elseBody {
    case .ifExpr(let next): otherwise = Block([ifStatement(next)])
    case .codeBlock(let block): otherwise = self.block(block.statements)
    default: break
    }
    return IfStatement(location(of: syntax), conditions, body, otherwise)
  }

  /// Compiles a `switch` statement.
  func switchStatement(_ syntax: SwitchExprSyntax, label: String?) -> Statement {
    let subject = expression(syntax.subject)
    let type = VariableType.sameAs(subject)
    var cases: [SwitchStatement.Case] = []
    func add(_ list: SwitchCaseListSyntax) {
      for element in list {
        switch element.element {
        case .switchCase(let item): cases.append(switchCase(item, of: type))
        case .ifConfigDecl(let config):
          if let active = config.activeElements?.as(SwitchCaseListSyntax.self) { add(active) }
        }
      }
    }
    add(syntax.cases)
    return SwitchStatement(location(of: syntax), subject, cases, label: label)
  }

  private func switchCase(_ syntax: SwitchCaseSyntax, of type: VariableType) -> SwitchStatement.Case {
    scope.push()
    defer { scope.pop() }
    let start = scope.count
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    if case .case(let label) = syntax.label {
      var known: [String: Int] = [:]
      for item in label.caseItems {
        let pattern = self.pattern(item.pattern, binds: false, of: type, sharing: &known)
        patterns.append((pattern, item.whereClause.map { expression($0.condition) }))
      }
    }
    return SwitchStatement.Case(patterns: patterns, body: block(syntax.statements, from: start))
  }
}
