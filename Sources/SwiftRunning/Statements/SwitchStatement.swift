/// A `switch` statement, `switch value { … }`.
final class SwitchStatement: Statement {
  /// A case of a switch.
  struct Case {
    /// The patterns with their conditions; empty for `default`.
    var patterns: [(pattern: Pattern, condition: Expression?)]
    /// The code of the case.
    var body: Block
  }

  private let subject: Expression
  private let cases: [Case]
  private let label: String?

  /// Creates a `switch` statement.
  init(_ location: SourceLocation, _ subject: Expression, _ cases: [Case], label: String?) {
    self.subject = subject
    self.cases = cases
    self.label = label
    super.init(location)
  }

  override var answers: [Expression] { cases.flatMap(\.body.answers) }
  /// A `break` leaves the statement, so that the following one is reached.
  override var endsControl: Bool { !cases.isEmpty && cases.allSatisfy { $0.body.endsControl && !$0.body.breaks } }
  override var gives: Bool { cases.allSatisfy { $0.body.gives && !$0.body.breaks } }

  @exclusivity(unchecked) private var isChecked = false

  /// Throws a fault if the cases do not cover all values of the subject's type, as far as their patterns show it.
  private func check(_ value: Value, _ frame: Frame) throws(Fault) {
    isChecked = true
    if cases.contains(where: {
      $0.patterns.isEmpty || $0.patterns.contains { $0.pattern.matchesAll && $0.condition == nil }
    }) {
      return
    }
    let missing: [String]
    switch value {
    case .enumCase(let value):
      let names = cases.flatMap { $0.patterns.map(\.pattern.caseName) }
      let all = value.type.cases.map(\.name)
      guard names.allSatisfy({ $0.map(all.contains) ?? false }) else { return }
      missing = all.filter { !names.contains($0) }.map { "." + $0 }
      if missing.isEmpty { return }
    case .int, .string, .double, .character:
      // An optional has the value that it wraps, so that patterns for it may be complete.
      guard cases.allSatisfy({ $0.patterns.allSatisfy { $0.pattern is ExpressionPattern } }),
        case let type = subject.knownType(frame.evaluator), !type.isOptionalOrAny
      else { return }
      missing = ["default"]
    default: return
    }
    throw frame.evaluator.fault(.incompleteSwitch(missing: missing), at: location.first("switch".utf8.count))
  }

  private func chosen(_ frame: Frame) throws(Fault) -> Int? {
    let value = try subject.evaluate(frame, .any)
    if !isChecked { try check(value, frame) }
    var mayTakeFirst = true
    if let outside = value.outside {
      frame.evaluator.warn(outside, .condition, at: subject.location)
      mayTakeFirst = !frame.evaluator.decidesOtherwise(on: outside, at: subject.location)
    }
    for (index, candidate) in cases.enumerated() where mayTakeFirst || index > 0 {
      if candidate.patterns.isEmpty { return index }
      for (pattern, condition) in candidate.patterns where try pattern.matches(value, frame) {
        if let condition, try !frame.evaluator.boolean(of: condition, frame) { continue }
        return index
      }
    }
    return nil
  }

  private func run(_ frame: Frame, _ body: (Block) throws(Fault) -> Completion) throws(Fault) -> Completion {
    guard var index = try chosen(frame) else { return .normal }
    while index < cases.count {
      let completion = try body(cases[index].body)
      switch completion {
      case .fellThrough: index += 1
      case .broken(let target) where target == nil || target == label: return .normal
      default: return completion
      }
    }
    return .normal
  }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try run(frame) { (block) throws(Fault) in try block.execute(frame) }
  }

  override func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion {
    try run(frame) { (block) throws(Fault) in try block.finish(frame, hint) }
  }

  override func compose(
    _ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]
  ) throws(Fault) -> Completion {
    guard let index = try chosen(frame) else { return .normal }
    var inner: [Value] = []
    let completion = try cases[index].body.compose(frame, builder, into: &inner)
    if case .returned = completion { return completion }
    parts.append(try builder.either(builder.block(inner), index: index, of: cases.count))
    return .normal
  }

  override func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    guard let index = try chosen(frame) else { return .normal }
    let completion: Completion
    if frame.evaluator.program.isActing {
      completion = try frame.evaluator.host.build(branch: index, of: location, in: frame.evaluator, into: &parts) {
        (parts: inout [Value]) throws(Fault) in try cases[index].body.build(frame, into: &parts)
      }
    } else {
      completion = try cases[index].body.build(frame, into: &parts)
    }
    if case .broken = completion { return .normal }
    return completion
  }
}
