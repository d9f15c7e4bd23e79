/// A compiled body.
package final class FunctionCode {
  /// The number of variables in a call's frame, including parameters.
  package let frameSize: Int
  /// The body.
  package let body: Block
  /// Whether the value of the only statement is returned implicitly.
  let hasImplicitReturn: Bool
  /// The variables that closures capture, or nil for code whose frame is never released early.
  let captures: CapturedVariables?

  /// Creates the code of a body.
  package init(frameSize: Int, body: Block, captures: CapturedVariables? = nil) {
    self.captures = captures
    self.frameSize = frameSize
    self.body = body
    hasImplicitReturn = body.statements.count == 1
  }
}

/// A closure expression, whose body is compiled at its first call; actions that never run are never compiled.
package final class ClosureCode {
  /// The maximum number of `$` parameters in a closure.
  package static let shorthandLimit = 6

  /// The syntax of the body.
  private let statements: CodeBlockItemListSyntax
  private let scope: FunctionScope
  /// The values that the closure captures by name.
  let captures: [Expression]
  /// The indices of the captured values that are weak or unowned references.
  let weakCaptures: Set<Int>
  /// The named parameters, or nil if the closure declares none.
  package let parameters: [ClosureParameter]?
  /// The annotated result type; any type if there is none.
  package let result: SwiftType
  /// The type of the errors that the body throws, if the closure names one.
  var thrownType: SwiftType?
  /// The inferred types of the parameters.
  let inputs = ClosureInputs()
  private var compiled: FunctionCode?
  private var shorthandCount = 0

  /// A named parameter.
  package struct ClosureParameter {
    /// The name.
    package var name: String
    /// The annotated type.
    package var type: SwiftType
    /// Whether the parameter is `inout`.
    var isInout = false
  }

  /// Creates a closure in a scope.
  package init(
    _ statements: CodeBlockItemListSyntax, scope: FunctionScope, captures: [Expression], weakCaptures: Set<Int> = [],
    parameters: [ClosureParameter]?, result: SwiftType = .any
  ) {
    self.weakCaptures = weakCaptures
    self.result = result
    self.statements = statements
    self.scope = scope
    self.captures = captures
    self.parameters = parameters
    scope.noteClosure(isCompiled: false)
  }

  /// The compiled body.
  package var code: FunctionCode {
    if let compiled { return compiled }
    let inner = FunctionScope(parent: scope, file: scope.file, owner: nil)
    if let parameters {
      for (index, parameter) in parameters.enumerated() {
        let slot = inner.declare(
          parameter.name, parameter.type.isAny ? .input(index, of: inputs) : .known(parameter.type))
        if parameter.name.hasPrefix("$") { inner.declare(String(parameter.name.dropFirst()), .bound(slot)) }
      }
    } else {
      inner.takesShorthand = true
      inner.reserveShorthand(Self.shorthandLimit, inputs)
    }
    if let thrownType { inner.thrownType = thrownType }
    let block = Compiler(inner).block(statements)
    let code = FunctionCode(frameSize: inner.count, body: block, captures: inner.captures)
    shorthandCount = inner.shorthandCount
    compiled = code
    scope.noteClosure(isCompiled: true)
    return code
  }

  /// Returns the result type for parameters of known types, from the value that the body returns at its end.
  ///
  /// If the types are a guess, they are discarded afterwards.
  package func result(of inputs: [SwiftType], _ evaluator: Evaluator, isGuess: Bool = false) -> SwiftType {
    let outer = self.inputs.types
    learn(inputs)
    defer { if isGuess { self.inputs.types = outer } }
    if !result.isAny { return result }
    return evaluator.joinedType(code.body.answers)
  }

  /// Takes the types of the arguments as those of the parameters; a single tuple may be spread over several.
  func learn(_ types: [SwiftType]) {
    guard types.contains(where: { !$0.isAny }) else { return }
    inputs.types = types
    if types.count == 1, case .tuple(let parts) = types[0], parts.count > 1, parameterCount == parts.count {
      inputs.types = parts.map(\.type)
    }
  }

  /// The number of parameters that the body uses.
  package var parameterCount: Int {
    if let parameters { return parameters.count }
    _ = code
    return shorthandCount
  }

  /// Whether the body uses arguments, such as `$0`, without naming parameters.
  private var usesShorthand: Bool { parameters == nil && parameterCount > 0 }

  /// Throws a fault if the closure uses `$0` and has no arguments.
  package func checkShorthand(_ arguments: [Value], _ evaluator: Evaluator) throws(Fault) {
    guard arguments.isEmpty, usesShorthand else { return }
    throw evaluator.fault(.shorthandWithoutArguments, at: code.body.statements.first?.location ?? .start)
  }

  /// Returns whether the closure can be called with a number of arguments.
  func accepts(_ count: Int) -> Bool {
    if let parameters { return parameters.count == count || count <= 1 }
    return true
  }
}
