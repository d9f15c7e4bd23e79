/// A style of date pickers that the system has.
public protocol DatePickerStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Date { get }
}

extension View {
  /// The style of the date pickers within.
  ///
  /// - Example: `DatePicker("Day", selection: .constant(Date())).datePickerStyle(.compact)`
  public func datePickerStyle(_ style: some DatePickerStyle) -> LoweredView {
    lowered { $0.datePickerStyle(style.controlStyle) }
  }
}

/// The system's automatic style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Date { .automatic }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system's automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The system's compact style of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Date { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The system's compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The system's graphical style of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Date { .graphical }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The system's graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The system's wheel style of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Date { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The system's wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The system's field style of date pickers.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Date { .field }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The system's field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The system's stepper field style of date pickers.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Date { .stepperField }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The system's stepper field style.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
