import PlumblineLayout

extension Vocabulary {
  /// Adds sheets, questions and menus that views present.
  mutating func addPresentations() {
    addSheets()
    addQuestions()
    addSheetLooks()
    addDismissing()
  }

  private mutating func addSheets() {
    for (name, kind) in [
      ("sheet", Presentation.Kind.sheet), ("fullScreenCover", .cover), ("popover", .popover), ("inspector", .sheet),
    ] {
      for label in ["isPresented", "item"] {
        viewMethod(
          name,
          [
            .deferred(label, .native("Binding")), .action("onDismiss", optional: true), .ignored("attachmentAnchor"),
            .ignored("arrowEdge"), .deferred("content"),
          ], summary: "Presents another screen.",
          example: #"Text("a").\#(name)(isPresented: .constant(false)) { Text("b") }"#
        ) { node, call in
          call.presenting(node, kind, binding: 0, content: 4, isItem: label == "item", dismissed: 1)
        }
      }
    }
  }

  private mutating func addQuestions() {
    for (name, kind) in [("alert", Presentation.Kind.alert), ("confirmationDialog", .dialog)] {
      for hasData in [false, true] {
        for hasMessage in [false, true] {
          var shapes: [ParameterShape] = [.deferred(nil), .deferred("isPresented", .native("Binding"))]
          if name == "confirmationDialog" {
            shapes.append(.deferred("titleVisibility", .native("Visibility"), optional: true))
          }
          if hasData { shapes.append(.deferred("presenting")) }
          shapes.append(.deferred("actions"))
          if hasMessage { shapes.append(.deferred("message")) }
          let (all, data) = (shapes, shapes.firstIndex { $0.label == "presenting" })
          let actions = shapes.firstIndex { $0.label == "actions" } ?? 0
          viewMethod(
            name, all, summary: name == "alert" ? "Presents a question." : "Presents a choice of actions.",
            example: #"Text("a").\#(name)("b", isPresented: .constant(false)) { Button("c") {} }"#
          ) { node, call in
            call.asking(
              node, kind, binding: 1, actions: actions, message: hasMessage ? actions + 1 : nil, data: data,
              visibility: name == "confirmationDialog" ? 2 : nil)
          }
        }
      }
    }
  }

