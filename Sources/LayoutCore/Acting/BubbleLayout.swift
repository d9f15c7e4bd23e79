/// The position of a popover's bubble and of its content on the screen, beside the view that presents it.
///
/// Rule: <doc:Screens#Popovers-and-menus>.
struct BubbleLayout: Layout {
  /// The frame of the view that presents, in the coordinates of the screen.
  var anchor: Rect
  /// The size of the screen, in points.
  var screen: Size
  /// The insets of the screen's safe area, in points.
  var safeArea: EdgeInsets

  /// The height of the arrow, in points.
  static let arrow = 13.0
  /// The least distance between the bubble and the edges of the screen, in points.
  static let margin = 10.0

  /// Returns the size of the screen.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size { screen }

  /// Places the bubble above the view, or below it where there is more space, as large as its content and no larger
  /// than the space.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let wish = subviews[1].sizeThatFits(.unspecified)
    let above = anchor.minY - max(safeArea.top, Self.margin) - Self.arrow
    let below = screen.height - max(safeArea.bottom, Self.margin) - anchor.maxY - Self.arrow
    let isAbove = above >= min(wish.height, below)
    let size = Size(
      width: min(wish.width, screen.width - 2 * Self.margin), height: min(wish.height, max(isAbove ? above : below, 0)))
    let x = min(max(anchor.midX - size.width / 2, Self.margin), screen.width - Self.margin - size.width)
    let y = isAbove ? anchor.minY - Self.arrow - size.height : anchor.maxY + Self.arrow
    let offer = ProposedViewSize(width: size.width, height: size.height)
    let origin = Point(x: bounds.minX + x, y: bounds.minY + y)
    subviews[0].place(at: origin, proposal: offer)
    let content = subviews[1].sizeThatFits(offer)
    subviews[1].place(
      at: Point(x: origin.x + (size.width - content.width) / 2, y: origin.y + (size.height - content.height) / 2),
      proposal: offer)
  }
}

/// The position of an open menu beside the view that opens it.
///
/// Rule: <doc:Screens#Popovers-and-menus>.
struct MenuLayout: Layout {
  /// The frame of the view that opens the menu, in the coordinates of the screen.
  var anchor: Rect
  /// The size of the screen, in points.
  var screen: Size
  /// The insets of the screen's safe area, in points.
  var safeArea: EdgeInsets

  /// The distance between the menu and its view, and between the menu and the sides of the screen, in points.
  private static let distance = 8.0

  /// Returns the size of the screen.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size { screen }

  /// Places the menu below its view, or above it where it does not fit below.
  ///
  /// A preview, the second view, is as large as its content and no larger than the screen beside the menu. It stands
  /// over the middle of the view, as far as there is space for the menu below it.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let menu = subviews.first else { return }
    var anchor = anchor
    let size = menu.sizeThatFits(.unspecified)
    if subviews.count > 1 {
      let (top, bottom) = (safeArea.top + Self.distance, screen.height - safeArea.bottom - Self.distance)
      let space = Size(
        width: screen.width - 4 * Self.distance, height: max(bottom - top - Self.distance - size.height, 0))
      let ideal = subviews[1].sizeThatFits(.unspecified)
      let offer = ProposedViewSize(width: min(ideal.width, space.width), height: min(ideal.height, space.height))
      var fitting = subviews[1].sizeThatFits(ProposedViewSize(width: offer.width, height: nil))
      fitting.height = min(fitting.height, space.height)
      let greatest = screen.width - 2 * Self.distance - fitting.width
      let x = min(max(anchor.midX - fitting.width / 2, 2 * Self.distance), greatest)
      let y = max(min(anchor.midY - fitting.height / 2, bottom - Self.distance - size.height - fitting.height), top)
      anchor = Rect(x: x, y: y, width: fitting.width, height: fitting.height)
      subviews[1].place(
        at: Point(x: bounds.minX + x, y: bounds.minY + y),
        proposal: ProposedViewSize(width: fitting.width, height: fitting.height))
    }
    let (top, bottom) = (safeArea.top + Self.distance, screen.height - safeArea.bottom - Self.distance)
    let lower = anchor.maxY + Self.distance
    let y = lower + size.height <= bottom ? lower : anchor.minY - Self.distance - size.height
    let x = anchor.midX - size.width / 2
    menu.place(
      at: Point(
        x: bounds.minX + max(min(x, screen.width - 2 * Self.distance - size.width), 2 * Self.distance),
        y: bounds.minY + max(min(y, bottom - size.height), top)),
      proposal: .unspecified)
  }
}

extension DisplayItem {
  /// Returns the bubble of a popover in a rectangle, with an arrow to the middle of the view that presents it.
  static func bubble(in rect: Rect, at anchor: Rect, environment: EnvironmentValues) -> DisplayItem {
    let (radius, half, height) = (13.0, 18.0, BubbleLayout.arrow)
    var path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    let middle = min(max(anchor.midX, rect.minX + radius + half), rect.maxX - radius - half)
    let isAbove = rect.midY < anchor.midY
    let (base, tip) = isAbove ? (rect.maxY, rect.maxY + height) : (rect.minY, rect.minY - height)
    let bend = (tip - base) * 0.75
    var arrow = Path()
    arrow.move(to: Point(x: middle - half, y: base))
    arrow.addCurve(
      to: Point(x: middle - 4, y: base + bend), control1: Point(x: middle - 11, y: base),
      control2: Point(x: middle - 9, y: base + bend * 0.45))
    arrow.addQuadCurve(
      to: Point(x: middle + 4, y: base + bend), control: Point(x: middle, y: tip + (tip - base) * 0.12))
    arrow.addCurve(
      to: Point(x: middle + half, y: base), control1: Point(x: middle + 9, y: base + bend * 0.45),
      control2: Point(x: middle + 11, y: base))
    arrow.closeSubpath()
    path.addPath(arrow)
    return .fill(path, .color(Color.systemBackground.shown(in: environment)))
  }
}
