/// A style of pickers that the system has.
public protocol PickerStyle {
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Picker { get }
}

extension View {
  /// The style of the pickers within.
  ///
  /// - Example: `Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)`
  public func pickerStyle(_ style: some PickerStyle) -> LoweredView { lowered { $0.pickerStyle(style.controlStyle) } }
}

/// The system's automatic style of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's automatic style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The system's menu style of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The system's menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The system's segmented style of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The system's segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The system's inline style of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The system's inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The system's wheel style of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The system's wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The system's navigation link style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The system's navigation link style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The system's palette style of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The system's palette style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The system's radio group style of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Picker { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The system's radio group style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
