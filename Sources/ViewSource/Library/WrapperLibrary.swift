import PlumblineLayout

extension Vocabulary {
  /// Adds bindings and the initializers of property wrappers, with which initializers of views assign to their storage.
  mutating func addWrappers() {
    later(["Binding"]) { $0.addBindings() }
    let names = FrameworkTypes.wrappersOfSwiftUI.filter { $0.value.hasInitializers }.keys.sorted()
    later(names) { $0.addInitializersOfWrappers() }
  }

  private mutating func addBindings() {
    rawStatic("Binding", "constant", [.value().expecting(.resultElement)]) { _, call in
      call.evaluator.value(of: BindingValue(constant: call.value(0).settledNumber))
    }
    rawInitializer("Binding", [.function("get", of: []), .function("set", of: [.any])]) { call in
      call.evaluator.value(
        of: BindingValue(
          get: { () throws(Fault) in try call.apply(0, []) },
          set: { (new) throws(Fault) in
            var arguments = [new]
            if case .function(let set) = call.value(1), set.parameterCount == 2 {
              let transaction = call.evaluator.swiftUI.transaction
              arguments.append(.native("Transaction", transaction))
            }
            try call.evaluator.setting { () throws(Fault) in _ = try call.apply(1, arguments) }
          }))
    }
    for name in [
      "sink", "receive", "debounce", "throttle", "assign", "autoconnect", "eraseToAnyPublisher", "removeDuplicates",
      "combineLatest",
    ] { raw("Binding", name, [.everything]) { _, _ in .native("PlatformObject", 0) } }
    rawInitializer("Binding", [.value("projectedValue", .native("Binding"))]) { $0.value(0) }
    // A binding to an optional becomes a binding to its value, or nil without a value; a binding to a value may become
    // one to an optional.
    rawInitializer("Binding", [.value()]) { call in
      guard let base: BindingValue = call.payload(0), let first = try? base.get() else { return call.value(0) }
      if case .none = first { return first }
      let unwrapped = BindingValue(
        get: { () throws(Fault) in
          let value = try base.get()
          if case .none = value { return first }
          return value
        }, set: base.set)
      return call.evaluator.value(of: unwrapped)
    }
  }

  private mutating func addInitializersOfWrappers() {
    for (name, role) in FrameworkTypes.wrappersOfSwiftUI.sorted(by: { $0.key < $1.key }) {
      if role.isInitializedWithValue {
        for label in ["initialValue", "wrappedValue", nil] { addState(name, [.value(label)]) }
      }
      switch role {
      case .stored: addState(name, [.value("wrappedValue"), .value(), .ignored("store")])
      case .scaledNumber: addState(name, [.value("wrappedValue"), .ignored("relativeTo")])
      case .referenced:
        for label in ["wrappedValue", nil] {
          rawInitializer(name, [.value(label)]) { $0.evaluator.value(of: BindingValue(constant: $0.value(0))) }
        }
      case .identifier:
        rawInitializer(name, []) { _ in .native(name, 0) }
        rawProperty(name, "wrappedValue") { _, _ in .int(0) }
      default: break
      }
    }
  }

  /// Adds an initializer of a wrapper whose first argument is the initial value.
  private mutating func addState(_ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape])
  {
    rawInitializer(name, parameters()) { .native($0.evaluator.names.initialState, $0.value(0)) }
  }
}

extension WrapperRole {
  /// Whether initializers of views create wrappers with the role.
  fileprivate var hasInitializers: Bool {
    switch self {
    case .referenced, .identifier: true
    default: isInitializedWithValue
    }
  }
}
