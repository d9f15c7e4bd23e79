import PlumblineLayout

extension Vocabulary {
  /// Adds views from which values are dragged, and those onto which they are dropped.
  mutating func addDragging() {
    for preview in [[], [ParameterShape.ignored("preview")]] {
      viewMethod(
        "draggable", [.deferred()] + preview, summary: "Allows a value to be dragged from the view.",
        example: #"Text("a").draggable("b")\#(preview.isEmpty ? "" : #" { Text("c") }"#)"#
      ) { node, call in
        guard call.evaluator.program.isActing, let payload = call.deferred(0) else { return node }
        return node.draggable { payload.settled }
      }
    }
    viewMethod(
      "dropDestination",
      [
        .value("for", .metatype(.any)), .function("action", of: [.any, .any]), .action("isTargeted", optional: true),
      ],
      summary: "Receives values of a type that are dragged onto the view.",
      example: #"Text("a").dropDestination(for: String.self) { _, _ in true }"#
    ) { node, call in
      guard case .type(let type) = call.value(0), case .function(let action) = call.value(1) else { return node }
      let evaluator = call.evaluator
      var target = DropTarget { payload in
        (payload as? Value).map { evaluator.fit($0, type) > 0 } ?? false
      } drop: { payloads, point in
        _ = evaluator.act(
          action, [.array(payloads.compactMap { $0 as? Value }), .native("CGPoint", point)])
      }
      if case .function(let follow) = call.value(2) {
        target.targeted = { _ = evaluator.act(follow, [.bool($0)]) }
      }
      return node.dropDestination(target)
    }
    addItemProviders()
  }

  /// Adds the older modifiers, whose values are dragged as items that a provider gives.
  private mutating func addItemProviders() {
    rawInitializer("NSItemProvider", [.value("object")]) { call in DraggedItem(value: call.value(0)).provider }
    raw("NSItemProvider", "loadObject", [.ignored("ofClass"), .function("completionHandler", of: [.any, .any])]) {
      value, call throws(Fault) in
      guard case .function(let receive) = call.value(1) else { return .none }
      _ = try call.evaluator.call(receive, [DraggedItem(in: value)?.value ?? .none, .none], expecting: .any)
      return .none
    }
    raw("NSItemProvider", "canLoadObject", [.ignored("ofClass")]) { value, _ in
      .bool(DraggedItem(in: value) != nil)
    }
    for preview in [[], [ParameterShape.ignored("preview")]] {
      viewMethod(
        "onDrag", [.function(of: [])] + preview, summary: "Allows an item to be dragged from the view.",
        example: #"Text("a").onDrag { NSItemProvider() }\#(preview.isEmpty ? "" : #" preview: { Text("c") }"#)"#
      ) { node, call in
        guard call.evaluator.program.isActing, case .function(let make) = call.value(0) else { return node }
        let evaluator = call.evaluator
        return node.draggable { evaluator.act(make) }
      }
    }
    viewMethod(
      "onDrop", [.ignored("of"), .value("isTargeted", optional: true), .function("perform", of: [.any])],
      summary: "Receives items that are dragged onto the view.",
      example: #"Text("a").onDrop(of: [.text], isTargeted: nil) { _ in false }"#
    ) { node, call in
      guard case .function(let perform) = call.value(2) else { return node }
      return node.dropDestination(call.itemTarget(perform, hasPlace: perform.parameterCount == 2))
    }
    viewMethod(
      "onDrop", [.ignored("of"), .value("delegate")],
      summary: "Passes items that are dragged onto the view to an object.",
      example: #"Text("a").onDrop(of: [.text], delegate: Receiver())"#
    ) { node, call in node.dropDestination(call.delegateTarget) }
  }
}

/// An item that is dragged: the value that its provider gives.
private struct DraggedItem {
  let value: Value

  init(value: Value) { self.value = value }

  /// Reads the item of a provider.
  init?(in provider: Value) {
    guard case .native(let native) = provider, let item = native.payload as? DraggedItem else { return nil }
    self = item
  }

  /// The provider of the item.
  var provider: Value { .native("NSItemProvider", self) }

  /// Returns the provider of a dragged value, which may itself be a provider.
  static func provider(of payload: Any) -> Value? {
    guard let value = payload as? Value else { return nil }
    if case .native(let native) = value, native.type == "NSItemProvider" { return value }
    return DraggedItem(value: value).provider
  }
}

extension Call {
  /// Returns the target that calls a function with the providers of the dropped items, and with the location of the
  /// drop if the function takes it.
  fileprivate func itemTarget(_ perform: FunctionValue, hasPlace: Bool) -> DropTarget {
    let evaluator = evaluator
    var target = DropTarget {
      DraggedItem.provider(of: $0) != nil
    } drop: { payloads, point in
      let providers = Value.array(payloads.compactMap(DraggedItem.provider))
      _ = evaluator.act(perform, hasPlace ? [providers, .native("CGPoint", point)] : [providers])
    }
    if case .native(let native) = value(1), let binding = native.payload as? BindingValue {
      target.targeted = { isTargeted in
        evaluator.perform { () throws(Fault) in try binding.set(.bool(isTargeted)) }
      }
    }
    return target
  }

  /// The target that calls the methods of a `DropDelegate`.
  fileprivate var delegateTarget: DropTarget {
    let (evaluator, delegate) = (evaluator, value(1))
    func call(_ method: String, _ info: Value) -> Value? {
      switch delegate {
      case .instance(let instance), .object(let instance):
        guard !evaluator.program.members(named: method, of: instance.type).isEmpty else { return nil }
      default: return nil
      }
      return evaluator.perform { () throws(Fault) in try evaluator.callMethod(method, of: delegate, [info]) }
    }
    let info = Value.native("DropInfo", Point.zero)
    return DropTarget { payload in
      guard DraggedItem.provider(of: payload) != nil else { return false }
      if case .bool(let isValid)? = call("validateDrop", info) { return isValid }
      return true
    } drop: { _, point in
      _ = call("performDrop", .native("DropInfo", point))
    } targeted: { isTargeted in
      guard isTargeted else { return }
      _ = call("dropEntered", info)
      _ = call("dropUpdated", info)
    }
  }
}
