// What controls inherit.
extension LayoutNode {
  /// The style of buttons.
  public func buttonStyle(_ style: ControlStyle.Button) -> LayoutNode { controls("buttonStyle") { $0.button = style } }

  /// The outline of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> LayoutNode {
    controls("buttonBorderShape") { $0.borderShape = shape }
  }

  /// How large controls are.
  public func controlSize(_ size: ControlSize) -> LayoutNode { controls("controlSize") { $0.size = size } }

  /// The style of toggles.
  public func toggleStyle(_ style: ControlStyle.Toggle) -> LayoutNode { controls("toggleStyle") { $0.toggle = style } }

  /// The style of labels.
  public func labelStyle(_ style: ControlStyle.Label) -> LayoutNode { controls("labelStyle") { $0.label = style } }

  /// The room that labels keep for their icons, in points, so that titles line up.
  public func labelReservedIconWidth(_ width: Double) -> LayoutNode {
    controls("labelReservedIconWidth") { $0.iconWidth = max(width.finite, 0) }
  }

  /// The distance between the icons and titles of labels, in points.
  public func labelIconToTitleSpacing(_ spacing: Double) -> LayoutNode {
    controls("labelIconToTitleSpacing") { $0.iconSpacing = spacing.finite }
  }

  /// The colour of the icons of labels in rows; nil is the tint.
  public func listItemTint(_ tint: Color?) -> LayoutNode { controls("listItemTint") { $0.rowTint = tint } }

  /// Whether rows that lead on show it.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> LayoutNode {
    controls("navigationLinkIndicatorVisibility") { $0.areLinkIndicatorsHidden = visibility == .hidden }
  }

  /// Hides the labels of controls.
  public func labelsHidden() -> LayoutNode { controls("labelsHidden") { $0.areLabelsHidden = true } }

  /// Whether the labels of controls are shown.
  public func labelsVisibility(_ visibility: Visibility) -> LayoutNode {
    controls("labelsVisibility") { $0.areLabelsHidden = visibility == .hidden }
  }

  /// The style of pickers.
  public func pickerStyle(_ style: ControlStyle.Picker) -> LayoutNode { controls("pickerStyle") { $0.picker = style } }

  /// The style of text fields.
  public func textFieldStyle(_ style: ControlStyle.TextField) -> LayoutNode {
    controls("textFieldStyle") { $0.textField = style }
  }

  /// The style of progress views.
  public func progressViewStyle(_ style: ControlStyle.Progress) -> LayoutNode {
    controls("progressViewStyle") { $0.progress = style }
  }

  /// Sets the style of progress views, in a colour of their own if there is one.
  public func progressViewStyle(_ style: ControlStyle.Progress, tint: Color?) -> LayoutNode {
    let styled = progressViewStyle(style)
    return tint.map { styled.tint(.color($0)) } ?? styled
  }

  /// The style of gauges.
  public func gaugeStyle(_ style: ControlStyle.Gauge) -> LayoutNode { controls("gaugeStyle") { $0.gauge = style } }

  /// The style of lists.
  public func listStyle(_ style: ControlStyle.List) -> LayoutNode { controls("listStyle") { $0.list = style } }

  /// The style of date pickers.
  public func datePickerStyle(_ style: ControlStyle.Date) -> LayoutNode {
    controls("datePickerStyle") { $0.date = style }
  }

  /// The style of tab views.
  public func tabViewStyle(_ style: ControlStyle.Tab) -> LayoutNode { controls("tabViewStyle") { $0.tab = style } }

  /// Whether the dots of pages lie on a field of their own.
  public func pageIndexBackground(_ isShown: Bool) -> LayoutNode {
    controls("indexViewStyle") { $0.hasPageIndexBackground = isShown }
  }

  /// The style of group boxes.
  public func groupBoxStyle(_ style: ControlStyle.Labeled) -> LayoutNode {
    controls("groupBoxStyle") { $0.groupBox = style }
  }

  /// The style of labeled content.
  public func labeledContentStyle(_ style: ControlStyle.Labeled) -> LayoutNode {
    controls("labeledContentStyle") { $0.labeledContent = style }
  }

  /// The style of disclosure groups.
  public func disclosureGroupStyle(_ style: ControlStyle.Disclosure) -> LayoutNode {
    controls("disclosureGroupStyle") { $0.disclosure = style }
  }

  /// The style of groups of controls.
  public func controlGroupStyle(_ style: ControlStyle.Labeled) -> LayoutNode {
    controls("controlGroupStyle") { $0.controlGroup = style }
  }

  /// The style of menus.
  public func menuStyle(_ style: ControlStyle.Labeled) -> LayoutNode { controls("menuStyle") { $0.menu = style } }

  /// Whether lists and editors have their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> LayoutNode {
    controls("scrollContentBackground") { $0.isScrollBackgroundHidden = visibility == .hidden }
  }

  /// Sets the style of text editors: a plain one has no background.
  public func textEditorStyle(isPlain: Bool) -> LayoutNode { isPlain ? scrollContentBackground(.hidden) : self }

  /// Sets the style of forms, all of which are drawn in the grouped style.
  public func formStyle(_ style: FormStyle) -> LayoutNode { self }

  /// The distance between the rows of a list; nil is the default.
  public func listRowSpacing(_ spacing: Double?) -> LayoutNode {
    controls("listRowSpacing") { $0.listRowSpacing = spacing }
  }

  /// The distance between the sections of a list; nil is the default.
  public func listSectionSpacing(_ spacing: Double?) -> LayoutNode {
    controls("listSectionSpacing") { $0.listSectionSpacing = spacing }
  }

  /// The view with a change to what controls within inherit.
  func controls(_ modifier: String, _ change: @escaping (inout ControlEnvironment) -> Void) -> LayoutNode {
    transformEnvironment(modifier) { change(&$0.controls) }
  }

  /// The view under another name, in dumps; what is no view of its own becomes one.
  func named(_ view: String) -> LayoutNode {
    var copy = self
    switch content {
    case .leaf, .container: break
    default: copy = modifiedOnce()
    }
    copy.view = view
    return copy
  }

  /// The views that stand for themselves: the members of groups, their own members and so on; a modifier of a group is
  /// applied to each.
  static func flattened(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.flatMap { node -> [LayoutNode] in
      if case .group = node.content, node.traits.isEmpty { return flattened(node.children) }
      guard node.isModifier, let first = node.children.first else { return [node] }
      let members = flattened([first])
      guard members.count > 1 else { return [node] }
      return members.map { member in
        var copy = node
        copy.children[0] = member
        copy.traits = node.traits.over(member.traits)
        return copy
      }
    }
  }

  /// The value that the view itself tells under a key, but no view that it contains.
  func ownValue(of key: TraitKey, in environment: EnvironmentValues) -> Any? {
    if let value = traits.values[key] { return value }
    switch content {
    case .group where children.count == 1: return children[0].ownValue(of: key, in: environment)
    case .environment(let change): return children.first?.ownValue(of: key, in: environment.setting(change))
    default: return isModifier ? children.first?.ownValue(of: key, in: environment) : nil
    }
  }

  /// The values that the view and the views within it tell under a key, outermost first, each with what is inherited there.
  func values(
    of key: TraitKey, in environment: EnvironmentValues
  ) -> [(value: Any, environment: EnvironmentValues)] {
    let own = traits.values[key].map { [($0, environment)] } ?? []
    switch content {
    case .deferred(let make): return own + make(environment).values(of: key, in: environment)
    case .environment(let change):
      let inner = environment.setting(change)
      return own + children.flatMap { $0.values(of: key, in: inner) }
    case .reader: return own
    default: return own + children.flatMap { $0.values(of: key, in: environment) }
    }
  }

  /// The outermost value that the view, or else a view within it, tells under a key.
  func value(of key: TraitKey, in environment: EnvironmentValues) -> Any? {
    if let value = traits.values[key] { return value }
    switch content {
    case .deferred(let make): return make(environment).value(of: key, in: environment)
    case .environment(let change):
      let inner = environment.setting(change)
      for child in children { if let value = child.value(of: key, in: inner) { return value } }
    case .reader: return nil
    default: for child in children { if let value = child.value(of: key, in: environment) { return value } }
    }
    return nil
  }
}
