/// Rows whose cells share the widths of columns.
public struct Grid<Content: View>: PrimitiveView {
  /// The grid's node.
  public let layoutNode: LayoutNode
  /// A grid on an alignment; without spacings in points, cells keep the distances they prefer.
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

/// The cells of one row of a grid; a group elsewhere.
public struct GridRow<Content: View>: PrimitiveView {
  /// The row's node.
  public let layoutNode: LayoutNode
  /// A row, on an alignment of its own if there is one.
  ///
  /// - Example: `Grid { GridRow(alignment: .top) { Text("a") } }`
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    layoutNode = .gridRow(alignment: alignment, children: content().members)
  }
}

/// Cells in columns, as many rows as they need.
public struct LazyVGrid<Content: View>: PrimitiveView {
  /// The grid's node.
  public let layoutNode: LayoutNode
  /// A grid of columns.
  ///
  /// - Example: `LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) { Text("a") }`
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyVGrid(columns: columns, alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// Cells in rows, as many columns as they need.
public struct LazyHGrid<Content: View>: PrimitiveView {
  /// The grid's node.
  public let layoutNode: LayoutNode
  /// A grid of rows.
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
  /// How many columns of a grid the cell takes.
  ///
  /// - Example: `Grid { GridRow { Text("a").gridCellColumns(2) } }`
  public func gridCellColumns(_ count: Int) -> LoweredView { lowered { $0.gridCellColumns(count) } }
  /// The axes on which the cell does not decide about its row or column.
  ///
  /// - Example: `Grid { Divider().gridCellUnsizedAxes(.horizontal) }`
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> LoweredView { lowered { $0.gridCellUnsizedAxes(axes) } }
  /// The point by which the cell is put, in its place and in itself.
  ///
  /// - Example: `Grid { GridRow { Text("a").gridCellAnchor(.topLeading) } }`
  public func gridCellAnchor(_ anchor: UnitPoint) -> LoweredView { lowered { $0.gridCellAnchor(anchor) } }
  /// The alignment of the cell's column.
  ///
  /// - Example: `Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }`
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> LoweredView {
    lowered { $0.gridColumnAlignment(guide) }
  }
}
