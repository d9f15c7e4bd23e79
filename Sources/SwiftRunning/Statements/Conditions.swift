/// A condition of `if`, `guard` or `while`.
enum Condition {
  /// A Boolean expression.
  case expression(Expression)
  /// A value that matches a pattern.
  case pattern(Pattern, Expression)
  /// An optional binding: a value that is not nil, and its variable.
  case binding(Pattern, Expression)
  /// An availability condition, whose result is known.
  case constant(Bool)

  /// Returns whether the condition holds, and sets its variables if it does.
  func holds(_ frame: Frame) throws(Fault) -> Bool {
    switch self {
    case .expression(let expression): return try frame.evaluator.boolean(of: expression, frame)
    case .pattern(let pattern, let expression):
      let value = try expression.evaluate(frame, .any)
      if let outside = value.outside {
        frame.evaluator.warn(outside, .condition, at: expression.location)
        if frame.evaluator.decidesOtherwise(on: outside, at: expression.location) { return false }
      }
      return try pattern.matches(value, frame)
    case .binding(let pattern, let expression):
      let value = try expression.evaluate(frame, .any)
      if let outside = value.outside, !frame.evaluator.holds(outside, at: expression.location) { return false }
      return value.isNone ? false : try pattern.matches(value.unwrappedOnce, frame)
    case .constant(let holds): return holds
    }
  }
}

extension [Condition] {
  /// Returns whether all conditions hold; those after the first that does not are not evaluated.
  func hold(_ frame: Frame) throws(Fault) -> Bool {
    for condition in self where try !condition.holds(frame) { return false }
    return true
  }
}

/// An `if` statement, `if conditions { … } else { … }`.
final class IfStatement: Statement {
  private let conditions: [Condition]
  private let body: Block
  private let otherwise: Block?

  /// Creates an `if` statement.
  init(_ location: SourceLocation, _ conditions: [Condition], _ body: Block, _ otherwise: Block?) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
    failsOnly = body.isFailure
    super.init(location)
  }

  /// Whether the first branch only fails: it throws an error, returns nil, or ends the program.
  private let failsOnly: Bool

  override var answers: [Expression] { body.answers + (otherwise?.answers ?? []) }
  override var endsControl: Bool { body.endsControl && otherwise?.endsControl ?? false }
  override var gives: Bool { body.gives && otherwise?.gives ?? false }
  override var breaks: Bool { body.breaks || otherwise?.breaks ?? false }

  /// Returns the branch to run.
  ///
  /// A condition on a value from elsewhere does not choose a branch that only fails.
  private func chosen(_ frame: Frame) throws(Fault) -> Block? {
    guard failsOnly else { return try conditions.hold(frame) ? body : otherwise }
    let evaluator = frame.evaluator
    let (count, outer) = (evaluator.outsideConditionCount, evaluator.precedesFailure)
    evaluator.precedesFailure = true
    defer { evaluator.precedesFailure = outer }
    guard try conditions.hold(frame) else { return otherwise }
    return evaluator.outsideConditionCount == count ? body : otherwise
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try chosen(frame)?.execute(frame) ?? .normal
  }

  override func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion {
    try chosen(frame)?.finish(frame, hint) ?? .normal
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    let chosen = try chosen(frame)
    guard frame.evaluator.program.isActing else { return try chosen?.build(frame, into: &parts) ?? .normal }
    let branch = chosen.map { $0 === body ? 0 : 1 }
    return try frame.evaluator.host.build(branch: branch, of: location, in: frame.evaluator, into: &parts) {
      (parts: inout [Value]) throws(Fault) in try chosen?.build(frame, into: &parts) ?? .normal
    }
  }

  override func compose(
    _ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]
  ) throws(Fault) -> Completion {
    var (index, count) = (0, 0)
    var taken: Block?
    var next: IfStatement? = self
    var isComplete = false
    while let current = next {
      if taken == nil, try current.conditions.hold(frame) { (taken, index) = (current.body, count) }
      count += 1
      next = current.otherwise?.statements.first as? IfStatement
      if next == nil, let last = current.otherwise {
        if taken == nil { (taken, index) = (last, count) }
        (isComplete, count) = (true, count + 1)
      }
    }
    var component = Value.none
    if let taken {
      var inner: [Value] = []
      let completion = try taken.compose(frame, builder, into: &inner)
      guard case .normal = completion else { return completion }
      component = try builder.either(builder.block(inner), index: index, of: count)
    }
    parts.append(isComplete ? component : try builder.optional(component))
    return .normal
  }
}

/// A `guard` statement, `guard conditions else { … }`.
final class GuardStatement: Statement {
  private let conditions: [Condition]
  private let otherwise: Block

  /// Creates a `guard` statement.
  init(_ location: SourceLocation, _ conditions: [Condition], _ otherwise: Block) {
    self.conditions = conditions
    self.otherwise = otherwise
    super.init(location)
  }

  override var breaks: Bool { otherwise.breaks }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try conditions.hold(frame) ? .normal : try otherwise.execute(frame)
  }
}
