/// A view in a grid and where it belongs.
struct GridCell {
  /// The view.
  let view: LayoutSubview
  /// The row.
  let row: Int
  /// The columns that the cell takes.
  var columns: Range<Int>
  /// The alignment that the row asks for.
  let rowAlignment: VerticalAlignment?
  /// The axes on which the cell does not decide about its row or column.
  let unsized: Axis.Set
  /// The point by which the cell is put, in its place and in itself.
  let anchor: UnitPoint?

  /// The cells of a grid, row by row, and how many rows and columns there are.
  static func all(in subviews: LayoutSubviews) -> (cells: [GridCell], rows: Int, columns: Int) {
    var cells: [GridCell] = []
    var (row, column, columns) = (-1, 0, 1)
    var current: Int?
    var whole: [Int] = []
    for view in subviews {
      let tag = view.trait(.gridRow) as? GridRowTag
      if tag == nil || tag?.number != current {
        row += 1
        column = 0
      }
      current = tag?.number
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
  /// The row that a cell belongs to.
  static let gridRow = TraitKey.named("gridRow")
  /// How many columns a cell takes, an `Int`.
  public static let gridCellColumns = TraitKey.named("gridCellColumns")
  /// The axes on which a cell does not decide about its row or column, an `Axis.Set`.
  public static let gridCellUnsizedAxes = TraitKey.named("gridCellUnsizedAxes")
  /// The point by which a cell is put, a `UnitPoint`.
  public static let gridCellAnchor = TraitKey.named("gridCellAnchor")
  /// The alignment of a cell's column, a `HorizontalAlignment`.
  public static let gridColumnAlignment = TraitKey.named("gridColumnAlignment")
}
