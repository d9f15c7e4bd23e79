/// A standard style of pickers.
public protocol PickerStyle {
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Picker { get }
}

extension View {
  /// Sets the style of pickers within the view.
  ///
  /// - Example: `Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)`
  public func pickerStyle(_ style: some PickerStyle) -> LoweredView { lowered { $0.pickerStyle(style.controlStyle) } }
}

/// The automatic style of pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The menu style of pickers.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The segmented style of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The inline style of pickers.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The wheel style of pickers.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The navigation link style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigation link style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The palette style of pickers.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The radio group style of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Picker { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The radio group style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
