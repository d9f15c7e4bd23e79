import PlumblineLayout

/// A figure as it is printed: views with annotations, a listing, a legend and a caption.
struct FigureComposition {
  /// The layouts that the figure shows: one, or the states of a sequence.
  var layouts: [ResolvedLayout]
  /// The content beside the views.
  var request: FigureRequest
  /// The source that the request lists.
  var listing: Listing?
  /// The theme.
  var theme: Theme
  /// The typesetter of texts.
  var typesetter: any Typesetter
  /// The moment of an animation that is drawn as a still, or nil for the whole animation.
  var moment: Moment?
  /// The size of the canvas in whose middle the views of a single layout are, in points; nil for their own canvas.
  var wholeCanvas: Size?
  /// The layouts with their annotations in the theme, where they are known already.
  var prepared: [AnnotatedFigure]?

  /// The drawing, at the scale and in the width that the request allows.
  var drawing: DisplayList { fitted.drawing }

  /// The drawing, and the scale of its views.
  ///
  /// In a figure that is too wide, the views shrink and their annotations keep their size: the annotations are drawn
  /// larger, and then the whole figure is scaled. A figure whose annotations alone are too wide is unchanged, so that
  /// they remain legible.
  var fitted: (drawing: DisplayList, scale: Double) {
    let whole = drawing(at: request.scale)
    guard let width = request.width, whole.size.width > width else { return (whole, request.scale) }
    var scale = request.scale * width / whole.size.width
    var (low, high): (Double?, Double) = (nil, request.scale)
    var best = (whole, request.scale)
    // Labels move when their views shrink, so the width does not follow from the scale, which is found by bisection.
    var count = 0
    while count < 9 || low == nil {
      count += 1
      let drawing = drawing(at: scale)
      if drawing.size.width <= width {
        (low, best) = (scale, (drawing, scale))
        if width - drawing.size.width <= 1 { break }
      } else {
        high = scale
      }
      scale = low.map { ($0 + high) / 2 } ?? scale * 0.8
      if scale < Self.leastScale { break }
    }
    return best
  }

  /// Returns the drawing with views at a scale, among lines and labels in their own sizes.
  private func drawing(at scale: Double) -> DisplayList {
    if scale == 1 { return wholeDrawing }
    var copy = self
    copy.theme = theme.scaled(by: 1 / scale)
    copy.prepared = nil
    return copy.wholeDrawing.scaled(by: scale)
  }

  /// The minimum scale of views that are fitted to a width, at which a screen is about four points wide.
  private static let leastScale = 0.01

