/// A call of a type, `Type(…)`.
final class InitializerCall: Expression {
  private let type: SwiftType
  @exclusivity(unchecked) private var callCache = CallSiteCache()
  @exclusivity(unchecked) private var constant = ConstantCache()
  private let arguments: [ArgumentExpression]
  private let rows: ClosureExpression?

  /// Creates a call of a type's initializer.
  init(_ location: SourceLocation, _ type: SwiftType, _ arguments: [ArgumentExpression]) {
    self.type = type
    self.arguments = arguments
    rows = ["ForEach", "List"].contains(type.memberKey) ? arguments.last?.value as? ClosureExpression : nil
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { evaluator.knownType(ofInitializer: type, arguments) }
  override var initialValue: Expression? { arguments.initialValue }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    // The expected type has no effect on a call that names its type.
    if let known = constant.value(expecting: "") { return known }
    if let rows, !rows.knowsInputs { rows.learn(arguments[0].value.linkType(frame.evaluator).element) }
    let value = try frame.evaluator.construct(type, arguments, frame, hint: hint, cache: callCache.next(), at: location)
    constant.record(value, expecting: "", arguments, frame.evaluator)
    return value
  }
}

extension [ArgumentExpression] {
  /// The initial value in a wrapper's arguments; other arguments are storage keys and options.
  fileprivate var initialValue: Expression? {
    guard let first, ["initialValue", "wrappedValue"].contains(first.label) else { return nil }
    return first.value
  }
}

/// A method call, `base.name(…)`.
final class MethodCall: Expression {
  private let base: Expression
  private let name: String
  private let arguments: [ArgumentExpression]
  private let nameLocation: SourceLocation
  private let elementwise: ClosureExpression?
  @exclusivity(unchecked) private var callCache = CallSiteCache()

  /// Creates a call of a method of a value or of a type.
  init(
    _ location: SourceLocation, base: Expression, name: String, nameLocation: SourceLocation,
    _ arguments: [ArgumentExpression]
  ) {
    self.base = base
    self.name = name
    self.nameLocation = nameLocation
    self.arguments = arguments
    elementwise = Self.takesElements.contains(name) ? arguments.last?.value as? ClosureExpression : nil
    super.init(location)
  }

  /// The methods whose closure receives a sequence's elements.
  private static let takesElements: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "first", "last", "firstIndex", "lastIndex", "contains",
    "allSatisfy", "sorted", "min", "max",
  ]

  override var isChained: Bool { base.isChained }
  override var isImplicitChain: Bool { base.isImplicitChain }
  override var implicitRoot: String? { base.implicitRoot }
  override var isContextual: Bool { base.isImplicitChain }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    try isImplicitChain ? fitChain(type, frame) : super.fit(type, frame, &value)
  }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let type = linkType(evaluator)
    return base.isChained ? type.asOptional : type
  }
  override func linkType(_ evaluator: Evaluator) -> SwiftType {
    let owner = base.linkType(evaluator)
    if isMapping, case .optional = owner { return .optional(.any) }
    return evaluator.knownType(ofCall: name, on: owner, arguments)
  }

  /// Whether the method exists on optionals and on sequences, with different meanings.
  private var isMapping: Bool { name == "map" || name == "flatMap" }

  private func isOptional(_ type: SwiftType) -> Bool { if case .optional = type { true } else { false } }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try base.evaluate(frame, base.isImplicitChain ? hint : .any)
    if base.isChained, value.isNone { return .none }
    if let elementwise, !elementwise.knowsInputs {
      let owner = base.linkType(frame.evaluator)
      if case .optional(let wrapped) = owner { elementwise.learn(wrapped) } else { elementwise.learn(owner.element) }
    }
    if isMapping, value.isIndexRange || isOptional(base.linkType(frame.evaluator)) {
      return try frame.evaluator.mapOptional(value, arguments, frame, hint: hint, at: location)
    }
    return try frame.evaluator.invoke(
      name, on: value, base: base, arguments, frame, hint: hint, cache: callCache.next(), at: nameLocation,
      whole: location)
  }
}

/// A call of an implicit member, `.name(…)`.
final class ImplicitCall: Expression {
  /// The member's name.
  let name: String
  private let arguments: [ArgumentExpression]
  @exclusivity(unchecked) private var constant = ConstantCache()

  /// Creates a call of a member of the expected type.
  init(_ location: SourceLocation, name: String, _ arguments: [ArgumentExpression]) {
    self.name = name
    self.arguments = arguments
    super.init(location)
  }

