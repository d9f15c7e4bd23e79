// Alerts and confirmation dialogs over the views, as iOS 18 draws them on a phone. Rule: <doc:Steps>.
extension PresentationLayers {
  /// The width of an alert.
  private static let alertWidth = 270.0

  /// Returns an alert: its title, message and fields above its buttons.
  func alert(_ presentation: Presentation) -> LayoutNode {
    var head: [LayoutNode] = []
    if let title = presentation.title { head.append(title.font(.system(size: 17, weight: .semibold))) }
    if let message = presentation.message { head.append(message.font(.system(size: 13))) }
    let members = members(presentation)
    let fields = members.filter(\.isTextField)
    let heading = LayoutNode.vStack(spacing: 3, children: head).multilineTextAlignment(.center).padding(.horizontal, 1)
    let text = LayoutNode.vStack(spacing: 21, children: [heading] + (fields.isEmpty ? [] : [Self.box(of: fields)]))
      .padding(EdgeInsets(top: 20, leading: 15, bottom: fields.isEmpty ? 21 : 13, trailing: 15))
      .frame(maxWidth: .infinity)
    var buttons = members.filter { !$0.isTextField }
    if buttons.isEmpty { buttons = [.button(TextContent("OK")).interacting(.button(presentation.dismiss))] }
    // The cancel button is the first of a row and the last of a column, in semibold.
    let cancelling = buttons.filter(\.isCancelling).map { $0.font(.system(size: 17, weight: .semibold)) }
    let others = buttons.filter { !$0.isCancelling }
    let column = Self.column(of: others + cancelling)
    let bar =
      buttons.count == 2
      ? LayoutNode.viewThatFits(in: .horizontal, children: [Self.row(of: cancelling + others), column]) : column
    return LayoutNode.vStack(spacing: 0, children: [text, bar]).frame(width: Self.alertWidth)
      .background(.material(.thick), in: .roundedRectangle(cornerRadius: 14))
      .interacting(.closing(presentation.dismiss)).named("Alert", as: .container).padding(safeArea)
  }

  /// Returns the buttons of an alert below each other.
  private static func column(of buttons: [LayoutNode]) -> LayoutNode {
    let line = LayoutNode.color(.separator).frame(height: 0.5)
    let rows = buttons.flatMap { [line, $0.frame(maxWidth: .infinity, minHeight: 44)] }
    return .vStack(spacing: 0, children: rows)
  }

  /// Returns the two buttons of an alert beside each other, which fit if their titles fit into halves.
  private static func row(of buttons: [LayoutNode]) -> LayoutNode {
    let line = LayoutNode.color(.separator)
    let halves = buttons.enumerated().map { index, button in
      let half = button.padding(.horizontal, 4).frame(maxWidth: .infinity, minHeight: 44)
      return index == 0 ? half : half.overlay(line.frame(width: 0.5), alignment: .leading)
    }
    let row = LayoutNode.layout("HStack", SegmentsLayout(spare: 0), children: halves).frame(height: 44)
    return .vStack(spacing: 0, children: [line.frame(height: 0.5), row])
  }

  /// Returns the fields of an alert in a box with round corners, with a line between each two.
  private static func box(of fields: [LayoutNode]) -> LayoutNode {
    let line = LayoutNode.color(.separator).frame(height: 0.5)
    let rows = fields.flatMap { field in
      [line, field.font(.system(size: 17)).padding(.horizontal, 7).frame(minHeight: 34)]
    }
    let border = ShapeLeaf.Layer.strokeBorder(.color(.separator), StrokeStyle(lineWidth: 0.5))
    return LayoutNode.vStack(spacing: 0, children: Array(rows.dropFirst())).padding(0.5)
      .background(.shape(.roundedRectangle(cornerRadius: 7), layers: [.fill(.color(.systemBackground)), border]))
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
        LayoutNode.vStack(spacing: 6.5, children: head).foregroundStyle(.foreground(level: 2))
          .multilineTextAlignment(.center)
          .padding(EdgeInsets(top: 14, leading: 14, bottom: head.count > 1 ? 25 : 14, trailing: 14))
          .frame(maxWidth: .infinity))
    }
    let buttons = members(presentation)
    let cancelling = buttons.filter(\.isCancelling)
    for button in buttons where !button.isCancelling {
      if !rows.isEmpty { rows.append(LayoutNode.color(.separator).frame(height: 0.5)) }
      rows.append(button.font(.system(size: 20)).frame(maxWidth: .infinity, minHeight: 57))
    }
    let card = LayoutNode.vStack(spacing: 0, children: rows)
      .background(.material(.thick), in: .roundedRectangle(cornerRadius: 14))
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

  /// Returns the views of an alert or a dialog, one for each button.
  private func members(_ presentation: Presentation) -> [LayoutNode] {
    LayoutNode.subviews(of: presentation.content())
  }
}

extension Color {
  /// The tint of the views beneath an alert or a dialog.
  ///
  /// Rule: <doc:Screens#Questions>.
  static let dimmedTint = Color(white: 0.49, opacity: 0.8)
  /// The colour of the card with a confirmation dialog's cancel button.
  fileprivate static let cancelCard = Color(
    light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
}

extension LayoutNode {
  /// Whether the view is a button that cancels.
  fileprivate var isCancelling: Bool { mergedTraits.values[.isCancelling] as? Bool == true }

  /// Whether the view is a field with a line of text.
  fileprivate var isTextField: Bool { mergedTraits.values[.isTextField] as? Bool == true }
}
