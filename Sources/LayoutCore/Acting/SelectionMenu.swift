/// The menu and the action of the rows of lists within a view, as `contextMenu(forSelectionType:)` sets them.
///
/// Unchecked: it stays on the thread of the program that made it.
public struct SelectionMenu: @unchecked Sendable {
  /// The memory that stores the items of the open menu.
  let memory: ViewMemory
  /// The open menu, or nil.
  let open: Presentation?
  /// Runs when a row is tapped in a list that is not edited, or nil.
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

extension LayoutNode {
  /// Returns the view, in whose lists a long press on a row opens a menu for it, and for all selected rows if it is one of
  /// them; the menu is created while it is open.
  ///
  /// `primaryAction` runs when a row is tapped.
  ///
  /// Source: Apple, `contextMenu(forSelectionType:menu:primaryAction:)`.
  public func selectionMenu(
    at place: (any ViewPlace)?, content: (Set<AnyHashable>) -> [LayoutNode],
    primaryAction: ((Set<AnyHashable>) -> Void)?
  ) -> LayoutNode {
    guard let place else { return self }
    let memory = place.memory
    var open: Presentation?
    if let items = memory.value as? Set<AnyHashable> {
      let buttons = place.views(0) { content(items) }
      // A menu without buttons does not open.
      if !buttons.isEmpty {
        open = Presentation(.menu, memory: memory, content: { buttons }, dismiss: { memory.value = nil })
        open?.isLifting = true
      }
    } else {
      place.forget(from: 0)
    }
    let menu = SelectionMenu(memory: memory, open: open, primaryAction: primaryAction)
    return controls("contextMenu") { $0.selectionMenu = menu }
  }
}

extension ListRowOperation {
  /// Returns the row with the menu and the action of the view around the list, if there are any.
  func withSelectionMenu(_ row: LayoutNode, tag: AnyHashable, isEditing: Bool) -> LayoutNode {
    guard let menu = environment.controls.selectionMenu else { return row }
    let (memory, items) = (menu.memory, isSelected ? (selection?.items ?? []).union([tag]) : [tag])
    var row = row.interacting(.contentShape(.rectangle))
    if !isEditing, let action = menu.primaryAction { row = row.interacting(.button { action(items) }) }
    if let open = menu.open, (memory.value as? Set<AnyHashable>)?.contains(tag) ?? false, isFirst(tag, in: memory) {
      row = row.interacting(.presentation(open))
    }
    return row.interacting(
      .gesture(
        GestureResponse(
          .longPress(minimum: 0.5),
          ended: { _ in
            memory.value = items
            memory.items = [tag]
          })))
  }

  /// Whether a row is the one that was pressed to open a menu.
  private func isFirst(_ tag: AnyHashable, in memory: ViewMemory) -> Bool { memory.items.first as? AnyHashable == tag }
}
