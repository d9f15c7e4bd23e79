/// A container that arranges rows of cells, with columns of common widths.
public struct Grid<Content: View>: PrimitiveView {
  /// The node of the grid.
  public let layoutNode: LayoutNode
  /// Creates a grid with an alignment; without spacings in points, cells keep their preferred distances.
  ///
  /// - Example: `Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text("a"); Text("b") } }`
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      children: content().members)
  }
}

/// A row of cells in a grid; outside of a grid, a group.
public struct GridRow<Content: View>: PrimitiveView {
  /// The node of the row.
  public let layoutNode: LayoutNode
  /// Creates a row, with an alignment of its own if there is one.
  ///
  /// - Example: `Grid { GridRow(alignment: .top) { Text("a") } }`
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    layoutNode = .gridRow(alignment: alignment, children: content().members)
  }
}

/// A grid of columns that grows downward.
public struct LazyVGrid<Content: View>: PrimitiveView {
  /// The node of the grid.
  public let layoutNode: LayoutNode
  /// Creates a grid of columns.
  ///
  /// - Example: `LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) { Text("a") }`
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyVGrid(columns: columns, alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// A grid of rows that grows to the right.
public struct LazyHGrid<Content: View>: PrimitiveView {
  /// The node of the grid.
  public let layoutNode: LayoutNode
  /// Creates a grid of rows.
  ///
  /// - Example: `LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 8) { Text("a") }`
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyHGrid(rows: rows, alignment: alignment, spacing: spacing, children: content().members)
  }
}

extension View {
  /// Sets the number of columns that the cell spans.
  ///
  /// - Example: `Grid { GridRow { Text("a").gridCellColumns(2) } }`
  public func gridCellColumns(_ count: Int) -> LoweredView { lowered { $0.gridCellColumns(count) } }
  /// Sets the axes on which the cell does not contribute to the size of its row or column.
  ///
  /// - Example: `Grid { Divider().gridCellUnsizedAxes(.horizontal) }`
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> LoweredView { lowered { $0.gridCellUnsizedAxes(axes) } }
  /// Sets the point at which the cell is aligned with its space in the grid.
  ///
  /// - Example: `Grid { GridRow { Text("a").gridCellAnchor(.topLeading) } }`
  public func gridCellAnchor(_ anchor: UnitPoint) -> LoweredView { lowered { $0.gridCellAnchor(anchor) } }
  /// Sets the alignment of the cell's column.
  ///
  /// - Example: `Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }`
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> LoweredView {
    lowered { $0.gridColumnAlignment(guide) }
  }
}
