/// A block of statements.
package final class Block {
  /// The statements.
  package let statements: [Statement]
  /// The number of variables if the block has its own frame, or nil.
  let ownFrameSize: Int?

  /// The variables that the block declares.
  private let variables: Range<Int>
  /// The variables that closures capture.
  private let captures: CapturedVariables?
  /// The functions that the block declares, which may capture the variables.
  private let functions: [FunctionDeclaration]

  /// Creates a block, with its own frame or in the enclosing one.
  package init(
    _ statements: [Statement], ownFrameSize: Int? = nil, variables: Range<Int> = 0..<0,
    captures: CapturedVariables? = nil, functions: [FunctionDeclaration] = []
  ) {
    self.functions = functions
    self.variables = variables
    self.captures = captures
    self.statements = statements
    self.ownFrameSize = ownFrameSize
    returnsExplicitly = statements.contains { $0 is ReturnStatement }
  }

  /// Whether the block returns its value, so that no result builder applies to the other statements.
  private let returnsExplicitly: Bool

  /// Whether the block only fails: its one statement throws an error, returns nil, or ends the program.
  var isFailure: Bool { statements.count == 1 && statements[0].isFailure }

  /// Whether no statement after the block is reached.
  var endsControl: Bool { statements.contains { $0.endsControl } }

  /// Whether the block always gives a value or ends control.
  var gives: Bool { endsControl || statements.last?.gives ?? false }

  /// Whether the block may leave the innermost loop by `break`, or a labelled statement.
  var breaks: Bool { statements.contains { $0.breaks } }

  /// The expressions one of which provides the value of the block.
  var answers: [Expression] { statements.last?.answers ?? [] }

  /// Takes the annotated type of the value that the block provides.
  func takeType(_ written: TypeSyntax) {
    for expression in answers { expression.takeType(written) }
    if written.isAnyItself, statements.count == 1 { (statements[0] as? ExpressionStatement)?.isErased = true }
  }

  private func inner(_ frame: Frame) -> Frame {
    guard let ownFrameSize else { return frame }
    let inner = Frame(frame.evaluator, parent: frame, count: ownFrameSize)
    inner.resultHint = frame.resultHint
    return inner
  }

  /// Runs the statements.
  package func execute(_ outer: Frame) throws(Fault) -> Completion {
    let frame = inner(outer)
    guard frame.evaluator.program.lifetimes.areObserved else {
      return try executeAll(frame, from: 0, upTo: statements.count)
    }
    let result: Completion
    do { result = try executeAll(frame, from: 0, upTo: statements.count) } catch {
      try releaseVariables(frame)
      throw error
    }
    try releaseVariables(frame)
    return result
  }

  /// Releases the block's variables, whose objects may end.
  private func releaseVariables(_ frame: Frame) throws(Fault) {
    guard let captures, !variables.isEmpty else { return }
    frame.release(variables, except: captures, functions)
    if frame.evaluator.program.lifetimes.hasEnded, let last = statements.last {
      try frame.evaluator.runDeinitializers(at: last.location)
    }
  }

  /// Runs statements, then a last one whose value is the block's, within what they defer.
  private func executeAll(
    _ frame: Frame, from start: Int, upTo end: Int, last: (statement: Statement, hint: SwiftType)? = nil
  ) throws(Fault) -> Completion {
    var index = start
    while index < end {
      let statement = statements[index]
      index += 1
      try frame.evaluator.step(at: statement.location)
      if let deferred = statement as? DeferStatement {
        let result: Completion
        do { result = try executeAll(frame, from: index, upTo: end, last: last) } catch {
          try Self.finish(deferred, frame)
          throw error
        }
        try Self.finish(deferred, frame)
        return result
      }
      let completion = try statement.execute(frame)
      if frame.evaluator.program.lifetimes.hasEnded { try frame.evaluator.runDeinitializers(at: statement.location) }
      guard case .normal = completion else { return completion }
    }
    return try last?.statement.finish(frame, last?.hint ?? .any) ?? .normal
  }

  /// Runs a deferred block; in an initializer, the value is initialized by then, so property observers run.
  private static func finish(_ deferred: DeferStatement, _ frame: Frame) throws(Fault) {
    let outer = frame.evaluator.initializing
    frame.evaluator.initializing = nil
    defer { frame.evaluator.initializing = outer }
    _ = try deferred.body.execute(frame)
  }

  /// Runs the statements, and returns the value of the last.
  func finish(_ outer: Frame, _ hint: SwiftType) throws(Fault) -> Completion {
    let frame = inner(outer)
    guard let last = statements.last else { return .normal }
    return try executeAll(frame, from: 0, upTo: statements.count - 1, last: (last, hint))
  }

  /// Appends the statements' components for a result builder of the program.
  func compose(_ outer: Frame, _ builder: ResultBuilder, into parts: inout [Value]) throws(Fault) -> Completion {
    let frame = inner(outer)
    for statement in statements {
      let completion = try statement.compose(frame, builder, into: &parts)
      guard case .normal = completion else { return completion }
    }
    return .normal
  }

  /// Appends the statements' views; a statement that fails is reported, and the following ones still run.
  package func build(_ outer: Frame, into parts: inout [Value]) throws(Fault) -> Completion {
    let frame = inner(outer)
    for statement in statements {
      let completion: Completion
      do {
        completion =
          returnsExplicitly && statement is ExpressionStatement
          ? try statement.execute(frame) : try statement.build(frame, into: &parts)
      } catch {
        let isCaught = error.thrown != nil && frame.evaluator.catchDepth > 0
        if !isCaught, frame.evaluator.replace(statement, after: error, frame, into: &parts) { continue }
        guard !isCaught, frame.evaluator.canContinue(after: error) else { throw error }
        continue
      }
      guard case .normal = completion else { return completion }
    }
    return .normal
  }
}
