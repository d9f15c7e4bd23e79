/// Rows of cells whose columns are as wide as their widest cell.
///
/// Source: SEMANTICS 9.
///
/// A child that is in no `GridRow` is a row of one cell across all columns.
public struct GridLayout: Layout {
  /// How cells stand in their places.
  public var alignment: Alignment
  /// The distance between columns, or nil for the default of 8 points.
  public var horizontalSpacing: Double?
  /// The distance between rows, or nil for what the cells prefer.
  public var verticalSpacing: Double?

  /// A grid.
  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, as: .grid) }

  /// The columns and rows with what is between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let measure = GridMeasure(self, subviews, in: proposal)
    return Size(width: measure.columns.extent, height: measure.rows.extent)
  }

  /// Proposes each cell its place and aligns it there.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let measure = GridMeasure(self, subviews, in: proposal)
    for cell in measure.cells {
      let place = measure.place(of: cell)
      let offer = measure.offer(to: cell, in: place.size)
      let size = cell.view.sizeThatFits(offer)
      let origin: Point
      if let anchor = cell.anchor {
        origin = Point(
          x: place.minX + anchor.x * (place.width - size.width), y: place.minY + anchor.y * (place.height - size.height)
        )
      } else {
        let line = measure.line(of: cell, in: place)
        origin = Point(
          x: line.x - cell.view.guide(measure.horizontal(of: cell), at: size, in: offer),
          y: line.y - cell.view.guide(measure.vertical(of: cell), at: size, in: offer))
      }
      cell.view.place(at: bounds.origin + origin, measured: size, in: offer)
    }
  }
}

extension GridLayout: AligningLayout, AlignedOnBothAxes {
  /// The guides of each cell's column and row; none for a cell that is put by an anchor.
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]? {
    let measure = GridMeasure(self, subviews, in: proposal)
    return measure.cells.map { cell in
      cell.anchor == nil ? [measure.horizontal(of: cell), measure.vertical(of: cell)] : []
    }
  }
}
