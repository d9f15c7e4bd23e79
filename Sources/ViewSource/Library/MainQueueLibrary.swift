extension Vocabulary {
  /// Adds the main dispatch queue, whose actions run after layout.
  mutating func addMainQueue() {
    rawConstant("DispatchQueue", "main") { _ in .native("DispatchQueue", MainQueue()) }
    raw("DispatchQueue", "async", [.function("execute", of: [])]) { receiver, call throws(Fault) in
      guard case .native(let queue) = receiver, queue.payload is MainQueue, case .function(let action) = call.value(0)
      else { return .void }
      if call.evaluator.program.observesLayout { call.evaluator.swiftUI.queuedActions.append(action) }
      return .void
    }
  }
}

/// The main dispatch queue.
private struct MainQueue {}
