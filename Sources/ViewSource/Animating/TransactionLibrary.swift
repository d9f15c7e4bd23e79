import PlumblineLayout

extension Vocabulary {
  /// Adds transactions: `withAnimation`, `withTransaction` and animated bindings.
  mutating func addTransactions() {
    let transaction = TypeBinding<Transaction>.transaction
    initializer("Transaction", returns: .transaction) { Transaction() }
    initializer("Transaction", .named("animation", .optional(.animation)), returns: .transaction) {
      Transaction(animation: $0)
    }
    property(on: transaction, "animation", as: .optional(.animation)) {
      $0.animation
    } set: {
      $0.animation = $1
    }
    property(on: transaction, "disablesAnimations", as: .bool) {
      $0.disablesAnimations
    } set: {
      $0.disablesAnimations = $1
    }
    property(on: transaction, "isContinuous", as: .bool) {
      $0.isContinuous
    } set: {
      $0.isContinuous = $1
    }
    rawFunction(
      "withAnimation",
      [
        .value(nil, .optional(.native("Animation")), default: TypeBinding.animation.write(.default)),
        .value("completionCriteria", .native("AnimationCompletionCriteria"), optional: true),
        .function(nil, of: []), .action("completion", optional: true),
      ]
    ) { call throws(Fault) in
      let animation = call.animation(0)
      let result = try call.evaluator.changing(Transaction(animation: animation)) { () throws(Fault) in
        try call.apply(2, [])
      }
      if case .function(let completion) = call.value(3) {
        let isRemoved: Bool = call.payload(1) ?? false
        call.evaluator.complete(animation, whenRemoved: isRemoved) { call.evaluator.act(completion) }
      }
      return result
    }
    for (name, isRemoved) in [("logicallyComplete", false), ("removed", true)] {
      rawConstant("AnimationCompletionCriteria", name) { _ in .native("AnimationCompletionCriteria", isRemoved) }
    }
    rawFunction("withTransaction", [.value(nil, .native("Transaction")), .function(nil, of: [])]) {
      call throws(Fault) in
      try call.evaluator.changing(call.payload(0) ?? Transaction()) { () throws(Fault) in try call.apply(1, []) }
    }
    rawFunction("withTransaction", [.value(nil, .native("KeyPath")), .value(), .function(nil, of: [])]) {
      call throws(Fault) in
      var transaction = Value.native("Transaction", Transaction())
      if case .keyPath(let path) = call.value(0), let name = path.name {
        let new = call.value(1).settled
        try call.evaluator.mutateMember(name, of: &transaction, at: call.location) { $0 = new }
      }
      guard case .native(let native) = transaction else { return try call.apply(2, []) }
      return try call.evaluator.changing(native.payload as? Transaction ?? Transaction()) { () throws(Fault) in
        try call.apply(2, [])
      }
    }
    raw(
      "Binding", "animation",
      [.value(nil, .optional(.native("Animation")), default: TypeBinding.animation.write(.default))]
    ) { value, call in
      call.binding(value, Transaction(animation: call.animation(0)))
    }
    raw("Binding", "transaction", [.value(nil, .native("Transaction"))]) { value, call in
      call.binding(value, call.payload(0) ?? Transaction())
    }
    rawProperty("Binding", "transaction") { _, _ in .native("Transaction", Transaction()) }
  }
}

extension Call {
  /// Returns an argument as an animation, or nil if it is none.
  fileprivate func animation(_ index: Int) -> Animation? {
    if case .native(let native) = value(index) { return native.payload as? Animation }
    return nil
  }

  /// Returns a binding that sets its value in a transaction.
  fileprivate func binding(_ value: Value, _ transaction: Transaction) -> Value {
    guard evaluator.program.isActing, case .native(let native) = value, let binding = native.payload as? BindingValue
    else { return value }
    let evaluator = evaluator
    return .native(
      "Binding",
      BindingValue(
        get: binding.get,
        set: { new throws(Fault) in
          try evaluator.changing(transaction) { () throws(Fault) in try binding.set(new) }
        }))
  }
}

extension Evaluator {
  /// Runs code whose changes of state belong to a transaction.
  ///
  /// Changes before it are shown first, so that each change has the animation of its own transaction.
  func changing<T>(_ transaction: Transaction, _ body: () throws(Fault) -> T) throws(Fault) -> T {
    let host = swiftUI
    guard program.isActing else { return try body() }
    guard host.mayAnimate else {
      let outer = host.transaction
      host.transaction = transaction
      defer { host.transaction = outer }
      return try body()
    }
    var isChanged: Bool {
      stateChangeCount != host.shownChangeCount || host.previewIdentity?.changedLocalCount ?? 0 > 0
    }
    if isChanged, !host.isFlushing {
      host.isFlushing = true
      host.flush?()
      host.isFlushing = false
      host.shownChangeCount = stateChangeCount
    }
    let before = (stateChangeCount, host.previewIdentity?.changedLocalCount ?? 0)
    let outer = host.transaction
    host.transaction = transaction
    defer {
      host.transaction = outer
      let after = (stateChangeCount, host.previewIdentity?.changedLocalCount ?? 0)
      if after != before { host.pendingTransaction = transaction }
    }
    return try body()
  }

  /// Runs an action when an animation has ended.
  ///
  /// The animation has ended logically or, if `whenRemoved` is true, when it has no visible effect any more.
  func complete(_ animation: Animation?, whenRemoved: Bool = false, _ action: @escaping () -> Void) {
    let host = swiftUI
    let completion = host.session.completions.add(action)
    host.events.add(
      after: max(animation.map { $0.isEndless ? 0 : whenRemoved ? $0.duration : $0.logicalDuration } ?? 0, 1e-9)
    ) {
      host.session.completions.run(completion)
    }
  }
}

/// The actions that follow the ends of animations, each of which runs once.
final class AnimationCompletions {
  private var actions: [(number: Int, action: () -> Void)] = []
  private var count = 0

  /// Adds an action and returns its number.
  func add(_ action: @escaping () -> Void) -> Int {
    count += 1
    actions.append((count, action))
    return count
  }

  /// Runs an action, unless it has run.
  func run(_ number: Int) {
    guard let index = actions.firstIndex(where: { $0.number == number }) else { return }
    actions.remove(at: index).action()
  }

  /// Runs the actions so far, and returns whether there were any.
  func runAll() -> Bool {
    let waiting = actions
    actions = []
    for entry in waiting { entry.action() }
    return !waiting.isEmpty
  }

  /// Removes all actions.
  func removeAll() { actions = [] }
}
