/// A container that arranges cells in rows, with columns as wide as their widest cell.
///
/// Rule: <doc:Grids#Grids>.
///
/// A child outside of any `GridRow` is a row of one cell across all columns.
public struct GridLayout: Layout {
  /// The default alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns in points, or nil for the default of 8.
  public var horizontalSpacing: Double?
  /// The distance between rows in points, or nil for the cells' preferences.
  public var verticalSpacing: Double?

  /// Creates a grid; spacings are in points.
  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The properties of a container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, as: .grid) }

  /// Returns the size of all columns and rows with the spacing between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let measure = GridMeasure(self, subviews, in: proposal)
    return Size(width: measure.columns.extent, height: measure.rows.extent)
  }

  /// Proposes to each view the size of its cell and aligns it there.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let measure = GridMeasure(self, subviews, in: proposal)
    for cell in measure.cells {
      let frame = measure.bounds(of: cell)
      let offer = measure.offer(to: cell, in: frame.size)
      let size = cell.view.sizeThatFits(offer)
      let origin: Point
      if let anchor = cell.anchor {
        origin = Point(
          x: frame.minX + anchor.x * (frame.width - size.width), y: frame.minY + anchor.y * (frame.height - size.height)
        )
      } else {
        let line = measure.line(of: cell, in: frame)
        origin = Point(
          x: line.x - cell.view.guide(measure.horizontal(of: cell), at: size, in: offer),
          y: line.y - cell.view.guide(measure.vertical(of: cell), at: size, in: offer))
      }
      cell.view.place(at: bounds.origin + origin, measured: size, in: offer)
    }
  }
}

extension GridLayout: AligningLayout, AlignedOnBothAxes {
  /// Returns the guides of each cell's column and row, or no guides for a cell that is aligned by an anchor.
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]? {
    let measure = GridMeasure(self, subviews, in: proposal)
    return measure.cells.map { cell in
      cell.anchor == nil ? [measure.horizontal(of: cell), measure.vertical(of: cell)] : []
    }
  }
}
