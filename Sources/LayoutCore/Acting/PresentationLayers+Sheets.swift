/// Sheets: cards over the lower part of a phone's screen, and in the middle of a tablet's.
extension PresentationLayers {
  private func detents(of presentation: Presentation) -> Set<SheetDetent> {
    setting(.detents, of: presentation) as? Set<SheetDetent> ?? []
  }

  /// Returns the heights of a sheet, which extends beneath the safe area; its detents are measured within the safe
  /// area.
  func heights(of presentation: Presentation, on screen: Size) -> [(detent: SheetDetent, height: Double)] {
    let whole = screen.height - sheetGap
    let heights = detents(of: presentation).map { detent in
      (detent, min(detent.height(of: whole - safeArea.bottom) + safeArea.bottom, whole))
    }
    return heights.isEmpty ? [(.large, whole)] : heights.sorted { $0.1 < $1.1 }
  }

  /// Returns the height of a sheet: that of the selected detent, of the one to which it was dragged, or the least.
  func height(of presentation: Presentation, on screen: Size) -> Double {
    let heights = heights(of: presentation, on: screen)
    let wanted = selection(of: presentation)?.value ?? presentation.draggedDetent
    return heights.first { $0.detent == wanted }?.height ?? heights[0].height
  }

  private func selection(of presentation: Presentation) -> BoundValue<SheetDetent>? {
    setting(.detentSelection, of: presentation) as? BoundValue<SheetDetent>
  }

  /// Returns the response of a sheet to a finger: it comes to rest at the nearest height, and 100 points or more below
  /// the least one, it is dismissed.
  private func drag(_ presentation: Presentation, on screen: Size) -> (Double, Double) -> Void {
    let heights = heights(of: presentation, on: screen)
    let height = height(of: presentation, on: screen)
    let (selection, isClosing) = (selection(of: presentation), closesOutside(presentation))
    return { distance, velocity in
      let goal = height - distance - velocity * 0.25
      if goal <= heights[0].height - 100 {
        if isClosing { return presentation.dismiss() }
      }
      guard let nearest = heights.min(by: { abs($0.height - goal) < abs($1.height - goal) }) else { return }
      if let set = selection?.set { set(nearest.detent) } else { presentation.drag(to: nearest.detent) }
    }
  }

  func sheet(_ presentation: Presentation, on screen: Size) -> LayoutNode {
    if isTablet(screen) { return centredSheet(presentation, on: screen) }
    let detents = detents(of: presentation)
    let background = setting(.sheetBackground, of: presentation) as? LayoutNode
    let radius = setting(.sheetRadius, of: presentation) as? Double ?? Self.sheetRadius
    var card = page(content(of: presentation)).safeAreaPadding(.bottom, safeArea.bottom).frame(
      height: height(of: presentation, on: screen)
    )
    .background(background ?? LayoutNode.color(.systemBackground))
    let indicator = setting(.dragIndicator, of: presentation) as? Visibility ?? .automatic
    if indicator == .visible || indicator == .automatic && detents.count > 1 {
      let bar = LayoutNode.shape(.capsule(style: .circular), layers: [.fill(.color(.tertiaryLabel))]).frame(
        width: 36, height: 5
      )
      .padding(.top, 5)
      card = card.overlay(bar, alignment: .top)
    }
    let corners = AnyShape.unevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: radius, topTrailing: radius))
    return card.clipShape(corners)
      .interacting(.draggedSheet(drag(presentation, on: screen)))
      .frame(maxHeight: .infinity, alignment: .bottom)
  }

  /// Returns a sheet on a tablet: a card in the middle of the screen.
  ///
  /// Rule: <doc:Screens#Sheets>.
  private func centredSheet(_ presentation: Presentation, on screen: Size) -> LayoutNode {
    let sizing = setting(.sheetSizing, of: presentation) as? PresentationSizing ?? .automatic
    let content = content(of: presentation)
    let card =
      sizing.size.map { size in
        page(content).frame(
          width: min(size.width, screen.width - 2 * Self.tabletMargin),
          height: min(size.height, screen.height - 2 * Self.tabletMargin))
      } ?? LayoutNode.stackedInPreview(content)
    let radius = setting(.sheetRadius, of: presentation) as? Double ?? Self.sheetRadius
    return card.background(
      setting(.sheetBackground, of: presentation) as? LayoutNode ?? LayoutNode.color(.systemBackground)
    )
    .clipShape(.roundedRectangle(cornerRadius: radius))
    .interacting(.draggedSheet(drag(presentation, on: screen)))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
