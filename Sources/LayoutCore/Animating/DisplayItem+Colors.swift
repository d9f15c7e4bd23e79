extension [DisplayItem] {
  /// The components of the plain colours, in order.
  var colors: [Double] {
    flatMap { item -> [Double] in
      switch item {
      case .fill(_, .color(let color), _), .stroke(_, .color(let color), _), .text(_, _, .color(let color)):
        color.animatableValues
      case .group(let group): group.items.colors
      default: []
      }
    }
  }

  /// Returns the items with displaced colours, and removes the displacements that it uses.
  func coloring(by displacement: inout ArraySlice<Double>) -> [DisplayItem] {
    map { item in
      func changed(_ color: Color) -> Paint {
        guard displacement.count >= 8 else { return .color(color) }
        let values = zip(color.animatableValues, displacement.prefix(8)).map { $0 + $1 }
        displacement = displacement.dropFirst(8)
        return .color(color.at(values[...]))
      }
      switch item {
      case .fill(let path, .color(let color), let rule): return .fill(path, changed(color), rule: rule)
      case .stroke(let path, .color(let color), let style): return .stroke(path, changed(color), style)
      case .text(let text, let point, .color(let color)): return .text(text, at: point, paint: changed(color))
      case .group(var group):
        group.items = group.items.coloring(by: &displacement)
        return .group(group)
      default: return item
      }
    }
  }
}
