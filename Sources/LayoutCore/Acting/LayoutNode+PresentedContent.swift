extension TraitKey {
  /// The heights of a sheet.
  static let detents = TraitKey.named("presentationDetents")
  /// The selected height of a sheet.
  static let detentSelection = TraitKey.named("presentationDetentSelection")
  /// The visibility of a sheet's handle.
  static let dragIndicator = TraitKey.named("presentationDragIndicator")
  /// The background of a sheet.
  static let sheetBackground = TraitKey.named("presentationBackground")
  /// The corner radius of a sheet, in points.
  static let sheetRadius = TraitKey.named("presentationCornerRadius")
  /// The size of a sheet on a tablet.
  static let sheetSizing = TraitKey.named("presentationSizing")
  /// The interaction with the content beneath a sheet.
  static let backgroundInteraction = TraitKey.named("presentationBackgroundInteraction")
  /// Whether a user cannot dismiss a sheet.
  static let isKept = TraitKey.named("interactiveDismissDisabled")
  /// Whether a button cancels.
  static let isCancelling = TraitKey.named("isCancelling")
  /// Whether a view is a field with a line of text.
  static let isTextField = TraitKey.named("isTextField")
  /// Whether the view is a row of a menu with a mark before its title: an option, a toggle or a submenu.
  static let isMarkedInMenu = TraitKey.named("isMarkedInMenu")
  /// Whether the view is as wide as the menu that it is in.
  static let fillsMenu = TraitKey.named("fillsMenu")
}

/// Settings of a presented screen, which its content sets.
extension LayoutNode {
  /// Returns the view with heights for the sheet whose content it is.
  public func presentationDetents(_ detents: Set<SheetDetent>) -> LayoutNode { containerValue(.detents, detents) }

  /// Returns the view with heights for the sheet whose content it is, one of which is selected; dragging the sheet
  /// selects another.
  public func presentationDetents(_ detents: Set<SheetDetent>, selection: BoundValue<SheetDetent>?) -> LayoutNode {
    guard let selection else { return presentationDetents(detents) }
    return presentationDetents(detents.union([selection.value])).containerValue(.detentSelection, selection)
  }

  /// Returns the view with a visibility for the handle of the sheet that it is the content of.
  public func presentationDragIndicator(_ visibility: Visibility) -> LayoutNode {
    containerValue(.dragIndicator, visibility)
  }

  /// Returns the view, which prevents or allows dismissing the sheet whose content it is.
  public func interactiveDismissDisabled(_ isDisabled: Bool) -> LayoutNode { containerValue(.isKept, isDisabled) }

  /// Returns the view with a background for the sheet whose content it is.
  public func presentationBackground(_ style: AnyShapeStyle) -> LayoutNode {
    containerValue(.sheetBackground, LayoutNode.style(style))
  }

  /// Returns the view with views behind the sheet whose content it is.
  public func presentationBackground(alignment: Alignment = .center, content: [LayoutNode]) -> LayoutNode {
    let background = LayoutNode.zStack(alignment: alignment, children: content)
    return containerValue(
      .sheetBackground,
      background.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment))
  }
}
