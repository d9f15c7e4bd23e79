import PlumblineLayout

extension Vocabulary {
  /// Adds the actions that follow the life of a view.
  mutating func addLifecycles() {
    addAppearing()
    addChanges()
    addReceiving()
  }

  private mutating func addAppearing() {
    viewMethod(
      "onAppear", [.action("perform", optional: true)], summary: "Runs an action when the view appears.",
      example: #"Text("a").onAppear {}"#
    ) { node, call in
      guard case .function(let action) = call.value(0) else { return node }
      let evaluator = call.evaluator
      return node.lifecycle(in: evaluator) { memory in
        Lifecycle(memory: memory, appear: { evaluator.act(action) })
      }
    }
    viewMethod(
      "onDisappear", [.action("perform", optional: true)], summary: "Runs an action when the view disappears.",
      example: #"Text("a").onDisappear {}"#
    ) { node, call in
      guard case .function(let action) = call.value(0) else { return node }
      let evaluator = call.evaluator
      return node.lifecycle(in: evaluator) { memory in
        Lifecycle(memory: memory, disappear: { evaluator.act(action) })
      }
    }
    viewMethod(
      "task", [.deferred("id"), .ignored("priority"), .action()], summary: "Runs a task while the view is there.",
      example: #"Text("a").task(id: 1) {}"#
    ) { node, call in node.task(call, id: call.value(0), 2) }
    viewMethod(
      "task", [.ignored("priority"), .action()], summary: "Runs a task while the view is there.",
      example: #"Text("a").task {}"#
    ) { node, call in node.task(call, id: nil, 1) }
  }

  private mutating func addChanges() {
    for label in [nil, "perform"] {
      viewMethod(
        "onChange", [.deferred("of"), .deferred("initial", .bool, optional: true), .action(label)],
        summary: "Runs an action when a value changes.", example: #"Text("a").onChange(of: 1, initial: true) {}"#
      ) { node, call throws(Fault) in
        guard case .function(let value) = call.value(0), case .function(let action) = call.value(2) else {
          return node
        }
        let evaluator = call.evaluator
        guard let now = evaluator.act(value) else { return node }
        var isInitial = false
        if case .function(let initial) = call.value(1), case .bool(let bool)? = evaluator.act(initial) {
          isInitial = bool
        }
        let count = call.writtenParameterCount(2)
        return node.lifecycle(in: evaluator) { memory in
          Lifecycle(memory: memory, update: {
            let old = memory.value as? Value
            memory.value = now
            if let old, old.isEqual(to: now) { return }
            guard old != nil || isInitial else { return }
            evaluator.act(action, count == 1 || label != nil ? [now] : [old ?? now, now])
          })
        }
      }
    }
  }

  private mutating func addReceiving() {
    viewMethod(
      "onReceive", [.deferred(), .action("perform")], summary: "Runs an action for each value of a publisher.",
      example: #"Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }"#
    ) { node, call in
      guard case .function(let source) = call.value(0), case .function(let action) = call.value(1) else { return node }
      let evaluator = call.evaluator
      return node.lifecycle(in: evaluator) { memory in
        Lifecycle(
          memory: memory,
          appear: {
            guard let value = evaluator.act(source),
              let publisher = evaluator.perform({ () throws(Fault) in try TypeBinding.publisher.read(value, evaluator) })
                ?? nil
            else { return }
            memory.value = publisher.subscribe(in: evaluator) { value in
              (memory.items.last as? FunctionValue).map { _ = evaluator.act($0, [value]) }
            }
          },
          disappear: {
            (memory.value as? Subscription)?.cancel()
            memory.value = nil
          },
          update: { memory.items = [action] })
      }
    }
  }
}

extension LayoutNode {
  /// Returns the view with actions that follow its life, in programs that act.
  func lifecycle(in evaluator: Evaluator, _ make: (ViewMemory) -> Lifecycle) -> LayoutNode {
    let memory = evaluator.identity.next(ViewIdentity.memory).memory
    return interacting(.lifecycle(make(memory)))
  }

  /// Returns the view with a task, which begins again when `id` changes.
  fileprivate func task(_ call: Call, id: Value?, _ index: Int) -> LayoutNode {
    guard case .function(let action) = call.value(index) else { return self }
    let evaluator = call.evaluator
    var identity = Value.none
    if case .function(let id)? = id { identity = evaluator.act(id) ?? .none }
    func start(_ memory: ViewMemory) {
      let task = evaluator.swiftUI.tasks.start(in: evaluator) { () throws(Fault) in
        try evaluator.call(action, [], expecting: .any)
      }
      memory.items = [task]
    }
    func stop(_ memory: ViewMemory) {
      for case let task as RunningTask in memory.items { evaluator.swiftUI.tasks.cancel(task) }
      memory.items = []
    }
    return lifecycle(in: evaluator) { memory in
      Lifecycle(
        memory: memory,
        appear: {
          memory.value = identity
          start(memory)
        },
        disappear: { stop(memory) },
        update: {
          guard let old = memory.value as? Value, memory.isPresent, !old.isEqual(to: identity) else { return }
          memory.value = identity
          stop(memory)
          start(memory)
        })
    }
  }
}
