extension Vocabulary {
  /// Adds the members of `Binding`.
  mutating func addBindings() {
    rawStatic("Binding", "constant", [.value().expecting(.resultElement)]) { _, call in
      .native("Binding", BindingValue(constant: call.value(0).settledNumber))
    }
    rawInitializer("Binding", [.function("get", of: []), .function("set", of: [.any])]) { call in
      .native(
        "Binding",
        BindingValue(
          get: { () throws(Fault) in try call.apply(0, []) },
          set: { (new) throws(Fault) in
            try call.evaluator.setting { () throws(Fault) in _ = try call.apply(1, [new]) }
          }))
    }
    for name in [
      "sink", "receive", "debounce", "throttle", "assign", "autoconnect", "eraseToAnyPublisher", "removeDuplicates",
      "combineLatest",
    ] { raw("Binding", name, [.everything]) { _, _ in .native("PlatformObject", 0) } }
    rawInitializer("Binding", [.value("projectedValue", .native("Binding"))]) { $0.value(0) }
    rawInitializer("Binding", [.value()]) { $0.value(0) }
  }
}
