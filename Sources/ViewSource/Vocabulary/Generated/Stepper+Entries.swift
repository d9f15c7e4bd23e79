// Generated from Sources/Views/Controls/Stepper.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Stepper.swift`.
  mutating func addStepperDeclarations() {
    view("Stepper", summary: "Creates a stepper with a label.", example: "") {
      .function(
        .named("value", .bound(.stride)), .named("step", .stride, default: 1), .named("label", .content),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, step, label, onEditingChanged in
        .stepper(label: label, value: value, step: step, edited: onEditingChanged.run)
      }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label for a value in a range.",
      example: #"Stepper(value: .constant(1), in: 0...9) { Text("Count") }"#
    ) {
      .function(
        .named("value", .bound(.stride)), .named("in", .strideLimits), .named("step", .stride, default: 1),
        .named("label", .content), .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, step, label, onEditingChanged in
        .stepper(label: label, value: value, in: bounds, step: step, edited: onEditingChanged.run)
      }
    }
    view("Stepper", summary: "Creates a stepper with a label, in SwiftUI's older spelling.", example: "") {
      .function(
        .named("value", .bound(.stride)), .named("step", .stride, default: 1),
        .named("onEditingChanged", .action(.bool)), .named("label", .content), returns: .view
      ) { value, step, onEditingChanged, label in
        .stepper(label: label, value: value, step: step, edited: onEditingChanged.run)
      }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label for a value in a range, in SwiftUI's older spelling.",
      example: #"Stepper(value: .constant(1), in: 0...9, onEditingChanged: { _ in }) { Text("Count") }"#
    ) {
      .function(
        .named("value", .bound(.stride)), .named("in", .strideLimits), .named("step", .stride, default: 1),
        .named("onEditingChanged", .action(.bool)), .named("label", .content), returns: .view
      ) { value, bounds, step, onEditingChanged, label in
        .stepper(label: label, value: value, in: bounds, step: step, edited: onEditingChanged.run)
      }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label and two actions.",
      example: #"Stepper { Text("Count") } onIncrement: {} onDecrement: {}"#
    ) {
      .function(
        .named("label", .content), .named("onIncrement", .action), .named("onDecrement", .action),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { label, onIncrement, onDecrement, _ in
        .stepper(label: label, increment: onIncrement.run, decrement: onDecrement.run)
      }
    }
    view(
      "Stepper", summary: "Creates a stepper with a label and two actions, in SwiftUI's older spelling.",
      example: #"Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }"#
    ) {
      .function(
        .named("onIncrement", .action), .named("onDecrement", .action),
        .named("onEditingChanged", .unevaluated, default: ()), .named("label", .content), returns: .view
      ) { onIncrement, onDecrement, _, label in
        .stepper(label: label, increment: onIncrement.run, decrement: onDecrement.run)
      }
    }
    view("Stepper", summary: "Creates a stepper with a title.", example: "") {
      .function(
        .unnamed(.title), .named("value", .bound(.stride)), .named("step", .stride, default: 1),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { title, value, step, onEditingChanged in
        .stepper(label: [.text(title)], value: value, step: step, edited: onEditingChanged.run)
      }
    }
    view("Stepper", summary: "Creates a stepper with a title for a value in a range.", example: "") {
      .function(
        .unnamed(.title), .named("value", .bound(.stride)), .named("in", .strideLimits),
        .named("step", .stride, default: 1), .named("onEditingChanged", .action(.bool), default: .init()),
        returns: .view
      ) { title, value, bounds, step, onEditingChanged in
        .stepper(label: [.text(title)], value: value, in: bounds, step: step, edited: onEditingChanged.run)
      }
    }
    view(
      "Stepper", summary: "Creates a stepper with a title and two actions.",
      example: #"Stepper("Count", onIncrement: {}, onDecrement: {})"#
    ) {
      .function(
        .unnamed(.title), .named("onIncrement", .action), .named("onDecrement", .action),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { title, onIncrement, onDecrement, _ in
        .stepper(label: [.text(title)], increment: onIncrement.run, decrement: onDecrement.run)
      }
    }
  }
}
