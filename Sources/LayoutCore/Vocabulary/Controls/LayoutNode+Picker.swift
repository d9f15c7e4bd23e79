extension LayoutNode {
  /// Returns a picker of tagged views in the inherited style.
  public static func picker(selection: AnyHashable?, label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    let options = choices(of: content)
    let chosen = options.firstIndex { option in
      selection != nil && option.traits.tag?.value == selection
    }
    return .deferred("Picker") { environment in
      let controls = environment.controls
      switch controls.picker {
      case .segmented, .palette: return segments(options, chosen: chosen)
      case .wheel: return wheel(options, chosen: chosen ?? 0)
      case .inline, .radioGroup: return checklist(label, options, chosen: chosen)
      case .automatic, .menu, .navigationLink:
        let value = chosen.map { options[$0] } ?? .empty
        let symbol = controls.picker == .navigationLink ? "chevron.forward" : "chevron.up.chevron.down"
        let style: AnyShapeStyle =
          controls.isInRow || controls.picker == .navigationLink ? .foreground(level: 2) : .tint
        let choice = LayoutNode.hStack(
          spacing: 5, children: [value, LayoutNode.image(systemName: symbol).imageScale(.small)]
        )
        .foregroundStyle(style)
        guard controls.isInRow else { return choice.named("Picker", as: .control) }
        return .row(.hStack(children: label), choice, view: "Picker", as: .control, in: environment)
      }
    }
  }

  /// Returns the views to choose from, including those in sections.
  private static func choices(of nodes: [LayoutNode]) -> [LayoutNode] {
    flattened(nodes).flatMap { node in
      if let section = node.traits.values[.section] as? SectionContent { return choices(of: section.rows) }
      return [node]
    }
  }

  private static func segments(_ options: [LayoutNode], chosen: Int?) -> LayoutNode {
    let segments = options.enumerated().map { index, option in
      let label = option.font(.system(size: 13, weight: index == chosen ? .semibold : .medium)).lineLimit(1)
        .padding(.horizontal, 10).frame(maxWidth: .infinity, minHeight: 28)
      guard index == chosen else { return label }
      return label.background(
        LayoutNode.shape(.roundedRectangle(cornerRadius: 7), layers: [.fill(.color(.segment))])
          .shadow(color: Color(white: 0, opacity: 0.14), radius: 3, y: 1))
    }
    return LayoutNode.hStack(spacing: 0, children: segments).padding(2)
      .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 9)).named("Picker", as: .control)
  }

  private static func wheel(_ options: [LayoutNode], chosen: Int) -> LayoutNode {
    let rows = (-2...2).map { step -> LayoutNode in
      let index = chosen + step
      let row = options.indices.contains(index) ? options[index] : .empty
      return LayoutNode.hStack(children: [row]).font(.system(size: step == 0 ? 22 : 19))
        .opacity([1, 0.5, 0.22][abs(step)]).frame(maxWidth: .infinity, minHeight: 34)
    }
    let column = LayoutNode.vStack(spacing: 0, children: rows)
    let bar = LayoutNode.shape(.roundedRectangle(cornerRadius: 8), layers: [.fill(.color(.tertiaryFill))])
      .frame(height: 34)
    return LayoutNode.zStack(children: [bar, column]).frame(height: 216).named("Picker", as: .control)
  }

  private static func checklist(_ label: [LayoutNode], _ options: [LayoutNode], chosen: Int?) -> LayoutNode {
    let rows = options.enumerated().map { index, option in
      let mark = LayoutNode.image(systemName: "checkmark").font(.system(.body, weight: .semibold))
        .foregroundStyle(.tint)
      return LayoutNode.hStack(
        spacing: 0, children: [option, .spacer(), index == chosen ? mark : mark.hidden()])
    }
    return .group(rows, view: "Picker")
  }
}

extension Color {
  /// The colour of the selected segment of a segmented control.
  static let segment = Color(light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0.39, green: 0.39, blue: 0.4))
}
