import PlumblineLayout

extension Figures {
  /// Returns the faults of a request: views, guides and texts that the layouts and the listing do not contain, and
  /// annotations without an effect on their views.
  public static func faults(
    of request: FigureRequest, in layouts: [ResolvedLayout], listing: Listing? = nil
  ) -> [DirectiveFault] {
    var faults: [DirectiveFault] = []
    if !request.views.isEmpty {
      let ids = layouts.flatMap { $0.views.compactMap(\.id) }
      faults += request.views.filter { !ids.contains($0.id) }
        .map { DirectiveFault.unknownView($0.id, known: ids, $0.source) }
    }
    if let requested = request.guides, !requested.isEmpty {
      let guides = layouts.flatMap { $0.views.flatMap(\.guides) }.filter(\.isInForce).map(\.alignment)
      faults += requested.filter { !["horizontal", "vertical"].contains($0.text) && !guides.contains($0.text) }
        .map { DirectiveFault.unknownGuide($0, known: guides) }
    }
    for layout in layouts { faults += self.faults(of: request, in: layout) }
    if let listing {
      faults += (request.listing?.marks ?? []).filter { listing.range(of: $0) == nil }.map(DirectiveFault.unmarked)
    }
    return faults
  }

  /// Returns the faulty annotations of single views.
  private static func faults(of request: FigureRequest, in layout: ResolvedLayout) -> [DirectiveFault] {
    var requested: [(view: Int, kind: String, arguments: [String], source: SourceRange?)] = []
    for index in layout.views.indices where !layout.views[index].annotations.isEmpty {
      requested += layout.views[index].annotations.map { (index, $0.kind, $0.arguments, layout.views[index].source) }
    }
    for annotation in request.views {
      requested += layout.indices(id: annotation.id).prefix(1)
        .map { ($0, annotation.kind, annotation.arguments, annotation.source) }
    }
    if requested.isEmpty { return [] }
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    return requested.compactMap { annotation in
      guard let kind = AnnotationEntry.singleView(annotation.kind) else {
        return .unknownAnnotation(annotation.kind, annotation.source)
      }
      if kind.needsText {
        return (annotation.arguments.first ?? "").isEmpty ? .noText(kind.kind, annotation.source) : nil
      }
      guard scene.isVisible[annotation.view] else { return nil }
      var legend = Legend()
      let drawn = kind.draw([(annotation.view, annotation.arguments)], &legend)
      guard drawn.allSatisfy({ $0.drawing(in: scene).isEmpty }) else { return nil }
      return .showsNothing(kind, view: layout.views[annotation.view].view, annotation.source)
    }
  }
}
