import PlumblineLayout

/// The marked ranges of a listing, the lines that join them, and the notes at its side.
///
/// Lines run below the marked text, between two lines of code, to the side and from there to the note or the other
/// mark.
struct ListingMarks {
  /// The items behind the code: the tints of the ranges.
  private(set) var behind: [DisplayItem] = []
  /// The items over the code: outlines, connectors and notes.
  private(set) var over: [DisplayItem] = []
  /// The rectangle around connectors and notes, or nil if there are none.
  private(set) var bounds: Rect?

  private let figure: ListingFigure
  private let background: Rect
  private let rowWidths: [Double]
  /// The bottom of the lowest note, below which the next one is set.
  private var noteBottom: Double

  /// Creates the marks of a figure whose background and lines have been measured.
  init(figure: ListingFigure, rows: [ListingRow], background: Rect, rowWidths: [Double]) {
    self.figure = figure
    self.background = background
    self.rowWidths = rowWidths
    noteBottom = background.minY
    let parts = figure.request.marks.map { figure.listing.range(of: $0).map { rows.parts(of: $0) } ?? [] }
    let boxes = parts.joined().map { figure.rect(line: $0.row, columns: $0.columns).insetBy(dx: -1, dy: 0) }
    for box in boxes { over.append(accent.stroke(Self.path(of: box))) }
    behind = Self.merged(boxes).map { .fill(Self.path(of: $0), .color(figure.theme.highlight)) }
    // Lines lead to a mark's last part.
    let positions = parts.map(\.last)
    let rects = positions.map { position in position.map { figure.rect(line: $0.row, columns: $0.columns) } }
    var column = background.maxX + figure.theme.code.size
    var notes: [(text: String, way: [Point])] = []
    for connection in figure.request.connections {
      guard rects.indices.contains(connection.start), rects.indices.contains(connection.end),
        let start = rects[connection.start], let end = rects[connection.end]
      else { continue }
      connect(start, end, column: column)
      if let note = connection.note { notes.append((note, [Point(x: column, y: (start.maxY + end.maxY) / 2)])) }
      column += figure.theme.code.size
    }
    for (mark, (position, rect)) in zip(figure.request.marks, zip(positions, rects)) {
      if let note = mark.note, let row = position?.row, let rect { notes.append((note, way(from: rect, row: row))) }
    }
    for note in notes.sorted(by: { ($0.way.last?.y ?? 0) < ($1.way.last?.y ?? 0) }) {
      add(note: note.text, from: note.way, beyond: column)
    }
  }

  private var accent: Theme.Line {
    var line = figure.theme.guide
    (line.dash, line.width) = ([], figure.theme.guide.width * 0.75)
    return line
  }

  private static func path(of box: Rect) -> Path { Path(box, quarterEllipses: Size(width: 3, height: 3)) }

  /// Returns boxes with those that overlap in one, so that a mark within another has no second tint.
  private static func merged(_ boxes: [Rect]) -> [Rect] {
    var result: [Rect] = []
    for box in boxes.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      if let last = result.last, last.minY == box.minY, box.minX < last.maxX {
        result[result.count - 1] = last.union(box)
      } else {
        result.append(box)
      }
    }
    return result
  }

  /// Returns the points of a line from a mark to the right edge: straight if nothing follows in the row, else below the
  /// text.
  private func way(from rect: Rect, row: Int) -> [Point] {
    let end = figure.inset + figure.gutter + rowWidths[row]
    if end - rect.maxX < figure.advance * 2.5 { return [Point(x: max(rect.maxX, end) + 2, y: rect.midY)] }
    return [Point(x: rect.maxX - 2, y: rect.maxY), Point(x: rect.maxX + 1, y: rect.maxY + 2)]
  }

  private mutating func connect(_ start: Rect, _ end: Rect, column: Double) {
    let radius = 4.0
    let (upper, lower) = start.minY <= end.minY ? (start, end) : (end, start)
    let top = upper.maxY + 1.5
    let bottom = lower.maxY + 1.5
    var path = Path()
    path.move(to: Point(x: upper.maxX - radius, y: upper.maxY))
    path.addQuadCurve(to: Point(x: upper.maxX, y: top), control: Point(x: upper.maxX - radius, y: top))
    path.addLine(to: Point(x: column - radius, y: top))
    path.addQuadCurve(to: Point(x: column, y: top + radius), control: Point(x: column, y: top))
    path.addLine(to: Point(x: column, y: bottom - radius))
    path.addQuadCurve(to: Point(x: column - radius, y: bottom), control: Point(x: column, y: bottom))
    path.addLine(to: Point(x: lower.maxX, y: bottom))
    path.addQuadCurve(
      to: Point(x: lower.maxX - radius, y: lower.maxY), control: Point(x: lower.maxX - radius, y: bottom))
    over.append(accent.stroke(path))
    include(Rect(x: column - radius, y: top, width: radius + accent.width, height: bottom - top))
  }

  /// A note at the right of the listing, with a line to it.
  private mutating func add(note: String, from points: [Point], beyond column: Double) {
    guard let last = points.last else { return }
    let theme = figure.theme
    let gap = theme.distance.labelGap * 2
    let text = FigureBlock.text(
      note, in: theme.callout, width: 170, name: "note", typesetter: figure.typesetter)
    let left = column + theme.code.size * 1.5
    let top = max(last.y - min(text.bounds.height / 2, theme.callout.size * 0.7), noteBottom)
    let placed = text.moved(to: Point(x: (left + gap).rounded(), y: top.rounded()))
    noteBottom = placed.bounds.maxY + gap
    let height = min(max(last.y, placed.bounds.minY + theme.callout.size * 0.6), placed.bounds.maxY)
    var path = Path()
    path.addLines(points)
    if abs(height - last.y) > 0.5 { path.addLine(to: Point(x: column, y: last.y)) }
    path.addLine(to: Point(x: left, y: height))
    over.append(theme.leader.stroke(path))
    over += placed.items
    include(placed.bounds)
  }

  private mutating func include(_ rect: Rect) { bounds = bounds?.union(rect) ?? rect }
}
