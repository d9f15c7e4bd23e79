import PlumblineLayout

/// One alignment guide in force: a line that children of a container share.
struct GuideLine: Hashable {
  /// The point at which a view's guide meets the line.
  struct Intersection: Hashable {
    /// The view whose guide it is: a child of the container, or the descendant that set the value.
    var view: Int
    /// The point on the line.
    var point: Point
    /// Whether the value is not the guide's default.
    var isExplicit: Bool
  }

  /// The guide's name.
  var name: String
  /// Whether the guide is a text baseline.
  var isTextBaseline: Bool
  /// The axis along which the guide has a value; the line runs across it.
  var axis: Axis
  /// The line's coordinate on that axis.
  var position: Double
  /// The extent of the line on the other axis, limited by the views.
  var extent: ClosedRange<Double>
  /// Whether the container runs from right to left.
  var isRightToLeft: Bool
  /// The points at which the children's guides meet the line.
  var intersections: [Intersection]

  /// Returns a point on the line.
  func point(at along: Double) -> Point { Point(main: position, cross: along, axis: axis) }

  /// Returns a part of the line.
  func path(_ stretch: ClosedRange<Double>) -> Path {
    var path = Path()
    path.addLines([point(at: stretch.lowerBound), point(at: stretch.upperBound)])
    return path
  }
}

extension FigureScene {
  /// Returns the guides in force of the containers that `containers` names, outer ones first; equal lines are joined.
  func guideLines(of containers: [Int]? = nil) -> [GuideLine] {
    var lines: [GuideLine] = []
    for container in containers ?? stackLikeViews {
      for line in guideLines(in: container) {
        if let same = lines.firstIndex(where: { $0.isContinued(by: line) }) {
          lines[same].join(line)
        } else {
          lines.append(line)
        }
      }
    }
    return lines
  }

  /// The views that align several children: stacks, grids and layouts, but not modifiers and controls.
  private var stackLikeViews: [Int] {
    layout.views.indices.filter { index in
      isContainer(index) && isVisible[index] && !isInternal[index] && layout.views[index].role.alignsChildren
    }
  }

  /// Returns the lines of one container, one for each axis, name and position.
  private func guideLines(in container: Int) -> [GuideLine] {
    let frame = layout.views[container].frame
    var lines: [GuideLine] = []
    for child in layout.children(of: container) where isVisible[child] {
      for guide in layout.views[child].guides where guide.isInForce {
        let position = rounded(position(of: guide, in: child, of: container))
        guard position.isFinite else { continue }
        let cross = guide.axis.cross
        let extent = frame.extent(along: cross).joined(with: layout.views[child].frame.extent(along: cross))
        let source =
          if case .inherited(let index) = guide.origin, layout.views.indices.contains(index) { index } else { child }
        let intersection = GuideLine.Intersection(
          view: source,
          point: Point(main: position, cross: intersectionPosition(in: source, along: cross), axis: guide.axis),
          isExplicit: guide.isExplicit)
        let line = GuideLine(
          name: guide.alignment, isTextBaseline: guide.isTextBaseline, axis: guide.axis, position: position,
          extent: extent,
          isRightToLeft: layout.views[container].isRightToLeft, intersections: [intersection])
        if let same = lines.firstIndex(where: { $0.isContinued(by: line) }) {
          lines[same].join(line)
        } else {
          lines.append(line)
        }
      }
    }
    return lines
  }
}

extension FigureScene {
  /// Returns the coordinate of a view's dot along a line: the middle of the view, or its first edge where a dot would
  /// hide letters.
  private func intersectionPosition(in view: Int, along axis: Axis) -> Double {
    let frame = layout.views[view].frame
    if !hasLetters(view) { return frame.middle(along: axis) }
    return axis == .horizontal && layout.views[view].isRightToLeft ? frame.maxX : frame.extent(along: axis).lowerBound
  }
}

extension GuideLine {
  /// Returns whether names contain the line's or its axis's name; nil means all names.
  func isNamed(in names: [String]?) -> Bool {
    names?.contains { $0 == name || $0 == (axis == .horizontal ? "horizontal" : "vertical") } ?? true
  }

  /// Returns whether another line is a part of the same one.
  func isContinued(by other: GuideLine) -> Bool {
    name == other.name && axis == other.axis && abs(position - other.position) < 0.75
      && extent.overlaps(other.extent)
  }

  /// Joins another line to this one.
  mutating func join(_ other: GuideLine) {
    extent = extent.joined(with: other.extent)
    for intersection in other.intersections where !intersections.contains(intersection) {
      intersections.append(intersection)
    }
  }
}

extension Rect {
  /// Returns the extent of the rectangle along an axis; an empty one at 0 where it is not a number.
  func extent(along axis: Axis) -> ClosedRange<Double> {
    let (low, high) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    return low <= high ? low...high : 0...0
  }
  /// Returns the middle of the rectangle along an axis.
  func middle(along axis: Axis) -> Double { axis == .horizontal ? midX : midY }
}

extension ClosedRange<Double> {
  /// Returns whether a value lies inside the range and not at an end.
  func holdsInside(_ value: Double) -> Bool { value > lowerBound + 0.75 && value < upperBound - 0.75 }

  /// Returns the smallest range that contains both.
  func joined(with other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