  private mutating func addSheetLooks() {
    inertTypes.remove("PresentationDetent")
    let detent = TypeBinding<SheetDetent>.native("PresentationDetent")
    constant(on: "PresentationDetent", "medium", SheetDetent.medium, as: detent)
    constant(on: "PresentationDetent", "large", SheetDetent.large, as: detent)
    staticMethod(on: "PresentationDetent", "fraction", .unnamed(.number), returns: detent) { .fraction($0) }
    staticMethod(on: "PresentationDetent", "height", .unnamed(.number), returns: detent) { .height($0) }
    viewMethod(
      "presentationDetents",
      [.value(nil, .array(.native("PresentationDetent"))), .deferred("selection", optional: true)],
      summary: "Sets the heights of a sheet.", example: #"Text("a").presentationDetents([.medium, .height(200)])"#
    ) { node, call throws(Fault) in
      var detents: [SheetDetent] = []
      for value in try call.list(0) {
        if case .native(let native) = value, let detent = native.payload as? SheetDetent { detents.append(detent) }
      }
      if case .native(let native)? = call.deferred(1), let binding = native.payload as? BindingValue,
        case .native(let chosen)? = try? binding.get(), let detent = chosen.payload as? SheetDetent
      {
        detents = [detent]
      }
      return node.presentationDetents(detents)
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
    for name in ["dismiss", "presentationMode", "isPresented", "openURL"] {
      types["EnvironmentValues"]?.members.remove(name)
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
    rawProperty("EnvironmentValues", "isPresented") { value, _ in
      .bool(value.environmentValues.dismissal != nil)
    }
    rawProperty("EnvironmentValues", "openURL") { _, call in
      let location = call.location
      return .function(
        FunctionValue(
          .compiled { (evaluator, arguments) throws(Fault) in
            evaluator.noteOutside("a link is opened", arguments.first, at: location)
            return .void
          }))
    }
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

  /// Adds a note that code asks for something outside of the figure.
  func noteOutside(_ event: String, _ value: Value?, at location: SourceLocation) {
    var name = ""
    if case .native(let native)? = value, let text = native.payload as? String { name = ": \(text)" }
    log.add(Diagnostic(.note, event + name, at: range(of: location)))
  }
}

extension Value {
  /// The value as environment values; the default ones for other values.
  fileprivate var environmentValues: EnvironmentValues {
    guard case .native(let native) = self else { return EnvironmentValues() }
    return native.payload as? EnvironmentValues ?? EnvironmentValues()
  }
}

extension Call {
  /// Returns what a binding in an argument presents, or nil if it presents nothing; states of what was presented are
  /// forgotten then.
  func presented(_ index: Int, _ slot: ViewIdentity) -> ShownScreen? {
    guard case .function(let written) = value(index) else { return nil }
    guard let found = evaluator.quietly(written), case .native(let native) = found,
      let binding = native.payload as? BindingValue, let current = try? binding.get()
    else { return nil }
    switch current {
    case .bool(true): return ShownScreen(current, binding, ending: .bool(false), evaluator)
    case .bool(false), .none, .void:
      slot.reset()
      return nil
    default: return ShownScreen(current, binding, ending: .none, evaluator)
    }
  }

  /// Returns views of a deferred closure, evaluated within an identity.
  private func views(_ index: Int, _ arguments: [Value], in slot: ViewIdentity, _ key: Int) -> [LayoutNode] {
    guard case .function(let written) = value(index) else { return [] }
    let evaluator = evaluator
    return evaluator.within(slot.next(key)) {
      evaluator.perform { () throws(Fault) in
        let content = try evaluator.call(written, [], expecting: .any)
        return try evaluator.content(of: content, arguments: arguments)
      } ?? []
    }
  }

  /// Returns a view that presents a screen.
  fileprivate func presenting(
    _ node: LayoutNode, _ kind: Presentation.Kind, binding: Int, content: Int, isItem: Bool, dismissed: Int
  ) -> LayoutNode {
    guard evaluator.program.isActing else { return node }
    let slot = evaluator.identity.next(ViewIdentity.memory)
    guard let shown = presented(binding, slot) else { return node }
    let content = evaluator.within(slot) { views(content, isItem ? [shown.value] : [], in: slot, 0) }
    var after: (() -> Void)?
    if case .function(let action) = value(dismissed) { after = { [evaluator] in evaluator.act(action) } }
    return node.interacting(
      .presentation(
        Presentation(kind, memory: slot.memory, content: { content }, dismiss: shown.dismiss, dismissed: after)))
  }

  /// Returns a view that presents a question.
  fileprivate func asking(
    _ node: LayoutNode, _ kind: Presentation.Kind, binding: Int, actions: Int, message: Int?, data: Int?,
    visibility: Int?
  ) -> LayoutNode {
    guard evaluator.program.isActing else { return node }
    let slot = evaluator.identity.next(ViewIdentity.memory)
    guard let shown = presented(binding, slot) else { return node }
    var arguments: [Value] = []
    if let data {
      guard let value = deferred(data), !value.isNone else { return node }
      arguments = [value]
    }
    let evaluator = evaluator
    return evaluator.within(slot) {
      let buttons = views(actions, arguments, in: slot, 0)
      let text = message.map { views($0, arguments, in: slot, 1) } ?? []
      var showsTitle = false
      if let visibility, case .native(let native)? = deferred(visibility) {
        showsTitle = native.payload as? Visibility == .visible
      }
      let title = deferred(0).flatMap { value in
        evaluator.perform { () throws(Fault) in try TypeBinding.title.read(value, evaluator) } ?? nil
      }
      return node.interacting(
        .presentation(
          Presentation(
            kind, memory: slot.memory, title: title.map { .text($0) },
            message: text.isEmpty ? nil : .group(text), showsTitle: showsTitle, content: { buttons },
            dismiss: shown.dismiss)))
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

  /// Creates what a binding presents until it is set to `end`.
  init(_ value: Value, _ binding: BindingValue, ending end: Value, _ evaluator: Evaluator) {
    self.value = value
    self.binding = binding
    self.end = end
    self.evaluator = evaluator
  }

  /// Ends the presentation.
  func dismiss() { evaluator.perform { () throws(Fault) in try binding.set(end) } }
}
