import PlumblineLayout

extension Vocabulary {
  /// Adds navigation stacks with their links and destinations.
  mutating func addNavigationStacks() {
    for name in ["NavigationStack", "NavigationView"] {
      rawInitializer(
        name,
        [
          .deferred("path", .native("Binding"), optional: true),
          .content(name == "NavigationView" ? "content" : "root"),
        ],
        summary: "Creates a screen at the root of a path.",
        example: #"\#(name) { Text("a").navigationTitle("Title") }"#
      ) { call throws(Fault) in
        guard call.evaluator.program.isActing else {
          let content = try call.evaluator.content(of: call.value(1), arguments: [])
          return .view(.navigationStack(content: content, view: name))
        }
        return .view(try call.navigationStack(name))
      }
      known(name).parents = ["View"]
    }
    type("NavigationBarItem")
    addSplitViews()
    addNavigationPaths()
    addDestinations()
  }

  private mutating func addSplitViews() {
    let visibility = ParameterShape.value("columnVisibility", .binding(.native("NavigationSplitViewVisibility")))
    let column = ParameterShape.value("preferredCompactColumn", .binding(.native("NavigationSplitViewColumn")))
    for bindings in [[], [visibility], [column], [visibility, column]] {
      for columns in [["sidebar", "detail"], ["sidebar", "content", "detail"]] {
        rawInitializer(
          "NavigationSplitView", bindings + columns.map { .content($0) },
          summary: "Creates a split view of \(columns.count == 2 ? "two" : "three") columns.",
          example: #"NavigationSplitView { Text("a") } detail: { Text("b") }"#
        ) { call throws(Fault) in
          try call.splitView(columns, after: bindings.compactMap(\.label))
        }
      }
    }
    known("NavigationSplitView").parents = ["View"]
  }

  private mutating func addNavigationPaths() {
    type("NavigationPath")
    rawInitializer("NavigationPath", []) { _ in .native("NavigationPath", NavigationPathValue()) }
    rawInitializer("NavigationPath", [.value()]) { call throws(Fault) in
      .native("NavigationPath", NavigationPathValue(values: try call.list(0)))
    }
    rawProperty("NavigationPath", "count") { value, _ in .int(value.path.values.count) }
    rawProperty("NavigationPath", "isEmpty") { value, _ in .bool(value.path.values.isEmpty) }
    rawMutating("NavigationPath", "append", [.value()]) { value, call in
      var path = value.path
      path.values.append(call.value(0).settledNumber)
      value = .native("NavigationPath", path)
      return .void
    }
    rawMutating("NavigationPath", "removeLast", [.value(nil, .int, default: .int(1))]) { value, call throws(Fault) in
      var path = value.path
      path.values.removeLast(min(max(try call.int(0), 0), path.values.count))
      value = .native("NavigationPath", path)
      return .void
    }
  }

  private mutating func addDestinations() {
    viewMethod(
      "navigationDestination", [.deferred("for"), .deferred("destination")],
      summary: "Makes screens for values of a type.",
      example: #"Text("a").navigationDestination(for: Int.self) { Text("\($0)") }"#
    ) { node, call in
      guard let context = call.evaluator.environment.navigation, case .type(let type)? = call.deferred(0),
        case .function(let written) = call.value(1)
      else { return node }
      let evaluator = call.evaluator
      context.register(type.description) { value in
        guard let value = Value(pushed: value), evaluator.fit(value, type) > 0 else { return nil }
        return evaluator.perform { () throws(Fault) in
          try evaluator.content(of: evaluator.call(written, [], expecting: .any), arguments: [value])
        }
      }
      return node
    }
    for label in ["isPresented", "item"] {
      viewMethod(
        "navigationDestination", [.deferred(label, .native("Binding")), .deferred("destination")],
        summary:
          "Presents a screen of the navigation stack while \(label == "item" ? "there is an item" : "a value is true").",
        example: label == "item"
          ? #"Text("a").navigationDestination(item: .constant(1)) { Text("\($0)") }"#
          : #"Text("a").navigationDestination(isPresented: .constant(false)) { Text("b") }"#
      ) { node, call in
        let evaluator = call.evaluator
        guard let screen = call.boundScreen() else { return node }
        return node.navigationDestination(
          item: BoundValue(value: screen.shown.value) { _ in screen.shown.dismiss() },
          in: evaluator.environment.navigation, at: screen.place
        ) { evaluator.laterViews(screen.content, label == "item" ? [$0] : []) }
      }
    }
  }
}

