extension LayoutNode {
  /// Rows whose cells share the widths of columns.
  public static func grid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "Grid",
      GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing?.usableDistance,
        verticalSpacing: verticalSpacing?.usableDistance), children: children
    ).ignoring(
      [("horizontalSpacing", horizontalSpacing), ("verticalSpacing", verticalSpacing)], of: "a Grid", unless: \.isFinite
    )
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
      LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing?.usableDistance),
      children: children
    ).ignoring(columns, spacing: spacing, of: "a LazyVGrid")
  }

  /// Cells in rows, as many columns as they need.
  public static func lazyHGrid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyHGrid",
      LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing?.usableDistance),
      children: children
    ).ignoring(rows, spacing: spacing, of: "a LazyHGrid")
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

  /// The lazy grid, which warns of the numbers that it cannot have.
  private func ignoring(_ items: [GridItem], spacing: Double?, of view: String) -> LayoutNode {
    var result = ignoring([("spacing", spacing)], of: view, unless: \.isFinite)
    for item in items {
      result = result.ignoring([("spacing", item.spacing)], of: "a GridItem", unless: \.isFinite)
      switch item.size {
      case .fixed(let length):
        result = result.ignoring([("length", length)], of: "a fixed GridItem") { $0.isFinite && $0 >= 0 }
      case .flexible(let least, let most), .adaptive(let least, let most):
        result = result.ignoring([("minimum", least)], of: "a GridItem") { $0.isFinite && $0 >= 0 }
          .ignoring([("maximum", most)], of: "a GridItem") { $0 >= 0 }
      }
    }
    return result
  }
}
