// Generated from Sources/Views/Controls/Styles/GaugeStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/GaugeStyle.swift`.
  mutating func addGaugeStyleDeclarations() {
    member(
      "View", "gaugeStyle", summary: "Sets the style of gauges within the view.",
      example: #"Gauge(value: 0.4) { Text("CPU") }.gaugeStyle(.accessoryCircular)"#
    ) {
      .modifier(.unnamed(.gaugeStyle)) { node, style in node.gaugeStyle(style) }
    }
  }
}
