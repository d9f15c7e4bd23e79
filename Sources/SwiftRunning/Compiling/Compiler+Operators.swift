/// The precedence and associativity of operators.
enum Precedence {
  /// Returns an operator's precedence, and whether it is right-associative.
  static func of(_ symbol: String) -> (strength: Int, fromRight: Bool) {
    standard[symbol] ?? (symbol.hasSuffix("=") ? (10, true) : (90, false))
  }

  private static let standard: [String: (strength: Int, fromRight: Bool)] = {
    let groups: [(strength: Int, fromRight: Bool, symbols: String)] = [
      (10, true, "="), (20, true, "?"), (30, false, "||"), (40, false, "&&"),
      (50, false, "== != < > <= >= === !== ~= .== .!="), (60, true, "??"), (70, false, "is as"), (80, false, "..< ..."),
      (90, false, "+ - &+ &- | ^"), (100, false, "* / % & &*"), (110, false, "<< >> &<< &>>"),
    ]
    var table: [String: (strength: Int, fromRight: Bool)] = [:]
    for group in groups {
      for symbol in group.symbols.split(separator: " ") { table[String(symbol)] = (group.strength, group.fromRight) }
    }
    return table
  }()

  /// Returns the operators that a file declares with `infix operator`, by its own and the standard precedence groups.
  static func declared(in text: String) -> [String: (strength: Int, fromRight: Bool)] {
    guard text.hasBytes(of: "infix operator") else { return [:] }
    let words = text.replacing("}", with: " } ").split { " \n\t:{,".contains($0) }.map(String.init)
    var groups = standardGroups
    var found: [String: (strength: Int, fromRight: Bool)] = [:]
    for (index, word) in words.enumerated() where word == "precedencegroup" && index + 1 < words.count {
      let rest = words[(index + 1)...].prefix { $0 != "}" }
      var group: (strength: Int, fromRight: Bool) = (90, false)
      for (key, value) in zip(rest, rest.dropFirst()) {
        if key == "higherThan", let other = groups[value] { group.strength = other.strength + 5 }
        if key == "lowerThan", let other = groups[value] { group.strength = other.strength - 5 }
        if key == "associativity" { group.fromRight = value == "right" }
      }
      groups[words[index + 1]] = group
    }
    for (index, word) in words.enumerated() where word == "infix" && index + 2 < words.count {
      guard words[index + 1] == "operator" else { continue }
      let group = index + 3 < words.count ? groups[words[index + 3]] : nil
      found[words[index + 2]] = group ?? (25, false)
    }
    return found
  }

  private static let standardGroups: [String: (strength: Int, fromRight: Bool)] = [
    "AssignmentPrecedence": (10, true), "TernaryPrecedence": (20, true), "LogicalDisjunctionPrecedence": (30, false),
    "LogicalConjunctionPrecedence": (40, false), "ComparisonPrecedence": (50, false),
    "NilCoalescingPrecedence": (60, true), "CastingPrecedence": (70, false), "RangeFormationPrecedence": (80, false),
    "AdditionPrecedence": (90, false), "MultiplicationPrecedence": (100, false), "BitwiseShiftPrecedence": (110, false),
  ]
}

