import PlumblineSwiftReading

extension ManifestEvaluator {
  /// Returns the value of an expression.
  func value(of expression: ExprSyntax) -> ManifestValue {
    switch expression.form {
    case .stringLiteralExpr(let literal): text(of: literal).map { .text($0) } ?? unknown(expression)
    case .integerLiteralExpr(let literal):
      Int(literal.literal.text.filter { $0 != "_" }).map { .number($0) } ?? unknown(expression)
    case .booleanLiteralExpr(let literal): .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: .none
    case .arrayExpr(let array): .list(array.elements.map { value(of: $0.expression) })
    case .dictionaryExpr(let dictionary): table(of: dictionary)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1
        ? value(of: tuple.elements[0].expression) : .list(tuple.elements.map { value(of: $0.expression) })
    case .declReferenceExpr(let name): value(ofName: name.baseName.text, expression)
    case .memberAccessExpr(let access): value(of: access)
    case .functionCallExpr(let call): value(of: call)
    case .subscriptCallExpr(let access): value(of: access)
    case .sequenceExpr(let sequence): value(of: sequence)
    case .prefixOperatorExpr(let operation): value(of: operation)
    case .closureExpr(let closure): .function(function(of: closure))
    case .optionalChainingExpr(let chain): value(of: chain.expression)
    case .forceUnwrapExpr(let unwrapped): value(of: unwrapped.expression)
    case .tryExpr(let attempt): value(of: attempt.expression)
    case .ifExpr(let choice): value(of: choice)
    case .inOutExpr(let reference): value(of: reference.expression)
    default: unknown(expression)
    }
  }

  /// Returns a value that is only known when the manifest runs.
  func unknown(_ syntax: some SyntaxProtocol) -> ManifestValue {
    .unknown(offset: syntax.node.start, length: syntax.node.end - syntax.node.start)
  }

  private func text(of literal: StringLiteralExprSyntax) -> String? {
    var result = ""
    for segment in literal.segments {
      switch segment.segment {
      case .stringSegment(let part): result += Self.unescaped(part.content.text)
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression else { return nil }
        switch value(of: expression) {
        case .text(let text): result += text
        case .number(let number): result += String(number)
        case .object(let object): result += object.name
        default: return nil
        }
      }
    }
    return result
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var (result, isEscaped) = ("", false)
    for letter in text {
      if isEscaped { result.append(letter == "n" ? "\n" : letter == "t" ? "\t" : letter) }
      if !isEscaped, letter != "\\" { result.append(letter) }
      isEscaped = !isEscaped && letter == "\\"
    }
    return result
  }

  private func table(of dictionary: DictionaryExprSyntax) -> ManifestValue {
    guard case .elements(let elements) = dictionary.content else { return .table([]) }
    return .table(elements.map { ManifestEntry(key: value(of: $0.key), value: value(of: $0.value)) })
  }

  private func value(ofName name: String, _ expression: ExprSyntax) -> ManifestValue {
    if let variable = variable(name) { return variable }
    if name.first?.isUppercase ?? false { return .type(name) }
    return member(name) ?? unknown(expression)
  }

  private func value(of choice: IfExprSyntax) -> ManifestValue {
    let holds = choice.conditions.allSatisfy { element in
      if case .expression(let condition) = element.condition { value(of: condition).isTrue } else { false }
    }
    if holds { return call(ManifestFunction(parameters: [], body: choice.body.statements), []) }
    switch choice.elseBody {
    case .ifExpr(let next): return value(of: next)
    case .codeBlock(let block): return call(ManifestFunction(parameters: [], body: block.statements), [])
    case nil: return .none
    }
  }

  private func value(of operation: PrefixOperatorExprSyntax) -> ManifestValue {
    let operand = value(of: operation.expression)
    switch (operation.operator.text, operand) {
    case ("!", .boolean(let value)): return .boolean(!value)
    case ("-", .number(let value)): return .number(0 &- value)
    default: return unknown(operation)
    }
  }

  private func function(of closure: ClosureExprSyntax) -> ManifestFunction {
    var parameters: [ManifestFunction.Parameter] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map { ManifestFunction.Parameter(label: nil, name: $0.name.text, defaultValue: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        ManifestFunction.Parameter(label: nil, name: ($0.secondName ?? $0.firstName).text, defaultValue: nil)
      }
    case nil: break
    }
    return ManifestFunction(parameters: parameters, body: closure.statements)
  }

