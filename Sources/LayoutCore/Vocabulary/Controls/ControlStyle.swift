/// The styles of controls; `custom` holds the function of a style that the program defines.
///
/// The nested types are unchecked `Sendable`: a custom style stays on the thread of the nodes that it creates.
public enum ControlStyle {
  /// The distance between the sections of a compact list, in points: about half of the default, since Apple publishes
  /// none.
  public static let compactSectionSpacing = 17.5

  /// A style of buttons and menus.
  public enum Button: @unchecked Sendable {
    /// The styles that SwiftUI defines.
    case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
    /// A custom style: a function from a configuration to the button's view.
    case custom((ButtonConfiguration) -> LayoutNode)
  }

  /// A style of toggles.
  public enum Toggle: @unchecked Sendable {
    /// The styles that SwiftUI defines.
    case automatic, `switch`, button, checkbox
    /// A custom style: a function from a label and a state to the toggle's view.
    case custom((_ label: LayoutNode, _ isOn: BoundValue<Bool>) -> LayoutNode)
  }

  /// A style of labels.
  public enum Label: @unchecked Sendable {
    /// The styles that SwiftUI defines.
    case automatic, titleAndIcon, titleOnly, iconOnly
    /// A custom style: a function from a title and an icon to the label's view.
    case custom((_ title: LayoutNode, _ icon: LayoutNode) -> LayoutNode)
  }

  /// A style of pickers.
  public enum Picker: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI defines.
    case automatic, menu, segmented, inline, wheel, navigationLink, palette, radioGroup
  }

  /// A style of text fields and text editors.
  public enum TextField: @unchecked Sendable {
    /// The styles that SwiftUI defines.
    case automatic, plain, roundedBorder, squareBorder
    /// A custom style: a function from the field's text to its view.
    case custom((LayoutNode) -> LayoutNode)
  }

  /// A style of progress views.
  public enum Progress: @unchecked Sendable {
    /// The styles that SwiftUI defines.
    case automatic, linear, circular
    /// A custom style: a function from the labels and the completed fraction to the progress view.
    case custom((ControlConfiguration) -> LayoutNode)
  }

  /// A style of gauges.
  public enum Gauge: @unchecked Sendable {
    /// The styles that SwiftUI defines.
    case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular,
      accessoryCircularCapacity
    /// A custom style: a function from the fraction and the labels of the gauge, its value and its limits to the
    /// gauge's view.
    case custom((ControlConfiguration) -> LayoutNode)
  }

  /// A style of lists.
  public enum List: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI defines.
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
  }

  /// A style of date pickers.
  public enum Date: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI defines.
    case automatic, compact, graphical, wheel, field, stepperField
  }

  /// A style of tab views.
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    /// The styles that SwiftUI defines.
    case automatic, page, sidebarAdaptable, tabBarOnly, grouped
    /// The page style without an index: `page(indexDisplayMode: .never)`.
    case pageWithoutIndex

    /// Returns the page style with an index, or without.
    public static func page(index: PageIndex) -> Tab { index == .never ? .pageWithoutIndex : .page }
  }

  /// The visibility of the index of a paged tab view.
  public enum PageIndex: String, Hashable, Sendable {
    /// Shown, shown if there are several pages, or hidden.
    case always, automatic, never
  }

  /// The visibility of the background of a paged tab view's index.
  public enum PageIndexBackground: String, Hashable, Sendable {
    /// Shown, as on the platform, hidden, or shown while the index is touched.
    case always, automatic, never, interactive
  }

  /// A style of disclosure groups.
  public enum Disclosure: @unchecked Sendable {
    /// The style that SwiftUI defines.
    case automatic
    /// A custom style: a function from a label, the content and whether it is expanded to the group's view.
    case custom((_ label: LayoutNode, _ content: LayoutNode, _ isExpanded: BoundValue<Bool>) -> LayoutNode)
  }

  /// A style of group boxes, labeled content, control groups and menus.
  public enum Labeled: @unchecked Sendable {
    /// The style that SwiftUI defines.
    case automatic
    /// A custom style: a function from a label and content to the view.
    case custom((_ label: LayoutNode, _ content: LayoutNode) -> LayoutNode)
  }
}

/// A style of progress views with the colour that SwiftUI's older initializers give it.
public struct ProgressStyle: Sendable {
  /// The style.
  public let controlStyle: ControlStyle.Progress
  /// The colour of the progress, or nil for the tint.
  public let tint: Color?

