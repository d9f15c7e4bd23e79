// Generated from Sources/Views/Controls/Styles/GaugeStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/GaugeStyle.swift`.
  mutating func addGaugeStyleDeclarations() {
    view("Gauge", summary: "Creates the gauge of a custom style's properties, in the standard style.", example: "") {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .gauge(configuration) }
    }
    member(
      "View", "gaugeStyle", summary: "Sets the style of gauges within the view.",
      example: #"Gauge(value: 0.4) { Text("CPU") }.gaugeStyle(.accessoryCircular)"#
    ) {
      .modifier(.unnamed(.gaugeStyle)) { node, style in node.gaugeStyle(style) }
    }
    initializer("DefaultGaugeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .gaugeStyle) { () throws(Fault) in .automatic }
    }
    staticMember("GaugeStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .gaugeStyle)
    }
    initializer("LinearCapacityGaugeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .gaugeStyle) { () throws(Fault) in .linearCapacity }
    }
    staticMember("GaugeStyle", "linearCapacity", .constant, summary: "The linear capacity style.", example: "") {
      .constant(.linearCapacity, as: .gaugeStyle)
    }
    initializer("AccessoryLinearGaugeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .gaugeStyle) { () throws(Fault) in .accessoryLinear }
    }
    staticMember("GaugeStyle", "accessoryLinear", .constant, summary: "The accessory linear style.", example: "") {
      .constant(.accessoryLinear, as: .gaugeStyle)
    }
    initializer("AccessoryLinearCapacityGaugeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .gaugeStyle) { () throws(Fault) in .accessoryLinearCapacity }
    }
    staticMember(
      "GaugeStyle", "accessoryLinearCapacity", .constant, summary: "The accessory linear capacity style.", example: ""
    ) {
      .constant(.accessoryLinearCapacity, as: .gaugeStyle)
    }
    initializer("AccessoryCircularGaugeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .gaugeStyle) { () throws(Fault) in .accessoryCircular }
    }
    staticMember("GaugeStyle", "accessoryCircular", .constant, summary: "The accessory circular style.", example: "") {
      .constant(.accessoryCircular, as: .gaugeStyle)
    }
    initializer("AccessoryCircularCapacityGaugeStyle", summary: "Creates the style.", example: "") {
      .function(returns: .gaugeStyle) { () throws(Fault) in .accessoryCircularCapacity }
    }
    staticMember(
      "GaugeStyle", "accessoryCircularCapacity", .constant, summary: "The accessory circular capacity style.",
      example: ""
    ) {
      .constant(.accessoryCircularCapacity, as: .gaugeStyle)
    }
  }
}
