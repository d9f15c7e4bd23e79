import PlumblineLayout

extension Vocabulary {
  /// Adds navigation stacks with their links and destinations.
  mutating func addNavigationStacks() {
    for name in ["NavigationStack", "NavigationView"] {
      rawInitializer(
        name, [.deferred("path", .native("Binding"), optional: true), .content("root")]
      ) { call throws(Fault) in
        guard call.evaluator.program.isActing else {
          let content = try call.evaluator.content(of: call.value(1), arguments: [])
          return .view(.navigationStack(content: content, view: name))
        }
        return .view(try call.navigationStack(name))
      }
      known(name).parents = ["View"]
    }
    addNavigationPaths()
    addLinks()
    addDestinations()
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
    rawMutating("NavigationPath", "removeLast", [.value(optional: true)]) { value, call in
      var path = value.path
      path.values.removeLast(min(max(call.value(0).asInt ?? 1, 0), path.values.count))
      value = .native("NavigationPath", path)
      return .void
    }
  }

  private mutating func addLinks() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    for (shapes, target, label) in [
      ([title, .deferred("destination")], 1, 0), ([title, .deferred("value")], 1, 0),
      ([.deferred("destination"), .content("label")], 0, 1), ([.deferred("value"), .content("label")], 0, 1),
    ] as [([ParameterShape], Int, Int)] {
      let isValue = shapes[target].label == "value"
      rawInitializer("NavigationLink", shapes) { call throws(Fault) in
        let evaluator = call.evaluator
        let views =
          label == 0
          ? try TypeBinding.title.read(call.value(0), evaluator).map { [LayoutNode.text($0)] } ?? []
          : try evaluator.content(of: call.value(1), arguments: [])
        let link = LayoutNode.navigationLink(label: views)
        guard case .function(let written) = call.value(target) else { return .view(link) }
        if isValue {
          guard let value = evaluator.act(written), !value.isNone else { return .view(link) }
          return .view(link.leading { $0.pushValue(value.settledNumber) })
        }
        return .view(
          link.leading { context in
            context.pushView {
              evaluator.perform { () throws(Fault) in
                let value = try evaluator.call(written, [], expecting: .any)
                return try evaluator.content(of: value, arguments: [])
              } ?? []
            }
          })
      }
    }
    known("NavigationLink").parents = ["View"]
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
        guard let value = value as? Value, evaluator.fit(value, type) > 0 else { return nil }
        return evaluator.perform { () throws(Fault) in
          try evaluator.content(of: evaluator.call(written, [], expecting: .any), arguments: [value])
        }
      }
      return node
    }
    for label in ["isPresented", "item"] {
      viewMethod(
        "navigationDestination", [.deferred(label, .native("Binding")), .deferred("destination")],
        summary: "Makes a screen that a state presents.",
        example: label == "item"
          ? #"Text("a").navigationDestination(item: .constant(1)) { Text("\($0)") }"#
          : #"Text("a").navigationDestination(isPresented: .constant(false)) { Text("b") }"#
      ) { node, call in
        let evaluator = call.evaluator
        guard evaluator.program.isActing else { return node }
        let slot = evaluator.identity.next(ViewIdentity.memory)
        guard let context = evaluator.environment.navigation, let shown = call.presented(0, slot),
          case .function(let written) = call.value(1)
        else { return node }
        let content: [LayoutNode] = evaluator.within(slot) {
          let made: [LayoutNode]? = evaluator.perform { () throws(Fault) in
            let content = try evaluator.call(written, [], expecting: .any)
            return try evaluator.content(of: content, arguments: label == "item" ? [shown.value] : [])
          }
          return made ?? []
        }
        context.presented.append(
          (slot.memory, NavigationContext.Screen(content: content, pop: shown.dismiss)))
        return node
      }
    }
    viewMethod(
      "navigationBarBackButtonHidden", [.value(nil, .bool, optional: true)], summary: "Hides the back button.",
      example: #"Text("a").navigationBarBackButtonHidden()"#
    ) { node, call in
      if case .bool(false)? = call.arguments[0] { return node }
      return node.navigationBarBackButtonHidden(true)
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
    let slot = evaluator.identity.next(ViewIdentity.memory)
    let context = slot.memory.value as? NavigationContext ?? NavigationContext()
    slot.memory.value = context
    context.begin()
    let outer = evaluator.environment
    evaluator.environment.navigation = context
    defer { evaluator.environment = outer }
    var binding: BindingValue?
    if case .native(let native)? = deferred(0) { binding = native.payload as? BindingValue }
    let memory = slot.memory
    context.pushView = { memory.items.append(PushedScreen.views($0)) }
    context.pushValue = { value in
      guard let value = value as? Value else { return }
      guard let binding else { return memory.items.append(PushedScreen.value(value)) }
      evaluator.perform { () throws(Fault) in
        var path = try binding.get()
        if case .array(var values) = path {
          values.append(value)
          path = .array(values)
        } else {
          var known = path.path
          known.values.append(value)
          path = .native("NavigationPath", known)
        }
        try binding.set(path)
      }
    }
    let root = try evaluator.within(slot) { () throws(Fault) in
      try evaluator.within(slot.next(0)) { () throws(Fault) in
        let content = try evaluator.content(of: value(1), arguments: [])
        return content
      }
    }
    func made(_ index: Int, _ make: () -> [LayoutNode]) -> [LayoutNode] {
      evaluator.within(slot.screen(index)) { make() }
    }
    var screens: [NavigationContext.Screen] = []
    if let binding {
      let path = try binding.get()
      let values: [Value] = if case .array(let values) = path { values } else { path.path.values }
      for value in values {
        let content = made(screens.count) { context.content(for: value) ?? [] }
        screens.append(
          NavigationContext.Screen(content: content) {
            evaluator.perform { () throws(Fault) in
              let path = try binding.get()
              if case .array(let values) = path { return try binding.set(.array(values.dropLast())) }
              try binding.set(.native("NavigationPath", NavigationPathValue(values: path.path.values.dropLast())))
            }
          })
      }
    }
    for case let pushed as PushedScreen in memory.items {
      let content = made(screens.count) {
        switch pushed {
        case .value(let value): context.content(for: value) ?? []
        case .views(let make): make()
        }
      }
      screens.append(NavigationContext.Screen(content: content) { _ = memory.items.popLast() })
    }
    screens += context.presented.map(\.screen)
    slot.keepScreens(screens.count)
    return .navigationStack(content: root, view: name, in: context, screens: screens)
  }
}

/// A screen that a link has pushed onto a stack without a path of the program.
private enum PushedScreen {
  /// The screen for a value.
  case value(Value)
  /// The screen with these views.
  case views(() -> [LayoutNode])
}
