extension LayoutNode {
  /// Returns a label with a title and an icon.
  public static func label(title: [LayoutNode], icon: [LayoutNode]) -> LayoutNode {
    .deferred("Label") { environment in
      let (title, icon) = (LayoutNode.stacked(title), LayoutNode.stacked(icon))
      return switch environment.controls.label {
      case .custom(let make): make(title, icon).modifiedOnce().named("Label")
      case .titleOnly: title.modifiedOnce().named("Label")
      case .iconOnly: icon.modifiedOnce().named("Label")
      case .automatic, .titleAndIcon:
        if environment.controls.isInRow {
          .hStack(
            spacing: environment.controls.iconSpacing ?? 16,
            children: [
              icon.tintedInRow(of: environment).frame(minWidth: environment.controls.iconWidth ?? 24), title,
            ], view: "Label")
        } else {
          .hStack(
            alignment: .firstTextBaseline, spacing: environment.controls.iconSpacing ?? 8,
            children: [environment.controls.iconWidth.map { icon.frame(minWidth: $0) } ?? icon, title], view: "Label")
        }
      }
    }
  }

  /// Returns the icon in the tint of rows if no other style is set.
  private func tintedInRow(of environment: EnvironmentValues) -> LayoutNode {
    if let tint = environment.controls.rowTint { return foregroundStyle(.color(tint)) }
    return environment.defaultForegroundStyle == nil ? defaultForegroundStyle(.tint) : self
  }

  /// Returns a label with a text and a symbol.
  public static func label(_ title: TextContent, systemImage: String) -> LayoutNode {
    .label(title: [.text(title)], icon: [.image(systemName: systemImage)])
  }

  /// Returns a row with a label at the leading end and content at the trailing end.
  public static func labeledContent(label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    .deferred("LabeledContent") { environment in
      let (label, content) = (LayoutNode.hStack(children: label), LayoutNode.hStack(children: content))
      return switch environment.controls.labeledContent {
      case .custom(let make): make(label, content).modifiedOnce().named("LabeledContent")
      case .automatic:
        .row(label, content.foregroundStyle(.foreground(level: 2)), view: "LabeledContent", in: environment)
      }
    }
  }

  /// Returns a row with a label and a control at its trailing end, or only the control if labels are hidden.
  static func row(
    _ label: LayoutNode, _ control: LayoutNode, view: String, in environment: EnvironmentValues
  ) -> LayoutNode {
    if environment.controls.areLabelsHidden { return control.modifiedOnce().named(view) }
    return .hStack(spacing: 0, children: [label, .spacer(), control], view: view)
  }
}
