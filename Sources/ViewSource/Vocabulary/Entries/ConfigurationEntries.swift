import PlumblineLayout

extension Vocabulary {
  /// Adds the initializers of controls from a style configuration, which draw the control in the system's style.
  mutating func addConfiguredControls() {
    let parts = TypeBinding<StyleParts>.native("StyleConfiguration")
    let button = TypeBinding<ButtonConfiguration>.native("ButtonStyleConfiguration")
    initializer("ProgressView", .unnamed(parts), returns: .view) { parts in
      LayoutNode.progressView(
        share: parts.share, label: parts.label.map { [$0] } ?? [],
        currentValueLabel: parts.currentValueLabel.map { [$0] } ?? []
      ).progressViewStyle(.automatic)
    }
    initializer("Gauge", .unnamed(parts), returns: .view) { parts in
      func limit(_ index: Int) -> [LayoutNode] {
        parts.limits.indices.contains(index) ? parts.limits[index].map { [$0] } ?? [] : []
      }
      return LayoutNode.gauge(
        share: parts.share ?? 0, label: parts.label.map { [$0] } ?? [],
        currentValueLabel: parts.currentValueLabel.map { [$0] } ?? [], minimumValueLabel: limit(0),
        maximumValueLabel: limit(1)
      ).gaugeStyle(.automatic)
    }
    initializer("Toggle", .unnamed(parts), returns: .view) {
      LayoutNode.toggle(isOn: $0.isOn, label: [$0.first]).toggleStyle(.automatic)
    }
    initializer("Label", .unnamed(parts), returns: .view) {
      LayoutNode.label(title: [$0.first], icon: [$0.second]).labelStyle(.automatic)
    }
    initializer("GroupBox", .unnamed(parts), returns: .view) {
      LayoutNode.groupBox(label: [$0.first], content: [$0.second]).groupBoxStyle(.automatic)
    }
    initializer("LabeledContent", .unnamed(parts), returns: .view) {
      LayoutNode.labeledContent(label: [$0.first], content: [$0.second]).labeledContentStyle(.automatic)
    }
    initializer("DisclosureGroup", .unnamed(parts), returns: .view) {
      LayoutNode.disclosureGroup(isExpanded: $0.isOn, label: [$0.first], content: [$0.second])
        .disclosureGroupStyle(.automatic)
    }
    initializer("ControlGroup", .unnamed(parts), returns: .view) {
      LayoutNode.controlGroup(label: [$0.first], content: [$0.second]).controlGroupStyle(.automatic)
    }
    initializer("Menu", .unnamed(parts), returns: .view) { LayoutNode.menu(label: [$0.first]).menuStyle(.automatic) }
    initializer("Button", .unnamed(button), returns: .view) {
      LayoutNode.button(role: $0.role, label: [$0.label], action: $0.action).buttonStyle(.automatic)
    }
  }
}
