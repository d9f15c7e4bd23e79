/// A standard style of date pickers.
public protocol DatePickerStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Date { get }
}

extension View {
  /// Sets the style of date pickers within the view.
  ///
  /// - Example: `DatePicker("Day", selection: .constant(Date())).datePickerStyle(.compact)`
  public func datePickerStyle(_ style: some DatePickerStyle) -> LoweredView {
    lowered { $0.datePickerStyle(style.controlStyle) }
  }
}

/// The automatic style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Date { .automatic }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Date { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Date { .graphical }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Date { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The field style of date pickers.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Date { .field }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The stepper field style of date pickers.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Date { .stepperField }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The stepper field style.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
