extension ShapingContext {
  /// Returns the ranges of a text that are shaped as one word: words that depend on their neighbours, extended by those
  /// neighbours.
  ///
  /// Only the part `range` of the text is considered, as if it stood alone.
  func joins(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, style: ShapingStyle, table: WordTable
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(8)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, text[index] != 0x20 { index += 1 }
      if index > start { words.append(start..<index) }
      index += 1
    }
    guard let first = words.first, let last = words.last else { return [] }
    var joins: [Range<Int>] = []
    for index in words.indices where dependsOnNeighbours(words[index], of: text, style, table) {
      if let before = joins.last, words[index].upperBound < before.upperBound { continue }
      var join = words[index]
      var reach = 1
      repeat {
        join = words[max(index - reach, 0)].lowerBound..<words[min(index + reach, words.count - 1)].upperBound
        reach *= 2
      } while join != first.lowerBound..<last.upperBound && dependsOnNeighbours(join, of: text, style, table)
      while let before = joins.last, before.upperBound > join.lowerBound {
        join = min(before.lowerBound, join.lowerBound)..<join.upperBound
        joins.removeLast()
      }
      joins.append(join)
    }
    return joins
  }

  private func dependsOnNeighbours(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ style: ShapingStyle, _ table: WordTable
  ) -> Bool {
    word(
      UnsafeBufferPointer(rebasing: text[range]), edges: WordEdges(around: range, in: text), style: style, table: table
    ).dependsOnNeighbours
  }

  /// Composes a word of known pairs, or shapes it together with the spaces around it, whose glyphs are then removed.
  func shapeWord(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> ShapedWord {
    let pairs = table.pairs(of: style)
    if let word = pairs?.word(text, edges: edges, into: &glyphs) { return word }
    let start = glyphs.count
    let numbers = pairs.flatMap {
      appendNumbers(text, edges: edges, style: style, table: table, pairs: $0, into: &glyphs)
    }
    if numbers == nil { table.shapedCount += 1 }
    let lead = numbers ?? appendWord(text, edges: edges, style: style, pairs: pairs, into: &glyphs)
    let range = start..<glyphs.count
    var advance: Int32 = 0
    var clusters: Int32 = 0
    var previous: UInt32?
    var lacksGlyphs = false
    for glyph in glyphs[range] {
      advance &+= glyph.advance
      if glyph.cluster != previous { clusters += 1 }
      previous = glyph.cluster
      if glyph.id == 0 { lacksGlyphs = true }
    }
    var word = ShapedWord(
      glyphs: (start, glyphs.count), advance: advance, lead: lead, clusters: clusters, dependsOnNeighbours: false,
      lacksGlyphs: lacksGlyphs)
    let changes = style.typeface.spaceContext.changes
    if !changes.isEmpty, mayChange(text, changes, style) {
      word.dependsOnNeighbours = changesAmongNeighbours(text, edges, style, table)
    }
    return word
  }

  /// Appends the glyphs of a word as shaped between spaces, and returns the change of the advance of the space before
  /// it.
  func appendWord(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, pairs: LetterPairs?,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> Int32 {
    guard !edges.isEmpty else {
      let start = glyphs.count
      shape(text, style: style, into: &glyphs)
      if let pairs { pairs.record(text, shaped: glyphs[start...]) }
      return 0
    }
    let before = edges.contains(.spaceBefore)
    let spaced = (before ? [0x20] : []) + Array(text) + (edges.contains(.spaceAfter) ? [0x20] : [])
    var all: ContiguousArray<ShapedGlyph> = []
    spaced.withUnsafeBufferPointer { spaced in
      shape(spaced, style: style, into: &all)
      if let pairs { pairs.record(spaced, shaped: all[...]) }
    }
    let offset: UInt32 = before ? 1 : 0
    var lead: Int32 = 0
    for glyph in all {
      if before, glyph.cluster == 0 {
        lead += glyph.advance - style.space.advance
      } else if glyph.cluster < offset + UInt32(text.count) {
        var own = glyph
        own.cluster -= offset
        glyphs.append(own)
      }
    }
    return lead
  }

  /// Returns whether one of the three characters at each end of the word has a glyph that lookups across spaces may
  /// change.
  private func mayChange(
    _ text: UnsafeBufferPointer<UInt8>, _ changes: Set<UInt32>, _ style: ShapingStyle
  ) -> Bool {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    return (scalars.prefix(3) + scalars.suffix(3)).contains { scalar in
      style.typeface.glyph(of: scalar).map(changes.contains) ?? true
    }
  }

  /// Returns whether the word has other glyphs next to letters, digits or brackets than on its own.
  ///
  /// Words that differ in their digits alone share one result, since labels are often numbered.
  private func changesAmongNeighbours(
    _ text: UnsafeBufferPointer<UInt8>, _ edges: WordEdges, _ style: ShapingStyle, _ table: WordTable
  ) -> Bool {
    let pattern = WordTable.Pattern(text, edges)
    if let known = table.dependences[pattern] { return known }
    let alone = glyphs(
      of: pattern.text, after: edges.contains(.spaceBefore) ? " " : "", before: edges.contains(.spaceAfter) ? " " : "",
      style)
    let neighbours = [("a ", " a"), ("A ", " A"), ("0 ", " 0"), ("( ", " )"), ("- ", " -"), ("a( ", " )a")]
    let changes = neighbours.contains { glyphs(of: pattern.text, after: $0, before: $1, style) != alone }
    table.dependences[pattern] = changes
    return changes
  }

  /// Returns the glyphs of a word between two texts.
  private func glyphs(
    of word: [UInt8], after lead: String, before trail: String, _ style: ShapingStyle
  ) -> [UInt32] {
    var glyphs: ContiguousArray<ShapedGlyph> = []
    _ = (Array(lead.utf8) + word + Array(trail.utf8)).withUnsafeBufferPointer { shape($0, style: style, into: &glyphs) }
    let clusters = UInt32(lead.utf8.count)..<UInt32(lead.utf8.count + word.count)
    return glyphs.filter { clusters.contains($0.cluster) }.map(\.id)
  }
}
