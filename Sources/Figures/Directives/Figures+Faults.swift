import LayoutCore

extension Figures {
  /// What a request asks for that the layouts and the listing do not hold, and annotations of views that mean nothing.
  public static func faults(
    of request: FigureRequest, in layouts: [ResolvedLayout], listing: Listing? = nil
  ) -> [DirectiveFault] {
    let views = layouts.flatMap(\.views)
    let ids = views.compactMap(\.id)
    var faults = request.views.filter { !ids.contains($0.id) }
      .map { DirectiveFault.unknownView($0.id, known: ids, $0.source) }
    let guides = views.flatMap(\.guides).filter(\.isInForce).map(\.alignment)
    faults += (request.guides ?? [])
      .filter { !["horizontal", "vertical"].contains($0.text) && !guides.contains($0.text) }
      .map { DirectiveFault.unknownGuide($0, known: guides) }
    for layout in layouts { faults += self.faults(of: request, in: layout) }
    if let listing {
      faults += (request.listing?.marks ?? []).filter { listing.range(of: $0) == nil }.map(DirectiveFault.unmarked)
    }
    return faults
  }

  /// Annotations of single views that mean nothing.
  private static func faults(of request: FigureRequest, in layout: ResolvedLayout) -> [DirectiveFault] {
    var asked = layout.views.indices.flatMap { index in
      layout.views[index].annotations.map {
        (view: index, kind: $0.kind, arguments: $0.arguments, source: layout.views[index].source)
      }
    }
    for annotation in request.views {
      asked += layout.indices(id: annotation.id).prefix(1)
        .map { ($0, annotation.kind, annotation.arguments, annotation.source) }
    }
    if asked.isEmpty { return [] }
    let scene = FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
    return asked.compactMap { annotation in
      guard let kind = AnnotationKind.table.first(where: { $0.name == annotation.kind }) else {
        return .unknownAnnotation(annotation.kind, annotation.source)
      }
      if kind.needsText {
        return (annotation.arguments.first ?? "").isEmpty ? .noText(kind.name, annotation.source) : nil
      }
      guard scene.isVisible[annotation.view] else { return nil }
      let drawn = kind.drawn([(annotation.view, annotation.arguments)])
      guard drawn.allSatisfy({ $0.drawing(in: scene).isEmpty }) else { return nil }
      return .showsNothing(kind, view: layout.views[annotation.view].view, annotation.source)
    }
  }

  /// What layouts must tell for a request, and for the annotations of their own views, beyond where views stand.
  public static func details(for request: FigureRequest, in layouts: [ResolvedLayout] = []) -> ResolvedDetails {
    let kinds = request.views.map(\.kind) + layouts.flatMap(\.views).flatMap(\.annotations).map(\.kind)
    return request.annotations.contains(.ideal) || kinds.contains("ideal") ? .idealSizes : []
  }
}
