import PlumblineLayout

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

  /// The drawing; a single layout without any addition is its canvas and what is drawn around it on the screen.
  var drawing: DisplayList {
    guard let first = layouts.first else { return DisplayList(background: theme.paper) }
    if asksForNothing { return plain(first) }
    let annotated = annotatedLayouts
    let caption = caption
    let isPlain =
      layouts.count == 1 && annotated.allSatisfy(\.annotations.isEmpty) && caption == nil && listing == nil
    if isPlain { return plain(first) }
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
    if let legend = FigureBlock.legend(
      annotated.flatMap(\.legend), theme: theme, width: width, typesetter: typesetter)
    {
      block = block.followed(by: legend, along: .vertical, gap: theme.distance.margin, alignment: .start)
    }
    if let caption {
      let text = FigureBlock.text(
        caption, in: theme.caption, width: width, name: "caption", typesetter: typesetter)
      block = block.followed(by: text, along: .vertical, gap: theme.distance.margin, alignment: .start)
    }
    return block.drawing(margin: theme.distance.margin, on: theme.paper)
  }

  /// Whether nothing is asked for beside one layout: most figures of a batch, which then spare looking for what their annotations see.
  private var asksForNothing: Bool {
    layouts.count == 1 && listing == nil && request.annotations.isEmpty && request.views.isEmpty
      && request.caption == nil && layouts[0].views.allSatisfy { $0.annotations.isEmpty }
  }

  /// A layout's views alone; what reaches beyond the canvas, such as a shadow or what is displaced, makes room in whole points.
  private func plain(_ layout: ResolvedLayout) -> DisplayList {
    let (items, canvas) = (layout.display, Rect(size: layout.canvas))
    var seen = canvas
    if let drawn = items.bounds, drawn.intersects(layout.screen) {
      seen = canvas.union(drawn.intersection(layout.screen))
    }
    /// Whole points for what reaches over an edge; a curve's own error, about a hundredth, makes none.
    func room(_ overhang: Double) -> Double { max(overhang - 0.1, 0).rounded(.up) }
    let (left, top) = (room(-seen.minX), room(-seen.minY))
    let (right, bottom) = (room(seen.maxX - canvas.maxX), room(seen.maxY - canvas.maxY))
    let size = Size(width: canvas.width + left + right, height: canvas.height + top + bottom)
    let shift = Transform.translation(x: left, y: top)
    return DisplayList(
      size: size, background: theme.paper,
      items: shift.isIdentity ? items : [.group(DisplayGroup(items: items, transform: shift))])
  }

  /// The text below the figure: the directive's, or the first that a view has.
  private var caption: String? {
    if let caption = request.caption { return caption }
    let known = layouts.lazy.flatMap(\.views).flatMap(\.annotations).first { $0.kind == "caption" }
    return known?.arguments.first ?? request.views.first { $0.kind == "caption" }?.arguments.first
  }

  /// The layouts with what is asked for; the numbers of marks run through all of them.
  var annotatedLayouts: [AnnotatedFigure] {
    var result: [AnnotatedFigure] = []
    var marks = 0
    for layout in layouts {
      let figure = annotated(layout, marksBefore: marks)
      marks += figure.legend.count
      result.append(figure)
    }
    return result
  }

  /// A layout with what the request and its own views ask for.
  func annotated(_ layout: ResolvedLayout, marksBefore: Int = 0) -> AnnotatedFigure {
    let scene = FigureScene(layout: layout, theme: theme, typesetter: typesetter)
    var figure = AnnotatedFigure(scene: scene)
    for kind in AnnotationKind.table {
      let asked = asked(kind.name, in: scene)
      if asked.isEmpty { continue }
      if kind.name == "mark" {
        figure.annotations.append(NumberedMarks(views: asked.map(\.view), first: marksBefore + 1))
        figure.legend = asked.map { $0.arguments.first ?? "" }
      } else {
        figure.annotations += kind.drawn(asked)
      }
    }
    let whole = request.annotations.drawn(guides: request.guides?.map(\.text))
    figure.annotations.insert(contentsOf: whole, at: 0)
    return figure
  }

  /// The views of which a kind of annotation is asked for: by themselves, by a directive, or as one of all.
  private func asked(_ kind: String, in scene: FigureScene) -> [(view: Int, arguments: [String])] {
    var result = scene.layout.views.indices.flatMap { index in
      scene.layout.views[index].annotations.filter { $0.kind == kind }
        .map { (view: index, arguments: $0.arguments) }
    }
    for annotation in request.views where annotation.kind == kind {
      result += scene.layout.indices(id: annotation.id).prefix(1).map { ($0, annotation.arguments) }
    }
    let all =
      switch kind {
      case "mark" where request.annotations.contains(.marks): scene.leaves
      case "callout" where request.annotations.contains(.callouts): scene.leaves
      case "highlight" where request.annotations.contains(.highlights): scene.aligningViews
      default: [Int]()
      }
    let known = Set(result.map(\.view))
    result += all.filter { !known.contains($0) }.map { ($0, [scene.layout.views[$0].label]) }
    return result
  }

  /// Parts side by side, their contents' middles on one line, with an arrow between two and, if wished, their names below.
  private func pair(_ parts: [(block: FigureBlock, content: Rect)]) -> FigureBlock {
    let gap = theme.distance.gutter / 2
    var result = FigureBlock(items: [], bounds: .zero)
    for (place, part) in parts.enumerated() {
      if place > 0 {
        let arrow = FigureBlock.arrow(in: theme)
        let placed = arrow.moved(to: Point(x: result.bounds.maxX + gap, y: -arrow.bounds.height / 2))
        result = FigureBlock(items: result.items + placed.items, bounds: result.bounds.union(placed.bounds))
      }
      let placed = part.block.moved(
        to: Point(
          x: place == 0 ? 0 : result.bounds.maxX + gap, y: part.block.bounds.minY - part.content.midY))
      result = FigureBlock(
        items: result.items + placed.items, bounds: place == 0 ? placed.bounds : result.bounds.union(placed.bounds))
    }
    return result
  }

  /// A state's name below it, if the names are wished for and there is more than one.
  private func named(_ figure: AnnotatedFigure, _ place: Int) -> FigureBlock {
    let block = figure.block
    guard request.annotations.contains(.caption), request.names.count > 1, request.names.indices.contains(place) else {
      return block
    }
    let name = FigureBlock.text(
      request.names[place], in: theme.caption, width: max(block.bounds.width, 80), name: "caption",
      typesetter: typesetter)
    let left = figure.scene.content.midX - name.bounds.width / 2
    let placed = name.moved(to: Point(x: left, y: block.bounds.maxY + theme.distance.margin / 2))
    return FigureBlock(items: block.items + placed.items, bounds: block.bounds.union(placed.bounds))
  }

  /// The layouts in one part.
  private func views(_ annotated: [AnnotatedFigure]) -> FigureBlock {
    let blocks = annotated.enumerated().map { named($1, $0) }
    guard let first = blocks.first else { return FigureBlock(items: [], bounds: .zero) }
    switch request.sequence {
    case nil: return first
    case .pair:
      return pair(zip(blocks, annotated).map { (block: $0, content: $1.scene.content) })
    case .animation(let guidesFirst):
      return AnimatedFigure(states: annotated, guidesFirst: guidesFirst, request: request).block
    }
  }
}
