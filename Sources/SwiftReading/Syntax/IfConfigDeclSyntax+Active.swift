extension IfConfigDeclSyntax {
  /// The declarations or statements of the first clause whose condition is true in a debug build for iOS.
  package var activeElements: Syntax? {
    for clause in clauses {
      let holds = clause.condition.map(Self.holds) ?? true
      if holds { return clause.elements }
    }
    return nil
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      return ["DEBUG", "SWIFT_PACKAGE"].contains(reference.baseName.text)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return holds(only.expression) }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      var result = parts.first.map(holds) ?? false
      for index in stride(from: 1, to: parts.count - 1, by: 2) {
        let operatorText = parts[index].trimmedDescription
        let next = holds(parts[index + 1])
        result = operatorText == "&&" ? result && next : result || next
      }
      return result
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == "iOS"
      case "canImport": return ["SwiftUI", "UIKit", "Foundation", "Combine", "Observation"].contains(argument)
      case "targetEnvironment": return argument == "simulator"
      case "swift", "compiler": return !argument.hasPrefix("<")
      case "arch": return argument == "arm64"
      default: return false
      }
    }
    return false
  }
}