  /// The drawing in its own size; that of a single layout without additions is its canvas and the drawing around it on
  /// the screen.
  private var wholeDrawing: DisplayList {
    guard let first = layouts.first else { return DisplayList(background: theme.paper) }
    if hasOnlyViews { return plain(first) }
    let annotated = prepared ?? annotatedLayouts
    let caption = caption
    let isPlain =
      layouts.count == 1 && annotated.allSatisfy(\.annotations.isEmpty) && caption == nil && listing == nil
    if isPlain { return plain(first) }
    var block = views(annotated)
    if let wholeCanvas {
      let (dx, dy) = (wholeCanvas.width - first.canvas.width, wholeCanvas.height - first.canvas.height)
      block.bounds = block.bounds.union(Rect(size: first.canvas).insetBy(dx: -dx / 2, dy: -dy / 2))
    }
    if let listing, let wanted = request.listing {
      let code = ListingFigure(listing: listing, request: wanted, theme: theme, typesetter: typesetter).block
      switch wanted.placement {
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

  /// Whether the figure is one layout without additions, as most figures of a batch are.
  ///
  /// Then no scene for annotations is created.
  private var hasOnlyViews: Bool { Self.hasOnlyViews(layouts, request: request, listing: listing) }

  /// Returns whether the figure of a request is one layout without additions.
  static func hasOnlyViews(_ layouts: [ResolvedLayout], request: FigureRequest, listing: Listing?) -> Bool {
    layouts.count == 1 && listing == nil && request.annotations.isEmpty && request.views.isEmpty
      && request.caption == nil && layouts[0].views.allSatisfy { $0.annotations.isEmpty }
  }

  /// Returns a layout's views alone; drawing beyond the canvas by more than half a pixel, such as a shadow or a
  /// displaced view, adds whole points on its side.
  private func plain(_ layout: ResolvedLayout) -> DisplayList {
    let (items, canvas) = (layout.display + layout.overlay, Rect(size: layout.canvas))
    var seen = canvas
    if let drawn = items.bounds, drawn.intersects(layout.screen) {
      seen = canvas.union(drawn.intersection(layout.screen))
    }
    /// Half of a device pixel, the distance by which rounded edges may extend beyond the canvas.
    let rounding = layout.displayScale > 0.5 ? 0.5 / layout.displayScale + 0.001 : 0.1
    /// Returns a distance beyond an edge, rounded up to whole points, except for a curve's approximation error of about
    /// a hundredth.
    func space(_ overhang: Double) -> Double { overhang <= rounding ? 0 : (overhang - 0.1).rounded(.up) }
    let (left, top) = (space(-seen.minX), space(-seen.minY))
    let (right, bottom) = (space(seen.maxX - canvas.maxX), space(seen.maxY - canvas.maxY))
    let size = Size(width: canvas.width + left + right, height: canvas.height + top + bottom)
    let shift = Transform.translation(x: left, y: top)
    return DisplayList(
      size: size, background: theme.background,
      items: shift.isIdentity ? items : [.group(DisplayGroup(items: items, transform: shift))])
  }

  /// The text below the figure: the directive's, or that of the first view with a caption.
  private var caption: String? {
    if let caption = request.caption { return caption }
    let kind = AnnotationEntry.captionKind
    let known = layouts.lazy.flatMap(\.views).flatMap(\.annotations).first { $0.kind == kind }
    return known?.arguments.first ?? request.views.first { $0.kind == kind }?.arguments.first
  }

  /// The layouts with their annotations; the numbers of marks run through all of them.
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

  /// Returns the theme of a part: that of the figure, fixed to the appearance that the part alone requests.
  private func theme(of layout: ResolvedLayout) -> Theme {
    guard hasOwnAppearance(layout), let scheme = layout.colorScheme else { return theme }
    return theme.fixed(to: scheme)
  }

  /// Returns whether a part of a pair requests an appearance that other parts do not.
  private func hasOwnAppearance(_ layout: ResolvedLayout) -> Bool {
    guard request.sequence == .pair, !theme.isDarkPaper, let scheme = layout.colorScheme else { return false }
    return layouts.contains { $0.colorScheme != scheme }
  }

  /// Returns a part on paper of its own, if it has an appearance of its own.
  private func onPaper(_ block: FigureBlock, of layout: ResolvedLayout) -> FigureBlock {
    guard hasOwnAppearance(layout) else { return block }
    let inset = theme.distance.margin / 2
    let rect = block.bounds.insetBy(dx: -inset, dy: -inset)
    let paper = DisplayItem.fill(
      Path(rect, quarterEllipses: Size(width: inset / 2, height: inset / 2)),
      .color(theme(of: layout).background))
    return FigureBlock(
      items: [.group(DisplayGroup(name: "paper", items: [paper]))] + block.items, bounds: rect)
  }

  /// Returns a layout with the annotations of the request and of its own views.
  func annotated(_ layout: ResolvedLayout, marksBefore: Int = 0) -> AnnotatedFigure {
    let scene = FigureScene(layout: layout, theme: theme(of: layout), typesetter: typesetter)
    var figure = AnnotatedFigure(scene: scene)
    var legend = Legend(first: marksBefore + 1)
    figure.annotations = AnnotationEntry.drawn(by: request)
    for entry in AnnotationEntry.table {
      guard let one = entry.one else { continue }
      let targets = targets(of: entry, one.kind, in: scene)
      if !targets.isEmpty { figure.annotations += one.draw(targets, &legend) }
    }
    figure.legend = legend.texts
    return figure
  }

  /// Returns the views that have an annotation of a kind: by a modifier, by a directive, or as one of all views to
  /// which a word applies.
  private func targets(of entry: AnnotationEntry, _ kind: String, in scene: FigureScene) -> [AnnotationEntry.Target] {
    var result = scene.layout.views.indices.flatMap { index in
      scene.layout.views[index].annotations.filter { $0.kind == kind }
        .map { (view: index, arguments: $0.arguments) }
    }
    for annotation in request.views where annotation.kind == kind {
      result += scene.layout.indices(id: annotation.id).prefix(1).map { ($0, annotation.arguments) }
    }
    guard let all = entry.all, request.annotations.contains(all.word) else { return result }
    let known = Set(result.map(\.view))
    result += all.views(scene).filter { !known.contains($0) }.map { ($0, [scene.layout.views[$0].label]) }
    return result
  }

  /// Parts side by side, the middles of their contents on one line, with an arrow between neighbours.
  private func pair(_ parts: [(block: FigureBlock, content: Rect)]) -> FigureBlock {
    let gap = theme.distance.gutter / 2
    var result = FigureBlock(items: [], bounds: .zero)
    for (position, part) in parts.enumerated() {
      if position > 0, request.hasArrow {
        let arrow = FigureBlock.arrow(in: theme)
        let placed = arrow.moved(to: Point(x: result.bounds.maxX + gap, y: -arrow.bounds.height / 2))
        result = FigureBlock(items: result.items + placed.items, bounds: result.bounds.union(placed.bounds))
      }
      let placed = part.block.moved(
        to: Point(
          x: position == 0 ? 0 : result.bounds.maxX + gap, y: part.block.bounds.minY - part.content.midY))
      result = FigureBlock(
        items: result.items + placed.items, bounds: position == 0 ? placed.bounds : result.bounds.union(placed.bounds))
    }
    return result
  }

  /// Returns a part of a pair with its title above it, and with its name and its caption below it, as far as the
  /// request shows them.
  private func named(_ figure: AnnotatedFigure, _ position: Int) -> FigureBlock {
    var block = figure.block
    guard request.sequence == .pair else { return block }
    let theme = theme(of: figure.scene.layout)
    let width = max(block.bounds.width, theme.distance.gutter * 2.5)
    func add(_ string: String, _ lettering: Theme.Lettering, _ name: String, isBelow: Bool) {
      let text = FigureBlock.text(string, in: lettering, width: width, name: name, typesetter: typesetter)
      let gap = theme.distance.margin / 2
      let top = isBelow ? block.bounds.maxY + gap : block.bounds.minY - gap - text.bounds.height
      let placed = text.moved(to: Point(x: figure.scene.content.midX - text.bounds.width / 2, y: top))
      block = FigureBlock(items: block.items + placed.items, bounds: block.bounds.union(placed.bounds))
    }
    if request.titles.indices.contains(position) {
      var lettering = theme.caption
      lettering.weight = max(lettering.weight, 600)
      add(request.titles[position], lettering, "title", isBelow: false)
    }
    if request.annotations.contains(.caption), request.names.count > 1, request.names.indices.contains(position) {
      add(request.names[position], theme.caption, "caption", isBelow: true)
    }
    if request.captions.indices.contains(position) {
      add(request.captions[position], theme.caption, "caption", isBelow: true)
    }
    return block
  }

  /// Returns the layouts in one part.
  private func views(_ annotated: [AnnotatedFigure]) -> FigureBlock {
    let blocks = annotated.enumerated().map { named($1, $0) }
    guard let first = blocks.first else { return FigureBlock(items: [], bounds: .zero) }
    switch request.sequence {
    case nil: return first
    case .pair:
      return pair(
        zip(blocks, annotated).map { (block: onPaper($0, of: $1.scene.layout), content: $1.scene.content) })
    case .animation(let guidesFirst):
      var figure = AnimatedFigure(states: annotated, guidesFirst: guidesFirst, request: request)
      if let moment { figure.moments = [moment] }
      return figure.block
    }
  }
}
