// Generated from Sources/Views/Controls/Slider.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Slider.swift`.
  mutating func addSliderDeclarations() {
    view("Slider", summary: "Creates a slider with labels of its limits; its own label is not drawn.", example: "") {
      .function(
        .named("value", .binding(.number)), .named("in", .limits, default: 0...1), .named("label", .unevaluated),
        .named("minimumValueLabel", .content), .named("maximumValueLabel", .content),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { value, bounds, _, minimumValueLabel, maximumValueLabel, _ in
        .slider(value, in: bounds, minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
      }
    }
    view(
      "Slider", summary: "Creates a slider in steps with labels of its limits; its own label is not drawn.",
      example:
        #"Slider(value: .constant(0.3)) { Text("Size") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }"#
    ) {
      .function(
        .named("value", .binding(.number)), .named("in", .limits), .named("step", .number),
        .named("label", .unevaluated), .named("minimumValueLabel", .content), .named("maximumValueLabel", .content),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { value, bounds, _, _, minimumValueLabel, maximumValueLabel, _ in
        .slider(value, in: bounds, minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
      }
    }
    view("Slider", summary: "Creates a slider.", example: "") {
      .function(
        .named("value", .binding(.number)), .named("in", .limits, default: 0...1),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { value, bounds, _ in .slider(value, in: bounds) }
    }
    view(
      "Slider", summary: "Creates a slider in steps.", example: "Slider(value: .constant(0.3), in: 0...1, step: 0.1)"
    ) {
      .function(
        .named("value", .binding(.number)), .named("in", .limits), .named("step", .number),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { value, bounds, _, _ in .slider(value, in: bounds) }
    }
    view("Slider", summary: "Creates a slider; its label is not drawn.", example: "") {
      .function(
        .named("value", .binding(.number)), .named("in", .limits, default: 0...1), .named("label", .unevaluated),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { value, bounds, _, _ in .slider(value, in: bounds) }
    }
    view("Slider", summary: "Creates a slider in steps; its label is not drawn.", example: "") {
      .function(
        .named("value", .binding(.number)), .named("in", .limits), .named("step", .number),
        .named("label", .unevaluated), .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { value, bounds, _, _, _ in .slider(value, in: bounds) }
    }
  }
}
