/// The observers of a local variable.
package final class LocalObservers {
  /// The code of `willSet`, which takes the new value, and of `didSet`, which takes the old one.
  let before: ClosureCode?, after: ClosureCode?
  /// Whether an observer is running; changes within it are not observed.
  fileprivate var isRunning = false

  /// Creates the observers of a variable.
  init(before: ClosureCode?, after: ClosureCode?) {
    self.before = before
    self.after = after
  }
}

/// A local variable, or the wrapped value of one, with `willSet` or `didSet`.
final class ObservedVariable: Expression {
  private let variable: Expression
  private let depth: Int
  private let observers: LocalObservers

  /// Creates a reference to a variable a number of frames outwards.
  init(_ variable: Expression, depth: Int, _ observers: LocalObservers) {
    self.variable = variable
    self.depth = depth
    self.observers = observers
    super.init(variable.location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { variable.knownType(evaluator) }
  override var isVariable: Bool { true }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try variable.evaluate(frame, hint)
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    if observers.isRunning { return try variable.mutate(frame, change) }
    let old = try variable.evaluate(frame, .any)
    var new = old
    try change(&new)
    try observe(observers.before, new, frame)
    try variable.mutate(frame) { (value: inout Value) throws(Fault) in value = new }
    try observe(observers.after, old, frame)
  }

  private func observe(_ code: ClosureCode?, _ value: Value, _ frame: Frame) throws(Fault) {
    guard let code else { return }
    observers.isRunning = true
    defer { observers.isRunning = false }
    let function = FunctionValue(.closure(code, frame.ancestor(depth)))
    _ = try frame.evaluator.call(function, [value], expecting: .void)
  }
}
