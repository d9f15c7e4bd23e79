/// An expression as a statement.
final class ExpressionStatement: Statement {
  private let expression: Expression
  /// Whether the statement is the result of a function that returns `Any`, in whose values optionals are boxed.
  var isErased = false

  /// Creates a statement whose value is dropped, returned or added to a builder's components.
  init(_ location: SourceLocation, _ expression: Expression) {
    self.expression = expression
    super.init(location)
  }

  override var answer: Expression? { expression }
  override var endsControl: Bool {
    if let statement = expression as? StatementExpression { return statement.statement.endsControl }
    return expression.neverReturns
  }
  override var gives: Bool { (expression as? StatementExpression)?.statement.gives ?? true }
  override var breaks: Bool { (expression as? StatementExpression)?.statement.breaks ?? false }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    do { _ = try expression.evaluate(frame, .any) } catch {
      guard error.isOutside, let diagnostic = error.diagnostic else { throw error }
      frame.evaluator.log.add(diagnostic.asWarning)
    }
    return .normal
  }

  override func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion {
    let result = try expression.evaluate(frame, hint)
    return .returned(isErased ? frame.evaluator.erased(result, of: expression, frame) : result)
  }

  /// The views of the last evaluation under each setting, if the program keeps views.
  @exclusivity(unchecked) private var kept: [KeptParts] = []

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    if let statement = expression as? StatementExpression { return try statement.statement.build(frame, into: &parts) }
    guard let views = frame.evaluator.keptViews else { return try make(frame, into: &parts) }
    let entry = kept.first { $0.owner === views } ?? KeptParts(of: self, in: views, frame.evaluator.program)
    if entry.isNew {
      entry.isNew = false
      kept.removeAll { $0.owner == nil }
      kept.append(entry)
    }
    return try entry.build(frame.evaluator, in: views, into: &parts) { (parts) throws(Fault) in
      try make(frame, into: &parts)
    }
  }

  private func make(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    let value = try expression.evaluate(frame, frame.evaluator.viewType).unwrappedOnce
    if case .void = value { return .normal }
    if value.outside == nil, frame.evaluator.isInert(value) {
      frame.evaluator.log.add(
        Diagnostic(.warning, .nothingDrawn(value.typeName), at: frame.evaluator.range(of: location)))
      return .normal
    }
    let part = try frame.evaluator.host.part(value, in: frame.evaluator, at: location)
    parts.append(part)
    return .normal
  }

  override func compose(
    _ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]
  ) throws(Fault) -> Completion {
    if let statement = expression as? StatementExpression {
      return try statement.statement.compose(frame, builder, into: &parts)
    }
    let value = try expression.evaluate(frame, builder.context(of: expression))
    if case .void = value { return .normal }
    parts.append(try builder.expression(value.settledNumber))
    return .normal
  }
}

/// A constant or variable declaration, `let pattern = value`.
final class VariableStatement: Statement {
  private let pattern: Pattern
  private let type: SwiftType
  /// The annotated type with its type parameters, which the call of the function binds, or nil if it has none.
  private let generic: SwiftType?
  private let initial: Expression?
  private let fallback: Value
  /// Whether the annotated type is `Any`, in whose values optionals are boxed.
  private let isErased: Bool
  /// Whether the annotated type is `Substring`.
  private let isSubstring: Bool

  /// Creates a declaration of variables with their initial value.
  init(
    _ location: SourceLocation, _ pattern: Pattern, type: SwiftType, generic: SwiftType? = nil,
    isErased: Bool = false, isSubstring: Bool = false, initial: Expression?, fallback: Value
  ) {
    self.isSubstring = isSubstring
    self.isErased = isErased
    self.pattern = pattern
    self.type = type
    self.generic = generic
    self.initial = initial
    self.fallback = fallback
    super.init(location)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    _ = try pattern.matches(value(frame), frame)
    return .normal
  }

  /// Sets the variables to a value.
  func set(_ value: Value, _ frame: Frame) throws(Fault) { _ = try pattern.matches(value, frame) }

