// Generated from Sources/Views/Controls/Gauge.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Gauge.swift`.
  mutating func addGaugeDeclarations() {
    view(
      "Gauge", summary: "Creates a gauge with a label and labels of its value and limits.",
      example: #"Gauge(value: 0.4) { Text("CPU") }"#
    ) {
      .function(
        .named("value", .number), .named("in", .limits, default: 0...1), .named("label", .content),
        .named("currentValueLabel", .content), .named("minimumValueLabel", .content),
        .named("maximumValueLabel", .content), returns: .view
      ) { value, bounds, label, currentValueLabel, minimumValueLabel, maximumValueLabel in
        .gauge(
          value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
          maximumValueLabel: maximumValueLabel)
      }
    }
    view("Gauge", summary: "Creates a gauge with a label and a label of its value.", example: "") {
      .function(
        .named("value", .number), .named("in", .limits, default: 0...1), .named("label", .content),
        .named("currentValueLabel", .content), returns: .view
      ) { value, bounds, label, currentValueLabel in
        .gauge(value, in: bounds, label: label, currentValueLabel: currentValueLabel)
      }
    }
    view("Gauge", summary: "Creates a gauge with a label.", example: "") {
      .function(
        .named("value", .number), .named("in", .limits, default: 0...1), .named("label", .content), returns: .view
      ) { value, bounds, label in .gauge(value, in: bounds, label: label) }
    }
  }
}
