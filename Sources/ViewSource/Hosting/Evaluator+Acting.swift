import PlumblineLayout

extension Evaluator {
  /// Runs an action of the program.
  ///
  /// A fault is an error if a step led to the action. If the action runs because a view appears, the fault is a
  /// warning, since the rest of the figure does not depend on it.
  @discardableResult
  func act(_ function: FunctionValue, _ arguments: [Value] = []) -> Value? {
    perform { () throws(Fault) in try call(function, arguments, expecting: .any) }
  }

  /// Runs code of an action.
  @discardableResult
  func perform<T>(_ body: () throws(Fault) -> T) -> T? {
    if swiftUI.tasks.current == nil { beginAction() }
    do { return try body() } catch {
      if error.thrown != nil, swiftUI.tasks.current != nil { return nil }
      guard var diagnostic = error.diagnostic else { return nil }
      if !swiftUI.isStepping, !error.isLimit {
        diagnostic.severity = options.isStrict ? .error : .warning
        diagnostic.hint = diagnostic.hint ?? "the rest of the action is passed over"
      }
      log.add(diagnostic)
      return nil
    }
  }

  /// Returns an action of the program without arguments, or nil if none was written.
  func action(_ value: Value?) -> (() -> Void)? {
    guard case .function(let function)? = value else { return nil }
    nonisolated(unsafe) let (evaluator, function_) = (self, function)
    return { evaluator.act(function_) }
  }
}

extension Value {
  /// Returns the value as a number of the same type as another, or the value itself.
  func like(_ other: Value) -> Value {
    switch (self, other) {
    case (.double(let number), .int): number.isFinite ? .int(Int(number.rounded())) : self
    case (.double(let number), .literal): number.isFinite ? .int(Int(number.rounded())) : self
    case (.int(let number), .double): .double(Double(number))
    case (.double(let seconds), .native(let native)) where native.payload is Double: .native(native.type, seconds)
    default: self
    }
  }
}

extension Fault {
  /// Whether the fault is that a limit was reached.
  fileprivate var isLimit: Bool { diagnostic?.hint?.hasPrefix("raise the limit") ?? false }
}