  /// Returns the initial value.
  func value(_ frame: Frame) throws(Fault) -> Value {
    var value = fallback
    if let initial {
      let bound = generic.map(frame.bound) ?? type
      value = try initial.evaluate(frame, bound.namesParameter ? type : bound)
      if case .any = type {
        if case .literal = value {
          let known = initial.knownType(frame.evaluator)
          value = frame.evaluator.settle(value, as: known)
          if !known.isAny { value = value.settledNumber }
        }
        if isErased { value = frame.evaluator.erased(value, of: initial, frame) }
      } else {
        value = try frame.evaluator.coerce(value, to: type, at: initial.location)
        if value.isNone, case .optional(.optional) = type, initial.isSingleOptional(frame.evaluator) {
          value = .someNil
        }
        if case .array(.any) = type { value = value.settled }
        if isSubstring { value = value.asSubstring }
      }
    } else if case .void = value, frame.evaluator.ignoresAssignments(to: type) {
      return frame.evaluator.inert(type) ?? value
    }
    return value
  }
}

/// A state variable of a preview, `@Previewable @State var name = value`, which keeps its value between layout passes.
final class StateVariableStatement: Statement {
  private let variable: VariableStatement
  private let slot: Int

  /// Creates a state variable at an index of the preview's frame.
  init(_ variable: VariableStatement, slot: Int) {
    self.variable = variable
    self.slot = slot
    super.init(variable.location)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try frame.evaluator.host.preserveState(slot, of: frame) { () throws(Fault) in try variable.value(frame) }
    return .normal
  }
}

/// A `return` statement.
final class ReturnStatement: Statement {
  private let value: Expression?
  /// Whether the function's result is `Any`, in whose values optionals are boxed.
  private let isErased: Bool

  /// Creates a `return` statement.
  init(_ location: SourceLocation, _ value: Expression?, isErased: Bool = false) {
    self.isErased = isErased
    self.value = value
    super.init(location)
  }

  override var answer: Expression? { value }
  override var isFailure: Bool { value is NilLiteral }
  override var endsControl: Bool { true }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    guard let value else { return .returned(.void) }
    let result = try value.evaluate(frame, frame.resultHint)
    return .returned(isErased ? frame.evaluator.erased(result, of: value, frame) : result)
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    guard let value else { return .returned(.void) }
    parts.append(try value.evaluate(frame, frame.evaluator.viewType))
    return .returned(.void)
  }
}

/// A `break`, `continue` or `fallthrough` statement.
final class JumpStatement: Statement {
  private let completion: Completion

  /// Creates a jump.
  init(_ location: SourceLocation, _ completion: Completion) {
    self.completion = completion
    super.init(location)
  }

  override var endsControl: Bool { true }
  override var breaks: Bool { if case .broken = completion { true } else { false } }

  override func execute(_ frame: Frame) throws(Fault) -> Completion { completion }
}

/// A statement with a label, which a `break` with the label leaves.
final class LabelledStatement: Statement {
  private let statement: Statement
  private let label: String

  /// Creates a statement with a label.
  init(_ statement: Statement, _ label: String) {
    (self.statement, self.label) = (statement, label)
    super.init(statement.location)
  }

  override var endsControl: Bool { statement.endsControl && !statement.breaks }
  override var gives: Bool { statement.gives }
  override var breaks: Bool { statement.breaks }

  private func left(_ completion: Completion) -> Completion {
    if case .broken(label) = completion { .normal } else { completion }
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion { left(try statement.execute(frame)) }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    left(try statement.build(frame, into: &parts))
  }

  override func compose(
    _ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]
  ) throws(Fault) -> Completion { left(try statement.compose(frame, builder, into: &parts)) }
}

/// A `defer` statement, `defer { … }`.
final class DeferStatement: Statement {
  /// The code that runs when the enclosing block ends.
  let body: Block

  /// Creates a `defer` statement.
  init(_ location: SourceLocation, _ body: Block) {
    self.body = body
    super.init(location)
  }
}
