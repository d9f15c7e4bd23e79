import PlumblineLayout

extension Vocabulary {
  /// Adds the controls whose actions need more than a declaration of Views gives.
  mutating func addActingControls() {
    addNavigationStacks()
    addLinks()
    addIntents()
    addProgress()
    later(["EdgeInsets"]) { $0.addInsets() }
    addPresentations()
    addListOperations()
    addEquatableViews()
    addOffsets()
    addQuestions()
    addValueControls()
  }

  /// Adds insets that are made from UIKit's.
  private mutating func addInsets() {
    rawInitializer("EdgeInsets", [.value()]) { call throws(Fault) in
      var lengths: [Double] = []
      for name in ["top", "leading", "bottom", "trailing"] {
        let length = try call.evaluator.member(name, of: call.value(0), hint: .double, at: call.location)
        guard let number = length.asNumber else { throw call.mismatch(of: call.value(0), with: .any, at: 0) }
        lengths.append(number)
      }
      return .native(
        "EdgeInsets", EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3]))
    }
  }

  /// Adds the progress view of an object that counts units of work.
  ///
  /// Rule: <doc:Controls#Progress>.
  private mutating func addProgress() {
    rawInitializer(
      "ProgressView", [.value()], summary: "Creates a progress view of an object that counts units of work."
    ) { call throws(Fault) in
      func member(_ name: String, _ hint: SwiftType) throws(Fault) -> Value {
        try call.evaluator.member(name, of: call.value(0), hint: hint, at: call.location)
      }
      let isIndeterminate = if case .bool(true) = try member("isIndeterminate", .bool) { true } else { false }
      let share = try member("fractionCompleted", .double).asNumber
      func text(_ name: String) throws(Fault) -> LayoutNode {
        .text(TextContent(try member(name, .string).asString ?? ""))
      }
      return .view(
        .progressView(
          share: isIndeterminate ? nil : share, label: [try text("localizedDescription")],
          currentValueLabel: [try text("localizedAdditionalDescription")]))
    }
  }

  /// Adds the buttons and toggles of widgets, whose intents run outside of the figure.
  private mutating func addIntents() {
    let intent = ParameterShape(label: "intent", type: .any, isOptional: false, isUnevaluated: true)
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    let role = ParameterShape.ignored("role")
    rawInitializer("Button", [role, intent, .content("label")]) { call throws(Fault) in
      .view(.button(label: try call.evaluator.content(of: call.value(2), arguments: [])))
    }
    rawInitializer("Button", [title, role, intent]) { call throws(Fault) in
      .view(.button(label: try TypeBinding.title.read(call.value(0), call.evaluator).map { [.text($0)] } ?? []))
    }
    let isOn = ParameterShape.value("isOn", .bool)
    rawInitializer("Toggle", [isOn, intent, .content("label")]) { call throws(Fault) in
      .view(
        .toggle(isOn: try call.bool(0), label: try call.evaluator.content(of: call.value(2), arguments: [])))
    }
    rawInitializer("Toggle", [title, isOn, intent]) { call throws(Fault) in
      let label = try TypeBinding.title.read(call.value(0), call.evaluator).map { [LayoutNode.text($0)] } ?? []
      return .view(.toggle(isOn: try call.bool(1), label: label))
    }
  }

  private mutating func addLinks() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    for shapes in [[title, .deferred("destination")], [.deferred("destination"), .content("label")]] {
      let isTitled = shapes[0] === title
      rawInitializer(
        "Link", shapes, summary: "Creates a link with a \(isTitled ? "title" : "label").",
        example: isTitled
          ? #"Link("Site", destination: URL(string: "https://example.org")!)"#
          : #"Link(destination: URL(string: "https://example.org")!) { Text("Site") }"#
      ) { call throws(Fault) in
        let evaluator = call.evaluator
        let label =
          isTitled
          ? try TypeBinding.title.read(call.value(0), evaluator).map { [LayoutNode.text($0)] } ?? []
          : try evaluator.content(of: call.value(1), arguments: [])
        guard case .function(let address) = call.value(isTitled ? 1 : 0) else { return .view(.link(label: label)) }
        let location = call.location
        return .view(
          .link(label: label) { evaluator.open(evaluator.act(address), in: $0, at: evaluator.range(of: location)) })
      }
    }
    known("Link").parents = ["View"]
  }
}
