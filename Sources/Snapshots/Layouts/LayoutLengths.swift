import PlumblineDrawing

/// The lengths and the alignment that a view gives its children, read from their frames: padding, spacing and offset.
enum LayoutLengths {
  /// Returns the changes of a view's lengths, where its children are the same before and after.
  static func changes(
    _ old: LayoutText.View, _ new: LayoutText.View, children: [(old: Rect, new: Rect)], index: Int
  ) -> [LayoutChange] {
    guard let kind = kind(of: old), kind == self.kind(of: new) else { return [] }
    var lengths: [(name: String, old: Double, new: Double)] = []
    switch kind {
    case "padding":
      guard children.count == 1 else { return [] }
      lengths = insets(between: (old.frame, children[0].old), and: (new.frame, children[0].new))
    case "offset":
      guard children.count == 1 else { return [] }
      let (before, after) = (children[0].old.origin - old.frame.origin, children[0].new.origin - new.frame.origin)
      lengths = [("horizontal offset", before.x, after.x), ("vertical offset", before.y, after.y)]
    default: lengths = spacing(of: children, isVertical: kind.hasSuffix("VStack"))
    }
    let changes = lengths.filter { abs($0.new - $0.old) >= 0.001 }.map { length in
      LayoutChange(view: new.name, kind: .adjusted(length.name, from: length.old, to: length.new), index: index)
    }
    guard kind.hasSuffix("Stack") else { return changes }
    let isVertical = kind.hasSuffix("VStack")
    let before = alignment(of: children.map(\.old), in: old.frame, isVertical: isVertical)
    let after = alignment(of: children.map(\.new), in: new.frame, isVertical: isVertical)
    guard let before, let after, before != after else { return changes }
    return changes + [
      LayoutChange(view: new.name, kind: .altered(from: "alignment \(before)", to: after), index: index)
    ]
  }

  /// Returns the one edge or centre of a stack on which all of its children lie, or nil if none or several fit.
  private static func alignment(of children: [Rect], in stack: Rect, isVertical: Bool) -> String? {
    func fits(_ distance: (Rect) -> Double, within tolerance: Double) -> Bool {
      children.allSatisfy { abs(distance($0) - distance(stack)) <= tolerance }
    }
    let edges: [(name: String, fits: Bool)] =
      isVertical
      ? [
        ("left", fits(\.minX, within: 0.001)), ("center", fits(\.midX, within: 0.5)),
        ("right", fits(\.maxX, within: 0.001)),
      ]
      : [
        ("top", fits(\.minY, within: 0.001)), ("center", fits(\.midY, within: 0.5)),
        ("bottom", fits(\.maxY, within: 0.001)),
      ]
    let fitting = edges.filter(\.fits)
    return fitting.count == 1 ? fitting[0].name : nil
  }

  /// Returns the kind of a view that gives its children lengths: the last name of its line.
  private static func kind(of view: LayoutText.View) -> String? {
    let last = view.head.split(separator: " ").last { !$0.hasPrefix("#") }.map(String.init)
    let kinds = ["padding", "offset", "HStack", "VStack", "LazyHStack", "LazyVStack"]
    return last.flatMap { kinds.contains($0) ? $0 : nil }
  }

  /// Returns the padding on each side, or on all sides where they are equal.
  private static func insets(
    between old: (outer: Rect, inner: Rect), and new: (outer: Rect, inner: Rect)
  ) -> [(String, Double, Double)] {
    func sides(_ outer: Rect, _ inner: Rect) -> [Double] {
      [inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY]
    }
    let (before, after) = (sides(old.outer, old.inner), sides(new.outer, new.inner))
    func isUniform(_ sides: [Double]) -> Bool { sides.allSatisfy { abs($0 - sides[0]) < 0.001 } }
    if isUniform(before), isUniform(after) { return [("all sides", before[0], after[0])] }
    return zip(["left", "top", "right", "bottom"], zip(before, after)).map { ($0, $1.0, $1.1) }
  }

  /// Returns the spacing of a stack, if all distances between its children change by the same length.
  private static func spacing(
    of children: [(old: Rect, new: Rect)], isVertical: Bool
  ) -> [(String, Double, Double)] {
    func gaps(_ frames: [Rect]) -> [Double] {
      zip(frames, frames.dropFirst()).map { isVertical ? $1.minY - $0.maxY : $1.minX - $0.maxX }
    }
    let (before, after) = (gaps(children.map(\.old)), gaps(children.map(\.new)))
    let steps = zip(before, after).map { $1 - $0 }
    // Views that overlap along the axis are not laid out by it: they are offset, or the text is not that of a stack.
    guard (before + after).allSatisfy({ $0 > -0.001 }) else { return [] }
    guard let first = steps.first, steps.allSatisfy({ abs($0 - first) < 0.001 }) else { return [] }
    return [("spacing", before[0], after[0])]
  }
}
