/// A style of gauges that the system has.
public protocol GaugeStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Gauge { get }
}

extension View {
  /// The style of the gauges within.
  ///
  /// - Example: `Gauge(value: 0.4) { Text("CPU") }.gaugeStyle(.accessoryCircular)`
  public func gaugeStyle(_ style: some GaugeStyle) -> LoweredView { lowered { $0.gaugeStyle(style.controlStyle) } }
}

/// The system's automatic style of gauges.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Gauge { .automatic }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system's automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The system's linear capacity style of gauges.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Gauge { .linearCapacity }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The system's linear capacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The system's accessory linear style of gauges.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Gauge { .accessoryLinear }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The system's accessory linear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The system's accessory linear capacity style of gauges.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Gauge { .accessoryLinearCapacity }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The system's accessory linear capacity style.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The system's accessory circular style of gauges.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Gauge { .accessoryCircular }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The system's accessory circular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The system's accessory circular capacity style of gauges.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Gauge { .accessoryCircularCapacity }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The system's accessory circular capacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
