/// The styles of controls, by kind of control; `custom` holds what a style of one's own makes.
///
/// Unchecked: a style of one's own stays on the thread of the nodes that it makes.
public enum ControlStyle {
  /// The distance between the sections of a compact list; Apple publishes none, this is about half of the usual one.
  public static let compactSectionSpacing = 17.5

  /// Styles of buttons and menus.
  public enum Button: @unchecked Sendable {
    /// The styles that SwiftUI names.
    case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
    /// A style of one's own: what it makes of a label.
    case custom((ButtonConfiguration) -> LayoutNode)
  }

  /// Styles of toggles.
  public enum Toggle: @unchecked Sendable {
    /// The styles that SwiftUI names.
    case automatic, `switch`, button, checkbox
    /// A style of one's own: what it makes of a label and a state.
    case custom((_ label: LayoutNode, _ isOn: Bool) -> LayoutNode)
  }

  /// Styles of labels.
  public enum Label: @unchecked Sendable {
    /// The styles that SwiftUI names.
    case automatic, titleAndIcon, titleOnly, iconOnly
    /// A style of one's own: what it makes of a title and an icon.
    case custom((_ title: LayoutNode, _ icon: LayoutNode) -> LayoutNode)
  }

  /// Styles of pickers.
  public enum Picker: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI names.
    case automatic, menu, segmented, inline, wheel, navigationLink, palette, radioGroup
  }

  /// Styles of text fields and editors.
  public enum TextField: @unchecked Sendable {
    /// The styles that SwiftUI names.
    case automatic, plain, roundedBorder, squareBorder
    /// A style of one's own: what it makes of a line of text.
    case custom((LayoutNode) -> LayoutNode)
  }

  /// Styles of progress views.
  public enum Progress: @unchecked Sendable {
    /// The styles that SwiftUI names.
    case automatic, linear, circular
    /// A style of one's own: what it makes of labels and a share from 0 to 1.
    case custom((_ label: LayoutNode?, _ currentValueLabel: LayoutNode?, _ share: Double?) -> LayoutNode)
  }

  /// Styles of gauges.
  public enum Gauge: @unchecked Sendable {
    /// The styles that SwiftUI names.
    case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular,
      accessoryCircularCapacity
    /// A style of one's own: what it makes of a share from 0 to 1, a label, and the labels of the value and the limits.
    case custom((_ share: Double, _ labels: [LayoutNode?]) -> LayoutNode)
  }

  /// Styles of lists.
  public enum List: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI names.
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
  }

  /// Styles of date pickers.
  public enum Date: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI names.
    case automatic, compact, graphical, wheel, field, stepperField
  }

  /// Styles of tab views.
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI names.
    case automatic, page, sidebarAdaptable, tabBarOnly, grouped
    /// Pages without dots: `page(indexDisplayMode: .never)`.
    case pageWithoutIndex
  }

  /// Styles of disclosure groups, of one's own only.
  public enum Disclosure: @unchecked Sendable {
    /// The style that SwiftUI has.
    case automatic
    /// A style of one's own: what it makes of a label, of what belongs to it, and of whether that is shown.
    case custom((_ label: LayoutNode, _ content: LayoutNode, _ isExpanded: Bool) -> LayoutNode)
  }

  /// Styles of group boxes, labeled content, groups of controls and menus, of one's own only.
  public enum Labeled: @unchecked Sendable {
    /// The style that SwiftUI has.
    case automatic
    /// A style of one's own: what it makes of a label and content.
    case custom((_ label: LayoutNode, _ content: LayoutNode) -> LayoutNode)
  }
}

/// What a button style of one's own is given.
public struct ButtonConfiguration {
  /// The button's label.
  public var label: LayoutNode
  /// What the button is for, or nil.
  public var role: ButtonRole?
  /// Whether the button is pressed: never, in a figure.
  public var isPressed: Bool { false }

  /// A configuration of a label.
  public init(label: LayoutNode, role: ButtonRole? = nil) {
    self.label = label
    self.role = role
  }
}

/// What a button is for.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// The roles that SwiftUI names.
  case destructive, cancel, confirm, close
}

/// How large controls are.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes that SwiftUI names.
  case mini, small, regular, large, extraLarge
}

/// The outline of bordered buttons.
public enum ButtonBorderShape: Hashable, Sendable {
  /// The shapes that SwiftUI names.
  case automatic, capsule, circle
  /// A rectangle with rounded corners; nil is the radius of the control's size.
  case roundedRectangle(radius: Double?)
}

/// Whether the parts of something are shown.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// The choices that SwiftUI names.
  case automatic, visible, hidden
}

/// The styles of controls that views inherit.
struct ControlEnvironment {
  var button = ControlStyle.Button.automatic
  var toggle = ControlStyle.Toggle.automatic
  var label = ControlStyle.Label.automatic
  var picker = ControlStyle.Picker.automatic
  var textField = ControlStyle.TextField.automatic
  var progress = ControlStyle.Progress.automatic
  var gauge = ControlStyle.Gauge.automatic
  var list = ControlStyle.List.automatic
  var date = ControlStyle.Date.automatic
  var tab = ControlStyle.Tab.automatic
  var groupBox = ControlStyle.Labeled.automatic
  var labeledContent = ControlStyle.Labeled.automatic
  var controlGroup = ControlStyle.Labeled.automatic
  var menu = ControlStyle.Labeled.automatic
  var disclosure = ControlStyle.Disclosure.automatic
  var size = ControlSize.regular
  var borderShape = ButtonBorderShape.automatic
  var areLabelsHidden = false
  /// Whether the view is a row of a list or form.
  var isInRow = false
  var isScrollBackgroundHidden = false
  /// Whether the dots of pages lie on a field of their own.
  var hasPageIndexBackground = false
  var listRowSpacing: Double?
  var listSectionSpacing: Double?
  var hasProminentHeaders = false
  /// The room that labels keep for their icons, in points; nil is their own.
  var iconWidth: Double?
  /// The distance between the icons and titles of labels, in points; nil is the system's.
  var iconSpacing: Double?
  /// The colour of the icons of labels in rows; nil is the tint.
  var rowTint: Color?
  /// Whether rows that lead on do not show it.
  var areLinkIndicatorsHidden = false
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual, or more.
  case standard, increased
}
