import Glibc

extension LayoutNode {
  /// Returns a picker of tagged views in the inherited style.
  public static func picker<Value: Hashable>(
    selection: BoundValue<Value>, label: [LayoutNode], content: [LayoutNode], at place: (any ViewPlace)?
  ) -> LayoutNode {
    .picker(
      selection: AnyHashable(selection.value), label: label, content: content, operation: selection.operation(place))
  }

  /// Returns a picker that shows a selection.
  public static func picker(selection: AnyHashable?, label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    .picker(selection: selection, label: label, content: content, operation: nil)
  }

  /// Returns a picker of tagged views in the inherited style.
  ///
  /// A picker with `operation` calls it with the tag of the option that is chosen.
  private static func picker(
    selection: AnyHashable?, label: [LayoutNode], content: [LayoutNode], operation: PickerOperation?
  ) -> LayoutNode {
    let choices = choices(of: content)
    let options = choices.map { $0.selectable(by: operation) }
    let chosen = options.firstIndex { option in
      selection != nil && option.mergedTraits.tag?.value == selection
    }
    let picker = LayoutNode.deferred("Picker") { environment in
      let controls = environment.controls
      let choice = operation?.choice(of: options, chosen: chosen, in: environment)
      let name = operation.map { _ in Interaction.label(LayoutNode.group(label).spokenText(in: environment)) }
      switch controls.picker {
      case .segmented, .palette:
        return segments(options, chosen: chosen).inRow(height: 32, of: environment).interacting(choice)
          .interacting(name)
      case .wheel: return wheel(options, chosen: chosen ?? 0).interacting(choice).interacting(name)
      case .inline where !controls.isInRow && !controls.isInMenu:
        return wheel(options, chosen: chosen ?? 0).interacting(choice).interacting(name)
      case .inline, .radioGroup: return checklist(label, options, chosen: chosen).interacting(choice).interacting(name)
      case .automatic, .menu, .navigationLink:
        let value = chosen.map { choices[$0] } ?? .empty
        let symbol = controls.picker == .navigationLink ? "chevron.forward" : "chevron.up.chevron.down"
        let style: AnyShapeStyle =
          controls.isInRow || controls.picker == .navigationLink ? .foreground(level: 2) : .tint
        let button = LayoutNode.hStack(
          spacing: 5, children: [value, LayoutNode.image(systemName: symbol).imageScale(.small)]
        )
        .foregroundStyle(style)
        guard controls.isInRow else {
          return button.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .named("Picker", as: .control).interacting(choice).interacting(name)
            .interacting(operation?.menu(of: options, chosen: chosen))
            .interacting(operation?.opening)
        }
        return LayoutNode.row(
          .titled(label), button, view: "Picker", as: .control, holdsText: true, in: environment
        )
        .interacting(choice).interacting(name).interacting(operation?.menu(of: options, chosen: chosen))
        .interacting(operation?.opening)
      }
    }
    return picker.listRows { environment in
      guard environment.controls.picker == .inline else { return nil }
      if environment.controls.isInMenu {
        return options.enumerated().map { ticked($1, isOn: $0 == chosen).interacting(.contentShape(.rectangle)) }
      }
      let heading = LayoutNode.titled(label)
      let isHidden = environment.controls.areLabelsHidden || heading.spokenText(in: environment).isEmpty
      return (isHidden ? [] : [heading]) + marked(options, chosen: chosen)
    }
  }

  /// Returns the views to choose from, including those in sections.
  private static func choices(of nodes: [LayoutNode]) -> [LayoutNode] {
    flattened(nodes).flatMap { node in
      if let section = node.traits.values[.section] as? SectionContent { return choices(of: section.rows) }
      return [node]
    }
  }

  /// Returns the options in segments, of which the chosen one is raised.
  private static func segments(_ options: [LayoutNode], chosen: Int?) -> LayoutNode {
    LayoutNode.segmentBar(options, chosen: chosen).named("Picker", as: .control)
  }

