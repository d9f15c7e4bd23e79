/// The parts of a control that a custom style receives.
///
/// A control that is created from them is drawn in the system's style.
///
/// Source: SwiftUI's documentation of `Toggle.init(_:)`, and of the other controls' initializers with a configuration.
public struct ControlConfiguration {
  /// The title or the label; nil if the control has none.
  public var label: LayoutNode?
  /// The icon of a label, or the content of a group; empty for other controls.
  public var content: LayoutNode
  /// Whether a toggle is on or a group is expanded.
  public var isOn: BoundValue<Bool>
  /// The completed fraction from 0 to 1 of a progress view or a gauge; nil if it is not known.
  public var share: Double?
  /// The label of the current value of a progress view or a gauge, or nil.
  public var currentValueLabel: LayoutNode?
  /// The label of a gauge's minimum value, or nil.
  public var minimumValueLabel: LayoutNode?
  /// The label of a gauge's maximum value, or nil.
  public var maximumValueLabel: LayoutNode?

  /// Creates the parts of a label, a toggle or a group.
  public init(
    label: LayoutNode?, content: LayoutNode = .empty, isOn: BoundValue<Bool> = BoundValue(value: false)
  ) {
    (self.label, self.content, self.isOn) = (label, content, isOn)
  }

  /// Creates the parts of a progress view or a gauge.
  public init(
    label: LayoutNode?, currentValueLabel: LayoutNode?, share: Double?, minimumValueLabel: LayoutNode? = nil,
    maximumValueLabel: LayoutNode? = nil
  ) {
    self.init(label: label)
    (self.currentValueLabel, self.share) = (currentValueLabel, share)
    (self.minimumValueLabel, self.maximumValueLabel) = (minimumValueLabel, maximumValueLabel)
  }

  /// The label, or an empty view.
  public var shownLabel: LayoutNode { label ?? .empty }
}

extension LayoutNode {
  /// Returns the button of a custom style's properties, in the standard style.
  public static func button(_ button: ButtonConfiguration) -> LayoutNode {
    .button(role: button.role, label: [button.label], action: button.action).buttonStyle(.automatic)
  }

  /// Returns the toggle of a custom style's properties, in the standard style.
  public static func toggle(_ parts: ControlConfiguration) -> LayoutNode {
    .toggle(isOn: parts.isOn, label: [parts.shownLabel]).toggleStyle(.automatic)
  }

  /// Returns the label of a custom style's properties, in the standard style.
  public static func label(_ parts: ControlConfiguration) -> LayoutNode {
    .label(title: [parts.shownLabel], icon: [parts.content]).labelStyle(.automatic)
  }

  /// Returns the group box of a custom style's properties, in the standard style.
  public static func groupBox(_ parts: ControlConfiguration) -> LayoutNode {
    .groupBox(label: [parts.shownLabel], content: [parts.content]).groupBoxStyle(.automatic)
  }

  /// Returns the labeled content of a custom style's properties, in the standard style.
  public static func labeledContent(_ parts: ControlConfiguration) -> LayoutNode {
    .labeledContent(label: [parts.shownLabel], content: [parts.content]).labeledContentStyle(.automatic)
  }

  /// Returns the disclosure group of a custom style's properties, in the standard style.
  public static func disclosureGroup(_ parts: ControlConfiguration) -> LayoutNode {
    .disclosureGroup(isExpanded: parts.isOn, label: [parts.shownLabel], content: [parts.content])
      .disclosureGroupStyle(.automatic)
  }

  /// Returns the control group of a custom style's properties, in the standard style.
  public static func controlGroup(_ parts: ControlConfiguration) -> LayoutNode {
    .controlGroup(label: [parts.shownLabel], content: [parts.content]).controlGroupStyle(.automatic)
  }

  /// Returns the menu of a custom style's properties, in the standard style.
  public static func menu(_ parts: ControlConfiguration) -> LayoutNode {
    .menu(label: [parts.shownLabel]).menuStyle(.automatic)
  }

  /// Returns the progress view of a custom style's properties, in the standard style.
  public static func progressView(_ parts: ControlConfiguration) -> LayoutNode {
    .progressView(share: parts.share, label: nodes(parts.label), currentValueLabel: nodes(parts.currentValueLabel))
      .progressViewStyle(.automatic)
  }

  /// Returns the gauge of a custom style's properties, in the standard style.
  public static func gauge(_ parts: ControlConfiguration) -> LayoutNode {
    .gauge(
      share: parts.share ?? 0, label: nodes(parts.label), currentValueLabel: nodes(parts.currentValueLabel),
      minimumValueLabel: nodes(parts.minimumValueLabel), maximumValueLabel: nodes(parts.maximumValueLabel)
    ).gaugeStyle(.automatic)
  }

  private static func nodes(_ part: LayoutNode?) -> [LayoutNode] { part.map { [$0] } ?? [] }
}
