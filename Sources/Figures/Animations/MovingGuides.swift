import PlumblineLayout

/// The guides of an animated figure: whole lines that move, or a piece in each view.
struct MovingGuides {
  /// The items behind the views: whole lines, so that letters stay legible on them.
  private(set) var behind: [DisplayItem] = []
  /// The items over the views: pieces, names, and faint lines where areas hide the lines behind them.
  private(set) var items: [DisplayItem] = []
  /// The rectangle around all items, or nil if there are none.
  private(set) var bounds: Rect?

  /// Creates the guides of a figure whose states hold the same views.
  init(figure: AnimatedFigure) {
    if figure.showsPieces { addPieces(of: figure) } else { addLines(of: figure) }
  }

  /// Adds each line of the first state, which moves to its position in the others.
  private mutating func addLines(of figure: AnimatedFigure) {
    let theme = figure.states[0].scene.theme
    let lines = figure.states.map { $0.scene.guideLines().filter { $0.isNamed(in: figure.guideNames) } }
    for (number, line) in lines[0].enumerated() {
      let states = lines.map { $0.indices.contains(number) && $0[number].axis == line.axis ? $0[number] : line }
      func position(_ state: Int) -> Double { states[state].position + figure.offset(state)[line.axis] }
      let extents = states.indices.map { state in
        let shift = figure.offset(state)[line.axis.cross]
        return (states[state].extent.lowerBound + shift)...(states[state].extent.upperBound + shift)
      }
      let extent = extents.reduce(extents[0]) { $0.joined(with: $1) }
      let (start, end) = (extent.lowerBound - theme.distance.overhang, extent.upperBound + theme.distance.overhang)
      let struck = states.indices.flatMap { state in
        let shift = figure.offset(state)[line.axis.cross]
        return figure.states[state].scene.struckTexts(on: states[state])
          .map { ($0.lowerBound + shift)...($0.upperBound + shift) }
      }
      /// Returns the parts of a stretch that strike out no text in any state.
      func pieces(of stretch: ClosedRange<Double>, _ color: Color) -> [DisplayItem] {
        stretch.without(struck.joined).map { part in
          var path = Path()
          path.addLines([
            Point(main: 0, cross: part.lowerBound, axis: line.axis),
            Point(main: 0, cross: part.upperBound, axis: line.axis),
          ])
          var style = theme.guide.style
          style.dashPhase = part.lowerBound - start
          return .stroke(path, .color(color), style)
        }
      }
      func transform(_ moment: Moment) -> Transform {
        let shift = Point(main: position(moment.views), cross: 0, axis: line.axis)
        return .translation(x: shift.x, y: shift.y)
      }
      behind.append(figure.group("guide", pieces(of: start...end, theme.guide.color), transform: transform))
      let crossesLetters = states.indices.contains { !figure.states[$0].scene.letters(on: states[$0]).isEmpty }
      let color = theme.guide.color.opacity(crossesLetters ? 0.3 : 0.6)
      let hidden = states.indices.flatMap { state in
        let shift = figure.offset(state)[line.axis.cross]
        return figure.states[state].scene.areas(on: states[state]).map {
          ($0.lowerBound + shift)...($0.upperBound + shift)
        }
      }
      let faint = hidden.joined.flatMap { pieces(of: $0, color) }
      if !faint.isEmpty { items.append(figure.group("guide", faint, transform: transform)) }
      for state in states.indices {
        let (low, high) = (
          Point(main: position(state), cross: start, axis: line.axis),
          Point(main: position(state), cross: end, axis: line.axis)
        )
        bounds = Rect.union(bounds, Rect(origin: low).union(Rect(origin: high)))
      }
      for name in states.map(\.name).firstOccurrences {
        let label = label(name, at: line.axis == .horizontal ? start : end, axis: line.axis, figure: figure)
        items.append(
          figure.group("label", label.items, transform: transform) { states[$0.views].name == name ? 1 : 0 })
        for state in states.indices {
          let shift = Point(main: position(state), cross: 0, axis: line.axis)
          bounds = Rect.union(bounds, label.bounds.offsetBy(dx: shift.x, dy: shift.y))
        }
      }
    }
  }

  /// Adds a piece of the guide in each child of a stack, at the guide's value in the view.
  private mutating func addPieces(of figure: AnimatedFigure) {
    let scene = figure.states[0].scene
    let theme = scene.theme
    for (index, view) in scene.layout.views.enumerated() {
      guard let parent = view.parent, !scene.layout.views[parent].role.isModifier else { continue }
      for (number, guide) in view.guides.enumerated() where guide.isInForce {
        let cross = figure.frame(of: index, in: 0).extent(along: guide.axis.cross)
        let length = cross.upperBound - cross.lowerBound
        let reach = theme.distance.overhang / 2
        var path = Path()
        path.addLines([
          Point(main: 0, cross: -length / 2 - reach, axis: guide.axis),
          Point(main: 0, cross: length / 2 + reach, axis: guide.axis),
        ])
        func middle(_ moment: Moment) -> Point {
          let frame = figure.frame(of: index, in: moment.views)
          let guides = figure.states[moment.guides].scene.layout.views[index].guides
          let value = guides.indices.contains(number) ? guides[number].value : guide.value
          let runsBack = guide.axis == .horizontal && scene.layout.views[parent].isRightToLeft
          let extent = frame.extent(along: guide.axis)
          let position = runsBack ? extent.upperBound - value : extent.lowerBound + value
          return Point(main: position, cross: frame.middle(along: guide.axis.cross), axis: guide.axis)
        }
        items.append(
          figure.group(
            "guide", [theme.guide.haloStroke(path, on: theme.paper), theme.guide.stroke(path)],
            transform: { .translation(x: middle($0).x, y: middle($0).y) }))
        for moment in figure.moments {
          let middle = middle(moment)
          bounds = Rect.union(bounds, path.bounds?.offsetBy(dx: middle.x, dy: middle.y))
        }
      }
    }
  }

  /// Returns a guide's name at an end of its line, whose coordinate on the other axis is 0.
  private func label(_ name: String, at end: Double, axis: Axis, figure: AnimatedFigure) -> FigureBlock {
    let scene = figure.states[0].scene
    let text = FigureBlock.text(
      name, in: scene.theme.guideLabel, width: nil, name: "guide", typesetter: scene.typesetter)
    let gap = scene.theme.distance.labelGap
    let (width, height) = (text.bounds.width, text.bounds.height)
    return text.moved(
      to: axis == .horizontal ? Point(x: -width / 2, y: end - gap - height) : Point(x: end + gap, y: -height / 2))
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of first occurrence.
  var firstOccurrences: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
