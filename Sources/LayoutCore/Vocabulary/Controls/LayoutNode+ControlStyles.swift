// The modifiers that set the values which controls inherit.
extension LayoutNode {
  /// Returns the view with a style for its buttons.
  public func buttonStyle(_ style: ControlStyle.Button) -> LayoutNode { controls("buttonStyle") { $0.button = style } }

  /// Returns the view with a shape for its bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> LayoutNode {
    controls("buttonBorderShape") { $0.borderShape = shape }
  }

  /// Returns the view with a size for its controls.
  public func controlSize(_ size: ControlSize) -> LayoutNode { controls("controlSize") { $0.size = size } }

  /// Returns the view with a style for its toggles.
  public func toggleStyle(_ style: ControlStyle.Toggle) -> LayoutNode { controls("toggleStyle") { $0.toggle = style } }

  /// Returns the view with a style for its labels.
  public func labelStyle(_ style: ControlStyle.Label) -> LayoutNode { controls("labelStyle") { $0.label = style } }

  /// Returns the view with a minimum width for the icons of its labels, in points, so that titles line up.
  public func labelReservedIconWidth(_ width: Double) -> LayoutNode {
    controls("labelReservedIconWidth") { $0.iconWidth = max(width.finite, 0) }
  }

  /// Returns the view with a distance between the icons and titles of its labels, in points.
  public func labelIconToTitleSpacing(_ spacing: Double) -> LayoutNode {
    controls("labelIconToTitleSpacing") { $0.iconSpacing = spacing.finite }
  }

  /// Returns the view with a colour for the icons of labels in rows; nil for the tint.
  public func listItemTint(_ tint: Color?) -> LayoutNode { controls("listItemTint") { $0.rowTint = tint } }

  /// Returns the view with a tint for the icons of labels in rows; nil for the tint of the environment.
  public func listItemTint(_ tint: ListItemTint?) -> LayoutNode { listItemTint(tint?.color) }

  /// Returns the view with a visibility for the chevrons of navigation links in rows.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> LayoutNode {
    controls("navigationLinkIndicatorVisibility") { $0.areLinkIndicatorsHidden = visibility == .hidden }
  }

  /// Returns the view with the labels of its controls hidden.
  public func labelsHidden() -> LayoutNode { controls("labelsHidden") { $0.areLabelsHidden = true } }

  /// Returns the view with a visibility for the labels of its controls.
  public func labelsVisibility(_ visibility: Visibility) -> LayoutNode {
    controls("labelsVisibility") { $0.areLabelsHidden = visibility == .hidden }
  }

  /// Returns the view with a style for its pickers.
  public func pickerStyle(_ style: ControlStyle.Picker) -> LayoutNode { controls("pickerStyle") { $0.picker = style } }

  /// Returns the view with a style for its text fields.
  public func textFieldStyle(_ style: ControlStyle.TextField) -> LayoutNode {
    controls("textFieldStyle") { $0.textField = style }
  }

  /// Returns the view with a style for its progress views.
  public func progressViewStyle(_ style: ControlStyle.Progress) -> LayoutNode {
    controls("progressViewStyle") { $0.progress = style }
  }

  /// Returns the view with a style for its progress views, and with a tint if the style has a colour.
  public func progressViewStyle(_ style: ProgressStyle) -> LayoutNode {
    let styled = progressViewStyle(style.controlStyle)
    return style.tint.map { styled.tint(.color($0)) } ?? styled
  }

  /// Returns the view with a style for its gauges.
  public func gaugeStyle(_ style: ControlStyle.Gauge) -> LayoutNode { controls("gaugeStyle") { $0.gauge = style } }

  /// Returns the view with a style for its lists.
  public func listStyle(_ style: ControlStyle.List) -> LayoutNode { controls("listStyle") { $0.list = style } }

  /// Returns the view with a style for its date pickers.
  public func datePickerStyle(_ style: ControlStyle.Date) -> LayoutNode {
    controls("datePickerStyle") { $0.date = style }
  }

  /// Returns the view with a style for its tab views.
  public func tabViewStyle(_ style: ControlStyle.Tab) -> LayoutNode { controls("tabViewStyle") { $0.tab = style } }

  /// Returns the view with or without a background behind the index of paged tab views.
  public func pageIndexBackground(_ background: ControlStyle.PageIndexBackground) -> LayoutNode {
    controls("indexViewStyle") { $0.hasPageIndexBackground = background == .always }
  }

  /// Returns the view with a style for its group boxes.
  public func groupBoxStyle(_ style: ControlStyle.Labeled) -> LayoutNode {
    controls("groupBoxStyle") { $0.groupBox = style }
  }

  /// Returns the view with a style for its labeled content.
  public func labeledContentStyle(_ style: ControlStyle.Labeled) -> LayoutNode {
    controls("labeledContentStyle") { $0.labeledContent = style }
  }

  /// Returns the view with a style for its disclosure groups.
  public func disclosureGroupStyle(_ style: ControlStyle.Disclosure) -> LayoutNode {
    controls("disclosureGroupStyle") { $0.disclosure = style }
  }

  /// Returns the view with a style for its control groups.
  public func controlGroupStyle(_ style: ControlStyle.Labeled) -> LayoutNode {
    controls("controlGroupStyle") { $0.controlGroup = style }
  }

  /// Returns the view with a style for its menus.
  public func menuStyle(_ style: ControlStyle.Labeled) -> LayoutNode { controls("menuStyle") { $0.menu = style } }

  /// Returns the view with a visibility for the backgrounds of its lists and text editors.
  public func scrollContentBackground(_ visibility: Visibility) -> LayoutNode {
    controls("scrollContentBackground") { $0.isScrollBackgroundHidden = visibility == .hidden }
  }

  /// Returns the view with a style for its text editors; a plain one has no background.
  public func textEditorStyle(isPlain: Bool) -> LayoutNode { isPlain ? scrollContentBackground(.hidden) : self }

  /// Returns the view unchanged: all forms are drawn in the grouped style.
  ///
  /// Columns are reported.
  public func formStyle(_ style: FormStyle) -> LayoutNode {
    style == .columns ? padding(0).noting("a form in columns is drawn as a grouped list") : self
  }

  /// Returns the view with a distance between the rows of its lists, in points; nil for the default.
  public func listRowSpacing(_ spacing: Double?) -> LayoutNode {
    controls("listRowSpacing") { $0.listRowSpacing = spacing }
  }

  /// Returns the view with a distance between the sections of its lists, in points; nil for the default.
  public func listSectionSpacing(_ spacing: Double?) -> LayoutNode {
    controls("listSectionSpacing") { $0.listSectionSpacing = spacing.map { max($0, 0) } }
  }

  /// Returns the view with a change to the values that its controls inherit.
  func controls(_ modifier: String, _ change: @escaping (inout ControlEnvironment) -> Void) -> LayoutNode {
    transformEnvironment(modifier) { change(&$0.controls) }
  }

  /// Returns the view with another name and role, wrapped in a container if it is neither a leaf nor a container.
  func named(_ view: String, as role: ViewRole) -> LayoutNode {
    var copy = self
    switch content {
    case .leaf, .container: break
    default: copy = modifiedOnce()
    }
    copy.view = view
    copy.role = role
    return copy
  }

  /// Returns nodes with groups and bodies of several views replaced by their members, recursively; a modifier of a
  /// group is applied to each member.
  static func flattened(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.flatMap { node -> [LayoutNode] in
      if case .group = node.content, node.traits.isEmpty { return flattened(node.children) }
      if case .group = node.content, node.traits.values[.body] != nil {
        var traits = node.traits
        traits.values[.body] = nil
        return flattened(node.children.map { $0.inheriting(traits) })
      }
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

  /// Returns the value that the view itself, but no view inside it, sets for a key.
  func ownValue(of key: TraitKey, in environment: EnvironmentValues) -> Any? {
    if let value = traits.values[key] { return value }
    switch content {
    case .group where children.count == 1: return children[0].ownValue(of: key, in: environment)
    case .environment(let change): return children.first?.ownValue(of: key, in: environment.setting(change))
    default: return isModifier ? children.first?.ownValue(of: key, in: environment) : nil
    }
  }

  /// Returns the values that the view and the views inside it set for a key, outermost first, each with its
  /// environment.
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

  /// Returns the outermost value that the view or a view inside it sets for a key, or nil.
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

  /// Adds the outermost values that the view or the views inside it set for some keys, to those that are known already.
  func addValues(of keys: Set<TraitKey>, in environment: EnvironmentValues, to values: inout [TraitKey: Any]) {
    for (key, value) in traits.values where keys.contains(key) && values[key] == nil { values[key] = value }
    switch content {
    case .deferred(let make): make(environment).addValues(of: keys, in: environment, to: &values)
    case .environment(let change):
      let inner = environment.setting(change)
      for child in children { child.addValues(of: keys, in: inner, to: &values) }
    case .reader: return
    default: for child in children { child.addValues(of: keys, in: environment, to: &values) }
    }
  }
}
