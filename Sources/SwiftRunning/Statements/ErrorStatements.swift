/// A `throw` statement.
final class ThrowStatement: Statement {
  private let value: Expression
  /// The type of the errors that the function throws.
  private let type: SwiftType

  /// Creates a statement that throws an error of a type.
  init(_ location: SourceLocation, _ value: Expression, of type: SwiftType) {
    self.value = value
    self.type = type
    super.init(location)
  }

  override var isFailure: Bool { true }
  override var endsControl: Bool { true }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    let error = try value.evaluate(frame, type)
    throw Fault(throwing: error, Diagnostic(.error, .uncaught, at: frame.evaluator.range(of: location)))
  }
}

/// A `do` statement, `do { … } catch { … }`.
final class DoStatement: Statement {
  /// A `catch` clause.
  struct Clause {
    /// The patterns with their conditions; an empty list matches every error.
    var patterns: [(pattern: Pattern?, condition: Expression?)]
    /// The index of the variable `error`.
    var errorSlot: Int
    /// The code that handles the error.
    var body: Block
  }

  private let body: Block
  private let clauses: [Clause]

  /// Creates a `do` statement.
  init(_ location: SourceLocation, _ body: Block, _ clauses: [Clause]) {
    self.body = body
    self.clauses = clauses
    super.init(location)
  }

  override var endsControl: Bool { body.endsControl && clauses.allSatisfy(\.body.endsControl) }
  override var gives: Bool { body.gives && clauses.allSatisfy(\.body.gives) }
  override var breaks: Bool { body.breaks || clauses.contains(where: \.body.breaks) }

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

  /// Returns the clause that catches an error of the program, or nil if none does.
  private func handler(of fault: Fault, _ frame: Frame) throws(Fault) -> Block? {
    guard let thrown = fault.thrown else { return nil }
    for clause in clauses {
      frame.slots[clause.errorSlot] = thrown
      var matches = clause.patterns.isEmpty
      for (pattern, condition) in clause.patterns where !matches {
        guard try pattern?.matches(thrown, frame) ?? true else { continue }
        matches =
          try condition.map { (condition) throws(Fault) in try frame.evaluator.boolean(of: condition, frame) } ?? true
      }
      if matches { return clause.body }
    }
    return nil
  }
}
