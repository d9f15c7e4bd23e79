/// The result of executing a statement: normal completion or a transfer of control.
package enum Completion {
  /// Execution continues with the next statement.
  case normal
  /// The function returns a value.
  case returned(Value)
  /// A loop or `switch` ends; nil for the innermost.
  case broken(String?)
  /// A loop continues with its next iteration; nil for the innermost.
  case continued(String?)
  /// A `switch` continues with its next case.
  case fellThrough
}

/// A compiled statement.
package class Statement {
  /// The statement's source location.
  package final let location: SourceLocation

  /// Creates a statement at a source location.
  init(_ location: SourceLocation) { self.location = location }

  /// The expression whose value is that of a body consisting of this statement alone, or nil.
  package var answer: Expression? { nil }

  /// The expressions one of which provides the value of a body that ends with this statement.
  var answers: [Expression] { answer.map { [$0] } ?? [] }

  /// Whether the statement only fails: it throws an error, returns nil, or ends the program.
  var isFailure: Bool { false }

  /// Whether no statement after this one is reached: it returns, throws an error, jumps or ends the program.
  var endsControl: Bool { false }

  /// Whether a body that consists of this statement alone always gives a value or ends control.
  var gives: Bool { endsControl || answer != nil }

  /// Whether the statement may leave the innermost loop by `break`, or a labelled statement.
  var breaks: Bool { false }

  /// Runs the statement.
  package func execute(_ frame: Frame) throws(Fault) -> Completion { .normal }
  /// Runs the statement as the last one of an expression, and returns its value.
  func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion { try execute(frame) }
  /// Runs the statement in a view builder, and appends its views.
  package func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion { try execute(frame) }
  /// Runs the statement in a result builder of the program, and appends its component.
  func compose(_ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]) throws(Fault) -> Completion {
    try execute(frame)
  }
}