  /// Returns labels in segments of equal width, with lines between neighbours of which neither is chosen.
  ///
  /// Rule: <doc:Controls#Segments>.
  static func segmentBar(_ labels: [LayoutNode], chosen: Int?) -> LayoutNode {
    let line = LayoutNode.color(Color.gray.opacity(0.25)).frame(width: 1, height: 18).offset(x: -0.5)
    let segments = labels.enumerated().map { index, label in
      let label = LayoutNode.deferred("Segment") { environment in
        environment.isEnabled ? label : label.foregroundStyle(.color(.tertiaryLabel))
      }
      let segment = label.font(.system(size: 13, weight: index == chosen ? .semibold : .medium)).lineLimit(1)
        .padding(.horizontal, SegmentsLayout.leastMargin).frame(maxWidth: .infinity, minHeight: 32)
      if index == chosen {
        let knob = LayoutNode.shape(.roundedRectangle(cornerRadius: 7), layers: [.fill(.color(.segment))])
          .shadow(color: Color(white: 0, opacity: 0.14), radius: 3, y: 1).padding(2)
        return segment.background(knob)
      }
      return index > 0 && index - 1 != chosen ? segment.overlay(line, alignment: .leading) : segment
    }
    return LayoutNode.layout("HStack", SegmentsLayout(), children: segments)
      .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 9))
      .controls("segments") { $0.isInRow = false }
  }

  /// Returns a wheel: its rows lie on a cylinder with a radius of 84.7 points, 21.6 degrees apart.
  ///
  /// Rule: <doc:Controls#Wheels>.
  private static func wheel(_ options: [LayoutNode], chosen: Int) -> LayoutNode {
    let rows = (-3...3).compactMap { step -> LayoutNode? in
      guard options.indices.contains(chosen + step) else { return nil }
      return WheelRow.turned(.hStack(children: [options[chosen + step]]), by: step)
    }
    let band = LayoutNode.shape(.roundedRectangle(cornerRadius: 8), layers: [.fill(.color(.tertiaryFill))])
      .frame(height: 32).padding(.horizontal, 9)
    return LayoutNode.zStack(children: [band] + rows).frame(height: 216).named("Picker", as: .control)
      .controls("wheel") { $0.isInRow = false }
  }

  private static func checklist(_ label: [LayoutNode], _ options: [LayoutNode], chosen: Int?) -> LayoutNode {
    .group(marked(options, chosen: chosen), view: "Picker")
  }

  /// Returns the options, each with a tick at its trailing end, which is hidden unless the option is chosen.
  private static func marked(_ options: [LayoutNode], chosen: Int?) -> [LayoutNode] {
    options.enumerated().map { index, option in
      let mark = LayoutNode.image(systemName: "checkmark").font(.system(.body, weight: .semibold))
        .foregroundStyle(.tint)
      return LayoutNode.hStack(
        spacing: 0, children: [option, .spacer(), index == chosen ? mark : mark.hidden()])
    }
  }
}

/// The position of a row on a wheel.
enum WheelRow {
  /// Returns a row turned by a number of rows from the middle of its wheel.
  static func turned(_ row: LayoutNode, by step: Int) -> LayoutNode {
    let angle = Double(step) * 21.6 * .pi / 180
    return row.font(.system(size: step == 0 ? 22 : 21)).lineLimit(1).frame(maxWidth: .infinity, minHeight: 31)
      .scaleEffect(x: 1, y: cos(angle)).opacity([0.77, 0.353, 0.325, 0.188][min(abs(step), 3)])
      .offset(x: 0, y: 84.7 * sin(angle))
  }
}

/// The operation of a picker in a program that runs.
struct PickerOperation {
  /// The memory that stores whether the picker's menu is open.
  var memory: ViewMemory
  /// The function that selects the option with a tag.
  var select: (AnyHashable) -> Void

  /// Returns the choice among options.
  func choice(of options: [LayoutNode], chosen: Int?, in environment: EnvironmentValues) -> Interaction {
    .choice(
      Choice(options: options.map { $0.spokenText(in: environment) }, selection: chosen) { index in
        if options.indices.contains(index), let tag = options[index].mergedTraits.tag { select(tag.value) }
      })
  }

  /// The response of a picker that opens a menu.
  var opening: Interaction { .button { memory.value = true } }

  /// Returns the open menu of a picker, or nil if it is closed.
  func menu(of options: [LayoutNode], chosen: Int?) -> Interaction? {
    guard memory.value as? Bool == true else { return nil }
    return .presentation(
      Presentation(
        .menu, memory: memory,
        content: {
          options.enumerated().map { index, option in
            LayoutNode.ticked(option, isOn: index == chosen).interacting(.contentShape(.rectangle))
          }
        }, dismiss: { memory.value = false }))
  }
}

extension LayoutNode {
  /// Returns an option that a tap selects.
  fileprivate func selectable(by operation: PickerOperation?) -> LayoutNode {
    guard let operation, let tag = mergedTraits.tag else { return self }
    return interacting(.button { operation.select(tag.value) })
  }

  /// Returns the view with a response, and with the text of its label for assistive technologies.
  func operated(_ interaction: Interaction?, as label: [LayoutNode] = []) -> LayoutNode {
    guard let interaction else { return self }
    let name = LayoutNode.group(label).spokenText(in: EnvironmentValues())
    return name.isEmpty ? interacting(interaction) : interacting(interaction).interacting(.label(name))
  }

  /// Returns the text that identifies the view for the user: its texts, or else its symbols.
  func spokenText(in environment: EnvironmentValues) -> String {
    var (texts, symbols): ([String], [String]) = ([], [])
    func collect(_ node: LayoutNode, _ environment: EnvironmentValues) {
      var environment = environment
      switch node.content {
      case .deferred(let make): return collect(make(environment), environment)
      case .environment(let change): change(&environment)
      case .interaction(.label(let label)): return texts.append(label)
      default: break
      }
      if let detail = node.detail {
        if node.role == .text { texts.append(detail) }
        if node.role == .image { symbols.append(SymbolLabels.label(of: detail)) }
      }
      for child in node.children { collect(child, environment) }
    }
    collect(self, environment)
    let plain = texts.filter { !$0.isEmpty }
    return (plain.isEmpty ? symbols : plain).joined(separator: ", ")
  }
}

extension Color {
  /// The colour of the selected segment of a segmented control.
  static let segment = Color(light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0.39, green: 0.39, blue: 0.4))
}
