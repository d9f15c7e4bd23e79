/// An expression on its own.
final class ExpressionStatement: Statement {
  private let expression: Expression

  /// An expression whose value is dropped, returned or gathered.
  init(_ place: Place, _ expression: Expression) {
    self.expression = expression
    super.init(place)
  }

  override var answer: Expression? { expression }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    do { _ = try expression.evaluate(frame, .any) } catch {
      guard error.isOutside, let diagnostic = error.diagnostic else { throw error }
      frame.evaluator.log.add(diagnostic.asWarning)
    }
    return .normal
  }

  override func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion {
    .returned(try expression.evaluate(frame, hint))
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    if let statement = expression as? StatementExpression { return try statement.statement.build(frame, into: &parts) }
    let value = try expression.evaluate(frame, .view)
    if case .void = value { return .normal }
    if frame.evaluator.isInert(value) {
      frame.evaluator.log.add(Diagnostic(.warning, .nothingDrawn(value.typeName), at: frame.evaluator.range(of: place)))
      return .normal
    }
    let part = try frame.evaluator.host.part(value, in: frame.evaluator, at: place)
    parts.append(part)
    return .normal
  }

  override func compose(
    _ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]
  ) throws(Fault) -> Completion {
    if let statement = expression as? StatementExpression {
      return try statement.statement.compose(frame, builder, into: &parts)
    }
    let value = try expression.evaluate(frame, .any)
    if case .void = value { return .normal }
    parts.append(try builder.expression(value.settledNumber))
    return .normal
  }
}

/// The form `let pattern = value`.
final class VariableStatement: Statement {
  private let pattern: Pattern
  private let type: SwiftType
  private let initial: Expression?
  private let fallback: Value

  /// Variables with their initial values.
  init(_ place: Place, _ pattern: Pattern, type: SwiftType, initial: Expression?, fallback: Value) {
    self.pattern = pattern
    self.type = type
    self.initial = initial
    self.fallback = fallback
    super.init(place)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    _ = try pattern.matches(value(frame), frame)
    return .normal
  }

  /// The value that the variables begin with.
  func value(_ frame: Frame) throws(Fault) -> Value {
    var value = fallback
    if let initial {
      value = try initial.evaluate(frame, type)
      if case .any = type {
        if case .literal = value {
          let known = initial.knownType(frame.evaluator)
          value = frame.evaluator.settle(value, as: known)
          if !known.isAny { value = value.settledNumber }
        }
      } else {
        value = try frame.evaluator.coerce(value, to: type, at: initial.place)
      }
    }
    return value
  }
}

/// The form `@Previewable @State var name = value`: a variable that keeps its value from layout to layout.
final class StateVariableStatement: Statement {
  private let variable: VariableStatement
  private let slot: Int

  /// A variable in a slot of the preview's frame.
  init(_ variable: VariableStatement, slot: Int) {
    self.variable = variable
    self.slot = slot
    super.init(variable.place)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try frame.evaluator.host.keepState(slot, of: frame) { () throws(Fault) in try variable.value(frame) }
    return .normal
  }
}

/// The form `return value`.
final class ReturnStatement: Statement {
  private let value: Expression?

  /// The end of a function, with its value.
  init(_ place: Place, _ value: Expression?) {
    self.value = value
    super.init(place)
  }

  override var answer: Expression? { value }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    guard let value else { return .returned(.void) }
    return .returned(try value.evaluate(frame, frame.resultHint))
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    guard let value else { return .returned(.void) }
    parts.append(try value.evaluate(frame, .view))
    return .returned(.void)
  }
}

/// The form `break`, `continue` and `fallthrough`.
final class JumpStatement: Statement {
  private let completion: Completion

  /// A jump.
  init(_ place: Place, _ completion: Completion) {
    self.completion = completion
    super.init(place)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion { completion }
}

/// The form `throw error`.
final class ThrowStatement: Statement {
  private let value: Expression

  /// An error that is thrown.
  init(_ place: Place, _ value: Expression) {
    self.value = value
    super.init(place)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    let error = try value.evaluate(frame, .any)
    throw Fault(throwing: error, Diagnostic(.error, .uncaught, at: frame.evaluator.range(of: place)))
  }
}

/// The form `defer { … }`.
final class DeferStatement: Statement {
  /// What runs when the block ends.
  let body: Block

  /// Code that runs when the block ends.
  init(_ place: Place, _ body: Block) {
    self.body = body
    super.init(place)
  }
}

/// The form `do { … } catch { … }`.
final class DoStatement: Statement {
  /// A pattern for errors, and what runs where it matches.
  struct Clause {
    /// The patterns; none matches all.
    var patterns: [Pattern]
    /// The variable `error`.
    var errorSlot: Int
    /// What runs.
    var body: Block
  }

  private let body: Block
  private let clauses: [Clause]

  /// Code whose errors are caught.
  init(_ place: Place, _ body: Block, _ clauses: [Clause]) {
    self.body = body
    self.clauses = clauses
    super.init(place)
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    do { return try body.execute(frame) } catch {
      guard let handler = try handler(of: error, frame) else { throw error }
      return try handler.execute(frame)
    }
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    let evaluator = frame.evaluator
    let count = parts.count
    do {
      evaluator.catchDepth += 1
      defer { evaluator.catchDepth -= 1 }
      return try body.build(frame, into: &parts)
    } catch {
      guard let handler = try handler(of: error, frame) else { throw error }
      parts.removeSubrange(count...)
      return try handler.build(frame, into: &parts)
    }
  }

  /// What runs for an error that the program throws, or nil if nothing catches it.
  private func handler(of fault: Fault, _ frame: Frame) throws(Fault) -> Block? {
    guard let thrown = fault.thrown else { return nil }
    for clause in clauses {
      frame.slots[clause.errorSlot] = thrown
      var matches = clause.patterns.isEmpty
      for pattern in clause.patterns where !matches { matches = try pattern.matches(thrown, frame) }
      if matches { return clause.body }
    }
    return nil
  }
}
