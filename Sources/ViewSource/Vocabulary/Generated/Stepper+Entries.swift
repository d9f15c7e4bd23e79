// Generated from Sources/Views/Controls/Stepper.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Stepper.swift`.
  mutating func addStepperDeclarations() {
    view("Stepper", summary: "Creates a stepper with a label.", example: "") {
      .function(
        .named("value", .unevaluated), .named("step", .unevaluated, default: ()), .named("label", .content),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { _, _, label, _ in .stepper(label: label) }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label for a value in a range.",
      example: #"Stepper(value: .constant(1), in: 0...9) { Text("Count") }"#
    ) {
      .function(
        .named("value", .unevaluated), .named("in", .unevaluated), .named("step", .unevaluated, default: ()),
        .named("label", .content), .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { _, _, _, label, _ in .stepper(label: label) }
    }
    view("Stepper", summary: "Creates a stepper with a label, in SwiftUI's older spelling.", example: "") {
      .function(
        .named("value", .unevaluated), .named("step", .unevaluated, default: ()),
        .named("onEditingChanged", .unevaluated), .named("label", .content), returns: .view
      ) { _, _, _, label in .stepper(label: label) }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label for a value in a range, in SwiftUI's older spelling.",
      example: #"Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }"#
    ) {
      .function(
        .named("value", .unevaluated), .named("in", .unevaluated), .named("step", .unevaluated, default: ()),
        .named("onEditingChanged", .unevaluated), .named("label", .content), returns: .view
      ) { _, _, _, _, label in .stepper(label: label) }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label and two actions.",
      example: #"Stepper { Text("Count") } onIncrement: {} onDecrement: {}"#
    ) {
      .function(
        .named("label", .content), .named("onIncrement", .unevaluated), .named("onDecrement", .unevaluated),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { label, _, _, _ in .stepper(label: label) }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label and two actions, in SwiftUI's older spelling.",
      example: #"Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }"#
    ) {
      .function(
        .named("onIncrement", .unevaluated), .named("onDecrement", .unevaluated),
        .named("onEditingChanged", .unevaluated, default: ()), .named("label", .content), returns: .view
      ) { _, _, _, label in .stepper(label: label) }
    }
    view("Stepper", summary: "Creates a stepper with a title.", example: "") {
      .function(
        .unnamed(.title), .named("value", .unevaluated), .named("step", .unevaluated, default: ()),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _ in .stepper(label: [.text(title)]) }
    }
    view("Stepper", summary: "Creates a stepper with a title for a value in a range.", example: "") {
      .function(
        .unnamed(.title), .named("value", .unevaluated), .named("in", .unevaluated),
        .named("step", .unevaluated, default: ()), .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _, _ in .stepper(label: [.text(title)]) }
    }
    view(
      "Stepper", summary: "Creates a stepper with a title and two actions.",
      example: #"Stepper("Count", onIncrement: {}, onDecrement: {})"#
    ) {
      .function(
        .unnamed(.title), .named("onIncrement", .unevaluated), .named("onDecrement", .unevaluated),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _ in .stepper(label: [.text(title)]) }
    }
  }
}
