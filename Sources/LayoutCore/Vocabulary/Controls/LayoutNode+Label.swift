extension LayoutNode {
  /// Returns a label with a title and an icon.
  public static func label(title: [LayoutNode], icon: [LayoutNode]) -> LayoutNode {
    .deferred("Label") { environment in
      let isRow = title.count > 1
      let (title, icon) = (isRow ? LayoutNode.hStack(children: title) : .stacked(title), LayoutNode.stacked(icon))
      return switch environment.controls.label {
      case .custom(let make): make(title, icon).within(\.label, .automatic).modifiedOnce().named("Label", as: .label)
      case .titleOnly: title.modifiedOnce().named("Label", as: .label)
      case .iconOnly:
        icon.modifiedOnce().named("Label", as: .label).interacting(.label(title.spokenText(in: environment)))
      case .automatic, .titleAndIcon:
        if environment.controls.isInRow {
          LayoutNode.hStack(
            spacing: environment.controls.iconSpacing ?? 16,
            children: [
              icon.tintedInRow(of: environment).frame(minWidth: environment.controls.iconWidth ?? 28), title,
            ]
          ).named("Label", as: .label)
        } else {
          LayoutNode.hStack(
            alignment: isRow ? .center : .firstTextBaseline, spacing: environment.controls.iconSpacing ?? 8,
            children: [environment.controls.iconWidth.map { icon.frame(minWidth: $0) } ?? icon, title]
          ).named("Label", as: .label)
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

  /// Returns a label with a text and an image.
  public static func label(_ title: TextContent, image: ImageContent) -> LayoutNode {
    .label(title: [.text(title)], icon: [image.node])
  }

  /// Returns a row with a label at the leading end and content at the trailing end.
  public static func labeledContent(label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    .deferred("LabeledContent") { environment in
      let (label, content) = (titled(label), LayoutNode.hStack(children: content))
      return switch environment.controls.labeledContent {
      case .custom(let make):
        make(label, content.within(\.labeledContent, environment.controls.labeledContent))
          .within(\.labeledContent, .automatic).modifiedOnce().named("LabeledContent", as: .container)
      case .automatic:
        .row(
          label, content.foregroundStyle(.foreground(level: 2)), view: "LabeledContent", as: .container,
          holdsText: true, in: environment)
      }
    }
  }

  /// Returns the label of a row: of several views, the first is the title and the others are subtitles below it.
  ///
  /// Rule: <doc:Controls#Subtitles>.
  static func titled(_ label: [LayoutNode]) -> LayoutNode {
    let parts = flattened(label)
    guard parts.count > 1 else { return .hStack(children: label) }
    let subtitles = parts.dropFirst().enumerated().map {
      $1.font($0 == 0 ? .subheadline : .footnote).foregroundStyle(.foreground(level: 2))
    }
    return .vStack(alignment: .leading, children: [parts[0]] + subtitles)
  }

  /// Returns a row with a label and a control at its trailing end, or only the control if labels are hidden.
  ///
  /// If `isPlain` is true, the row's distances from its neighbours are not those of its text. If `holdsText` is true,
  /// the control is below the label at accessibility text sizes. Rule: <doc:Controls#Large-text>.
  static func row(
    _ label: LayoutNode, _ control: LayoutNode, view: String, as role: ViewRole, isPlain: Bool = false,
    holdsText: Bool = false, in environment: EnvironmentValues
  ) -> LayoutNode {
    if environment.controls.areLabelsHidden { return control.modifiedOnce().named(view, as: role) }
    if holdsText, environment.controls.isInRow, environment.dynamicTypeSize.isAccessibilitySize {
      let column = LayoutNode.vStack(alignment: .leading, spacing: 4, children: [label, control])
      return column.frame(maxWidth: .infinity, alignment: .leading).named(view, as: role)
    }
    let children = [label, .spacer(), control]
    let row =
      isPlain ? layout("HStack", ControlRowLayout(), children: children) : hStack(spacing: 0, children: children)
    return row.named(view, as: role)
  }
}
