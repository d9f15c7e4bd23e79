/// Cells in columns of given widths, filled row by row; the same with axes exchanged.
///
/// Source: SEMANTICS 9.
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
  public static var layoutProperties: LayoutProperties { LayoutProperties(.container) }

  /// The whole place across, and all rows along.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let tracks = tracks(across: proposal[axis.cross])
    let rows = rowLengths(of: subviews, in: tracks)
    let along = rows.reduce(0, +) + gap * Double(max(rows.count - 1, 0))
    return Size(main: along, cross: proposal[axis.cross] ?? tracks.extent, axis: axis)
  }

  /// Puts the cells in their columns, row by row.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let tracks = tracks(across: proposal[axis.cross] ?? bounds.size[axis.cross])
    guard !tracks.isEmpty else { return }
    let rows = rowLengths(of: subviews, in: tracks)
    let whole = Size(main: 0, cross: tracks.extent, axis: axis)
    let shift =
      alignment.value(in: ViewDimensions(bounds.size, of: nil)) - alignment.value(in: ViewDimensions(whole, of: nil))
    var along = bounds.origin[axis]
    for (row, length) in rows.enumerated() {
      for (column, track) in tracks.enumerated() where row * tracks.count + column < subviews.count {
        let cell = Rect(
          origin: Point(main: along, cross: bounds.origin[axis.cross] + shift + track.start, axis: axis),
          size: Size(main: length, cross: track.length, axis: axis))
        subviews[row * tracks.count + column].place(
          in: cell, alignment: track.alignment, proposal: ProposedViewSize(cell.size))
      }
      along += length + gap
    }
  }

  private var gap: Double { spacing?.usableDistance ?? ViewSpacing.standard }

  private func rowLengths(of subviews: Subviews, in tracks: [Track]) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      zip(subviews[start..<min(start + tracks.count, subviews.count)], tracks).reduce(0) { longest, cell in
        max(longest, cell.0.sizeThatFits(ProposedViewSize(main: nil, cross: cell.1.length, axis: axis))[axis])
      }
    }
  }
}

/// A column with its place.
private struct Track {
  var start: Double
  var length: Double
  var alignment: Alignment
}

extension [Track] {
  /// The length of all columns with what is between them.
  fileprivate var extent: Double { last.map { $0.start + $0.length } ?? 0 }
}

extension LazyGridLayout {
  /// The most columns that an adaptive item makes.
  private static let mostColumns = 10_000

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
        tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
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
    return subviews.indices.map { index in
      let alignment = tracks[index % tracks.count].alignment
      return [alignment.horizontal.key, alignment.vertical.key]
    }
  }
}

extension GridItem {
  /// The distance to the next column.
  fileprivate var gap: Double { spacing?.usableDistance ?? ViewSpacing.standard }
}
