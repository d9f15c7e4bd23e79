// Questions and menus over the views, as iOS 18 draws them on a phone. Rule: <doc:Steps>.
extension PresentationLayers {
  /// The width of an alert.
  private static let alertWidth = 270.0

  /// Returns an alert: its title, message and fields above its buttons.
  func alert(_ presentation: Presentation) -> LayoutNode {
    var head: [LayoutNode] = []
    if let title = presentation.title { head.append(title.font(.system(size: 17, weight: .semibold))) }
    if let message = presentation.message { head.append(message.font(.system(size: 13))) }
    let members = members(presentation)
    let fields = members.filter(\.isTextField).map(\.inAlert)
    let heading = LayoutNode.vStack(spacing: 2, children: head).multilineTextAlignment(.center)
    let text = LayoutNode.vStack(
      spacing: 16, children: [heading] + (fields.isEmpty ? [] : [.vStack(spacing: 0, children: fields)])
    )
    .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)).frame(maxWidth: .infinity)
    var buttons = members.filter { !$0.isTextField }
    if buttons.isEmpty { buttons = [.button(TextContent("OK")).interacting(.button(presentation.dismiss))] }
    let isRow = buttons.count == 2
    // The button that cancels is the first of a row and the last of a column, in semibold.
    let cancelling = buttons.filter(\.isCancelling).map { $0.font(.system(size: 17, weight: .semibold)) }
    let others = buttons.filter { !$0.isCancelling }
    buttons = isRow ? cancelling + others : others + cancelling
    let line = LayoutNode.color(.separator)
    var rows: [LayoutNode] = []
    for (index, button) in buttons.enumerated() {
      if isRow, index > 0 { rows.append(line.frame(width: 0.5)) }
      if !isRow { rows.append(line.frame(height: 0.5)) }
      rows.append(button.frame(maxWidth: .infinity, minHeight: 44))
    }
    let bar =
      isRow
      ? LayoutNode.vStack(
        spacing: 0, children: [line.frame(height: 0.5), .hStack(spacing: 0, children: rows).frame(height: 44)])
      : .vStack(spacing: 0, children: rows)
    return LayoutNode.vStack(spacing: 0, children: [text, bar]).frame(width: Self.alertWidth)
      .background(.material(.regular), in: .roundedRectangle(cornerRadius: 14))
      .background(.color(.systemBackground), in: .roundedRectangle(cornerRadius: 14))
      .interacting(.closing(presentation.dismiss)).named("Alert", as: .container)
  }

  /// Returns a confirmation dialog at the bottom of the screen.
  func dialog(_ presentation: Presentation, on screen: Size) -> LayoutNode {
    var rows: [LayoutNode] = []
    var head: [LayoutNode] = []
    if presentation.showsTitle, let title = presentation.title {
      head.append(title.font(.system(size: 13, weight: .semibold)))
    }
    if let message = presentation.message { head.append(message.font(.system(size: 13))) }
    if !head.isEmpty {
      rows.append(
        LayoutNode.vStack(spacing: 4, children: head).foregroundStyle(.foreground(level: 2))
          .multilineTextAlignment(.center).padding(14).frame(maxWidth: .infinity))
    }
    let buttons = members(presentation)
    let cancelling = buttons.filter(\.isCancelling)
    for button in buttons where !button.isCancelling {
      if !rows.isEmpty { rows.append(LayoutNode.color(.separator).frame(height: 0.5)) }
      rows.append(button.font(.system(size: 20)).frame(maxWidth: .infinity, minHeight: 57))
    }
    let card = LayoutNode.vStack(spacing: 0, children: rows)
      .background(.color(.secondarySystemBackground), in: .roundedRectangle(cornerRadius: 14))
    let cancel =
      cancelling.first ?? .button(TextContent("Cancel"), role: .cancel).interacting(.button(presentation.dismiss))
    let last = cancel.font(.system(size: 20, weight: .semibold)).frame(maxWidth: .infinity, minHeight: 57)
      .background(.color(.cancelCard), in: .roundedRectangle(cornerRadius: 14))
    return LayoutNode.vStack(spacing: 8, children: [card, last]).padding(.horizontal, 8).padding(
      .bottom, max(8, safeArea.bottom)
    )
    .frame(maxHeight: .infinity, alignment: .bottom)
    .interacting(.closing(presentation.dismiss)).named("ConfirmationDialog", as: .container)
  }

  /// Returns the content of an open menu, one row for each item; a divider between items is a band.
  ///
  /// Rule: <doc:Screens#Popovers-and-menus>.
  func menu(_ presentation: Presentation) -> LayoutNode {
    var inside = environment
    inside.controls.enterMenu()
    var rows: [LayoutNode] = []
    var isAfterRow = false
    var isDivided = false
    for item in members(presentation).flatMap({ $0.rows(in: inside) }) {
      guard !item.isDivider else {
        isDivided = isAfterRow
        continue
      }
      if isDivided {
        rows.append(LayoutNode.color(.menuBand).frame(height: 8))
      } else if isAfterRow {
        rows.append(LayoutNode.color(.separator).frame(height: 0.5))
      }
      (isAfterRow, isDivided) = (true, false)
      rows.append(
        item.defaultForegroundStyle(.foreground(level: 1)).font(.body).frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16).frame(minHeight: 44))
    }
    return LayoutNode.vStack(spacing: 0, children: rows).controls("menu", Self.menuStyles).frame(width: 250)
      .background(.color(.secondarySystemBackground), in: .roundedRectangle(cornerRadius: 12))
      .shadow(color: Color.black.opacity(0.2), radius: 16)
      .interacting(.closing(presentation.dismiss)).named("MenuContent", as: .container)
  }

  /// Sets the styles of controls in a menu: symbols stand behind titles, and a tick before options that are on.
  private static func menuStyles(_ controls: inout ControlEnvironment) {
    controls.isInMenu = true
    controls.isInRow = false
    controls.button = .custom { button in
      button.label.defaultForegroundStyle(button.role == .destructive ? .color(.red) : .foreground(level: 1))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    controls.label = .custom { title, icon in .hStack(spacing: 8, children: [title, .spacer(), icon]) }
    controls.toggle = .custom { label, isOn in .ticked(label, isOn: isOn.value) }
  }

  /// Returns the views of a question or a menu, one for each button.
  private func members(_ presentation: Presentation) -> [LayoutNode] {
    LayoutNode.subviews(of: presentation.content())
  }
}

