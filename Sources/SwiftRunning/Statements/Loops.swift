/// A `for` loop, `for pattern in sequence where condition { … }`.
final class ForStatement: Statement {
  private let pattern: Pattern
  private let sequence: Expression
  /// The written type of the elements, or nil.
  private let element: SwiftType?
  private let condition: Expression?
  private let body: Block
  private let label: String?
  private let frameSize: Int

  /// Creates a loop whose iterations each have a frame for the variables of the pattern and of the body.
  init(
    _ location: SourceLocation, _ pattern: Pattern, _ sequence: Expression, of element: SwiftType?,
    _ condition: Expression?, _ body: Block, label: String?, frameSize: Int
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.element = element
    self.condition = condition
    self.body = body
    self.label = label
    self.frameSize = frameSize
    super.init(location)
  }

  private func run(
    _ frame: Frame, _ body: (Frame) throws(Fault) -> Completion
  ) throws(Fault) -> Completion {
    let hint = element.map { SwiftType.array($0) } ?? .any
    let value = try sequence.evaluate(frame, sequence.isContextual ? hint : .any)
    let evaluator = frame.evaluator
    var source = try evaluator.iterator(over: value, at: sequence.location)
    while var element = try source.next() {
      if let type = self.element { element = try evaluator.coerce(element, to: type, at: sequence.location) }
      try evaluator.step(at: location)
      let inner = Frame(evaluator, parent: frame, count: frameSize)
      inner.resultHint = frame.resultHint
      guard try pattern.matches(element, inner) else { continue }
      if let condition, try !evaluator.boolean(of: condition, inner) { continue }
      switch try body(inner) {
      case .broken(let target) where target == nil || target == label: return .normal
      case .continued(let target) where target == nil || target == label: continue
      case .normal: continue
      case let other: return other
      }
    }
    return .normal
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try run(frame) { (inner) throws(Fault) in try body.execute(inner) }
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    try run(frame) { (inner) throws(Fault) in try body.build(inner, into: &parts) }
  }

  override func compose(
    _ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]
  ) throws(Fault) -> Completion {
    var components: [Value] = []
    let completion = try run(frame) { (inner) throws(Fault) in
      var turn: [Value] = []
      let completion = try body.compose(inner, builder, into: &turn)
      if case .normal = completion { components.append(try builder.block(turn)) }
      return completion
    }
    parts.append(try builder.array(components))
    return completion
  }
}

/// A `while` or `repeat` loop, `while conditions { … }` or `repeat { … } while condition`.
final class WhileStatement: Statement {
  /// A loop whose condition always holds is left by `break` alone.
  override var endsControl: Bool {
    guard !body.breaks, conditions.count == 1, case .expression(let condition) = conditions[0],
      case .bool(true)? = (condition as? ConstantExpression)?.value
    else { return false }
    return true
  }
  private let conditions: [Condition]
  private let body: Block
  private let label: String?
  private let runsFirst: Bool
  /// The number of variables of an iteration that has a frame of its own, or nil.
  private let frameSize: Int?

  /// Creates a loop.
  ///
  /// `runsFirst` indicates whether the body runs before the conditions are first evaluated. With a `frameSize`, each
  /// iteration has a frame for the variables of the conditions and of the body, since closures capture them.
  init(
    _ location: SourceLocation, _ conditions: [Condition], _ body: Block, label: String?, runsFirst: Bool,
    frameSize: Int?
  ) {
    self.frameSize = frameSize
    self.conditions = conditions
    self.body = body
    self.label = label
    self.runsFirst = runsFirst
    super.init(location)
  }

  override func execute(_ outer: Frame) throws(Fault) -> Completion {
    var isFirst = runsFirst
    var frame = outer
    while true {
      if let frameSize {
        frame = Frame(outer.evaluator, parent: outer, count: frameSize)
        frame.resultHint = outer.resultHint
      }
      // A value from elsewhere would never end the loop.
      let count = frame.evaluator.outsideConditionCount
      if !isFirst, try !conditions.hold(frame) { return .normal }
      if frame.evaluator.outsideConditionCount > count { return .normal }
      isFirst = false
      try frame.evaluator.step(at: location)
      switch try body.execute(frame) {
      case .broken(let target) where target == nil || target == label: return .normal
      case .continued(let target) where target == nil || target == label: continue
      case .normal: continue
      case let other: return other
      }
    }
  }
}
