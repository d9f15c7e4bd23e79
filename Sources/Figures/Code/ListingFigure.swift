import PlumblineLayout

/// A listing on its background, with marks, connectors, and notes at the side.
struct ListingFigure {
  /// The lines.
  var listing: Listing
  /// The marks, and whether lines are numbered.
  var request: ListingRequest
  /// The theme.
  var theme: Theme
  /// The typesetter of the lines.
  var typesetter: any Typesetter

  /// The rows that are drawn.
  var rows: [ListingRow] { listing.rows(within: request.columns) }
  /// The distance between baselines.
  var lineHeight: Double { (theme.code.size * theme.codeLeading * 2).rounded() / 2 }
  /// The empty border of the background.
  var inset: Double { theme.code.size }
  /// The width of the column of line numbers.
  var gutter: Double {
    guard request.isNumbered, let last = listing.lines.last else { return 0 }
    return advance * (Double(String(last.number).count) + 1.5)
  }
  /// The width of a character, measured over many so that rounding to pixels does not add up.
  var advance: Double {
    typesetter.typeset(theme.code.text(String(repeating: "0", count: 200))).measure(.unspecified).size.width / 200
  }

  /// The whole listing in its own coordinates.
  var block: FigureBlock {
    let rows = rows
    let lines = rows.map { setLine($0.line) }
    let width = lines.map(\.size.width).max() ?? 0
    let background = Rect(
      x: 0, y: 0, width: (inset * 2 + gutter + width).rounded(.up),
      height: (inset * 1.5 + lineHeight * Double(max(lines.count, 1))).rounded(.up))
    let marks = ListingMarks(figure: self, rows: rows, background: background, rowWidths: lines.map(\.size.width))
    var items: [DisplayItem] = [
      .fill(
        Path(background, quarterEllipses: Size(width: theme.code.size / 2, height: theme.code.size / 2)),
        .color(theme.listing))
    ]
    items += marks.behind
    for (index, line) in lines.enumerated() {
      items.append(.text(line, at: origin(line: index, set: line), paint: .color(theme.syntax.plain)))
      if request.isNumbered, !rows[index].isContinuation {
        items.append(number(rows[index].line.number, atRow: index))
      }
    }
    items += marks.over
    let drawn = FigureBlock(items: [.group(DisplayGroup(name: "listing", items: items))], bounds: background)
    guard let extent = marks.bounds else { return drawn }
    return FigureBlock(items: drawn.items, bounds: background.union(extent))
  }

  /// Returns the top of a row.
  func top(line: Int) -> Double { inset * 0.75 + lineHeight * Double(line) }

  /// Returns the rectangle of some columns of a row, each as wide as a digit.
  func rect(line: Int, columns: Range<Int>) -> Rect {
    let advance = advance
    let (start, end) = (Double(columns.lowerBound) * advance, Double(columns.upperBound) * advance)
    let height = theme.code.size * 1.3
    return Rect(
      x: inset + gutter + start, y: top(line: line) + (lineHeight - height) / 2, width: end - start, height: height)
  }

  /// Returns a line set in the colours of its stretches.
  private func setLine(_ line: Listing.Line) -> TextLayout {
    let spans = line.spans.filter { !$0.text.isEmpty }
    var text = theme.code.text("")
    let font = text.runs[0].font
    text.runs = (spans.isEmpty ? [Listing.Span(" ")] : spans).map { StyledText.Run(.string($0.text), font: font) }
    let set = typesetter.typeset(text)
    return set.layout(in: set.measure(.unspecified).size) { index in
      spans.indices.contains(index) ? .color(theme.syntax.color(of: spans[index].kind)) : nil
    }
  }

  /// Returns the top-left corner of a typeset line whose baseline is that of its row.
  private func origin(line: Int, set: TextLayout) -> Point {
    let baseline = top(line: line) + lineHeight / 2 + theme.code.size * 0.35
    return Point(x: inset + gutter, y: baseline - (set.baselines.first ?? theme.code.size))
  }

  private func number(_ number: Int, atRow index: Int) -> DisplayItem {
    let set = typesetter.typeset(theme.code.text(String(number)))
    let size = set.measure(.unspecified).size
    let text = set.layout(in: size) { _ in nil }
    let right = inset + gutter - advance * 1.5
    return .text(
      text, at: Point(x: right - size.width, y: origin(line: index, set: text).y), paint: .color(theme.code.color))
  }
}

extension Theme.Syntax {
  /// Returns the colour of a kind of stretch.
  func color(of kind: Listing.Kind) -> Color {
    switch kind {
    case .plain: plain
    case .keyword: keyword
    case .type: type
    case .member: member
    case .number: number
    case .string: string
    case .comment: comment
    case .attribute: attribute
    }
  }
}
