import PlumblineLayout

extension Vocabulary {
  /// Adds alerts and action sheets in SwiftUI's older spelling.
  mutating func addQuestions() {
    for name in ["Alert", "Alert.Button", "ActionSheet", "ActionSheet.Button"] { inertTypes.remove(name) }
    type("Alert")
    type("Alert.Button")
    type("ActionSheet")
    aliases["ActionSheet.Button"] = "Alert.Button"
    addQuestionValues()
    addErrorAlert()
    for (name, kind) in [("alert", Presentation.Kind.alert), ("actionSheet", .dialog)] {
      for label in ["isPresented", "item"] { addQuestion(name, kind, label) }
    }
  }

  /// Adds the alert of an error, whose description is the title.
  private mutating func addErrorAlert() {
    viewMethod(
      "alert",
      [
        .deferred("isPresented", .native("Binding")), .deferred("error"), .content("actions", of: [.any]),
        .content("message", of: [.any], optional: true),
      ], summary: "Presents an error while a value is true and there is an error.",
      example: #"Text("a").alert(isPresented: .constant(false)) { Alert(title: Text("c")) }"#
    ) { node, call in
      let evaluator = call.evaluator
      guard evaluator.program.isActing else { return node }
      let place = evaluator.place
      guard let shown = call.presented(0), let error = call.deferred(1), !error.isNone else {
        place?.forget(from: 0)
        return node
      }
      let title = evaluator.perform { () throws(Fault) in
        try evaluator.member("localizedDescription", of: error, hint: .string, at: call.location).asString
      }
      func content(_ index: Int) -> [LayoutNode] {
        guard let closure = call.arguments[index] else { return [] }
        return evaluator.perform { () throws(Fault) in try evaluator.content(of: closure, arguments: [error]) } ?? []
      }
      return node.asking(
        .alert, title: TextContent((title ?? nil) ?? ""), isPresented: BoundValue(value: true) { _ in shown.dismiss() },
        at: place, actions: { content(2) }, message: { content(3) })
    }
  }

  private mutating func addQuestion(_ name: String, _ kind: Presentation.Kind, _ label: String) {
    let value = name == "alert" ? #"Alert(title: Text("b"))"# : #"ActionSheet(title: Text("b"))"#
    viewMethod(
      name, [.deferred(label, .native("Binding")), .deferred("content")],
      summary: "Presents \(name == "alert" ? "an alert" : "an action sheet") while "
        + (label == "item" ? "there is an item." : "a value is true."),
      example: label == "item"
        ? "Text(\"a\").\(name)(item: .constant(Day?.none)) { _ in \(value) }"
        : "Text(\"a\").\(name)(isPresented: .constant(false)) { \(value) }"
    ) { node, call in
      let evaluator = call.evaluator
      guard let screen = call.boundScreen() else { return node }
      let isPresented = BoundValue(value: true) { _ in screen.shown.dismiss() }
      return node.asking(kind, isPresented: isPresented, at: screen.place) {
        evaluator.question(screen.content, label == "item" ? [screen.shown.value] : [])
      }
    }
  }

  private mutating func addQuestionValues() {
    let title = ParameterShape.value("title", .native("Text"))
    let message = ParameterShape.value("message", .optional(.native("Text")), optional: true)
    let dismiss = ParameterShape.value("dismissButton", .optional(.native("Alert.Button")), optional: true)
    let primary = ParameterShape.value("primaryButton", .native("Alert.Button"))
    let secondary = ParameterShape.value("secondaryButton", .native("Alert.Button"))
    rawInitializer("Alert", [title, message, dismiss]) { call throws(Fault) in
      try call.question("Alert", buttons: [call.value(2)])
    }
    rawInitializer("Alert", [title, message, primary, secondary]) { call throws(Fault) in
      try call.question("Alert", buttons: [call.value(2), call.value(3)])
    }
    rawInitializer(
      "ActionSheet", [title, message, .value("buttons", .array(.native("Alert.Button")), optional: true)]
    ) { call throws(Fault) in
      let buttons = call.arguments[2] == nil ? [Value.button(Question.Button(role: .cancel))] : try call.list(2)
      return try call.question("ActionSheet", buttons: buttons)
    }
    let label = ParameterShape.value(nil, .native("Text"))
    let action = ParameterShape.value("action", .function([], .any, builder: false), optional: true)
    for (name, role) in [("default", nil), ("cancel", ButtonRole.cancel), ("destructive", .destructive)] {
      rawStatic("Alert.Button", name, [label, action]) { _, call throws(Fault) in
        .button(
          Question.Button(
            try TypeBinding.text.read(call.value(0), call.evaluator), role: role,
            action: call.evaluator.action(call.arguments[1])))
      }
    }
    let unnamed = ParameterShape.value(nil, .function([], .any, builder: false), optional: true)
    rawStatic("Alert.Button", "cancel", [unnamed]) { _, call in
      .button(Question.Button(role: .cancel, action: call.evaluator.action(call.arguments[0])))
    }
  }
}

extension Value {
  /// Returns a button of a question as a value of the program.
  fileprivate static func button(_ button: Question.Button) -> Value { .native("Alert.Button", button) }
}

extension Call {
  /// Returns a question with the texts of the first two arguments.
  fileprivate func question(_ type: String, buttons: [Value]) throws(Fault) -> Value {
    let title = try TypeBinding.text.read(value(0), evaluator) ?? TextContent("")
    var message: TextContent?
    if let written = arguments[1], !written.isNone { message = try TypeBinding.text.read(written, evaluator) }
    return .native(
      type,
      Question(
        title: title, message: message,
        buttons: buttons.compactMap { value in
          if case .native(let native) = value { native.payload as? Question.Button } else { nil }
        }))
  }
}

extension Evaluator {
  /// Returns the question that a deferred closure makes, or nil if it makes none.
  fileprivate func question(_ written: FunctionValue, _ arguments: [Value]) -> Question? {
    let made = perform { () throws(Fault) -> Value in
      guard case .function(let closure) = try call(written, [], expecting: .any) else { return .none }
      return try call(closure, arguments, expecting: .any)
    }
    guard case .native(let native)? = made else { return nil }
    return native.payload as? Question
  }
}