extension LayoutNode {
  /// Returns a row of a menu with a tick before it, which is hidden unless the row is on.
  static func ticked(_ label: LayoutNode, isOn: Bool) -> LayoutNode {
    let mark = LayoutNode.image(systemName: "checkmark").opacity(isOn ? 1 : 0)
    return .hStack(spacing: 8, children: [mark.frame(width: 20), label, .spacer()])
  }
}

extension ControlEnvironment {
  /// Sets the styles of controls that are rows of a menu: a picker shows its options.
  mutating func enterMenu() {
    isInMenu = true
    if picker == .automatic { picker = .inline }
  }
}

extension Color {
  /// The band between the parts of a menu.
  fileprivate static let menuBand = Color(
    light: .init(red: 0, green: 0, blue: 0, opacity: 0.08), dark: .init(red: 0, green: 0, blue: 0, opacity: 0.16))
  /// The card of a confirmation dialog's button that cancels.
  fileprivate static let cancelCard = Color(
    light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
}

extension LayoutNode {
  /// Whether the view is a button that cancels.
  fileprivate var isCancelling: Bool { mergedTraits.values[.isCancelling] as? Bool == true }

  /// Whether the view is a divider.
  fileprivate var isDivider: Bool {
    role == .divider || isModifier && children.count == 1 && children[0].isDivider
  }

  /// Whether the view is a field with a line of text.
  fileprivate var isTextField: Bool { mergedTraits.values[.isTextField] as? Bool == true }

  /// The field as an alert shows it: small text in a box with a thin border.
  fileprivate var inAlert: LayoutNode {
    let line = ShapeLeaf.Layer.strokeBorder(.color(.separator), StrokeStyle(lineWidth: 0.5))
    return font(.system(size: 13)).padding(EdgeInsets(top: 1, leading: 5, bottom: 1, trailing: 5))
      .background(.shape(.rectangle, layers: [.fill(.color(.systemBackground)), line]))
  }
}
