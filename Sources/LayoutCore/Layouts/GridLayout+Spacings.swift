extension GridLayout {
  /// Returns the distances between columns and rows, each with its reason.
  func spacings(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> ResolvedGridSpacings {
    let measure = GridMeasure(self, subviews, in: proposal)
    let edges = GridMeasure.rowEdges(of: measure.cells, count: measure.rows.lengths.count)
    let isExplicit = (columns: horizontalSpacing?.usableDistance != nil, rows: verticalSpacing?.usableDistance != nil)
    return ResolvedGridSpacings(
      columns: measure.columns.gaps.map {
        ResolvedSpacing(length: $0, reason: isExplicit.columns ? "given" : "default")
      },
      rows: measure.rows.gaps.enumerated().map { row, gap in
        ResolvedSpacing(
          length: gap, reason: isExplicit.rows ? "given" : edges[row].bottom.reason(beside: edges[row + 1].top))
      })
  }
}

extension LazyGridLayout {
  /// Returns the distances between columns and rows, each with its reason.
  func spacings(of subviews: LayoutSubviews, in size: Size) -> ResolvedGridSpacings {
    guard !items.isEmpty else { return ResolvedGridSpacings(columns: [], rows: []) }
    let columns = columnGaps(across: size[axis.cross])
    let count = columns.count + 1
    let along = ResolvedSpacing(
      length: spacing?.usableDistance ?? ViewSpacing.standard,
      reason: spacing?.usableDistance == nil ? "default" : "given")
    let rows = Array(repeating: along, count: max((subviews.count + count - 1) / count - 1, 0))
    return axis == .vertical
      ? ResolvedGridSpacings(columns: columns, rows: rows) : ResolvedGridSpacings(columns: rows, rows: columns)
  }
}
