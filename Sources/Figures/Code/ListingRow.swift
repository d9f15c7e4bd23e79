import PlumblineLayout

/// A row of a listing as it is drawn: a line of source, or a part of one that is too long.
struct ListingRow {
  /// The text, with the hanging indent of rows after a line's first.
  var line: Listing.Line
  /// The line's index in the listing.
  var source: Int
  /// The columns of the line that the row shows.
  var columns: Range<Int>
  /// The number of blanks before the row's part of the line.
  var hang = 0

  /// Whether the row continues the line of the previous row.
  var isContinuation: Bool { columns.lowerBound > 0 }
}

extension Listing {
  /// Returns the rows within a number of columns: a longer line continues in rows with a hanging indent of four blanks.
  func rows(within limit: Int) -> [ListingRow] {
    lines.enumerated().flatMap { index, line in
      let characters = Array(line.text)
      let hang = min(line.indentation + 4, limit / 2)
      var rows: [ListingRow] = []
      var start = 0
      repeat {
        let indent = start == 0 ? 0 : hang
        let width = max(limit - indent, 1)
        let end = characters.count - start <= width ? characters.count : characters.break(from: start, width: width)
        var part = line.dropping(start).keeping(end - start)
        if indent > 0 { part.spans.insert(Span(String(repeating: " ", count: indent)), at: 0) }
        rows.append(ListingRow(line: part, source: index, columns: start..<end, hang: indent))
        start = end
        while start < characters.count, characters[start].isBlank { start += 1 }
      } while start < characters.count
      return rows
    }
  }
}

extension [ListingRow] {
  /// Returns the rows that show some columns of a line, each with its own columns.
  func parts(of range: (line: Int, columns: Range<Int>)) -> [(row: Int, columns: Range<Int>)] {
    indices.compactMap { row in
      let part = self[row]
      guard part.source == range.line, part.columns.overlaps(range.columns) else { return nil }
      let shown = range.columns.clamped(to: part.columns)
      let shift = part.hang - part.columns.lowerBound
      return (row, (shown.lowerBound + shift)..<(shown.upperBound + shift))
    }
  }
}

extension [Character] {
  /// Returns the end of a row that begins at an index: the best one that leaves it at least half full, the last of
  /// several; within a word where there is none.
  fileprivate func `break`(from start: Int, width: Int) -> Int {
    let most = start + width
    let breaks = (start + width / 2...most).map { (rank: rank(ofBreakAt: $0), position: $0) }
    return breaks.filter { $0.rank > 0 && $0.position > start }.max { ($0.rank, $0.position) < ($1.rank, $1.position) }?
      .position
      ?? most
  }

  /// Returns the quality of an index as the end of a row: best before the next modifier of a chain, then after a blank
  /// or comma, then after an opening bracket; 0 elsewhere.
  private func rank(ofBreakAt position: Int) -> Int {
    guard position > 0, position < count else { return 0 }
    let (before, after) = (self[position - 1], self[position])
    if after == ".", before == ")" || before == "}" { return 3 }
    if before.isBlank || (before == "," && !after.isBlank) { return 2 }
    return before == "(" && after != ")" ? 1 : 0
  }
}
