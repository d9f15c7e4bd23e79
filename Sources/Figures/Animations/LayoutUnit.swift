import PlumblineLayout

/// A part of a layout that moves as one: a view's own drawing, or a group that is drawn as a whole.
struct LayoutUnit: Hashable {
  /// The view.
  var view: Int
  /// Whether the views within belong to the part.
  var isWhole: Bool
}

extension ResolvedLayout {
  /// The parts, in the order of drawing.
  var units: [LayoutUnit] {
    var result: [LayoutUnit] = []
    var open = views.isEmpty ? [] : [0]
    while let index = open.popLast() {
      if let group = views[index].group {
        if group.opacity > 0 { result.append(LayoutUnit(view: index, isWhole: true)) }
        continue
      }
      if !views[index].items.isEmpty { result.append(LayoutUnit(view: index, isWhole: false)) }
      open += drawingOrder(of: index).reversed()
    }
    return result
  }

  /// Returns the items that a part draws.
  func items(of unit: LayoutUnit) -> [DisplayItem] {
    unit.isWhole ? display(of: unit.view) : views[unit.view].items
  }
}

extension [DisplayItem] {
  /// The plain colours of the items, in order, which distinguish appearances.
  var paints: [Paint] {
    flatMap { item -> [Paint] in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .text(_, _, let paint):
        if case .color = paint { return [paint] }
        return []
      case .image: return []
      case .group(let group): return group.items.paints
      }
    }
  }
}
