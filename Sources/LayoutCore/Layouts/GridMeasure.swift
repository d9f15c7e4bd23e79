/// The columns and rows of a grid for one proposal.
struct GridMeasure {
  /// The lengths of consecutive columns or rows, and the gaps between them, in points.
  struct Tracks {
    var lengths: [Double]
    var gaps: [Double]
    /// The position at which the cells' guides meet, in points from the start of each track.
    var lines: [Double]

    /// The total length of the tracks and gaps.
    var extent: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
    /// Returns the position at which a track starts.
    func start(of index: Int) -> Double { lengths[..<index].reduce(0, +) + gaps[..<index].reduce(0, +) }
    /// Returns the length of some tracks and the gaps between them.
    func length(of range: Range<Int>) -> Double {
      lengths[range].reduce(0, +) + gaps[range.lowerBound..<max(range.upperBound - 1, range.lowerBound)].reduce(0, +)
    }
  }

  /// The cells, row by row.
  let cells: [GridCell]
  /// The columns.
  private(set) var columns: Tracks
  /// The rows.
  private(set) var rows: Tracks
  private let grid: GridLayout
  private let columnAlignments: [HorizontalAlignment?]

  /// Measures a grid: first the columns, which share the width like a stack's children, then the rows for these
  /// columns.
  init(_ grid: GridLayout, _ subviews: LayoutSubviews, in proposal: ProposedViewSize) {
    let (cells, rowCount, columnCount) = GridCell.all(in: subviews)
    self.cells = cells
    self.grid = grid
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for cell in cells where cell.columns.count == 1 {
      if let own = cell.view.trait(.gridColumnAlignment) as? HorizontalAlignment {
        alignments[cell.columns.lowerBound] = own
      }
    }
    columnAlignments = alignments
    let gap = grid.horizontalSpacing?.usableDistance ?? ViewSpacing.standard
    columns = Tracks(
      lengths: [], gaps: Array(repeating: gap, count: max(columnCount - 1, 0)),
      lines: Array(repeating: 0, count: columnCount))
    rows = Tracks(
      lengths: [], gaps: GridMeasure.rowGaps(grid, cells, rowCount), lines: Array(repeating: 0, count: rowCount))
    if cells.isEmpty {
      columns.lengths = [0]
      return
    }
    columns.lengths = distribute(proposal.width, gaps: columns.gaps, count: columnCount) { column, share in
      columnLength(column, in: ProposedViewSize(width: share, height: proposal.height))
    }
    widenForSpans(in: proposal)
    rows.lengths = distribute(proposal.height, gaps: rows.gaps, count: rowCount) { row, share in
      rowLength(row, share)
    }
    findLines()
  }

  /// Returns the horizontal guide of a cell.
  func horizontal(of cell: GridCell) -> AlignmentKey {
    (columnAlignments[cell.columns.lowerBound] ?? grid.alignment.horizontal).key
  }

  /// Returns the vertical guide of a cell.
  func vertical(of cell: GridCell) -> AlignmentKey { (cell.rowAlignment ?? grid.alignment.vertical).key }