  /// Creates a style with a colour, or with the tint.
  public init(_ controlStyle: ControlStyle.Progress, tint: Color? = nil) {
    self.controlStyle = controlStyle
    self.tint = tint
  }
}

/// The properties of a button that a custom style receives.
public struct ButtonConfiguration {
  /// The button's label.
  public var label: LayoutNode
  /// The button's purpose, or nil.
  public var role: ButtonRole?
  /// Whether the button is pressed: while a step taps it, and while a finger that a step has put on it rests there.
  public var isPressed = false

  /// The function that runs the button's action, or nil in a program that does not act.
  public var action: (() -> Void)?
  /// An object that identifies the button until the views are evaluated again; nil for other controls.
  public var identity: ButtonIdentity?

  /// Creates the configuration of a button.
  public init(
    label: LayoutNode, role: ButtonRole? = nil, action: (() -> Void)? = nil, identity: ButtonIdentity? = nil
  ) {
    self.label = label
    self.role = role
    self.action = action
    self.identity = identity
  }
}

/// An object that stands for a button until the views are evaluated again.
public final class ButtonIdentity {
  /// Whether a step presses the button.
  var isPressed = false
  /// Whether the button's style runs the action, by gestures of its own, as a custom `PrimitiveButtonStyle` does.
  public var isLeftToStyle = false

  init() {}
}

/// The purpose of a button.
public enum ButtonRole: String, Hashable, Sendable {
  /// The roles that SwiftUI defines.
  case destructive, cancel, confirm, close

  /// The title of a button that has this role and no label.
  var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    }
  }

  /// The symbol of a button that has this role and no label.
  var systemImage: String {
    switch self {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}

/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The sizes that SwiftUI defines.
  case mini, small, regular, large, extraLarge
}

/// The shape of bordered buttons.
public enum ButtonBorderShape: Hashable, Sendable {
  /// The shapes that SwiftUI defines.
  case automatic, capsule, circle
  /// A rectangle with rounded corners, of a radius in points or of the default for the control's size.
  case roundedRectangle(radius: Double?)
  /// A rectangle whose corners have the control's standard radius.
  public static var roundedRectangle: ButtonBorderShape { .roundedRectangle(radius: nil) }
}

/// The visibility of a part of a view.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// The values that SwiftUI defines.
  case automatic, visible, hidden
}

/// The values that controls inherit.
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
  /// The distance by which the navigation bar at the top of the screen begins above the safe area, in points.
  var barOverlap = 0.0
  /// The number of group boxes around the view.
  var boxes = 0
  /// Whether the controls are items of a bar.
  var isInBar = false
  /// Whether the controls are in a sheet.
  var isInSheet = false
  /// Whether the view is in an open menu.
  var isInMenu = false
  /// The menu of the rows of lists, or nil.
  var selectionMenu: SelectionMenu?
  /// Whether the view is in a list with a selection.
  var hasListSelection = false
  var isScrollBackgroundHidden = false
  /// Whether scroll views scroll.
  var isScrollEnabled = true
  /// Whether the view lies below a navigation bar with a large title.
  var isUnderLargeTitle = false
  /// Whether the margin above the content of scroll views and lists is set.
  var hasTopContentMargin = false
  /// Whether the view lies above a bar that shows its background where content continues beneath it.
  var isAboveBar = false
  /// Whether a navigation bar lies above the view.
  var isBelowBar = false
  /// The height by which the bar above the views becomes lower where content is scrolled beneath it, in points.
  var barCollapse = 0.0
  /// Whether the index of a paged tab view has a background.
  var hasPageIndexBackground = false
  var listRowSpacing: Double?
  var listSectionSpacing: Double?
  var hasProminentHeaders = false
  /// The minimum width that labels reserve for their icons, in points; nil for the icon's own width.
  var iconWidth: Double?
  /// The distance between the icons and titles of labels, in points; nil for the default.
  var iconSpacing: Double?
  /// The colour of the icons of labels in rows; nil for the tint.
  var rowTint: Color?
  /// The badge of a row whose content places it.
  var rowBadge: TextContent?
  /// Whether navigation links in rows hide their chevrons.
  var areLinkIndicatorsHidden = false
}

/// The prominence of headers.
public enum Prominence: Hashable, Sendable {
  /// The values that SwiftUI defines.
  case standard, increased
}
