import PlumblineLayout

/// The guides of an animated figure: whole lines that move, or a piece in each view.
struct MovingGuides {
  /// The items behind the views: whole lines, so that letters stay legible on them.
  private(set) var behind: [DisplayItem] = []
  /// The items over the views: pieces, dots, names, and faint lines where areas hide the lines behind them.
  private(set) var items: [DisplayItem] = []
  /// The rectangle around all items, or nil if there are none.
  private(set) var bounds: Rect?

  /// Creates the guides of a figure whose states hold the same views.
  init(figure: AnimatedFigure) {
    if figure.showsPieces {
      let pieces = GuidePieces(figure: figure)
      (items, bounds) = (pieces.items, pieces.bounds)
      return
    }
    let lines = figure.states.map { $0.scene.guideLines().filter { $0.isNamed(in: figure.guideNames) } }
    for (number, line) in lines[0].enumerated() {
      let states = lines.map { $0.indices.contains(number) && $0[number].axis == line.axis ? $0[number] : line }
      let moving = MovingLine(figure: figure, states: states)
      behind += moving.whole
      items += moving.faint + moving.dots + moving.names
      bounds = Rect.union(bounds, moving.bounds)
    }
  }
}

/// A guide's line that moves from its position in one state to that in the next.
private struct MovingLine {
  let figure: AnimatedFigure
  /// The line in each state.
  let states: [GuideLine]
  private let axis: Axis
  /// The ends of the line, which is as long as that of any state.
  private let (start, end): (Double, Double)
  /// The stretches at which the line would strike out text, by state.
  private let struck: [[ClosedRange<Double>]]

  init(figure: AnimatedFigure, states: [GuideLine]) {
    (self.figure, self.states) = (figure, states)
    axis = states[0].axis
    let cross = axis.cross
    func shifted(_ range: ClosedRange<Double>, _ state: Int) -> ClosedRange<Double> {
      let shift = figure.offset(state)[cross]
      return (range.lowerBound + shift)...(range.upperBound + shift)
    }
    let extent = states.indices.map { shifted(states[$0].extent, $0) }.reduce(shifted(states[0].extent, 0)) {
      $0.joined(with: $1)
    }
    let overhang = figure.states[0].scene.theme.distance.overhang
    (start, end) = (extent.lowerBound - overhang, extent.upperBound + overhang)
    struck = states.indices.map { state in
      figure.states[state].scene.struckTexts(on: states[state]).map { shifted($0, state) }.joined
    }
  }

  private var theme: Theme { figure.states[0].scene.theme }

  private func position(_ state: Int) -> Double { states[state].position + figure.offset(state)[axis] }

  private func transform(_ moment: Moment) -> Transform {
    let shift = Point(main: position(moment.views), cross: 0, axis: axis)
    return .translation(x: shift.x, y: shift.y)
  }

  /// The line behind the views.
  var whole: [DisplayItem] { groups([start...end], theme.guide.color) }

  /// The line in front of the areas that hide it, so faint that it does not disturb.
  var faint: [DisplayItem] {
    let crossesLetters = states.indices.contains { !figure.states[$0].scene.letters(on: states[$0]).isEmpty }
    let hidden = states.indices.flatMap { state in
      let shift = figure.offset(state)[axis.cross]
      return figure.states[state].scene.areas(on: states[state]).map {
        ($0.lowerBound + shift)...($0.upperBound + shift)
      }
    }
    return groups(hidden.joined, theme.guide.color.opacity(crossesLetters ? 0.3 : 0.6))
  }

