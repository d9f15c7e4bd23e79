import PlumblineLayout

/// A part of a figure: its items, and the rectangle around them in its own coordinates.
struct FigureBlock {
  /// The items to draw.
  var items: [DisplayItem]
  /// The rectangle around the part.
  var bounds: Rect

  /// The position of a part across the axis along which parts follow each other.
  enum Alignment {
    /// At the leading or the top edge.
    case start
    /// In the middle.
    case center
  }

  /// Returns the part with its top-left corner at a point.
  func moved(to point: Point) -> FigureBlock {
    let shift = Point(x: (point.x - bounds.minX).rounded(), y: (point.y - bounds.minY).rounded())
    if shift == .zero { return self }
    return FigureBlock(
      items: [.group(DisplayGroup(items: items, transform: .translation(x: shift.x, y: shift.y)))],
      bounds: bounds.offsetBy(dx: shift.x, dy: shift.y))
  }

  /// Returns the part with another after it along an axis.
  func followed(by other: FigureBlock, along axis: Axis, gap: Double, alignment: Alignment) -> FigureBlock {
    let cross = axis.cross
    let (mine, its) = (bounds.extent(along: cross), other.bounds.extent(along: cross))
    let free = (mine.upperBound - mine.lowerBound) - (its.upperBound - its.lowerBound)
    let start = mine.lowerBound + (alignment == .center ? free / 2 : 0)
    let next = other.moved(to: Point(main: bounds.extent(along: axis).upperBound + gap, cross: start, axis: axis))
    return FigureBlock(items: items + next.items, bounds: bounds.union(next.bounds))
  }

  /// Returns the drawing of the part alone, with an empty border around it.
  func drawing(margin: Double, on paper: Color) -> DisplayList {
    let area = bounds.insetBy(dx: -margin, dy: -margin)
    let placed = moved(to: Point(x: margin, y: margin))
    return DisplayList(
      size: Size(width: area.width.rounded(.up), height: area.height.rounded(.up)), background: paper,
      items: placed.items)
  }
}

extension FigureBlock {
  /// Returns a paragraph of at most a width, with its top-left corner at the origin.
  static func text(
    _ string: String, in lettering: Theme.Lettering, width: Double?, name: String, typesetter: any Typesetter
  ) -> FigureBlock {
    let set = typesetter.typeset(lettering.text(string))
    let size = set.measure(ProposedViewSize(width: width, height: nil)).size
    let item = DisplayItem.text(set.layout(in: size) { _ in nil }, at: .zero, paint: .color(lettering.color))
    return FigureBlock(items: [.group(DisplayGroup(name: name, items: [item]))], bounds: Rect(size: size))
  }

  /// Returns a legend: numbers in circles with their texts, one below the other.
  static func legend(_ texts: [String], theme: Theme, width: Double, typesetter: any Typesetter) -> FigureBlock? {
    let radius = NumberedMarks.radius(in: theme)
    var result: FigureBlock?
    for (index, text) in texts.enumerated() {
      let mark = NumberedMarks.mark(
        index + 1, at: Point(x: radius, y: radius), in: theme, typesetter: typesetter)
      let circle = FigureBlock(items: mark, bounds: Rect(x: 0, y: 0, width: radius * 2, height: radius * 2))
      let paragraph = FigureBlock.text(
        text, in: theme.callout, width: max(width - radius * 3, 80), name: "legend", typesetter: typesetter)
      let row = circle.followed(
        by: paragraph, along: .horizontal, gap: radius,
        alignment: paragraph.bounds.height < radius * 3 ? .center : .start)
      result =
        result?.followed(by: row, along: .vertical, gap: theme.distance.labelGap * 1.5, alignment: .start) ?? row
    }
    return result
  }

  /// Returns an arrow to the right, toward the next part.
  static func arrow(in theme: Theme) -> FigureBlock {
    let (length, head) = (theme.distance.gutter * 0.75, theme.distance.tick * 1.6)
    var line = Path()
    line.addLines([Point(x: 0, y: head), Point(x: length - head, y: head)])
    var tip = Path()
    tip.addLines([
      Point(x: length, y: head), Point(x: length - head * 2, y: 0), Point(x: length - head * 2, y: head * 2),
    ])
    tip.closeSubpath()
    var stroke = theme.leader
    stroke.width *= 2
    return FigureBlock(
      items: [stroke.stroke(line), .fill(tip, .color(stroke.color))],
      bounds: Rect(x: 0, y: 0, width: length, height: head * 2))
  }
}
