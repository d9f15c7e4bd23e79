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
  override var storageKey: Expression? { name == "init" ? arguments.storageKey : nil }

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
    guard frame.evaluator.hasCase(name, withValues: true, in: type) else { return 0 }
    return frame.evaluator.mayCall(name, arguments, in: type) ? 4 : 0
  }
}

/// A call of a global or local function, `function(…)`.
final class FunctionCall: Expression {
  private let name: String
  private let candidates: [FunctionDeclaration]
  private let depth: Int?
  private let arguments: [ArgumentExpression]
  /// The type of the functions' name, whose initializers the call may mean, or nil if there is none.
  private let type: SwiftType?

  /// Creates a call of one of several functions with the same name, which may be that of a type.
  init(
    _ location: SourceLocation, _ name: String, _ candidates: [FunctionDeclaration], depth: Int?,
    _ arguments: [ArgumentExpression], type: SwiftType? = nil
  ) {
    self.name = name
    self.type = type
    self.candidates = candidates
    self.depth = depth
    self.arguments = arguments
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { evaluator.result(of: candidates, arguments) }
  override func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? {
    candidates.count > 1 ? evaluator.resultOverloads(candidates, arguments) : nil
  }
  override var viewName: String? { name }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    if let type, !arguments.holdsPack,
      frame.evaluator.matching(candidates.map { .function($0, nil) }, arguments).isEmpty
    {
      return try frame.evaluator.construct(type, arguments, frame, hint: hint, at: location)
    }
    return try frame.evaluator.callFunction(
      name, candidates, captured: depth.map { frame.ancestor($0) }, arguments, frame, hint: hint, at: location)
  }
}
