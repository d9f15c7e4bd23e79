import PlumblineLayout

/// The guides of an animated figure whose guides move first: a piece in each child of a container, at the guide's value
/// in the view, and the guide's name at the first of them.
struct GuidePieces {
  /// The pieces with their dots, and the names.
  private(set) var items: [DisplayItem] = []
  /// The rectangle around all items, or nil if there are none.
  private(set) var bounds: Rect?

  private let figure: AnimatedFigure

  /// Creates the pieces of a figure whose states hold the same views.
  init(figure: AnimatedFigure) {
    self.figure = figure
    let layout = figure.states[0].scene.layout
    var names: [DisplayItem] = []
    for parent in layout.views.indices where !layout.views[parent].role.isModifier {
      for axis in Axis.allCases {
        let pieces = layout.children(of: parent).flatMap { view in
          layout.views[view].guides.indices.map { Piece(view: view, parent: parent, number: $0, axis: axis) }
        }
        .filter(isShown)
        for piece in pieces { add(piece) }
        let first = pieces.min { place(of: $0) < place(of: $1) }
        if let first { names += self.names(at: first) }
      }
    }
    items += names
  }

  /// A guide of a view.
  private struct Piece {
    var view: Int
    var parent: Int
    /// The guide's position among those of the view.
    var number: Int
    var axis: Axis
  }

  private func isShown(_ piece: Piece) -> Bool {
    let guide = figure.states[0].scene.layout.views[piece.view].guides[piece.number]
    return guide.isInForce && guide.axis == piece.axis
      && guides(of: piece).contains { guide in
        figure.guideNames?.contains { $0 == guide.alignment || $0 == piece.axis.rawValue } ?? true
      }
  }

  /// Returns the guide in each state; one that lacks it has that of the first.
  private func guides(of piece: Piece) -> [ResolvedGuide] {
    let first = figure.states[0].scene.layout.views[piece.view].guides[piece.number]
    return figure.states.map { state in
      let guides = state.scene.layout.views[piece.view].guides
      return guides.indices.contains(piece.number) ? guides[piece.number] : first
    }
  }

  /// Returns the distance of a piece from the end of the line at which its name is written.
  private func place(of piece: Piece) -> Double {
    let frame = figure.frame(of: piece.view, in: 0)
    return piece.axis == .horizontal ? frame.minY : -frame.maxX
  }

  /// Returns half the length of a piece.
  private func reach(of piece: Piece) -> Double {
    let extent = figure.frame(of: piece.view, in: 0).extent(along: piece.axis.cross)
    return extent.length / 2 + figure.states[0].scene.theme.distance.overhang / 2
  }

  /// Returns the middle of a piece.
  private func middle(of piece: Piece, _ moment: Moment) -> Point {
    let frame = figure.frame(of: piece.view, in: moment.views)
    let value = guides(of: piece)[moment.guides].value
    let runsBack = piece.axis == .horizontal && figure.states[0].scene.layout.views[piece.parent].isRightToLeft
    let extent = frame.extent(along: piece.axis)
    let position = runsBack ? extent.upperBound - value : extent.lowerBound + value
    return Point(main: position, cross: frame.middle(along: piece.axis.cross), axis: piece.axis)
  }

  private func transform(of piece: Piece) -> (Moment) -> Transform {
    { moment in
      let middle = middle(of: piece, moment)
      return .translation(x: middle.x, y: middle.y)
    }
  }

  /// Adds the line of a piece, and its dot unless it would hide letters.
  private mutating func add(_ piece: Piece) {
    let scene = figure.states[0].scene
    let (theme, reach) = (scene.theme, reach(of: piece))
    var path = Path()
    path.addLines([
      Point(main: 0, cross: -reach, axis: piece.axis), Point(main: 0, cross: reach, axis: piece.axis),
    ])
    items.append(
      figure.group(
        "guide", [theme.guide.haloStroke(path, on: theme.paper), theme.guide.stroke(path)],
        transform: transform(of: piece)))
    let isExplicit = guides(of: piece).map(\.isExplicit)
    for kind in [true, false] where isExplicit.contains(kind) && !scene.hasLetters(piece.view) {
      items.append(
        figure.group(
          "dot", GuideLines.dot(at: .zero, isExplicit: kind, in: theme), transform: transform(of: piece)
        ) { isExplicit[$0.guides] == kind ? 1 : 0 })
    }
    addBounds(of: path.bounds, at: piece)
  }

  /// Returns the guide's names at a piece, each in the states that have it.
  private mutating func names(at piece: Piece) -> [DisplayItem] {
    let names = guides(of: piece).map(\.alignment)
    let reach = reach(of: piece)
    return names.firstOccurrences.map { name in
      let label = figure.guideName(name, at: piece.axis == .horizontal ? -reach : reach, axis: piece.axis)
      addBounds(of: label.bounds, at: piece)
      return figure.group("label", label.items, transform: transform(of: piece)) { names[$0.guides] == name ? 1 : 0 }
    }
  }

  private mutating func addBounds(of rect: Rect?, at piece: Piece) {
    for moment in figure.loop {
      let middle = middle(of: piece, moment)
      bounds = Rect.union(bounds, rect?.offsetBy(dx: middle.x, dy: middle.y))
    }
  }
}
