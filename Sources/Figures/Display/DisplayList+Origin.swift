import PlumblineLayout

extension DisplayList {
  /// Returns the top-left corner of a layout's canvas in the figure, or nil if the figure does not show the layout.
  public func origin(of layout: ResolvedLayout) -> Point? {
    guard let first = layout.display.first else { return nil }
    func find(_ items: [DisplayItem], at origin: Point) -> Point? {
      for item in items {
        if item == first { return origin }
        guard case .group(let group) = item else { continue }
        let transform = group.transform
        guard transform == .translation(x: transform.m31, y: transform.m32) else { continue }
        if let found = find(group.items, at: transform.apply(origin)) { return found }
      }
      return nil
    }
    return find(items, at: .zero)
  }
}
