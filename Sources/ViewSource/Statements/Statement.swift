/// How a statement ended.
enum Completion {
  /// The next statement follows.
  case normal
  /// The function ends with a value.
  case returned(Value)
  /// A loop or a switch ends, by label.
  case broken(String?)
  /// A loop goes on to its next turn, by label.
  case continued(String?)
  /// A switch goes on to its next case.
  case fellThrough
}

/// A compiled statement.
class Statement {
  /// Where the statement stands.
  final let place: Place

  /// A statement at a place.
  init(_ place: Place) { self.place = place }

  /// The expression whose value is that of a body of this statement alone, or nil.
  var answer: Expression? { nil }

  /// Runs the statement.
  func execute(_ frame: Frame) throws(Fault) -> Completion { .normal }
  /// Runs the statement where its value is the value of what it stands in.
  func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion { try execute(frame) }
  /// Runs the statement in a result builder: what it evaluates to is gathered.
  func build(_ frame: Frame, into parts: inout [Value]) throws(Fault) -> Completion { try execute(frame) }
  /// Runs the statement in a result builder of the program: the component that it makes is gathered.
  func compose(_ frame: Frame, _ builder: ResultBuilder, into parts: inout [Value]) throws(Fault) -> Completion {
    try execute(frame)
  }
}
