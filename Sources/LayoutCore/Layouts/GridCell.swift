/// A view in a grid, with its row and columns.
struct GridCell {
  /// The view.
  let view: LayoutSubview
  /// The index of the row.
  let row: Int
  /// The indices of the columns that the cell spans.
  var columns: Range<Int>
  /// The row's own alignment, or nil for the grid's.
  let rowAlignment: VerticalAlignment?
  /// The axes on which the cell is offered no more than its ideal size.
  let unsized: Axis.Set
  /// The unit point that aligns the view with its cell, or nil to align it by guides.
  let anchor: UnitPoint?

  /// Returns the cells of a grid, row by row, with the number of rows and columns.
  static func all(in subviews: LayoutSubviews) -> (cells: [GridCell], rows: Int, columns: Int) {
    var cells: [GridCell] = []
    var (row, column, columns) = (-1, 0, 1)
    var current: Int?
    var whole: [Int] = []
    for view in subviews {
      let tag = view.trait(.gridRow) as? GridRowTag
      if tag == nil || tag?.index != current {
        row += 1
        column = 0
      }
      current = tag?.index
      let span = tag == nil ? 1 : max(min(view.trait(.gridCellColumns) as? Int ?? 1, 1000), 1)
      if tag == nil { whole.append(cells.count) }
      cells.append(
        GridCell(
          view: view, row: row, columns: column..<(column + span), rowAlignment: tag?.alignment,
          unsized: view.trait(.gridCellUnsizedAxes) as? Axis.Set ?? [],
          anchor: view.trait(.gridCellAnchor) as? UnitPoint))
      column += span
      columns = max(columns, column)
    }
    for index in whole { cells[index].columns = 0..<columns }
    return (cells, row + 1, columns)
  }
}

extension TraitKey {
  /// The row that a cell belongs to, a `GridRowTag`.
  static let gridRow = TraitKey.named("gridRow")
  /// The number of columns that a cell spans, an `Int`.
  public static let gridCellColumns = TraitKey.named("gridCellColumns")
  /// The axes on which a cell does not contribute to the size of its row or column, an `Axis.Set`.
  public static let gridCellUnsizedAxes = TraitKey.named("gridCellUnsizedAxes")
  /// The unit point that aligns a view with its cell, a `UnitPoint`.
  public static let gridCellAnchor = TraitKey.named("gridCellAnchor")
  /// The alignment of a cell's column, a `HorizontalAlignment`.
  public static let gridColumnAlignment = TraitKey.named("gridColumnAlignment")
}
