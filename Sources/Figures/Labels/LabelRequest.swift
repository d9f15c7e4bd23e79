import PlumblineLayout

/// A label that an annotation asks for, with the places that it could stand at.
struct LabelRequest {
  /// How much a label's place matters.
  enum Rank: Int, CaseIterable {
    /// Tied to a line's end.
    case guide
    /// Tied to a dimension.
    case number
    /// Free to stand anywhere about a view.
    case name
  }

  /// A place for a label.
  struct Anchor {
    /// The point that the label is put at.
    var point: Point
    /// The point of the label that goes there.
    var unit: UnitPoint
    /// The way that the label moves if it has no room, a vector of length 1; zero keeps it.
    var slide = Point.zero
    /// How much worse the place is than the best, in points of distance.
    var cost = 0.0
    /// Whether the label may lie on plain areas of the content.
    var coversContent = false
    /// The area that the label must lie in, or nil.
    var area: Rect?
    /// How far from the point the label begins, for labels with a leader.
    var offset = Point.zero
  }

  /// The label's text.
  var text: String
  /// How it is set.
  var lettering: KeyPath<Theme, Theme.Lettering>
  /// The places, in the order of preference.
  var anchors: [Anchor]
  /// Whether a line is drawn from the anchor's point to a label that had to move away.
  var hasLeader = false
  /// Labels of a lower rank are placed first.
  var rank = Rank.name
  /// The width at which the text wraps, in points, or nil.
  var width: Double?
}

extension LabelRequest.Anchor {
  /// The place for want of a better one: the label may lie on plain areas, rather than far away or beyond letters.
  func covering(cost more: Double) -> LabelRequest.Anchor {
    var copy = self
    copy.coversContent = true
    copy.cost += more
    return copy
  }

  /// Places around a frame: below it, above it, and at its sides.
  static func around(_ frame: Rect, gap: Double) -> [LabelRequest.Anchor] {
    [
      LabelRequest.Anchor(point: Point(x: frame.midX, y: frame.maxY + gap), unit: .top, slide: Point(y: 1)),
      LabelRequest.Anchor(
        point: Point(x: frame.midX, y: frame.minY - gap), unit: .bottom, slide: Point(y: -1), cost: 2),
      LabelRequest.Anchor(
        point: Point(x: frame.maxX + gap, y: frame.midY), unit: .leading, slide: Point(x: 1), cost: 4),
      LabelRequest.Anchor(
        point: Point(x: frame.minX - gap, y: frame.midY), unit: .trailing, slide: Point(x: -1), cost: 6),
    ]
  }
}

/// A label in its place.
struct PlacedLabel {
  /// What was asked for.
  var request: LabelRequest
  /// The label's place.
  var rect: Rect
  /// The text, set.
  var text: TextLayout
  /// The point that the label is about.
  var anchor: Point
  /// Whether a dot marks the point.
  var hasDot: Bool
  /// What lies behind the label, or nil where it lies on paper.
  var ground: Color?
  /// Whether it lies on the figure's ground, and is set in colours for that.
  var isOnGround: Bool
}

extension Theme.Lettering {
  /// A text in this lettering.
  func text(_ string: String) -> StyledText {
    let font = ResolvedFont(
      family: .system(design), size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: true)
    return StyledText(runs: [StyledText.Run(.string(string), font: font)])
  }
}
