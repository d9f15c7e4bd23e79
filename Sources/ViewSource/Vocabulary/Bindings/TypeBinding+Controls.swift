import PlumblineLayout

extension TypeBinding where T == ControlStyle.Button {
  /// The binding of `ButtonStyle`.
  static var buttonStyle: TypeBinding { .native("ButtonStyle") }
}

extension TypeBinding where T == ControlStyle.Toggle {
  /// The binding of `ToggleStyle`.
  static var toggleStyle: TypeBinding { .native("ToggleStyle") }
}

extension TypeBinding where T == ControlStyle.Label {
  /// The binding of `LabelStyle`.
  static var labelStyle: TypeBinding { .native("LabelStyle") }
}

extension TypeBinding where T == ControlStyle.Picker {
  /// The binding of `PickerStyle`.
  static var pickerStyle: TypeBinding { .native("PickerStyle") }
}

extension TypeBinding where T == ControlStyle.TextField {
  /// The binding of `TextFieldStyle`.
  static var textFieldStyle: TypeBinding { .native("TextFieldStyle") }
}

extension TypeBinding where T == ProgressStyle {
  /// The binding of `ProgressViewStyle`.
  static var progressStyle: TypeBinding { .native("ProgressViewStyle") }
}

extension TypeBinding where T == ControlStyle.Gauge {
  /// The binding of `GaugeStyle`.
  static var gaugeStyle: TypeBinding { .native("GaugeStyle") }
}

extension TypeBinding where T == ControlStyle.List {
  /// The binding of `ListStyle`.
  static var listStyle: TypeBinding { .native("ListStyle") }
}

extension TypeBinding where T == ControlStyle.Date {
  /// The binding of `DatePickerStyle`.
  static var dateStyle: TypeBinding { .native("DatePickerStyle") }
}

extension TypeBinding where T == ControlStyle.Tab {
  /// The binding of `TabViewStyle`.
  static var tabStyle: TypeBinding { .native("TabViewStyle") }
}

extension TypeBinding where T == ControlStyle.PageIndex {
  /// The binding of `PageTabViewStyle.IndexDisplayMode`.
  static var pageIndex: TypeBinding { .native("PageTabViewStyle.IndexDisplayMode") }
}

extension TypeBinding where T == ControlStyle.PageIndexBackground {
  /// The binding of `PageIndexViewStyle.BackgroundDisplayMode`.
  static var pageIndexBackground: TypeBinding { .native("PageIndexViewStyle.BackgroundDisplayMode") }
  /// The binding of `PageIndexViewStyle`.
  static var pageIndexStyle: TypeBinding { .native("PageIndexViewStyle") }
}

extension TypeBinding where T == SpacerSizing {
  /// The binding of `SpacerSizing`.
  static var spacerSizing: TypeBinding { .native("SpacerSizing") }
}

extension TypeBinding where T == ToolbarRole {
  /// The role of a screen's bars.
  static var toolbarRole: TypeBinding { .native("ToolbarRole") }
}

extension TypeBinding where T == ButtonRole {
  /// The binding of `ButtonRole`.
  static var buttonRole: TypeBinding { .native("ButtonRole") }
}

extension TypeBinding where T == ControlSize {
  /// The binding of `ControlSize`.
  static var controlSize: TypeBinding { .native("ControlSize") }
}

extension TypeBinding where T == ButtonBorderShape {
  /// The binding of `ButtonBorderShape`.
  static var borderShape: TypeBinding { .native("ButtonBorderShape") }
}

extension TypeBinding where T == ListItemTint {
  /// The binding of `ListItemTint`.
  static var listItemTint: TypeBinding { .native("ListItemTint") }
}

extension TypeBinding where T == Visibility {
  /// The binding of `Visibility`.
  static var visibility: TypeBinding { .native("Visibility") }
}

extension TypeBinding where T == NavigationTitleMode {
  /// The binding of `NavigationBarItem.TitleDisplayMode`.
  static var titleMode: TypeBinding { .native("NavigationBarItem.TitleDisplayMode") }
}

extension TypeBinding where T == ControlStyle.Labeled {
  /// The binding of `GroupBoxStyle`.
  static var groupBoxStyle: TypeBinding { .native("GroupBoxStyle") }
  /// The binding of `LabeledContentStyle`.
  static var labeledContentStyle: TypeBinding { .native("LabeledContentStyle") }
  /// The binding of `ControlGroupStyle`.
  static var controlGroupStyle: TypeBinding { .native("ControlGroupStyle") }
  /// The binding of `MenuStyle`.
  static var menuStyle: TypeBinding { .native("MenuStyle") }
}

extension TypeBinding where T == ControlStyle.Disclosure {
  /// The binding of `DisclosureGroupStyle`.
  static var disclosureGroupStyle: TypeBinding { .native("DisclosureGroupStyle") }
}