extension Compiler {
  /// The binary operators of the standard library that types of a program overload.
  static let standardOperators: Set = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^",
  ]

  /// Compiles a sequence of operands and operators by their precedence.
  func operators(_ sequence: SequenceExprSyntax) -> Expression {
    let elements = Array(sequence.elements)
    guard elements.count <= Self.depthLimit * 2 else {
      return unreadable(sequence, .nestingLimit)
    }
    // The keywords mark all that follows them.
    for element in elements {
      let (start, end) = (location(of: element).offset, location(of: sequence))
      if element.is(TryExprSyntax.self) { file.effects.add(.attempt, start, end.offset + end.length) }
      let inner = element.as(TryExprSyntax.self)?.expression ?? element
      if inner.is(AwaitExprSyntax.self) { file.effects.add(.wait, start, end.offset + end.length) }
    }
    var index = 0
    return operators(elements, &index, atLeast: 0)
  }

  private func operators(_ elements: [ExprSyntax], _ index: inout Int, atLeast minimum: Int) -> Expression {
    let isDiscard = elements[index].is(DiscardAssignmentExprSyntax.self)
    var left = expression(elements[index])
    index += 1
    while index < elements.count {
      let element = elements[index]
      let symbol = self.symbol(of: element)
      let (strength, fromRight) = program.precedences[symbol] ?? Precedence.of(symbol)
      guard strength >= minimum else { break }
      index += 1
      guard index < elements.count else { break }
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        let middle = expression(ternary.thenExpression)
        let right = operators(elements, &index, atLeast: strength)
        left = TernaryExpression(span(left, right), left, middle, right)
        continue
      }
      if symbol == "is" || symbol == "as" {
        left = cast(element, left, elements[index])
        index += 1
        continue
      }
      let right = operators(elements, &index, atLeast: fromRight ? strength : strength + 1)
      left =
        symbol == "="
        ? AssignmentExpression(span(left, right), isDiscard ? nil : left, right)
        : binary(symbol, left, right, at: location(of: element))
    }
    return left
  }

  private func symbol(of element: ExprSyntax) -> String {
    if let binary = element.as(BinaryOperatorExprSyntax.self) { return binary.operator.text }
    if element.is(AssignmentExprSyntax.self) { return "=" }
    if element.is(UnresolvedTernaryExprSyntax.self) { return "?" }
    if element.is(UnresolvedIsExprSyntax.self) { return "is" }
    if element.is(UnresolvedAsExprSyntax.self) { return "as" }
    return element.trimmedDescription
  }

  private func span(_ first: Expression, _ last: Expression) -> SourceLocation {
    SourceLocation(
      file: first.location.file, offset: first.location.offset,
      length: max(last.location.offset + last.location.length, first.location.offset) - first.location.offset)
  }

  private func cast(_ element: ExprSyntax, _ base: Expression, _ target: ExprSyntax) -> Expression {
    let syntax = target.as(TypeExprSyntax.self)?.type
    let kind: CastExpression.Kind =
      switch element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark: .conditional
      case .exclamationMark: .forced
      default: element.is(UnresolvedAsExprSyntax.self) ? .plain : .check
      }
    if kind == .plain, let syntax { base.takeType(syntax) }
    return CastExpression(
      base.location, kind, base, syntax.map { type($0) } ?? .any, generic: syntax.flatMap { genericType($0) },
      protocols: syntax.map { demandedProtocols($0) } ?? [], demand: syntax.flatMap { ValueDemand(of: $0) })
  }

  /// Returns the expression of a binary operator; operators on literals are computed at once.
  func binary(_ symbol: String, _ left: Expression, _ right: Expression, at location: SourceLocation) -> Expression {
    switch symbol {
    case "&&", "||": return LogicalExpression(location, isAnd: symbol == "&&", left, right)
    case "??": return CoalescingExpression(location, left, right, isDeclared: isDeclaredOperator(symbol))
    case "..<", "...": return RangeExpression(location, lower: left, upper: right, isClosed: symbol == "...")
    default: break
    }
    if let a = left as? NumberLiteral, let b = right as? NumberLiteral,
      let folded = computed({ Self.fold(symbol, a.value, b.value) }, at: location)
    {
      return folded
    }
    let known = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    if symbol.hasSuffix("="), symbol.count > 1, !known.contains(symbol), assigns(symbol) {
      return CompoundAssignment(location, String(symbol.dropLast()), left, right)
    }
    return BinaryExpression(location, symbol, left, right)
  }

  /// Returns whether an operator assigns to its left operand.
  ///
  /// An operator that ends with an equals sign does, unless the program declares it without an `inout` parameter.
  private func assigns(_ symbol: String) -> Bool {
    guard let declared = file.own.functions[symbol] ?? program.shared.functions[symbol] else { return true }
    return declared.contains { Self.parameters(of: $0).first?.isInout ?? false }
  }

  private func isDeclaredOperator(_ symbol: String) -> Bool {
    file.own.functions[symbol] != nil || program.shared.functions[symbol] != nil
  }

  /// Returns a number computed from literals, which is computed again when their values are replaced.
  private func computed(_ compute: @escaping () -> LiteralValue?, at location: SourceLocation) -> NumberLiteral? {
    guard let value = compute() else { return nil }
    let number = NumberLiteral(location, value)
    file.literals?.note(number, computedBy: compute)
    return number
  }

  private static func fold(_ symbol: String, _ a: LiteralValue, _ b: LiteralValue) -> LiteralValue? {
    let whole: Int?
    let floating: Double
    switch symbol {
    case "+": (whole, floating) = (combine(a, b) { $0.addingReportingOverflow($1) }, a.double + b.double)
    case "-": (whole, floating) = (combine(a, b) { $0.subtractingReportingOverflow($1) }, a.double - b.double)
    case "*": (whole, floating) = (combine(a, b) { $0.multipliedReportingOverflow(by: $1) }, a.double * b.double)
    case "/":
      if b.double == 0 { return nil }
      (whole, floating) = (combine(a, b) { $0.dividedReportingOverflow(by: $1) }, a.double / b.double)
    default: return nil
    }
    if a.int != nil, b.int != nil, whole == nil { return nil }
    return LiteralValue(int: whole, double: floating)
  }

  private static func combine(
    _ a: LiteralValue, _ b: LiteralValue, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Int? {
    guard let x = a.int, let y = b.int else { return nil }
    let (value, overflow) = operation(x, y)
    return overflow ? nil : value
  }

  /// Compiles a prefix operator.
  package func prefix(_ syntax: PrefixOperatorExprSyntax) -> Expression {
    let location = self.location(of: syntax)
    let symbol = syntax.operator.text
    let operand = expression(syntax.expression)
    if symbol == "-", let number = operand as? NumberLiteral {
      let negated = computed({ LiteralValue(int: number.int.map { 0 &- $0 }, double: -number.double) }, at: location)
      if let negated { return negated }
    }
    if symbol == "-", let large = operand as? LargeLiteral { return large.negated(at: location) }
    if symbol == "..<" || symbol == "..." {
      return RangeExpression(location, lower: nil, upper: operand, isClosed: symbol == "...")
    }
    return PrefixExpression(location, symbol, operand)
  }
}
