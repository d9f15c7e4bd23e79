import PlumblineLayout

extension Vocabulary {
  /// Adds context menus, and the environment values that dismiss presentations.
  mutating func addPresentations() {
    addContextMenus()
    addDismissing()
  }

  private mutating func addContextMenus() {
    rawInitializer("ContextMenu", [.content("menuItems")]) { call in .native("ContextMenu", call.value(0)) }
    viewMethod(
      "contextMenu", [.value(nil, .optional(.native("ContextMenu")))],
      summary: "Opens a menu when the view is pressed for half a second.",
      example: #"Text("a").contextMenu(ContextMenu { Button("b") {} })"#
    ) { node, call in
      guard let items: Value = call.payload(0) else { return node }
      let evaluator = call.evaluator
      return node.contextMenu(at: evaluator.place) {
        evaluator.guarded(neutral: []) { () throws(Fault) in try evaluator.content(of: items, arguments: []) }
      }
    }
    viewMethod(
      "contextMenu",
      [
        .value("forSelectionType"), .content("menu", of: [.any]),
        .action("primaryAction", optional: true),
      ],
      summary: "Opens a menu when a row of a list within the view is pressed for half a second.",
      example: #"List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }"#
    ) { node, call in
      let evaluator = call.evaluator
      guard evaluator.program.isActing else { return node }
      func values(_ items: Set<AnyHashable>) -> Value {
        .set(SetValue(items.compactMap { ($0.base as? Identity)?.value.value }))
      }
      var primary: ((Set<AnyHashable>) -> Void)?
      if case .function(let action) = call.value(2) { primary = { evaluator.act(action, [values($0)]) } }
      let menu = call.value(1)
      return node.selectionMenu(
        at: evaluator.place,
        content: { items in
          evaluator.guarded(neutral: []) { () throws(Fault) in
            try evaluator.content(of: menu, arguments: [values(items)])
          }
        }, primaryAction: primary)
    }
  }

  private mutating func addDismissing() {
    type("PresentationMode")
    rawProperty("PresentationMode", "wrappedValue") { value, _ in value }
    rawProperty("PresentationMode", "isPresented") { value, _ in
      guard case .native(let native) = value else { return .bool(false) }
      return .bool(native.payload is () -> Void)
    }
    raw("PresentationMode", "dismiss") { value, _ in
      if case .native(let native) = value { (native.payload as? () -> Void)?() }
      return .void
    }
    rawProperty("EnvironmentValues", "dismiss") { value, _ in
      let dismiss = value.environmentValues.dismissal
      return .function(
        FunctionValue(
          .compiled { (_, _) throws(Fault) in
            dismiss?()
            return .void
          }))
    }
    rawProperty("EnvironmentValues", "presentationMode") { value, _ in
      .native("PresentationMode", value.environmentValues.dismissal ?? 0 as Any)
    }
    addOpening()
  }

  private mutating func addOpening() {
    inertTypes.remove("OpenURLAction")
    let handler = ParameterShape(
      label: "handler", type: .function([.any], .native("OpenURLAction.Result"), builder: false), isOptional: false,
      isUnevaluated: true, isDeferred: true)
    rawInitializer("OpenURLAction", [handler]) { call in .native("OpenURLAction", call.value(0)) }
    let result = TypeBinding<OpeningResult>.native("OpenURLAction.Result")
    constant(on: "OpenURLAction.Result", "handled", .handled, as: result)
    constant(on: "OpenURLAction.Result", "discarded", .discarded, as: result)
    constant(on: "OpenURLAction.Result", "systemAction", .system, as: result)
    rawStatic("OpenURLAction.Result", "systemAction", [.value()]) { _, _ in result.write(.system) }
    let entry = VocabularyEntry(name: "openURL", kind: .property) { value, call in
      let (values, location) = (value.environmentValues, call.location)
      return .function(
        FunctionValue(
          .compiled { (evaluator, arguments) throws(Fault) in
            evaluator.open(arguments.first, in: values, at: evaluator.range(of: location))
            return .void
          }))
    } assign: { value, new, _ in
      var values = value.environmentValues
      values.opening = new
      value = .native("EnvironmentValues", values)
    }
    known("EnvironmentValues").add(member: entry)
  }
}

