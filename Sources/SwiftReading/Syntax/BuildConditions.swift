/// The build for which the conditions of `#if` are evaluated.
package struct BuildConditions: Sendable {
  /// The operating system in `os`.
  package var system: String
  /// The modules that `canImport` finds; nil if it finds all of them.
  package var modules: Set<String>?
  /// The environment in `targetEnvironment`.
  package var environment: String
  /// The custom conditions that are set, such as `DEBUG`.
  package var flags: Set<String>
  /// The version in `swift` and `compiler`, its parts in order.
  package var version = [6, 3]

  /// A debug build for the iOS simulator.
  package static let simulator = BuildConditions(
    system: "iOS", modules: AppleModules.importable, environment: "simulator", flags: ["DEBUG", "SWIFT_PACKAGE"])
  /// The build of a package's manifest on a Mac.
  package static let manifest = BuildConditions(system: "macOS", modules: nil, environment: "", flags: [])

  /// Returns whether a condition holds.
  ///
  /// `&&` binds more tightly than `||`, and an unknown condition does not hold.
  package func hold(_ condition: ExprSyntax) -> Bool {
    switch condition.form {
    case .declReferenceExpr(let reference): return flags.contains(reference.baseName.text)
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .prefixOperatorExpr(let prefix): return !hold(prefix.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { hold($0.expression) } ?? false
    case .sequenceExpr(let sequence): return hold(sequence)
    case .functionCallExpr(let call): return hold(call)
    default: return false
    }
  }

  private func hold(_ sequence: SequenceExprSyntax) -> Bool {
    let parts = Array(sequence.elements)
    var all = parts.first.map(hold) ?? false
    for index in stride(from: 1, to: parts.count - 1, by: 2) {
      if parts[index].trimmedDescription == "||" {
        if all { return true }
        all = hold(parts[index + 1])
      } else {
        all = hold(parts[index + 1]) && all
      }
    }
    return all
  }

  private func hold(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == system
    case "canImport": return modules?.contains(argument) ?? true
    case "targetEnvironment": return argument == environment
    case "swift", "compiler": return isVersion(argument)
    case "arch": return argument == "arm64"
    default: return false
    }
  }

  /// Returns whether the version is in a range such as `>=5.9` or `<6`.
  private func isVersion(_ range: String) -> Bool {
    let digits = range.drop { !$0.isNumber }
    var other = digits.split(separator: ".").map { Int($0) ?? 0 }
    var own = version
    while own.count < other.count { own.append(0) }
    while other.count < own.count { other.append(0) }
    return range.hasPrefix("<") ? own.lexicographicallyPrecedes(other) : !own.lexicographicallyPrecedes(other)
  }
}
