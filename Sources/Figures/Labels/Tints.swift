import PlumblineLayout

/// The translucent areas of a figure's annotations, such as those of paddings, which change the background of letters.
struct Tints {
  private let index: RectIndex
  private let colors: [Color]

  /// The opacity from which an area is a mark rather than a tint.
  private static let limit = 0.6
  /// The minimum contrast of letters by the Web Content Accessibility Guidelines, plus a margin, because the luminance
  /// is computed by a polynomial.
  private static let leastContrast = 4.6

  /// Collects the tints of annotations, in the order in which they are drawn.
  init(_ items: [DisplayItem]) {
    let tints = items.compactMap { item -> (rect: Rect, color: Color)? in
      guard case .fill(_, .color(let color), _) = item, color.light.opacity < Self.limit else { return nil }
      return [item].bounds.map { ($0, color) }
    }
    index = RectIndex(tints.map(\.rect))
    colors = tints.map(\.color)
  }

  /// Returns whether letters in a rectangle are legible in both appearances: on a background, and on each tint over it.
  func isLegible(_ letters: Color, in rect: Rect, on background: Color) -> Bool {
    let ids = index.ids(in: rect)
    return ids.isEmpty
      || [\Color.light, \Color.dark].allSatisfy { side in
        var back = background[keyPath: side]
        for id in ids {
          back = colors[id][keyPath: side].over(back)
          if letters[keyPath: side].over(back).contrast(with: back) < Self.leastContrast { return false }
        }
        return true
      }
  }
}
