/// A container that fills columns of given widths row by row, or rows column by column.
///
/// Columns that are longer than the proposal are computed again for their own length.
/// The header or footer of a section is a row of its own across all columns. Rule: <doc:Grids#Lazy-grids>; Apple's
/// documentation of `LazyVGrid` for sections.
public struct LazyGridLayout: Layout {
  /// The axis along which the grid grows: vertical for `LazyVGrid`.
  public var axis: Axis
  /// The columns, or the rows of a grid that grows horizontally.
  public var items: [GridItem]
  /// The guide that aligns the columns in the grid's width.
  public var alignment: AlignmentKey
  /// The distance between rows in points, or nil for the distance that their cells prefer.
  public var spacing: Double?

  /// Creates a grid; `alignment` is a guide of the axis across the one along which it grows.
  public init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: Double? = nil) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container, as: .lazyGrid) }

  /// Returns the proposed length across the axis and the length of all rows along it.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let extent = tracks(across: proposal[axis.cross]).extent
    let across = max(proposal[axis.cross] ?? extent, extent)
    let rows = rows(of: subviews, in: placedTracks(across: proposal[axis.cross]), across: across)
    let along = rows.reduce(0) { $0 + $1.length + $1.gap }
    return Size(main: along, cross: across, axis: axis)
  }

  /// Places the cells in their columns, row by row.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let tracks = placedTracks(across: proposal[axis.cross], in: bounds.size[axis.cross])
    let whole = Size(main: 0, cross: tracks.extent, axis: axis)
    let shift =
      tracks.extent > bounds.size[axis.cross]
      ? 0
      : alignment.value(in: ViewDimensions(bounds.size, of: nil))
        - alignment.value(in: ViewDimensions(whole, of: nil))
    var position = bounds.origin
    for row in rows(of: subviews, in: tracks, across: bounds.size[axis.cross]) {
      position[axis] += row.gap
      if row.isSectionEdge {
        let edge = Rect(
          origin: position, size: Size(main: row.length, cross: bounds.size[axis.cross], axis: axis))
        subviews[row.cells.lowerBound].place(in: edge, alignment: .center, proposal: ProposedViewSize(edge.size))
      } else {
        for (index, track) in zip(row.cells, tracks) {
          let cell = Rect(
            origin: Point(main: position[axis], cross: bounds.origin[axis.cross] + shift + track.start, axis: axis),
            size: Size(main: row.length, cross: track.length, axis: axis))
          subviews[index].place(in: cell, alignment: track.alignment, proposal: ProposedViewSize(cell.size))
        }
      }
      position[axis] += row.length
    }
  }

  /// Returns the columns as they are placed: where they are longer than the proposal, computed again for their own
  /// length.
  fileprivate func placedTracks(across proposal: Double?, in own: Double? = nil) -> [Track] {
    guard let proposal else { return tracks(across: own) }
    let first = tracks(across: proposal)
    return first.extent > proposal ? tracks(across: first.extent) : first
  }

  /// Returns the distance between two neighbouring rows: the given one, or the distance that their cells prefer.
  private func gap(between row: Row, and next: Row, _ subviews: Subviews) -> Double {
    if let spacing = spacing?.usableDistance { return spacing }
    func edge(of row: Row) -> ViewSpacing {
      row.cells.reduce(into: ViewSpacing.zero) { $0.formUnion(subviews[$1].spacing) }
    }
    return edge(of: row).distance(to: edge(of: next), along: axis)
  }

  /// Returns the rows with their lengths, or none if there are no columns.
  private func rows(of subviews: Subviews, in tracks: [Track], across: Double) -> [Row] {
    guard !tracks.isEmpty else { return [] }
    var rows = cells(of: subviews, columns: tracks.count)
    for index in rows.indices {
      if index > 0 { rows[index].gap = gap(between: rows[index - 1], and: rows[index], subviews) }
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

  /// Groups the children into rows; section headers and footers have rows of their own.
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

/// A row of cells, or the header or footer of a section.
private struct Row {
  var cells: Range<Int>
  var isSectionEdge: Bool
  var length = 0.0
  /// The distance to the row before, in points.
  var gap = 0.0
}

/// A column with its position across the grid.
private struct Track {
  var start: Double
  var length: Double
  var alignment: Alignment
  /// The distance to the next column, in points, with its reason.
  var gap: ResolvedSpacing
}

extension [Track] {
  /// The length of all columns and the gaps between them.
  fileprivate var extent: Double { last.map { $0.start + $0.length } ?? 0 }
}

extension LazyGridLayout {
  /// The alignment of cells in columns without one of their own: the grid's across its axis, and the centre along it.
  private var cellAlignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(key: alignment), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(key: alignment))
  }

  /// The maximum number of columns that an adaptive item creates.
  private static let maximumColumnCount = 10_000

  /// Returns the distances between the columns in a width, each with its reason.
  func columnGaps(across width: Double) -> [ResolvedSpacing] {
    placedTracks(across: width).dropLast().map(\.gap)
  }

  /// Divides a length among the columns: fixed ones first, then equal shares of the rest, from the leading edge.
  fileprivate func tracks(across proposal: Double?) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    let fixed = items.reduce(0) { if case .fixed(let length) = $1.size { $0 + (length.usableLength ?? 0) } else { $0 } }
    var rest = max((proposal ?? 0) - gaps - fixed, 0)
    var shareCount = Double(items.count { if case .fixed = $0.size { false } else { true } })
    var tracks: [Track] = []
    var start = 0.0
    for item in items {
      var lengths: [Double] = []
      let share = shareCount > 0 ? rest / shareCount : 0
      switch item.size {
      case .fixed(let length): lengths = [length.usableLength ?? 0]
      case .flexible(let least, let most):
        lengths = [min(max(share, least.usableLength ?? 0), max(most.isNaN ? .infinity : most, 0))]
        rest -= lengths[0]
        shareCount -= 1
      case .adaptive(let least, let most):
        let least = max(least.usableLength ?? 0, 1e-3)
        let fitting = least + item.gap > 0 ? (share + item.gap) / (least + item.gap) : 1
        let count = fitting.isFinite ? Int(min(max(fitting, 1), Double(Self.maximumColumnCount))) : 1
        let length = (share - Double(count - 1) * item.gap) / Double(count)
        lengths = Array(repeating: min(max(length, least), max(most.isNaN ? .infinity : most, 0)), count: count)
        rest -= share
        shareCount -= 1
      }
      for length in lengths {
        let gap = ResolvedSpacing(length: item.gap, reason: item.spacing?.usableDistance == nil ? "default" : "given")
        tracks.append(Track(start: start, length: length, alignment: item.alignment ?? cellAlignment, gap: gap))
        start += length + item.gap
      }
      rest = max(rest, 0)
    }
    return tracks
  }
}

extension LazyGridLayout: AligningLayout {
  var guides: [AlignmentKey] { [HorizontalAlignment.center.key, VerticalAlignment.center.key] }

  /// Returns the guides of each cell's column, or of its row if the grid grows horizontally.
  func childGuides(_ subviews: Subviews, in size: Size, proposal: ProposedViewSize) -> [[AlignmentKey]]? {
    let tracks = placedTracks(across: proposal[axis.cross], in: size[axis.cross])
    guard !tracks.isEmpty else { return nil }
    return cells(of: subviews, columns: tracks.count).flatMap { row in
      row.isSectionEdge
        ? [guides]
        : zip(row.cells, tracks).map { [$1.alignment.horizontal.key, $1.alignment.vertical.key] }
    }
  }
}

extension GridItem {
  /// The distance to the next column, in points.
  fileprivate var gap: Double { spacing?.usableDistance ?? ViewSpacing.standard }
}