/// The values of a `NavigationPath`.
struct NavigationPathValue: Equatable {
  /// The values, from the first screen.
  var values: [Value] = []

  static func == (a: NavigationPathValue, b: NavigationPathValue) -> Bool {
    a.values.count == b.values.count && zip(a.values, b.values).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension Value {
  /// The value as a navigation path; empty for other values.
  fileprivate var path: NavigationPathValue {
    guard case .native(let native) = self else { return NavigationPathValue() }
    return native.payload as? NavigationPathValue ?? NavigationPathValue()
  }
}

extension Call {
  /// Returns a navigation stack with the screens of its path.
  fileprivate func navigationStack(_ name: String) throws(Fault) -> LayoutNode {
    let evaluator = evaluator
    let place = EvaluatorPlace(evaluator.identity.next(ViewIdentity.memory), in: evaluator)
    let context = NavigationContext.kept(at: place)
    let outer = evaluator.environment
    evaluator.environment.navigation = context
    defer { evaluator.environment = outer }
    var path: NavigationValues?
    if case .native(let native)? = deferred(0), let binding = native.payload as? BindingValue {
      path = try evaluator.values(of: binding)
    }
    var fault: Fault?
    let stack = LayoutNode.navigationStack(context, path: path, view: name, at: place) {
      do throws(Fault) { return try evaluator.content(of: value(1), arguments: []) } catch {
        fault = error
        return []
      }
    }
    if let fault { throw fault }
    return stack
  }
}

extension Call {
  /// Returns a split view whose columns are the last arguments, after a binding with a label if there is one.
  fileprivate func splitView(_ columns: [String], after bindings: [String]) throws(Fault) -> Value {
    let evaluator = evaluator
    var fault: Fault?
    func views(_ name: String) -> (() -> [LayoutNode])? {
      guard let index = columns.firstIndex(of: name) else { return nil }
      let written = value(index + bindings.count)
      return {
        do throws(Fault) { return try evaluator.content(of: written, arguments: []) } catch {
          fault = error
          return []
        }
      }
    }
    var split = SplitView(
      sidebar: views("sidebar") ?? { [] }, content: views("content"), detail: views("detail") ?? { [] })
    if let index = bindings.firstIndex(of: "columnVisibility") {
      split.visibility = try TypeBinding<BoundValue<NavigationSplitViewVisibility>>.bound(.splitVisibility).read(
        value(index), evaluator)
    }
    if let index = bindings.firstIndex(of: "preferredCompactColumn") {
      split.preferredColumn = try TypeBinding<BoundValue<NavigationSplitViewColumn>>.bound(.splitColumn).read(
        value(index), evaluator)
    }
    let place = evaluator.place
    let context = place.map { NavigationContext.kept(at: $0) }
    let outer = evaluator.environment
    if let context { evaluator.environment.navigation = context }
    defer { evaluator.environment = outer }
    let view = LayoutNode.navigationSplitView(split, in: context, at: place)
    if let fault { throw fault }
    return .view(view)
  }
}

extension Evaluator {
  /// Returns access to the values of a path: an array or a `NavigationPath`.
  fileprivate func values(of binding: BindingValue) throws(Fault) -> NavigationValues {
    func change(_ change: @escaping (inout [Value]) -> Void) {
      perform { () throws(Fault) in
        let path = try binding.get()
        if case .array(var values) = path {
          change(&values)
          return try binding.set(.array(values))
        }
        var values = path.path.values
        change(&values)
        try binding.set(.native("NavigationPath", NavigationPathValue(values: values)))
      }
    }
    let path = try binding.get()
    let values: [Value] = if case .array(let values) = path { values } else { path.path.values }
    return NavigationValues(
      values: values, append: { value in if let value = Value(pushed: value) { change { $0.append(value) } } },
      removeLast: { change { _ = $0.popLast() } })
  }
}

extension Value {
  /// Creates the value that a link has pushed, or nil if the program did not push it.
  fileprivate init?(pushed value: Any) {
    if let identity = value as? Identity {
      self = identity.value.value
    } else if let value = value as? Value {
      self = value
    } else {
      return nil
    }
  }
}
