import PlumblineLayout

extension Vocabulary {
  /// Adds the actions for a view's appearance, disappearance and changes.
  mutating func addLifecycles() {
    addTasks()
    addReceiving()
  }

  private mutating func addTasks() {
    viewMethod(
      "task", [.deferred("id"), .ignored("priority"), .action()], summary: "Runs a task while the view is shown.",
      example: #"Text("a").task(id: 1) {}"#
    ) { node, call in node.task(call, id: call.value(0), 2) }
    viewMethod(
      "task", [.ignored("priority"), .action()], summary: "Runs a task while the view is shown.",
      example: #"Text("a").task {}"#
    ) { node, call in node.task(call, id: nil, 1) }
    viewMethod(
      "refreshable", [.action("action")], summary: "Runs a task when the view is pulled down.",
      example: #"Text("a").refreshable {}"#
    ) { node, call in
      guard case .function(let action) = call.value(0) else { return node }
      let evaluator = call.evaluator
      let refresh = FunctionValue(
        .compiled { (evaluator, _) throws(Fault) in try evaluator.call(action, [], expecting: .any) })
      return node.refreshable(as: Value.function(refresh)) {
        _ = evaluator.swiftUI.tasks.start(in: evaluator) { () throws(Fault) in
          try evaluator.call(action, [], expecting: .any)
        }
      }
    }
  }

  private mutating func addReceiving() {
    viewMethod(
      "onReceive", [.deferred(), .action("perform")], summary: "Runs an action for each value of a publisher.",
      example: #"Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }"#
    ) { node, call in node.receiving(call, from: 0, action: 1) }
    rawInitializer(
      "SubscriptionView", [.value("content", .view), .deferred("publisher"), .action("action")],
      summary: "A view that runs an action for each value of a publisher.",
      example:
        #"SubscriptionView(content: Text("a"), publisher: Timer.publish(every: 1, on: .main, in: .common)) { _ in }"#
    ) { call throws(Fault) in
      let content = try call.evaluator.node(of: call.value(0)) ?? .empty
      return .view(content.receiving(call, from: 1, action: 2))
    }
  }
}

extension LayoutNode {
  /// Returns the view with an action that runs for each value of the publisher in an argument.
  fileprivate func receiving(_ call: Call, from source: Int, action: Int) -> LayoutNode {
    guard case .function(let source) = call.value(source), case .function(let action) = call.value(action) else {
      return self
    }
    let evaluator = call.evaluator
    return lifecycle(in: evaluator) { memory in
      Lifecycle(
        memory: memory,
        appear: {
          guard let value = evaluator.act(source),
            let publisher = evaluator.perform({ () throws(Fault) in try TypeBinding.publisher.read(value, evaluator) }
            )
              ?? nil
          else { return }
          memory.value = publisher.subscribe(
            in: evaluator,
            values: { value in
              (memory.items.last as? FunctionValue).map { _ = evaluator.act($0, [value]) }
            })
        },
        disappear: {
          (memory.value as? Subscription)?.cancel()
          memory.value = nil
        },
        update: { memory.items = [action] })
    }
  }
}

extension LayoutNode {
  /// Returns the view with actions for its appearance, disappearance and changes, in programs that act.
  fileprivate func lifecycle(in evaluator: Evaluator, _ make: (ViewMemory) -> Lifecycle) -> LayoutNode {
    evaluator.place.map { interacting(.lifecycle(make($0.memory))) } ?? self
  }

  /// Returns the view with a task, which begins again when `id` changes.
  fileprivate func task(_ call: Call, id: Value?, _ index: Int) -> LayoutNode {
    guard case .function(let action) = call.value(index) else { return self }
    let evaluator = call.evaluator
    var identity: AnyHashable?
    if case .function(let id)? = id { identity = AnyHashable(HashableValue((evaluator.act(id) ?? .none).settled)) }
    return task(id: identity, at: evaluator.place) {
      let task = evaluator.swiftUI.tasks.start(in: evaluator) { () throws(Fault) in
        try evaluator.call(action, [], expecting: .any)
      }
      return { evaluator.swiftUI.tasks.cancel(task) }
    }
  }
}
