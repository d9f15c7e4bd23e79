import PlumblineLayout

extension Vocabulary {
  /// Adds the properties of `EnvironmentValues`, and the modifiers that set properties which a program declares.
  mutating func addEnvironmentMembers() {
    rawInitializer("EnvironmentValues", []) { _ in .native("EnvironmentValues", EnvironmentValues()) }
    for name in EnvironmentProperty.names {
      guard let property = EnvironmentProperty.named(name) else { continue }
      let entry = VocabularyEntry(name: name, kind: .property) { value, _ in
        guard case .native(let native) = value, let values = native.payload as? EnvironmentValues else { return .none }
        return property.get(values)
      } assign: { value, new, _ in
        guard case .native(let native) = value, var values = native.payload as? EnvironmentValues else { return }
        property.set(&values, new)
        value = .native("EnvironmentValues", values)
      }
      known("EnvironmentValues").add(member: entry)
    }
    addSystemValues()
    types["View"]?.members.remove("environment")
    viewMethod(
      "environment",
      [.value(nil, .native("KeyPath")), .value(nil, .native("EnvironmentValue")).expecting(.environmentValue)],
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
        return node.transformEnvironment(name) { $0[custom: .declared(-type.id)] = object }
      }
    }
  }

  private mutating func addSystemValues() {
    let fixed: [(String, FixedValue)] = [
      ("accessibilityReduceMotion", .bool(false)), ("accessibilityReduceTransparency", .bool(false)),
      ("accessibilityDifferentiateWithoutColor", .bool(false)), ("accessibilityEnabled", .bool(false)),
      ("accessibilityVoiceOverEnabled", .bool(false)), ("accessibilityInvertColors", .bool(false)),
      ("legibilityWeight", .none), ("isFocused", .bool(false)), ("isPresented", .bool(false)),
      ("isSearching", .bool(false)),
      ("managedObjectContext", .none), ("modelContext", .none), ("undoManager", .none),
      ("redactionReasons", .empty), ("isLuminanceReduced", .bool(false)),
    ]
    addPlatformValues()
    for (name, value) in fixed {
      known("EnvironmentValues").add(
        member:
          VocabularyEntry(name: name, kind: .property) { _, _ in value.value })
    }
    for name in [
      "dismiss", "openURL", "dismissSearch", "presentationMode", "openWindow", "resetFocus", "refresh", "dismissWindow",
      "openDocument", "newDocument", "openSettings", "openImmersiveSpace", "dismissImmersiveSpace", "requestReview",
      "pushWindow", "purchase",
    ] {
      rawProperty("EnvironmentValues", name) { _, _ in
        .function(FunctionValue(.compiled { (_, _) throws(Fault) in .void }))
      }
    }
    rawProperty("EnvironmentValues", "scenePhase") { _, _ in .native("ScenePhase", ScenePhase.active) }
    rawProperty("EnvironmentValues", "horizontalSizeClass") { _, _ in
      .native("UserInterfaceSizeClass", UserInterfaceSizeClass.compact)
    }
    rawProperty("EnvironmentValues", "verticalSizeClass") { _, _ in
      .native("UserInterfaceSizeClass", UserInterfaceSizeClass.regular)
    }
  }

  /// Adds values that depend on the platform, as a phone in the foreground has them.
  private mutating func addPlatformValues() {
    let states = TypeBinding<String>.native("ControlActiveState")
    for state in ["key", "active", "inactive"] { constant(on: "ControlActiveState", state, state, as: states) }
    rawProperty("EnvironmentValues", "controlActiveState") { _, _ in states.write("key") }
    for name in [
      "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled", "accessibilityQuickActionsEnabled",
      "accessibilityDimFlashingLights", "accessibilityLargeContentViewerEnabled", "supportsMultipleWindows",
      "showsWidgetLabel", "isActivityFullscreen", "isTabBarShowingSections",
    ] where EnvironmentProperty.named(name) == nil {
      rawProperty("EnvironmentValues", name) { _, _ in .bool(false) }
    }
    for name in [
      "accessibilityPlayAnimatedImages", "appearsActive", "isHoverEffectEnabled", "showsWidgetContainerBackground",
    ] where EnvironmentProperty.named(name) == nil {
      rawProperty("EnvironmentValues", name) { _, _ in .bool(true) }
    }
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

/// An environment value that is constant in figures.
enum FixedValue: Sendable {
  /// No value, an empty array, a Boolean or a string.
  case none, empty, bool(Bool), string(String)

  /// The interpreted value.
  var value: Value {
    switch self {
    case .none: .none
    case .empty: .array([])
    case .bool(let bool): .bool(bool)
    case .string(let string): .string(string)
    }
  }
}
