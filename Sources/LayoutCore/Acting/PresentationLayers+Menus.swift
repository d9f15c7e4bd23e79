// Menus over the views, as iOS 18 draws them on a phone. Rule: <doc:Screens#Popovers-and-menus>.
extension PresentationLayers {
  /// The width of the space before titles that a menu reserves for ticks and for the chevrons of submenus, in points.
  private static let markSpace = 28.0

  /// Returns the content of an open menu: a row for each item, and a band between groups of rows.
  func menu(_ presentation: Presentation) -> LayoutNode {
    var inside = environment
    inside.controls.enterMenu()
    let groups = Self.groups(of: presentation.content(), in: inside)
    let hasMarks = groups.contains { $0.rows.contains { $0.isMarked(in: inside) } }
    var parts: [LayoutNode] = []
    for group in groups {
      if !parts.isEmpty { parts.append(LayoutNode.color(.menuBand).frame(height: 8)) }
      for (index, row) in (group.header + group.rows).enumerated() {
        if index > 0 { parts.append(LayoutNode.color(.separator).frame(height: 0.5)) }
        let isHeader = index < group.header.count
        let isIndented = hasMarks && !isHeader && !row.isMarked(in: inside) && !row.fillsMenu(in: inside)
        let styled =
          isHeader
          ? row.font(.footnote).foregroundStyle(.foreground(level: 2))
          : row.defaultForegroundStyle(.foreground(level: 1)).font(.body)
        parts.append(
          styled.frame(maxWidth: .infinity, alignment: .leading).padding(.leading, isIndented ? Self.markSpace : 0)
            .padding(.horizontal, 16).frame(minHeight: isHeader ? 30 : 44))
      }
    }
    return LayoutNode.vStack(spacing: 0, children: parts).controls("menu", Self.menuStyles).frame(width: 250)
      .background(AnyShapeStyle.color(.secondarySystemBackground)).clipShape(.roundedRectangle(cornerRadius: 12))
      .shadow(color: Color.black.opacity(0.2), radius: 16)
      .interacting(.closing(presentation.dismiss)).named("MenuContent", as: .container)
  }

  /// Returns the platter with the preview above a menu, which ends the menu when it is tapped; nil without a preview.
  func preview(of presentation: Presentation) -> LayoutNode? {
    guard !presentation.preview.isEmpty else { return nil }
    return LayoutNode.stackedInPreview(presentation.preview)
      .background(AnyShapeStyle.color(.systemBackground)).clipShape(.roundedRectangle(cornerRadius: 13))
      .shadow(color: Color.black.opacity(0.2), radius: 16)
      .interacting(.gesture(GestureResponse(.tap(count: 1), ended: { _ in presentation.dismiss() })))
      .named("MenuPreview", as: .container)
  }

  /// Returns the groups of a menu's rows: its sections, the options of a picker, and the items between dividers.
  private static func groups(
    of content: [LayoutNode], in environment: EnvironmentValues
  ) -> [(header: [LayoutNode], rows: [LayoutNode])] {
    var result: [(header: [LayoutNode], rows: [LayoutNode])] = []
    for section in LayoutNode.sections(of: content) {
      var header = LayoutNode.subviews(of: section.header).map { $0.modified(by: section.surroundings) }
      var open: [LayoutNode] = []
      func close() {
        if !open.isEmpty { result.append((header, open)) }
        if !open.isEmpty { (header, open) = ([], []) }
      }
      for item in LayoutNode.subviews(of: section.rows) {
        let rows = item.rows(in: environment)
        if item.contains(.divider, in: environment) {
          close()
        } else if rows.count > 1 {
          close()
          open = rows
          close()
        } else {
          open += rows
        }
      }
      close()
    }
    return result
  }

  /// Sets the styles of controls in a menu: symbols follow titles, a tick precedes options that are on, and a chevron
  /// precedes submenus.
  private static func menuStyles(_ controls: inout ControlEnvironment) {
    controls.isInMenu = true
    controls.isInRow = false
    controls.button = .custom { button in
      .deferred("Button") { environment in
        let label = LayoutNode.titledInMenu(button.label).frame(maxWidth: .infinity, alignment: .leading)
        guard environment.isEnabled else { return label.foregroundStyle(.color(.tertiaryLabel)) }
        return label.defaultForegroundStyle(button.role == .destructive ? .color(.red) : .foreground(level: 1))
      }
    }
    controls.label = .custom { title, icon in .rowOfMenu([title], icon: icon) }
    controls.controlGroup = .custom { _, content in .groupInMenu(content) }
    controls.toggle = .custom { label, isOn in .ticked(label, isOn: isOn.value) }
    controls.menu = .custom { label, _ in
      .marked(label, by: "chevron.forward", font: .system(.footnote, weight: .semibold))
    }
  }
}

