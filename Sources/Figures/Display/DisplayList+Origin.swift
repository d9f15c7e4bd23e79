import PlumblineLayout

extension Figures {
  /// Returns the top-left corner of a layout's canvas in the figure that a request describes, or nil if the figure does
  /// not show the layout.
  ///
  /// A figure of views alone has their items at the corner, or in one group without a name that is moved there, so that
  /// no drawing of the layout is compared.
  public static func origin(
    of layout: ResolvedLayout, in drawing: DisplayList, request: FigureRequest, listing: Listing? = nil
  ) -> Point? {
    guard request.scale == 1, FigureComposition.hasOnlyViews([layout], request: request, listing: listing) else {
      return drawing.origin(of: layout)
    }
    switch drawing.items.first {
    case .group(let group)? where group.name == nil:
      return Point(x: group.transform.m31, y: group.transform.m32)
    case .some: return .zero
    case nil: return nil
    }
  }
}

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
