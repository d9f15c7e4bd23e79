// Generated from Sources/Views/Controls/Slider.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Slider.swift`.
  mutating func addSliderDeclarations() {
    view("Slider", summary: "Creates a slider with labels of its limits; its own label is not drawn.", example: "") {
      .function(
        .named("value", .bound(.number)), .named("in", .limits, default: 0...1), .named("label", .content),
        .named("minimumValueLabel", .content), .named("maximumValueLabel", .content),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, label, minimumValueLabel, maximumValueLabel, onEditingChanged in
        .slider(
          value, in: bounds, label: label, minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel,
          edited: onEditingChanged.run)
      }
    }
    view(
      "Slider", summary: "Creates a slider in steps with labels of its limits; its own label is not drawn.",
      example:
        #"Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }"#
    ) {
      .function(
        .named("value", .bound(.number)), .named("in", .limits), .named("step", .number), .named("label", .content),
        .named("minimumValueLabel", .content), .named("maximumValueLabel", .content),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, step, label, minimumValueLabel, maximumValueLabel, onEditingChanged in
        .slider(
          value, in: bounds, step: step, label: label, minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel,
          edited: onEditingChanged.run)
      }
    }
    view(
      "Slider", summary: "Creates a slider with labels of its limits in front of its own label, which is not drawn.",
      example: ""
    ) {
      .function(
        .named("value", .bound(.number)), .named("in", .limits, default: 0...1),
        .named("onEditingChanged", .action(.bool), default: .init()), .named("minimumValueLabel", .view),
        .named("maximumValueLabel", .view), .named("label", .content), returns: .view
      ) { value, bounds, onEditingChanged, minimumValueLabel, maximumValueLabel, label in
        .slider(
          value, in: bounds, label: label, minimumLabel: [minimumValueLabel], maximumLabel: [maximumValueLabel],
          edited: onEditingChanged.run)
      }
    }
    view(
      "Slider",
      summary: "Creates a slider in steps with labels of its limits in front of its own label, which is not drawn.",
      example: ""
    ) {
      .function(
        .named("value", .bound(.number)), .named("in", .limits), .named("step", .number),
        .named("onEditingChanged", .action(.bool), default: .init()), .named("minimumValueLabel", .view),
        .named("maximumValueLabel", .view), .named("label", .content), returns: .view
      ) { value, bounds, step, onEditingChanged, minimumValueLabel, maximumValueLabel, label in
        .slider(
          value, in: bounds, step: step, label: label, minimumLabel: [minimumValueLabel],
          maximumLabel: [maximumValueLabel], edited: onEditingChanged.run)
      }
    }
    view("Slider", summary: "Creates a slider.", example: "") {
      .function(
        .named("value", .bound(.number)), .named("in", .limits, default: 0...1),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, onEditingChanged in .slider(value, in: bounds, edited: onEditingChanged.run) }
    }
    view(
      "Slider", summary: "Creates a slider in steps.", example: "Slider(value: .constant(0.3), in: 0...1, step: 0.1)"
    ) {
      .function(
        .named("value", .bound(.number)), .named("in", .limits), .named("step", .number),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, step, onEditingChanged in .slider(value, in: bounds, step: step, edited: onEditingChanged.run)
      }
    }
    view("Slider", summary: "Creates a slider; its label is not drawn.", example: "") {
      .function(
        .named("value", .bound(.number)), .named("in", .limits, default: 0...1), .named("label", .content),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, label, onEditingChanged in
        .slider(value, in: bounds, label: label, edited: onEditingChanged.run)
      }
    }
    view("Slider", summary: "Creates a slider in steps; its label is not drawn.", example: "") {
      .function(
        .named("value", .bound(.number)), .named("in", .limits), .named("step", .number), .named("label", .content),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { value, bounds, step, label, onEditingChanged in
        .slider(value, in: bounds, step: step, label: label, edited: onEditingChanged.run)
      }
    }
    view("Slider", summary: "Creates a slider with its action before its label, which is not drawn.", example: "") {
      .function(
        .named("value", .bound(.number)), .named("in", .limits, default: 0...1),
        .named("onEditingChanged", .action(.bool)), .named("label", .content), returns: .view
      ) { value, bounds, onEditingChanged, label in
        .slider(value, in: bounds, label: label, edited: onEditingChanged.run)
      }
    }
    view(
      "Slider", summary: "Creates a slider in steps with its action before its label, which is not drawn.", example: ""
    ) {
      .function(
        .named("value", .bound(.number)), .named("in", .limits), .named("step", .number),
        .named("onEditingChanged", .action(.bool)), .named("label", .content), returns: .view
      ) { value, bounds, step, onEditingChanged, label in
        .slider(value, in: bounds, step: step, label: label, edited: onEditingChanged.run)
      }
    }
  }
}