  // MARK: Operators

  private func value(of sequence: SequenceExprSyntax) -> ManifestValue {
    let parts = Array(sequence.elements)
    if parts.count >= 3 {
      let mark = parts[1].trimmedDescription
      let rest = parts[2...]
      if parts[1].kind == .assignmentExpr {
        assign(operation(rest), to: parts[0])
        return .none
      }
      if mark == "+=" {
        assign(Self.sum(value(of: parts[0]), operation(rest)) ?? unknown(sequence), to: parts[0])
        return .none
      }
    }
    return operation(parts[...])
  }

  /// The operators from the lowest precedence to the highest.
  private static let operators: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["+", "-"], ["*", "/"],
  ]

  private func operation(_ parts: ArraySlice<ExprSyntax>) -> ManifestValue {
    guard let first = parts.first else { return .none }
    if parts.count == 1 { return value(of: first) }
    if let index = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }), index + 1 < parts.endIndex {
      let condition = operation(parts[..<index])
      return condition.isTrue
        ? value(of: UnresolvedTernaryExprSyntax(parts[index].node).thenExpression) : operation(parts[(index + 1)...])
    }
    if let index = parts.firstIndex(where: { $0.kind == .unresolvedAsExpr }) { return operation(parts[..<index]) }
    for names in Self.operators {
      let index = parts.indices.dropFirst().dropLast().last { names.contains(parts[$0].trimmedDescription) }
      guard let index else { continue }
      let left = operation(parts[..<index])
      return result(of: parts[index].trimmedDescription, left, in: first) { operation(parts[(index + 1)...]) }
    }
    return unknown(first)
  }

  private func result(
    of name: String, _ left: ManifestValue, in expression: ExprSyntax, _ right: () -> ManifestValue
  ) -> ManifestValue {
    switch name {
    case "||": return .boolean(left.isTrue || right().isTrue)
    case "&&": return .boolean(left.isTrue && right().isTrue)
    case "??": return left.isNone ? right() : left
    case "==", "!=":
      let other = right()
      if case .unknown = left { return left }
      if case .unknown = other { return other }
      return .boolean(left.equals(other) == (name == "=="))
    case "+": return Self.sum(left, right()) ?? unknown(expression)
    default: return unknown(expression)
    }
  }

  /// Returns the sum of two numbers, or the concatenation of two strings or lists; nil for other values.
  private static func sum(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue? {
    switch (first, second) {
    case (.number(let a), .number(let b)): .number(a &+ b)
    case (.text(let a), .text(let b)): .text(a + b)
    case (.list(let a), .list(let b)): .list(a + b)
    case (.none, .list(let b)): .list(b)
    case (.list(let a), .unknown): .list(a + [second])
    case (.unknown, .list(let b)): .list([first] + b)
    default: nil
    }
  }

  // MARK: Assignment

  /// Assigns a value to a variable, a member of an object or an element.
  func assign(_ value: ManifestValue, to target: ExprSyntax) {
    switch target.form {
    case .declReferenceExpr(let name): change(name.baseName.text, to: value)
    case .memberAccessExpr(let access):
      guard let base = access.base else { return }
      self.value(of: base).object?[access.declName.baseName.text] = value
    case .optionalChainingExpr(let chain): assign(value, to: chain.expression)
    case .forceUnwrapExpr(let unwrapped): assign(value, to: unwrapped.expression)
    case .inOutExpr(let reference): assign(value, to: reference.expression)
    case .subscriptCallExpr(let access):
      guard let key = access.arguments.first.map({ self.value(of: $0.expression) }) else { return }
      switch (self.value(of: access.calledExpression), key) {
      case (.list(var elements), .number(let index)) where elements.indices.contains(index):
        elements[index] = value
        assign(.list(elements), to: access.calledExpression)
      case (.table(var entries), _):
        entries.removeAll { $0.key.equals(key) }
        entries.append(ManifestEntry(key: key, value: value))
        assign(.table(entries), to: access.calledExpression)
      default: break
      }
    default: break
    }
  }
}
