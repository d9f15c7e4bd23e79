import PlumblineLayout

// Grids, lazy grids, choices and bars (<doc:Grids>).
extension RuleBook {
  /// Returns the view that a choice of several shows.
  func choice(_ model: Model, _ p: ProposedViewSize) -> Model? {
    guard case .fits(let w, let h, let children) = model else { return nil }
    return children.first { child in
      let ideal = RuleBook(axis: nil).size(child, .unspecified)
      return (!w || p.width.map { ideal.width <= $0 } ?? true) && (!h || p.height.map { ideal.height <= $0 } ?? true)
    } ?? children.last
  }

  /// A view's proposal, size and guide beside a bar.
  struct BarPart {
    var offer: ProposedViewSize
    var size: Size
    var guide: Double
  }

  /// Returns the measurements of a view and its bar.
  func bar(_ model: Model, _ p: ProposedViewSize) -> (view: BarPart, bar: BarPart, gap: Double) {
    guard case .bar(let edge, let guide, let spacing, let view, let layer) = model else { fatalError("no bar") }
    let axis = edge.axis
    func part(_ model: Model, _ book: RuleBook, _ length: Double?) -> BarPart {
      var q = p
      q[axis] = length
      return BarPart(offer: q, size: book.size(model, q), guide: book.value(model, guide, axis.cross, q))
    }
    let bar = part(layer, RuleBook(axis: nil), nil)
    let isFirst = edge == .top || edge == .leading
    let (a, b) = isFirst ? (layer, view) : (view, layer)
    let gap = spacing ?? (a.isBare(at: axis, atEnd: true) || b.isBare(at: axis, atEnd: false) ? 0 : 8)
    return (part(view, self, p[axis].map { max($0 - bar.size[axis] - gap, 0) }), bar, gap)
  }

  /// The columns and rows of a lazy grid.
  struct LazyPlan {
    var tracks: [(start: Double, length: Double)] = []
    var rows: [Double] = []
    /// The distance before each row.
    var gaps: [Double] = []
    /// The length of the columns that were computed first.
    var extent = 0.0

    private var placedExtent: Double { tracks.last.map { $0.start + $0.length } ?? 0 }

    func size(_ p: ProposedViewSize, _ axis: Axis) -> Size {
      Size(
        main: zip(rows, gaps).reduce(0) { $0 + $1.0 + $1.1 }, cross: max(p[axis.cross] ?? extent, extent), axis: axis)
    }

    func places(_ children: [Model], _ own: Size, _ axis: Axis) -> [Placement] {
      children.enumerated().map { index, child in
        let (row, column) = index.quotientAndRemainder(dividingBy: tracks.count)
        let cell = Size(main: rows[row], cross: tracks[column].length, axis: axis)
        var place = RuleBook(axis: nil).aligned(child, .center, .center, cell, ProposedViewSize(cell))
        let shift = placedExtent > own[axis.cross] ? 0 : (own[axis.cross] - placedExtent) / 2
        let corner = Point(
          main: rows[..<row].reduce(0, +) + gaps[...row].reduce(0, +), cross: shift + tracks[column].start, axis: axis)
        place.origin = place.origin + corner
        return place
      }
    }
  }

  /// Divides the length across the grid, and divides the columns' length again if it is longer than the proposal.
  func lazyGrid(_ model: Model, _ p: ProposedViewSize, _ own: Size? = nil) -> LazyPlan {
    guard case .lazyGrid(let axis, let tracks, let spacing, let children) = model else { fatalError("no lazy grid") }
    var plan = LazyPlan()
    func divide(_ length: Double) -> [(start: Double, length: Double)] { Self.columns(tracks, across: length) }
    func extent(_ tracks: [(start: Double, length: Double)]) -> Double {
      tracks.last.map { $0.start + $0.length } ?? 0
    }
    plan.tracks = divide(p[axis.cross] ?? own?[axis.cross] ?? 0)
    plan.extent = extent(plan.tracks)
    if let offered = p[axis.cross], plan.extent > offered { plan.tracks = divide(plan.extent) }
    plan.rows = stride(from: 0, to: children.count, by: plan.tracks.count).map { first in
      zip(children[first...], plan.tracks).map { child, track in
        RuleBook(axis: nil).size(child, ProposedViewSize(main: nil, cross: track.length, axis: axis))[axis]
      }.max() ?? 0
    }
    let lines = stride(from: 0, to: children.count, by: plan.tracks.count).map {
      children[$0..<min($0 + plan.tracks.count, children.count)]
    }
    plan.gaps = lines.indices.map { row in
      if row == 0 { return 0 }
      if let spacing { return spacing }
      let isBare =
        lines[row - 1].allSatisfy { $0.isBare(at: axis, atEnd: true) }
        || lines[row].allSatisfy { $0.isBare(at: axis, atEnd: false) }
      return isBare ? 0 : 8
    }
    return plan
  }

  /// Divides a length among columns: fixed ones first, then equal shares of the rest from the leading edge.
  private static func columns(_ tracks: [Model.Track], across length: Double) -> [(start: Double, length: Double)] {
    let fixed = tracks.reduce(0) { if case .fixed(let length) = $1 { $0 + length } else { $0 } }
    var columns: [(start: Double, length: Double)] = []
    var rest = max(length - fixed - 8 * Double(tracks.count - 1), 0)
    var takers = tracks.count { if case .fixed = $0 { false } else { true } }
    for track in tracks {
      let share = takers > 0 ? rest / Double(takers) : 0
      var lengths: [Double]
      switch track {
      case .fixed(let length): lengths = [length]
      case .flexible(let least, let most):
        lengths = [min(max(share, least), most)]
        rest -= lengths[0]
        takers -= 1
      case .adaptive(let least):
        var count = 1
        while share.isFinite, count < 10_000, least * Double(count + 1) + 8 * Double(count) <= share { count += 1 }
        lengths = Array(repeating: max((share - 8 * Double(count - 1)) / Double(count), least), count: count)
        rest -= share
        takers -= 1
      }
      rest = max(rest, 0)
      for length in lengths {
        let start = columns.last.map { $0.start + $0.length + 8 } ?? 0
        columns.append((start, length))
      }
    }
    return columns
  }
}
