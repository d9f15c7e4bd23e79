extension LayoutNode {
  /// Returns a grid of rows whose cells share the widths of columns; spacings are in points.
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

  /// Returns the cells of one row of a grid.
  public static func gridRow(alignment: VerticalAlignment? = nil, children: [LayoutNode]) -> LayoutNode {
    LayoutNode(view: "GridRow", .gridRow(alignment), children: children)
  }

  /// Returns a grid of given columns with as many rows as its cells need; `spacing` is in points.
  public static func lazyVGrid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyVGrid",
      LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing?.usableDistance),
      children: children
    ).ignoring(columns, spacing: spacing, of: "a LazyVGrid")
  }

  /// Returns a grid of given rows with as many columns as its cells need; `spacing` is in points.
  public static func lazyHGrid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, children: [LayoutNode]
  ) -> LayoutNode {
    .layout(
      "LazyHGrid",
      LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing?.usableDistance),
      children: children
    ).ignoring(rows, spacing: spacing, of: "a LazyHGrid")
  }

  /// Returns the view with a number of columns that it spans in its grid.
  public func gridCellColumns(_ count: Int) -> LayoutNode { containerValue(.gridCellColumns, count) }

  /// Returns the view with axes on which its grid offers it no more than its ideal size; those of nested modifiers
  /// unite.
  ///
  /// Rule: <doc:Grids#Unsized-axes>.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> LayoutNode {
    let inner = mergedTraits.values[.gridCellUnsizedAxes] as? Axis.Set ?? []
    return containerValue(.gridCellUnsizedAxes, axes.union(inner))
  }

  /// Returns the view aligned with its grid cell by a unit point.
  public func gridCellAnchor(_ anchor: UnitPoint) -> LayoutNode { containerValue(.gridCellAnchor, anchor) }

  /// Returns the view with an alignment for its grid column.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> LayoutNode {
    containerValue(.gridColumnAlignment, alignment)
  }

  /// Returns the lazy grid with a warning for each value that its layout ignores.
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
