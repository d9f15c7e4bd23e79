extension LayoutNode {
  /// Rows whose cells share the widths of columns.
  public static func grid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "Grid",
      GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing?.finite, verticalSpacing: verticalSpacing?.finite),
      children: children)
  }

  /// The cells of one row of a grid.
  public static func gridRow(alignment: VerticalAlignment? = nil, children: [LayoutNode]) -> LayoutNode {
    LayoutNode(view: "GridRow", .gridRow(alignment), children: children)
  }

  /// Cells in columns, as many rows as they need.
  public static func lazyVGrid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyVGrid",
      LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing?.finite),
      children: children)
  }

  /// Cells in rows, as many columns as they need.
  public static func lazyHGrid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyHGrid",
      LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing?.finite),
      children: children)
  }

  /// How many columns of a grid the cell takes.
  public func gridCellColumns(_ count: Int) -> LayoutNode { containerValue(.gridCellColumns, count) }

  /// The axes on which the cell does not decide about its row or column.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> LayoutNode { containerValue(.gridCellUnsizedAxes, axes) }

  /// The point by which the cell is put, in its place and in itself.
  public func gridCellAnchor(_ anchor: UnitPoint) -> LayoutNode { containerValue(.gridCellAnchor, anchor) }

  /// The alignment of the cell's column.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> LayoutNode {
    containerValue(.gridColumnAlignment, alignment)
  }
}
