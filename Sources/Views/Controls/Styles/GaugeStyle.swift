/// A standard style of gauges.
public protocol GaugeStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Gauge { get }
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
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessory circular capacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