extension LayoutNode {
  /// Returns a row of a menu with a tick before it, which is hidden unless the row is on.
  static func ticked(_ label: LayoutNode, isOn: Bool) -> LayoutNode {
    let tick = LayoutNode.image(systemName: "checkmark").opacity(isOn ? 1 : 0)
    let title = titledInMenu(label).frame(maxWidth: .infinity, alignment: .leading)
    return .hStack(spacing: 8, children: [tick.frame(width: 20), title]).containerValue(.isMarkedInMenu, true)
  }

  /// Returns the label of a row of a menu: a second text is a smaller one below the first, and an image is at the end.
  fileprivate static func titledInMenu(_ label: LayoutNode) -> LayoutNode {
    let parts = flattened(label.children)
    guard !label.isModifier, parts.count > 1 else { return label }
    let titles = parts.filter { $0.innerRole != .image }
    guard titles.allSatisfy({ $0.innerRole == .text }) else { return label }
    return .rowOfMenu(titles, icon: parts.first { $0.innerRole == .image })
  }

  /// The role of the view within the modifiers.
  private var innerRole: ViewRole {
    var node = self
    while node.isModifier, let inner = node.children.first { node = inner }
    return node.role
  }

  /// Returns a row of a menu with its titles, one below the other, and an icon in the middle of a column at its end.
  fileprivate static func rowOfMenu(_ titles: [LayoutNode], icon: LayoutNode?) -> LayoutNode {
    let below = titles.dropFirst().map { $0.font(.footnote).foregroundStyle(.color(.secondary)) }
    let lines = below.isEmpty ? titles : [.vStack(alignment: .leading, spacing: 0, children: titles.prefix(1) + below)]
    let column = icon.map { [LayoutNode.spacer(), $0.frame(width: 24)] } ?? []
    return LayoutNode.hStack(spacing: 8, children: lines + column).padding(.vertical, below.isEmpty ? 0 : 11)
  }

  /// Returns the buttons of a control group in a menu, side by side, each with its icon above its title.
  fileprivate static func groupInMenu(_ content: LayoutNode) -> LayoutNode {
    var parts: [LayoutNode] = []
    for button in flattened([content]) {
      if !parts.isEmpty { parts.append(LayoutNode.color(.separator).frame(width: 0.5)) }
      parts.append(button.frame(maxWidth: .infinity))
    }
    return LayoutNode.hStack(spacing: 0, children: parts).frame(height: 64).padding(.horizontal, -16)
      .controls("menuGroup") { controls in
        controls.button = .custom { $0.label.frame(maxWidth: .infinity, maxHeight: .infinity) }
        controls.label = .custom { title, icon in
          .vStack(spacing: 4, children: [icon.frame(height: 24), title.font(.footnote).lineLimit(1)])
        }
      }
  }

  /// Returns a row of a menu with a symbol before it.
  fileprivate static func marked(_ label: LayoutNode, by symbol: String, font: Font) -> LayoutNode {
    let mark = LayoutNode.image(systemName: symbol).font(font).frame(width: 20)
    return .hStack(spacing: 8, children: [mark, label, .spacer()])
  }

  /// Returns whether the view is as wide as the menu that it is in: a group of buttons side by side.
  fileprivate func fillsMenu(in environment: EnvironmentValues) -> Bool {
    value(of: .fillsMenu, in: environment) as? Bool == true
  }

  /// Returns whether the view is a row of a menu with a mark before its title: an option, a toggle or a submenu.
  fileprivate func isMarked(in environment: EnvironmentValues) -> Bool {
    value(of: .isMarkedInMenu, in: environment) as? Bool == true
  }
}

extension Color {
  /// The band between two groups of a menu's rows.
  fileprivate static let menuBand = Color(
    light: .init(red: 0, green: 0, blue: 0, opacity: 0.08), dark: .init(red: 0, green: 0, blue: 0, opacity: 0.4))
}

extension ControlEnvironment {
  /// Sets the styles of controls that are rows of a menu: a picker shows its options.
  mutating func enterMenu() {
    isInMenu = true
    if picker == .automatic { picker = .inline }
  }
}
