/// A closure expression, which captures the variables around it.
package final class ClosureExpression: Expression {
  private let code: ClosureCode

  /// Creates a closure expression.
  package init(_ location: SourceLocation, _ code: ClosureCode) {
    self.code = code
    super.init(location)
  }

  /// Returns the result type for parameters of known types.
  package func result(of inputs: [SwiftType], _ evaluator: Evaluator, isGuess: Bool = false) -> SwiftType {
    code.result(of: inputs, evaluator, isGuess: isGuess)
  }

  /// The number of parameters that the closure declares or uses.
  package var parameterCount: Int { code.parameterCount }

  /// Whether the parameters' types have been inferred.
  var knowsInputs: Bool { !code.inputs.types.isEmpty }

  /// Returns whether the result for parameters of known types may be of a type, as far as it is known.
  private func returns(_ expected: SwiftType, for parameters: [SwiftType], _ evaluator: Evaluator) -> Bool {
    if case .void = expected { return true }
    let result = code.result(of: parameters, evaluator, isGuess: true)
    if case .int = result, case .double = expected { return true }
    return evaluator.staticFit(result, expected) > 0
  }

  /// Whether the closure has a capture list, whose values are those of the moment at which the closure is evaluated.
  var hasCaptures: Bool { !code.captures.isEmpty }

  /// The types of the parameters, as far as they are written.
  var inputTypes: [SwiftType] { code.parameters?.map(\.type) ?? [] }

  /// Infers the parameters' types from those of the arguments; a single tuple may be spread over several parameters.
  func learn(_ types: [SwiftType]) { code.learn(types) }

  package override var isContextual: Bool { true }

  /// Returns the type of a closure whose parameters have types, so that its result follows from them.
  package override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let inputs = inputTypes
    guard !inputs.isEmpty, !inputs.contains(where: \.isAny) else { return .any }
    return .function(inputs, code.result(of: inputs, evaluator), builder: false)
  }

  package override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var isViewBuilder = false
    if case .function(_, _, let builder) = hint.unwrapped { isViewBuilder = builder }
    var captured = frame
    if frame.evaluator.program.lifetimes.areObserved { _ = code.code }
    if !code.captures.isEmpty {
      captured = Frame(frame.evaluator, parent: frame, count: code.captures.count)
      for (index, capture) in code.captures.enumerated() {
        let value = try capture.evaluate(frame, .any)
        captured.slots[index] = code.weakCaptures.contains(index) ? value.weakened : value
      }
    }
    if !knowsInputs, case .function(let inputs, _, _) = hint.unwrapped, !inputs.isEmpty,
      !inputs.contains(where: { $0.mayBeNarrower(frame.evaluator.vocabulary.framework) })
    {
      code.learn(inputs)
    }
    return .function(FunctionValue(.closure(code, captured), isViewBuilder: isViewBuilder, type: hint.unwrapped))
  }

  /// The expressions that are statements of the closure's body, which a result builder takes.
  var expressions: [Expression] { code.code.body.statements.compactMap(\.answer) }

  /// Returns whether the closure's parameters are more or fewer than those of a function type; one tuple may be spread.
  private func differs(from parameters: [SwiftType]) -> Bool {
    let own = code.parameters?.count ?? code.parameterCount
    if own == parameters.count || code.parameters == nil && own == 0 { return false }
    guard parameters.count == 1, own > 1 else { return true }
    if case .tuple = parameters[0] { return false }
    return !parameters[0].isAny
  }

  package override var fitsBySyntax: Bool { true }

  package override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    let framework = frame.evaluator.vocabulary.framework
    return switch type.unwrapped {
    case .function(let parameters, let expected, _):
      if !code.accepts(parameters.count) {
        0
      } else if differs(from: parameters) {
        2
      } else if parameters.contains(where: { $0.mayBeNarrower(framework) }) || expected.mayBeNarrower(framework) {
        4
      } else {
        returns(expected, for: parameters, frame.evaluator) ? 4 : 0
      }
    case .any: 1
    default: 0
    }
  }
}
