import PlumblineLayout

// Grids (<doc:Grids>).
extension RuleBook {
  /// A cell with its columns and its row.
  struct GridCellPlan {
    var cell: Model.Cell
    var row: Int
    var columns: Range<Int>
  }

  /// Returns the size and the placements of a grid for a proposal.
  func grid(_ model: Model, _ p: ProposedViewSize) -> (size: Size, places: [Placement]) {
    guard case .grid(let x, let y, let spacing, let rows) = model else { fatalError("no grid") }
    let book = RuleBook(axis: nil)
    let filled = rows.filter { !$0.isEmpty }
    if filled.isEmpty { return (.zero, []) }
    var cells: [GridCellPlan] = []
    for (row, content) in filled.enumerated() {
      var column = 0
      for cell in content {
        cells.append(GridCellPlan(cell: cell, row: row, columns: column..<column + cell.span))
        column += cell.span
      }
    }
    let count = cells.map(\.columns.upperBound).max() ?? 1
    let gap = spacing ?? 8
    var widths = book.dealt(p.width, count, gaps: Array(repeating: gap, count: count - 1)) { column, share in
      cells.filter { $0.columns == column..<column + 1 }
        .map {
          book.size($0.cell.model, ProposedViewSize(width: $0.cell.unsized.width ? nil : share, height: p.height)).width
        }.max() ?? 0
    }
    func length(_ columns: Range<Int>) -> Double { widths[columns].reduce(0, +) + gap * Double(columns.count - 1) }
    for cell in cells where cell.columns.count > 1 {
      let given = length(cell.columns)
      let others = length(0..<count) - given
      let offered = cell.cell.unsized.width ? nil : p.width.map { max($0 - others, given) }
      let needed = book.size(cell.cell.model, ProposedViewSize(width: offered, height: p.height)).width
      if needed > given, needed.isFinite || given.isFinite {
        for column in cell.columns { widths[column] += (needed - given) / Double(cell.columns.count) }
      }
    }
    let gaps = (1..<max(filled.count, 1)).map { row in
      if let spacing { return spacing }
      let isBare = [(row - 1, true), (row, false)].contains { row, atEnd in
        filled[row].allSatisfy { $0.model.isBare(at: .vertical, atEnd: atEnd) }
      }
      return isBare ? 0.0 : 8
    }
    let heights = book.dealt(p.height, filled.count, gaps: gaps) { row, share in
      let sizing = cells.filter { $0.row == row }
      let answers = sizing.map { cell in
        let q = ProposedViewSize(width: length(cell.columns), height: cell.cell.unsized.height ? nil : share)
        return (
          height: book.size(cell.cell.model, q).height, guide: book.value(cell.cell.model, y, .vertical, q),
          isFree: cell.cell.anchor != nil
        )
      }
      let tallest = answers.map(\.height).max() ?? 0
      if tallest == .infinity { return tallest }
      let bound = answers.filter { !$0.isFree }
      let (before, after) = (
        max(bound.map(\.guide).max() ?? 0, 0), max(bound.map { $0.height - $0.guide }.max() ?? 0, 0)
      )
      return max(tallest, before + after)
    }
    let whole = Size(width: length(0..<count), height: heights.reduce(0, +) + gaps.reduce(0, +))
    let places = cells.map { plan -> Placement in
      let own = Size(width: length(plan.columns), height: heights[plan.row])
      let corner = Point(
        x: widths[..<plan.columns.lowerBound].reduce(0, +) + gap * Double(plan.columns.lowerBound),
        y: heights[..<plan.row].reduce(0, +) + gaps[..<plan.row].reduce(0, +))
      let q = ProposedViewSize(own)
      let size = book.size(plan.cell.model, q)
      var origin: Point
      if let anchor = plan.cell.anchor {
        origin = Point(x: anchor.x * (own.width - size.width), y: anchor.y * (own.height - size.height))
      } else {
        var line = y.standard(own.height)
        if y == .custom {
          line =
            cells.filter { $0.row == plan.row && $0.cell.anchor == nil }.map { other in
              let q = ProposedViewSize(width: length(other.columns), height: heights[other.row])
              return book.value(other.cell.model, y, .vertical, q)
            }.max() ?? 0
        }
        origin = Point(
          x: x.standard(own.width) - book.value(plan.cell.model, x, .horizontal, q),
          y: line - book.value(plan.cell.model, y, .vertical, q))
      }
      return Placement(model: plan.cell.model, origin: corner + origin, offer: q)
    }
    return (whole, places)
  }

  /// Divides a length among tracks, the less flexible first.
  private func dealt(
    _ p: Double?, _ count: Int, gaps: [Double], _ ask: (Int, Double?) -> Double
  ) -> [Double] {
    guard let p, p > 0, p < .infinity else { return (0..<count).map { ask($0, p) } }
    let flexibilities = (0..<count).map { index in
      let flexibility = ask(index, .infinity) - ask(index, 0)
      return flexibility.isNaN ? 0 : flexibility
    }
    var rest = p - gaps.reduce(0, +)
    var result = [Double](repeating: 0, count: count)
    for (turn, index) in (0..<count).sorted(by: { (flexibilities[$0], $0) < (flexibilities[$1], $1) }).enumerated() {
      result[index] = ask(index, max(rest / Double(count - turn), 0))
      rest -= result[index]
    }
    return result
  }
}
