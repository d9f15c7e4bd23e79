import PlumblineSwiftReading

/// The expression in a closure whose value is the closure's.
struct ClosureResult {
  /// The range of the expression, in bytes of the file.
  let range: Range<Int>
  /// The source text of the expression.
  let text: String
  /// The number that the expression adds at its end with its sign, and the bytes of both; nil if it adds none.
  let distance: (value: String, range: Range<Int>)?
  /// Whether the expression is a number.
  let isNumber: Bool
  /// Whether a number can be added behind the expression as it is; otherwise the expression needs parentheses.
  let isSum: Bool

  /// Finds the result of a closure: its only expression, or that of the `return` at its end if there is no other one.
  init?(_ closure: ClosureExprSyntax) {
    let statements = closure.statements
    guard let last = statements.last?.node else { return nil }
    var node = last
    if node.kind == .returnStmt {
      guard let value = ReturnStmtSyntax(node).expression?.node else { return nil }
      guard Self.returns(in: closure.statements.node) == 1 else { return nil }
      node = value
    } else if statements.count != 1 {
      return nil
    }
    switch node.kind {
    case .ifExpr, .switchExpr, .tryExpr, .awaitExpr, .closureExpr: return nil
    default: break
    }
    guard node.kind.isExpression else { return nil }
    let expression = ExprSyntax(node)
    range = node.start..<node.end
    text = node.text
    isNumber = SourceCalls.isNumber(expression)
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      distance = nil
      isSum = true
      return
    }
    let parts = Array(sequence.elements)
    let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    isSum =
      operators.count == parts.count / 2 && operators.allSatisfy { ["+", "-", "*", "/", "%"].contains($0) }
    guard isSum, let sign = operators.last, sign == "+" || sign == "-", let number = parts.last,
      SourceCalls.isNumber(number), number.node.text.first != "-"
    else {
      distance = nil
      return
    }
    let start = parts[parts.count - 2].node.start
    distance = ((sign == "-" ? "-" : "") + number.node.text, start..<node.end)
  }

  /// Returns the number of `return` statements in some code, without those of closures and functions within.
  private static func returns(in node: SyntaxNode) -> Int {
    if node.kind == .closureExpr || node.kind == .functionDecl { return 0 }
    var count = node.kind == .returnStmt ? 1 : 0
    for index in 0..<node.count { if let child = node.child(index) { count += returns(in: child) } }
    return count
  }
}
