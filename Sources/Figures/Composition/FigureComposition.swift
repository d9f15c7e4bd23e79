import LayoutCore

/// A figure as it is printed: views with annotations, a listing, a legend and a caption.
struct FigureComposition {
  /// The layouts that the figure shows: one, or the states of a sequence.
  var layouts: [ResolvedLayout]
  /// What is asked for.
  var request: FigureRequest
  /// The source that the request lists.
  var listing: Listing?
  /// The look.
  var theme: Theme
  /// What measures and sets texts.
  var typesetter: any Typesetter

  /// The drawing; a single layout without any addition is exactly its canvas.
  var drawing: DisplayList {
    guard let first = layouts.first else { return DisplayList(background: theme.paper) }
    let annotated = layouts.map(annotated)
    let isPlain =
      layouts.count == 1 && annotated.allSatisfy(\.annotations.isEmpty) && request.caption == nil && listing == nil
    if isPlain {
      return DisplayList(size: first.canvas, background: theme.paper, items: first.display)
    }
    var block = views(annotated)
    if let listing, let wanted = request.listing {
      let code = ListingFigure(listing: listing, request: wanted, theme: theme, typesetter: typesetter).block
      switch wanted.place {
      case .alone: block = code
      case .beside:
        block = code.followed(by: block, along: .horizontal, gap: theme.distance.gutter, alignment: .center)
      case .below: block = block.followed(by: code, along: .vertical, gap: theme.distance.gutter, alignment: .start)
      }
    }
    let width = max(block.bounds.width, 160)
    let marks = layouts.flatMap(\.views).flatMap(\.annotations).filter { $0.kind == "mark" }
    if let legend = FigureBlock.legend(
      marks.map { $0.arguments.first ?? "" }, theme: theme, width: width, typesetter: typesetter)
    {
      block = block.followed(by: legend, along: .vertical, gap: theme.distance.margin, alignment: .start)
    }
    if let caption = request.caption {
      let text = FigureBlock.text(
        caption, in: theme.caption, width: width, name: "caption", typesetter: typesetter)
      block = block.followed(by: text, along: .vertical, gap: theme.distance.margin, alignment: .start)
    }
    return block.drawing(margin: theme.distance.margin, on: theme.paper)
  }

  /// A layout with what the request and its own views ask for.
  func annotated(_ layout: ResolvedLayout) -> AnnotatedFigure {
    let scene = FigureScene(layout: layout, theme: theme, typesetter: typesetter)
    var annotations = request.annotations.drawn(guides: request.guides)
    let marked = request.highlights.flatMap(layout.indices(id:))
    if !marked.isEmpty { annotations.insert(Highlights(views: marked), at: 0) }
    for kind in AnnotationKind.table {
      let views = layout.views.indices.flatMap { index in
        layout.views[index].annotations.filter { $0.kind == kind.name }.map { (view: index, arguments: $0.arguments) }
      }
      if !views.isEmpty { annotations += kind.drawn(views) }
    }
    let callouts = request.callouts.flatMap { callout in
      layout.indices(id: callout.id).prefix(1).map {
        Callouts.Callout(view: $0, text: callout.text, side: callout.side)
      }
    }
    if !callouts.isEmpty { annotations.append(Callouts(callouts: callouts)) }
    return AnnotatedFigure(scene: scene, annotations: annotations)
  }

  /// The layouts in one part.
  private func views(_ annotated: [AnnotatedFigure]) -> FigureBlock {
    let blocks = annotated.map(\.block)
    guard let first = blocks.first else { return FigureBlock(items: [], bounds: .zero) }
    switch request.sequence {
    case nil: return first
    case .pair:
      let gap = theme.distance.gutter / 2
      return blocks.dropFirst().reduce(first) { pair, next in
        pair.followed(by: .arrow(in: theme), along: .horizontal, gap: gap, alignment: .center)
          .followed(by: next, along: .horizontal, gap: gap, alignment: .center)
      }
    case .animation(let guidesFirst):
      return AnimatedFigure(states: annotated, guidesFirst: guidesFirst, request: request).block
    }
  }
}
