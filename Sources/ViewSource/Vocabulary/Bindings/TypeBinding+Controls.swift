import PlumblineLayout

extension TypeBinding where T == ControlStyle.Button {
  /// A style of buttons.
  static var buttonStyle: TypeBinding { .native("ButtonStyle") }
}

extension TypeBinding where T == ControlStyle.Toggle {
  /// A style of toggles.
  static var toggleStyle: TypeBinding { .native("ToggleStyle") }
}

extension TypeBinding where T == ControlStyle.Label {
  /// A style of labels.
  static var labelStyle: TypeBinding { .native("LabelStyle") }
}

extension TypeBinding where T == ControlStyle.Picker {
  /// A style of pickers.
  static var pickerStyle: TypeBinding { .native("PickerStyle") }
}

extension TypeBinding where T == ControlStyle.TextField {
  /// A style of text fields.
  static var textFieldStyle: TypeBinding { .native("TextFieldStyle") }
}

extension TypeBinding where T == ProgressStyle {
  /// A style of progress views.
  static var progressStyle: TypeBinding { .native("ProgressViewStyle") }
}

extension TypeBinding where T == ControlStyle.Gauge {
  /// A style of gauges.
  static var gaugeStyle: TypeBinding { .native("GaugeStyle") }
}

extension TypeBinding where T == ControlStyle.List {
  /// A style of lists.
  static var listStyle: TypeBinding { .native("ListStyle") }
}

extension TypeBinding where T == ControlStyle.Date {
  /// A style of date pickers.
  static var dateStyle: TypeBinding { .native("DatePickerStyle") }
}

extension TypeBinding where T == ControlStyle.Tab {
  /// A style of tab views.
  static var tabStyle: TypeBinding { .native("TabViewStyle") }
}

extension TypeBinding where T == ButtonRole {
  /// What a button is for.
  static var buttonRole: TypeBinding { .native("ButtonRole") }
}

extension TypeBinding where T == ControlSize {
  /// How large controls are.
  static var controlSize: TypeBinding { .native("ControlSize") }
}

extension TypeBinding where T == ButtonBorderShape {
  /// The outline of bordered buttons.
  static var borderShape: TypeBinding { .native("ButtonBorderShape") }
}

extension TypeBinding where T == Visibility {
  /// Whether the parts of something are shown.
  static var visibility: TypeBinding { .native("Visibility") }
}

extension TypeBinding where T == NavigationTitleMode {
  /// How the title of a screen is shown.
  static var titleMode: TypeBinding { .native("NavigationBarItem.TitleDisplayMode") }
}

extension TypeBinding where T == ControlStyle.Labeled {
  /// A style of group boxes.
  static var groupBoxStyle: TypeBinding { .native("GroupBoxStyle") }
  /// A style of labeled content.
  static var labeledContentStyle: TypeBinding { .native("LabeledContentStyle") }
  /// A style of groups of controls.
  static var controlGroupStyle: TypeBinding { .native("ControlGroupStyle") }
  /// A style of menus.
  static var menuStyle: TypeBinding { .native("MenuStyle") }
}

extension TypeBinding where T == ControlStyle.Disclosure {
  /// A style of disclosure groups.
  static var disclosureGroupStyle: TypeBinding { .native("DisclosureGroupStyle") }
}
