/// A style of gauges.
public protocol GaugeStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the styled gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Gauge { get }
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// The properties as the layout core has them.
  package let parts: ControlConfiguration
  /// The value as a fraction of the gauge's bounds, from 0 to 1.
  public var value: Double { parts.share ?? 0 }
  /// The label.
  public var label: LoweredView { LoweredView(parts.shownLabel) }
  /// The label of the current value, or nil.
  public var currentValueLabel: LoweredView? { parts.currentValueLabel.map(LoweredView.init) }
  /// The label of the minimum value, or nil.
  public var minimumValueLabel: LoweredView? { parts.minimumValueLabel.map(LoweredView.init) }
  /// The label of the maximum value, or nil.
  public var maximumValueLabel: LoweredView? { parts.maximumValueLabel.map(LoweredView.init) }
}

extension GaugeStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Gauge {
    .custom { parts in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: GaugeStyleConfiguration(parts: parts)).layoutNode
      }
    }
  }
}

extension Gauge {
  /// Creates the gauge of a custom style's properties, in the standard style.
  public init(_ configuration: GaugeStyleConfiguration)
  where Label == LoweredView, CurrentValueLabel == LoweredView, BoundsLabel == LoweredView {
    layoutNode = .gauge(configuration.parts)
  }
}

extension View {
  /// Sets the style of gauges within the view.
  ///
  /// - Example: `Gauge(value: 0.4) { Text("CPU") }.gaugeStyle(.accessoryCircular)`
  public func gaugeStyle(_ style: some GaugeStyle) -> LoweredView { lowered { $0.gaugeStyle(style.controlStyle) } }
}

/// The automatic style of gauges.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Gauge { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The linear capacity style of gauges.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Gauge { .linearCapacity }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linear capacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The accessory linear style of gauges.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Gauge { .accessoryLinear }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessory linear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The accessory linear capacity style of gauges.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Gauge { .accessoryLinearCapacity }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The accessory linear capacity style.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The accessory circular style of gauges.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Gauge { .accessoryCircular }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessory circular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The accessory circular capacity style of gauges.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Gauge { .accessoryCircularCapacity }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessory circular capacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