  /// Returns the bounds of a cell in the grid.
  func bounds(of cell: GridCell) -> Rect {
    Rect(
      x: columns.start(of: cell.columns.lowerBound), y: rows.start(of: cell.row),
      width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }

  /// Returns the proposal to a cell's view at placement.
  func offer(to cell: GridCell, in size: Size) -> ProposedViewSize { ProposedViewSize(size) }

  /// Returns the point at which a cell's guides are aligned: the lines of its column and row, or its own guide if it
  /// spans several columns.
  func line(of cell: GridCell, in bounds: Rect) -> Point {
    let whole = ViewDimensions(bounds.size, of: nil)
    let x = cell.columns.count == 1 ? columns.lines[cell.columns.lowerBound] : horizontal(of: cell).value(in: whole)
    return Point(x: bounds.minX + x, y: bounds.minY + rows.lines[cell.row])
  }

  private static func rowGaps(_ grid: GridLayout, _ cells: [GridCell], _ rowCount: Int) -> [Double] {
    guard rowCount > 1 else { return [] }
    if let spacing = grid.verticalSpacing?.usableDistance { return Array(repeating: spacing, count: rowCount - 1) }
    let edges = rowEdges(of: cells, count: rowCount)
    return (1..<rowCount).map { edges[$0 - 1].distance(to: edges[$0], along: .vertical) }
  }

  /// Returns the spacing that the cells of each row prefer above and below.
  static func rowEdges(of cells: [GridCell], count: Int) -> [ViewSpacing] {
    var edges = [ViewSpacing](repeating: .zero, count: count)
    for cell in cells { edges[cell.row].formUnion(cell.view.spacing, edges: .vertical) }
    return edges
  }

  private func columnLength(_ column: Int, in proposal: ProposedViewSize) -> Double {
    cells.reduce(0) { longest, cell in
      guard cell.columns == column..<(column + 1) else { return longest }
      var offer = proposal
      if cell.unsized.contains(.horizontal) { offer.width = nil }
      return max(longest, cell.view.sizeThatFits(offer).width)
    }
  }

  /// Widens the columns of cells that span several and need more than their total width.
  private mutating func widenForSpans(in proposal: ProposedViewSize) {
    for cell in cells where cell.columns.count > 1 {
      let given = columns.length(of: cell.columns)
      let isSized = !cell.unsized.contains(.horizontal)
      let offered = isSized ? proposal.width.map { max($0 - (columns.extent - given), given) } : nil
      let needed = cell.view.sizeThatFits(ProposedViewSize(width: offered, height: proposal.height)).width
      guard needed > given, needed.isFinite || given.isFinite else { continue }
      let more = (needed - given) / Double(cell.columns.count)
      for column in cell.columns { columns.lengths[column] += more }
    }
  }

  private func rowLength(_ row: Int, _ share: Double?) -> Double {
    var (before, after, tallest) = (0.0, 0.0, 0.0)
    for cell in cells where cell.row == row {
      let height = cell.unsized.contains(.vertical) ? nil : share
      let offer = ProposedViewSize(width: columns.length(of: cell.columns), height: height)
      let size = cell.view.sizeThatFits(offer)
      tallest = max(tallest, size.height)
      guard size.height.isFinite, cell.anchor == nil else { continue }
      let guide = cell.view.guide(vertical(of: cell), at: size, in: offer)
      (before, after) = (max(before, guide), max(after, size.height - guide))
    }
    return tallest.isFinite ? max(tallest, before + after) : tallest
  }

  /// Finds the line at which the guides of each column and row meet.
  private mutating func findLines() {
    for (index, length) in columns.lengths.enumerated() {
      let key = (columnAlignments[index] ?? grid.alignment.horizontal).key
      columns.lines[index] = key.value(in: ViewDimensions(width: length, height: 0))
    }
    var isFound = [Bool](repeating: false, count: rows.lengths.count)
    for cell in cells where cell.anchor == nil {
      let bounds = bounds(of: cell).size
      let key = vertical(of: cell)
      let offer = offer(to: cell, in: bounds)
      let guide = cell.view.guide(key, at: cell.view.sizeThatFits(offer), in: offer)
      let line =
        key.kind.rawValue <= AlignmentKey.Kind.bottom.rawValue
        ? key.value(in: ViewDimensions(bounds, of: nil)) : guide
      rows.lines[cell.row] = isFound[cell.row] ? max(rows.lines[cell.row], line) : line
      isFound[cell.row] = true
    }
  }
}

/// Divides a length among tracks as a stack does among children of one priority.
///
/// Rules: <doc:Stacks#Distribution> and <doc:Grids>.
private func distribute(
  _ proposal: Double?, gaps: [Double], count: Int, measure: (Int, Double?) -> Double
) -> [Double] {
  guard let proposal, proposal > 0, proposal < .infinity else { return (0..<count).map { measure($0, proposal) } }
  let flexibilities = (0..<count).map { index in
    let flexibility = measure(index, .infinity) - measure(index, 0)
    return flexibility.isNaN ? 0 : flexibility
  }
  var rest = proposal - gaps.reduce(0, +)
  var lengths = [Double](repeating: 0, count: count)
  let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  for (turn, index) in order.enumerated() {
    lengths[index] = measure(index, max(rest / Double(count - turn), 0))
    rest -= lengths[index]
  }
  return lengths
}
