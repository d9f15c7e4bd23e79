/// A subscript, `base[arguments]`.
final class SubscriptExpression: AccessedExpression {
  private let base: Expression
  private let arguments: [ArgumentExpression]
  private let effects: Bool
  /// Whether evaluating the arguments of the base's subscripts may have effects.
  let hasEffectsInBase: Bool
  /// Whether the arguments are literals, whose order of evaluation does not matter.
  let isConstant: Bool
  @exclusivity(unchecked) private var callCache = CallSiteCache()

  /// Creates a subscript of a value.
  init(_ location: SourceLocation, base: Expression, arguments: [ArgumentExpression]) {
    self.base = base
    self.arguments = arguments
    hasEffectsInBase = base.hasEffects
    effects = hasEffectsInBase || arguments.contains { !$0.value.isQuiet }
    isConstant = arguments.allSatisfy { $0.value.isPlainLiteral }
    super.init(location)
  }

  override var hasEffects: Bool { effects }
  override func resolved(_ frame: Frame) throws(Fault) -> Expression {
    guard hasEffects else { return self }
    let base = try base.resolved(frame)
    if base.isChained, try base.endsAtNil(frame) {
      return SubscriptExpression(location, base: base, arguments: arguments)
    }
    let values = try frame.evaluator.subscriptArguments(arguments, of: base, frame)
    let constants = zip(arguments, values).map {
      ArgumentExpression(label: $0.label, value: ConstantExpression($0.value.location, $1))
    }
    return SubscriptExpression(location, base: base, arguments: constants)
  }
  override func endsAtNil(_ frame: Frame) throws(Fault) -> Bool { base.isChained ? try base.endsAtNil(frame) : false }
  override var isVariable: Bool { true }
  override var isChained: Bool { base.isChained }
  override var mayNameParameter: Bool { base.mayNameParameter }
  override var isImplicitChain: Bool { base.isImplicitChain }
  override var isContextual: Bool { base.isImplicitChain }
  override var implicitRoot: String? { base.implicitRoot }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    try isImplicitChain ? fitChain(type, frame) : super.fit(type, frame, &value)
  }
  override func writtenSequence(_ evaluator: Evaluator) -> String? {
    guard arguments.count == 1, case .range = arguments[0].value.knownType(evaluator) else { return nil }
    return evaluator.writtenSlice(of: base)
  }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let type = linkType(evaluator)
    return base.isChained ? type.asOptional : type
  }
  override func linkType(_ evaluator: Evaluator) -> SwiftType {
    let owner = base.linkType(evaluator)
    if arguments.first?.label == "keyPath", arguments.count == 1 {
      if let variable = arguments[0].value as? LocalVariable { return variable.keyPathValue }
      return (arguments[0].value as? KeyPathExpression)?.result(of: owner, evaluator) ?? .any
    }
    if let own = evaluator.declaredElement(of: owner, arguments) { return own }
    let isRange = if case .range? = arguments.first?.value.knownType(evaluator) { true } else { false }
    switch owner {
    case .array(let element): return isRange ? owner : element
    case .dictionary(let key, let value):
      if case .native("Dictionary.Index")? = arguments.first?.value.knownType(evaluator) {
        return .tuple([(label: "key", type: key), (label: "value", type: value)])
      }
      return arguments.count > 1 ? value : .optional(value)
    case .string: return isRange ? .string : .character
    default: return .any
    }
  }

  override func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? {
    guard evaluator.program.isOverloadedByResult("subscript") else { return nil }
    return evaluator.resultOverloads("subscript", on: base.linkType(evaluator), arguments)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try base.evaluate(frame, base.isImplicitChain ? hint : .any)
    if base.isChained, value.isNone { return .none }
    if frame.evaluator.program.hasMutatingGetters, let changed = try changingElement(of: value, frame) {
      return changed
    }
    return try frame.evaluator.element(
      of: value, as: base, arguments, frame, hint: hint, cache: callCache.next(), at: location)
  }

  /// Returns the value of a subscript whose getter changes the structure that has it, or nil for any other subscript.
  private func changingElement(of value: Value, _ frame: Frame) throws(Fault) -> Value? {
    let (evaluator, location) = (frame.evaluator, location)
    guard base.isVariable, value.isStructureOrCase, let candidates = evaluator.subscripts(of: value),
      let found = evaluator.matching(candidates, arguments).first(where: \.callable.isGetterMutating),
      case .function(let function, _) = found.callable
    else { return nil }
    var values: [Value?] = try evaluator.subscriptArguments(arguments, of: base, frame, value)
    var result = Value.none
    try base.mutate(frame) { (value: inout Value) throws(Fault) in
      result = try evaluator.run(function, on: &value, captured: nil, &values, at: location)
    }
    return result
  }

  override func mutate(
    _ frame: Frame, isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    try mutate(frame, at: indices(frame), isAssignment: isAssignment, change)
  }

  /// Returns the values of the arguments, which Swift evaluates before the value that is assigned.
  func indices(_ frame: Frame) throws(Fault) -> [Value] {
    try frame.evaluator.subscriptArguments(arguments, of: base, frame)
  }

  /// Changes the element at arguments that were evaluated before.
  func mutate(
    _ frame: Frame, at values: [Value], isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    let evaluator = frame.evaluator
    try base.mutate(frame) { (value: inout Value) throws(Fault) in
      if self.base.isChained, value.isNone { return }
      try evaluator.mutateElement(
        of: &value, self.arguments, values, isAssignment: isAssignment, at: self.location, change)
    }
  }
}