  /// The only argument, if it has no label, or nil.
  var onlyArgument: Expression? { arguments.count == 1 && arguments[0].label == nil ? arguments[0].value : nil }

  override var isContextual: Bool { true }
  override var isImplicitChain: Bool { true }
  override var implicitRoot: String? { name }
  override var initialValue: Expression? { name == "init" ? arguments.initialValue : nil }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let expected = hint.expectedName
    if let expected, let known = constant.value(expecting: expected) { return known }
    let value = try frame.evaluator.implicitCall(name, arguments, of: hint, frame, at: location)
    let evaluator = frame.evaluator
    if let expected {
      constant.record(
        value, expecting: expected, arguments, evaluator, if: evaluator.knowsStatic(name, in: hint))
    }
    return value
  }

  override var fitsBySyntax: Bool { true }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    if type.isAny { return 1 }
    if name == "init" { return frame.evaluator.canConstruct(type, arguments) ? 4 : 0 }
    return frame.evaluator.hasStatic(name, in: type) ? 4 : 0
  }
}

/// A call of a global or local function, `function(…)`.
final class FunctionCall: Expression {
  private let name: String
  private let candidates: [FunctionDeclaration]
  private let depth: Int?
  private let arguments: [ArgumentExpression]

  /// Creates a call of one of several functions with the same name.
  init(
    _ location: SourceLocation, _ name: String, _ candidates: [FunctionDeclaration], depth: Int?,
    _ arguments: [ArgumentExpression]
  ) {
    self.name = name
    self.candidates = candidates
    self.depth = depth
    self.arguments = arguments
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { evaluator.result(of: candidates, arguments) }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try frame.evaluator.callFunction(
      name, candidates, captured: depth.map { frame.ancestor($0) }, arguments, frame, hint: hint, at: location)
  }
}

/// A call of a value, `expression(…)`.
final class ValueCall: Expression {
  private let callee: Expression
  private let arguments: [ArgumentExpression]

  /// Creates a call of a value.
  init(_ location: SourceLocation, _ callee: Expression, _ arguments: [ArgumentExpression]) {
    self.callee = callee
    self.arguments = arguments
    super.init(location)
  }

  override var isChained: Bool { callee.isChained }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    if case .function(_, let result, _) = callee.knownType(evaluator).unwrapped { return result }
    return .any
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let function = try callee.evaluate(frame, .any)
    if callee.isChained, function.isNone { return .none }
    return try frame.evaluator.callValue(function, arguments, frame, hint: hint, at: location)
  }
}

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

  /// Infers the parameters' types from the type of an argument that is a tuple; other types are inferred from values.
  func learn(_ type: SwiftType) {
    guard case .tuple(let parts) = type else { return }
    let isSpread = parts.count > 1 && code.parameterCount == parts.count
    code.inputs.types = isSpread ? parts.map(\.type) : [type, type]
  }

  package override var isContextual: Bool { true }

  package override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var isViewBuilder = false
    if case .function(_, _, let builder) = hint.unwrapped { isViewBuilder = builder }
    var captured = frame
    if !code.captures.isEmpty {
      captured = Frame(frame.evaluator, parent: frame, count: code.captures.count)
      for (index, capture) in code.captures.enumerated() {
        captured.slots[index] = try capture.evaluate(frame, .any)
      }
    }
    return .function(FunctionValue(.closure(code, captured), isViewBuilder: isViewBuilder, type: hint.unwrapped))
  }

  package override var fitsBySyntax: Bool { true }

  package override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .function(let parameters, _, _): code.accepts(parameters.count) ? 4 : 0
    case .any: 1
    default: 0
    }
  }
}

/// A statement used as an expression, such as `if` or `switch` on the right of `=`.
final class StatementExpression: Expression {
  /// The statement.
  let statement: Statement

  /// Creates an expression from a statement.
  init(_ location: SourceLocation, _ statement: Statement) {
    self.statement = statement
    super.init(location)
  }

  override var isContextual: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    if case .returned(let value) = try statement.finish(frame, hint) { return value }
    return .void
  }
}

/// An optional try, `try? expression`.
final class OptionalTry: Expression {
  private let base: Expression

  /// Creates an expression that is nil if evaluating its base throws an error.
  init(_ location: SourceLocation, _ base: Expression) {
    self.base = base
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator).asOptional }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    do { return try base.evaluate(frame, hint) } catch {
      if error.thrown != nil { return .none }
      throw error
    }
  }
}
