/// Cells in columns of given widths, filled row by row; the same with axes exchanged.
///
/// A section's header or footer is a row of its own over all columns. Source: SEMANTICS 9; Apple's documentation of `LazyVGrid` for sections.
public struct LazyGridLayout: Layout {
  /// The axis along which the grid grows: vertical for `LazyVGrid`.
  public var axis: Axis
  /// The columns, or rows where the grid grows horizontally.
  public var items: [GridItem]
  /// The guide by which the columns stand in the whole place.
  public var alignment: AlignmentKey
  /// The distance between rows, or nil for the default of 8 points.
  public var spacing: Double?

  /// A grid that grows along an axis; `alignment` is of the other axis.
  public init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: Double? = nil) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, as: .grid) }

  /// The whole place across, and all rows along.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let tracks = tracks(across: proposal[axis.cross])
    let across = proposal[axis.cross] ?? tracks.extent
    let rows = rows(of: subviews, in: tracks, across: across)
    let along = rows.reduce(0) { $0 + $1.length } + gap * Double(max(rows.count - 1, 0))
    return Size(main: along, cross: across, axis: axis)
  }

  /// Puts the cells in their columns, row by row.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let tracks = tracks(across: proposal[axis.cross] ?? bounds.size[axis.cross])
    let whole = Size(main: 0, cross: tracks.extent, axis: axis)
    let shift =
      alignment.value(in: ViewDimensions(bounds.size, of: nil)) - alignment.value(in: ViewDimensions(whole, of: nil))
    var place = bounds.origin
    for row in rows(of: subviews, in: tracks, across: bounds.size[axis.cross]) {
      if row.isSectionEdge {
        let edge = Rect(
          origin: place, size: Size(main: row.length, cross: bounds.size[axis.cross], axis: axis))
        subviews[row.cells.lowerBound].place(in: edge, alignment: .center, proposal: ProposedViewSize(edge.size))
      } else {
        for (index, track) in zip(row.cells, tracks) {
          let cell = Rect(
            origin: Point(main: place[axis], cross: bounds.origin[axis.cross] + shift + track.start, axis: axis),
            size: Size(main: row.length, cross: track.length, axis: axis))
          subviews[index].place(in: cell, alignment: track.alignment, proposal: ProposedViewSize(cell.size))
        }
      }
      place[axis] += row.length + gap
    }
  }

  private var gap: Double { spacing?.usableDistance ?? ViewSpacing.standard }

  /// The rows with their lengths; none without columns.
  private func rows(of subviews: Subviews, in tracks: [Track], across: Double) -> [Row] {
    guard !tracks.isEmpty else { return [] }
    var rows = cells(of: subviews, columns: tracks.count)
    for index in rows.indices {
      if rows[index].isSectionEdge {
        let edge = subviews[rows[index].cells.lowerBound]
        rows[index].length = edge.sizeThatFits(ProposedViewSize(main: nil, cross: across, axis: axis))[axis]
      } else {
        rows[index].length = zip(rows[index].cells, tracks).reduce(0) { longest, cell in
          let offer = ProposedViewSize(main: nil, cross: cell.1.length, axis: axis)
          return max(longest, subviews[cell.0].sizeThatFits(offer)[axis])
        }
      }
    }
    return rows
  }

  /// The rows' cells: a section's header and footer stand alone, and the cells behind them begin a row.
  private func cells(of subviews: Subviews, columns: Int) -> [Row] {
    var rows: [Row] = []
    for index in subviews.indices {
      let isSectionEdge = subviews[index].trait(.sectionEdge) != nil
      if !isSectionEdge, let last = rows.last, !last.isSectionEdge, last.cells.count < columns {
        rows[rows.count - 1].cells = last.cells.lowerBound..<index + 1
      } else {
        rows.append(Row(cells: index..<index + 1, isSectionEdge: isSectionEdge))
      }
    }
    return rows
  }
}

/// A row of cells, or a section's header or footer.
private struct Row {
  var cells: Range<Int>
  var isSectionEdge: Bool
  var length = 0.0
}

/// A column with its place.
private struct Track {
  var start: Double
  var length: Double
  var alignment: Alignment
  /// The distance to the next column.
  var gap: ResolvedSpacing
}

extension [Track] {
  /// The length of all columns with what is between them.
  fileprivate var extent: Double { last.map { $0.start + $0.length } ?? 0 }
}

extension LazyGridLayout {
  /// The most columns that an adaptive item makes.
  private static let mostColumns = 10_000

  /// The distances between the columns in a width, and why they are so.
  func columnGaps(across width: Double) -> [ResolvedSpacing] { tracks(across: width).dropLast().map(\.gap) }

  /// Deals out a length: fixed columns first, the rest from the left in equal shares.
  fileprivate func tracks(across proposal: Double?) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    let fixed = items.reduce(0) { if case .fixed(let length) = $1.size { $0 + (length.usableLength ?? 0) } else { $0 } }
    var rest = max((proposal ?? 0) - gaps - fixed, 0)
    var takers = Double(items.count { if case .fixed = $0.size { false } else { true } })
    var tracks: [Track] = []
    var start = 0.0
    for item in items {
      var lengths: [Double] = []
      let share = takers > 0 ? rest / takers : 0
      switch item.size {
      case .fixed(let length): lengths = [length.usableLength ?? 0]
      case .flexible(let least, let most):
        lengths = [min(max(share, least.usableLength ?? 0), max(most.isNaN ? .infinity : most, 0))]
        rest -= lengths[0]
        takers -= 1
      case .adaptive(let least, let most):
        let least = max(least.usableLength ?? 0, 1e-3)
        let fitting = least + item.gap > 0 ? (share + item.gap) / (least + item.gap) : 1
        let count = fitting.isFinite ? Int(min(max(fitting, 1), Double(Self.mostColumns))) : 1
        let length = (share - Double(count - 1) * item.gap) / Double(count)
        lengths = Array(repeating: min(max(length, least), max(most.isNaN ? .infinity : most, 0)), count: count)
        rest -= share
        takers -= 1
      }
      for length in lengths {
        let gap = ResolvedSpacing(length: item.gap, reason: item.spacing?.usableDistance == nil ? "default" : "given")
        tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center, gap: gap))
        start += length + item.gap
      }
      rest = max(rest, 0)
    }
    return tracks
  }
}

extension LazyGridLayout: AligningLayout {
  var guides: [AlignmentKey] { [HorizontalAlignment.center.key, VerticalAlignment.center.key] }

  /// The guides of each cell's column, or row where the grid grows horizontally.
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]? {
    let tracks = tracks(across: proposal[axis.cross] ?? size[axis.cross])
    guard !tracks.isEmpty else { return nil }
    return cells(of: subviews, columns: tracks.count).flatMap { row in
      row.isSectionEdge
        ? [guides]
        : zip(row.cells, tracks).map { [$1.alignment.horizontal.key, $1.alignment.vertical.key] }
    }
  }
}

extension GridItem {
  /// The distance to the next column.
  fileprivate var gap: Double { spacing?.usableDistance ?? ViewSpacing.standard }
}