/// The result of an action that opens an address.
private enum OpeningResult: Sendable {
  /// The program has opened the address, has passed it over, or leaves it to the system.
  case handled, discarded, system
}

extension EnvironmentValues {
  /// The action of the program that opens addresses, or nil for the system's.
  fileprivate var opening: Value? {
    get { self[custom: .declared(.min + 4)] as? Value }
    set { self[custom: .declared(.min + 4)] = newValue }
  }
}

extension Evaluator {
  /// Returns the result of a function, or nil if it has a fault, which is not reported.
  func quietly(_ function: FunctionValue) -> Value? {
    var result: Value?
    log.attempt {
      result = guarded(neutral: nil) { () throws(Fault) in .some(try call(function, [], expecting: .any)) }
    }
    return result
  }

  /// Opens an address by the environment's action, or adds a note that the system would open it.
  func open(_ address: Value?, in environment: EnvironmentValues, at source: SourceRange?) {
    if let address, case .native(let own)? = environment.opening, case .function(let handler)? = own.payload as? Value {
      let result = perform { () throws(Fault) in
        try call(handler, [address], expecting: .native("OpenURLAction.Result"))
      }
      guard case .native(let native)? = result, native.payload as? OpeningResult == .system else { return }
    }
    noteOutside("a link is opened", address, at: source)
  }

  /// Adds a note about a request of the code to the system.
  func noteOutside(_ event: String, _ value: Value?, at source: SourceRange?) {
    var name = ""
    if case .native(let native)? = value, let text = native.payload as? String { name = ": \(text)" }
    if let source { log.add(Diagnostic(.note, event + name, at: source)) }
  }
}

extension Value {
  /// The value as environment values; the default ones for other values.
  var environmentValues: EnvironmentValues {
    guard case .native(let native) = self else { return EnvironmentValues() }
    return native.payload as? EnvironmentValues ?? EnvironmentValues()
  }
}

extension Call {
  /// A screen that is presented while a binding has a value.
  struct BoundScreen {
    /// The present value, and its end.
    let shown: ShownScreen
    /// The code of the screen.
    let content: FunctionValue
    /// The place that stores the presentation.
    let place: (any ViewPlace)?
  }

  /// Returns the screen that the first argument, a binding, presents with the second one as its code.
  ///
  /// The result is nil if the program does not act or the binding presents nothing; the view's position then discards
  /// the screen.
  func boundScreen() -> BoundScreen? {
    guard evaluator.program.isActing, case .function(let content) = value(1) else { return nil }
    let place = evaluator.place
    guard let shown = presented(0) else {
      place?.forget(from: 0)
      return nil
    }
    return BoundScreen(shown: shown, content: content, place: place)
  }

  /// Returns the presentation of a binding in an argument, or nil if it presents nothing.
  func presented(_ index: Int) -> ShownScreen? {
    guard case .function(let written) = value(index) else { return nil }
    guard let found = evaluator.quietly(written), case .native(let native) = found,
      let binding = native.payload as? BindingValue, let current = try? binding.get()
    else { return nil }
    switch current {
    case .bool(true): return ShownScreen(current, binding, ending: .bool(false), evaluator)
    case .bool(false), .none, .void: return nil
    default: return ShownScreen(current, binding, ending: .none, evaluator)
    }
  }
}

/// The content that a binding presents.
final class ShownScreen {
  /// The value of the binding.
  let value: Value
  private let binding: BindingValue
  private let end: Value
  private let evaluator: Evaluator

  /// Creates the presentation of a binding until it is set to `end`.
  init(_ value: Value, _ binding: BindingValue, ending end: Value, _ evaluator: Evaluator) {
    self.value = value
    self.binding = binding
    self.end = end
    self.evaluator = evaluator
  }

  /// Ends the presentation.
  func dismiss() { evaluator.perform { () throws(Fault) in try binding.set(end) } }
}
