import PlumblineLayout

extension Vocabulary {
  /// Adds the modifiers that set values of the environment, and the environment values of frameworks that are missing
  /// on Linux.
  mutating func addEnvironmentMembers() {
    addSystemValues()
    viewMethod(
      "environment",
      [.value(nil, .native("KeyPath")), .value().expecting(.environmentValue)],
      summary: "Sets a value that views inherit.", example: #"Text("a").environment(\.layoutDirection, .rightToLeft)"#
    ) { node, call throws(Fault) in
      guard case .keyPath(let path) = call.value(0) else { return node }
      let (evaluator, location, value) = (call.evaluator, call.location, call.value(1))
      _ = try evaluator.setting(path, to: value, in: EnvironmentValues(), at: location)
      return node.transformEnvironment("environment") { values in
        let old = values
        values = evaluator.guarded(neutral: old) { () throws(Fault) in
          try evaluator.setting(path, to: value, in: old, at: location)
        }
      }
    }
    viewMethod(
      "transformEnvironment", [.value(nil, .native("KeyPath")), .function("transform", of: [.any])],
      summary: "Changes a value that views inherit.",
      example: #"Text("a").transformEnvironment(\.font) { $0 = .title }"#
    ) { node, call throws(Fault) in
      guard case .keyPath(let path) = call.value(0), case .function(let function) = call.value(1) else { return node }
      let (evaluator, location) = (call.evaluator, call.location)
      return node.transformEnvironment("transformEnvironment") { values in
        let old = values
        values = evaluator.guarded(neutral: old) { () throws(Fault) in
          var arguments = [try evaluator.follow(path, from: .native("EnvironmentValues", old), at: location)]
          _ = try evaluator.call(function, changing: &arguments, expecting: .any)
          return try evaluator.setting(path, to: arguments[0], in: old, at: location)
        }
      }
    }
    for (name, label) in [("environmentObject", nil), ("environment", nil as String?)] {
      viewMethod(
        name, [.value(label)], summary: "Adds an object to the environment of the view.",
        example: #"Text("a").\#(name)("model")"#
      ) { node, call in
        guard let type = call.evaluator.declaration(of: call.value(0)) else { return node }
        let object = call.value(0)
        call.evaluator.noteObserver(of: object)
        return node.transformEnvironment(name) { $0[custom: .declared(-type.id)] = object }
      }
    }
  }

  /// Adds values of the system that are constant in a figure.
  private mutating func addSystemValues() {
    for name in ["managedObjectContext", "modelContext", "backgroundMaterial"] {
      rawProperty("EnvironmentValues", name) { _, _ in .none }
    }
    rawProperty("EnvironmentValues", "undoManager") { _, call throws(Fault) in
      let (evaluator, session) = (call.evaluator, call.evaluator.swiftUI.session)
      if let known = session.undoManager { return known }
      guard let type = evaluator.program.preludeType(named: "UndoManager") else { return .none }
      let made = try evaluator.construct(
        .declared(type), [], Frame(evaluator, parent: nil, count: 0), hint: .any, at: call.location)
      session.undoManager = made
      return made
    }
    rawProperty("EnvironmentValues", "timeZone") { _, _ in .native("TimeZone", "GMT") }
    rawProperty("EnvironmentValues", "calendar") { _, _ in .native("Calendar", CalendarValue()) }
    property(on: .environmentValues, "redactionReasons", as: .redactionReasons) { $0.isRedacted ? .placeholder : [] }
    for name in [
      "openWindow", "resetFocus", "dismissWindow", "openDocument", "newDocument",
      "openSettings", "openImmersiveSpace", "dismissImmersiveSpace", "requestReview", "pushWindow", "purchase",
    ] {
      rawProperty("EnvironmentValues", name) { _, _ in
        .function(FunctionValue(.compiled { (_, _) throws(Fault) in .void }))
      }
    }
    rawProperty("EnvironmentValues", "refresh") { value, _ in value.environmentValues.refreshing as? Value ?? .none }
    rawProperty("EnvironmentValues", "dismissSearch") { value, _ in
      let dismiss = value.environmentValues.searchDismissal
      return .function(
        FunctionValue(
          .compiled { (_, _) throws(Fault) in
            dismiss?()
            return .void
          }))
    }
    let states = TypeBinding<String>.native("ControlActiveState")
    for state in ["key", "active", "inactive"] { constant(on: "ControlActiveState", state, state, as: states) }
    property(on: .environmentValues, "controlActiveState", as: states) { _ in "key" }
  }

  /// Adds a modifier whose implementation needs the evaluator.
  mutating func viewMethod(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape], summary: String,
    example: String,
    _ body: @escaping @Sendable (LayoutNode, Call) throws(Fault) -> LayoutNode
  ) {
    known("View").add(
      member:
        VocabularyEntry(name: name, kind: .method, parameters: parameters(), summary: summary, example: example) {
          value, call throws(Fault) in .view(try body(try call.receiver(value, as: .view), call))
        })
  }
}