  /// Returns stretches of the line, each visible in the states in which it strikes out no text.
  private func groups(_ stretches: [ClosedRange<Double>], _ color: Color) -> [DisplayItem] {
    let cuts = Set(struck.joined().flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var parts: [(states: [Bool], items: [DisplayItem])] = []
    for stretch in stretches {
      let ends = [stretch.lowerBound] + cuts.filter { stretch.lowerBound < $0 && $0 < stretch.upperBound }
      var pieces: [(states: [Bool], range: ClosedRange<Double>)] = []
      for (from, to) in zip(ends, ends.dropFirst() + [stretch.upperBound]) {
        let isFree = struck.map { texts in
          !texts.contains { $0.lowerBound <= from && to <= $0.upperBound }
        }
        if let last = pieces.last, last.states == isFree {
          pieces[pieces.count - 1].range = last.range.lowerBound...to
        } else {
          pieces.append((isFree, from...to))
        }
      }
      for piece in pieces where piece.states.contains(true) {
        let item = dashes(piece.range, color)
        if let known = parts.firstIndex(where: { $0.states == piece.states }) {
          parts[known].items.append(item)
        } else {
          parts.append((piece.states, [item]))
        }
      }
    }
    return parts.map { part in
      figure.group("guide", part.items, transform: transform) { part.states[$0.views] ? 1 : 0 }
    }
  }

  /// Returns a stretch's dashes, in step with those of the whole line.
  private func dashes(_ stretch: ClosedRange<Double>, _ color: Color) -> DisplayItem {
    var path = Path()
    path.addLines([
      Point(main: 0, cross: stretch.lowerBound, axis: axis), Point(main: 0, cross: stretch.upperBound, axis: axis),
    ])
    var style = theme.guide.style
    style.dashPhase = stretch.lowerBound - start
    return .stroke(path, .color(color), style)
  }

  /// A dot for each view whose guide meets the line, filled while the view sets the value itself.
  var dots: [DisplayItem] {
    states.flatMap(\.intersections).map(\.view).firstOccurrences.flatMap { view in
      let meetings = states.indices.map { state in
        states[state].intersections.first { $0.view == view }.map { (point: $0.point, isExplicit: $0.isExplicit) }
      }
      guard let first = meetings.compactMap(\.self).first else { return [DisplayItem]() }
      return [true, false].compactMap { isExplicit in
        guard meetings.contains(where: { $0?.isExplicit == isExplicit }) else { return nil }
        return figure.group("dot", GuideLines.dot(at: .zero, isExplicit: isExplicit, in: theme)) { moment in
          let (point, shift) = (meetings[moment.views]?.point ?? first.point, figure.offset(moment.views))
          return .translation(x: point.x + shift.x, y: point.y + shift.y)
        } opacity: { moment in
          guard let meeting = meetings[moment.views], meeting.isExplicit == isExplicit else { return 0 }
          let isHidden =
            !isExplicit
            && states[moment.views].intersections.contains {
              $0.isExplicit && $0.point == meeting.point
            }
          return isHidden ? 0 : 1
        }
      }
    }
  }

  /// The guide's names at an end of the line, each in the states that have it.
  var names: [DisplayItem] {
    states.map(\.name).firstOccurrences.map { name in
      figure.group("label", label(name).items, transform: transform) { states[$0.views].name == name ? 1 : 0 }
    }
  }

  private func label(_ name: String) -> FigureBlock {
    figure.guideName(name, at: axis == .horizontal ? start : end, axis: axis)
  }

  /// The rectangle around the line and its names in all states.
  var bounds: Rect? {
    states.indices.reduce(nil) { bounds, state in
      let shift = Point(main: position(state), cross: 0, axis: axis)
      let (low, high) = (
        Point(main: shift[axis], cross: start, axis: axis), Point(main: shift[axis], cross: end, axis: axis)
      )
      let line = Rect.union(bounds, Rect(origin: low).union(Rect(origin: high)))
      return states.map(\.name).firstOccurrences.reduce(line) {
        Rect.union($0, label($1).bounds.offsetBy(dx: shift.x, dy: shift.y))
      }
    }
  }
}

extension AnimatedFigure {
  /// Returns a guide's name at an end of its line, whose coordinate on the other axis is 0.
  func guideName(_ name: String, at end: Double, axis: Axis) -> FigureBlock {
    let scene = states[0].scene
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
