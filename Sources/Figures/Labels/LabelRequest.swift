import PlumblineLayout

/// A label that an annotation requests, with its possible anchors.
struct LabelRequest {
  /// The importance of a label's position.
  enum Rank: Int, CaseIterable {
    /// A guide's name, at the end of its line.
    case guide
    /// A number, at its dimension.
    case number
    /// Labels that can be placed anywhere around a view.
    case name
  }

  /// A possible position of a label.
  struct Anchor {
    /// The point that the label is put at.
    var point: Point
    /// The point of the label that is placed at the anchor.
    var unit: UnitPoint
    /// The direction in which the label moves if it has no space, a vector of length 1; zero keeps it.
    var slide = Point.zero
    /// The cost above that of the best position, in points of distance.
    var cost = 0.0
    /// Whether the label may be placed on plain areas of the content.
    var coversContent = false
    /// The area that must contain the label, or nil.
    var area: Rect?
    /// The distance from the point to the label, for labels with a leader.
    var offset = Point.zero
    /// The dimension that is drawn if the label is placed here, or nil.
    var dimension: Dimension?
  }

  /// The label's text.
  var text: String
  /// The text's lettering.
  var lettering: KeyPath<Theme, Theme.Lettering>
  /// The rectangle of the labelled part: a view, a dimension, or a guide's line.
  var subject: Rect
  /// The anchors, in the order of preference.
  var anchors: [Anchor]
  /// Anchors for a label that has no good position at the others, among many labels.
  var spareAnchors: [Anchor] = []
  /// Whether a leader is drawn from the anchor's point to a label that moved away.
  var hasLeader = false
  /// Labels of a lower rank are placed first.
  var rank = Rank.name
  /// The width at which the text wraps, in points, or nil.
  var width: Double?
}

extension LabelRequest.Anchor {
  /// Returns anchors beside the anchor, for labels that cannot be placed directly across from it; their leaders are
  /// slanted.
  func asides(count: Int, distance: Double, cost more: Double = 0) -> [LabelRequest.Anchor] {
    guard count > 0 else { return [] }
    return (1...count).flatMap { step in
      [-1.0, 1.0].map { sign in
        let way = Double(step) * sign * distance
        var moved = self
        moved.offset = offset + Point(x: slide.y * way, y: slide.x * way)
        moved.cost += more + abs(way) * 0.7
        return moved
      }
    }
  }

  /// The anchor without its dimension, for labels whose dimension would cross letters in each position.
  var withoutDimension: LabelRequest.Anchor {
    var copy = self
    copy.dimension = nil
    copy.cost += 600
    return copy
  }

  /// Returns the anchor at a higher cost, at which the label may be placed on plain areas rather than far away or
  /// beyond letters.
  func covering(cost more: Double) -> LabelRequest.Anchor {
    var copy = self
    copy.coversContent = true
    copy.cost += more
    return copy
  }

  /// Returns the anchors around a frame: below it, above it, and at its sides.
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

extension [LabelRequest.Anchor] {
  /// Returns the anchors beside those along which labels slide, also on plain areas.
  func spares(distance: Double) -> [LabelRequest.Anchor] {
    let sliding = filter { $0.slide != .zero && !$0.coversContent }
    let asides = sliding.flatMap { $0.asides(count: 4, distance: distance, cost: 12) }
    return sliding.map { $0.covering(cost: 24) } + asides + asides.map { $0.covering(cost: 24) }
  }
}
