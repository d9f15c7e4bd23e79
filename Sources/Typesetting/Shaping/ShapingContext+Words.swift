extension ShapingContext {
  /// The stretches of a text that are shaped as one word: words that depend on their neighbours, with those neighbours.
  ///
  /// `range` is what is looked at of `text`, at whose ends nothing stands.
  func joins(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, style: ShapingStyle, table: WordTable
  ) -> [Range<Int>] {
    let words = text[range].split(separator: 0x20).map(\.indices)
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

  /// Puts a word together from what its letters do in pairs, or shapes it.
  func shapeWord(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> ShapedWord {
    let pairs = table.pairs(of: style)
    if let word = pairs?.word(text, edges: edges, into: &glyphs) { return word }
    table.shapedCount += 1
    return shapeWord(text, edges: edges, style: style, pairs: pairs, into: &glyphs)
  }

  /// Shapes a word with the spaces around it and takes the spaces off again.
  private func shapeWord(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, pairs: LetterPairs?,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> ShapedWord {
    let start = glyphs.count
    let lead = placeWord(text, edges: edges, style: style, pairs: pairs, into: &glyphs)
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
      word.dependsOnNeighbours = changesAmongNeighbours(text, Array(glyphs[range]), style)
    }
    return word
  }

  /// Appends a word's glyphs as they are between spaces; the result is what the space before gains.
  private func placeWord(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, pairs: LetterPairs?,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> Int32 {
    guard !edges.isEmpty else {
      let start = glyphs.count
      shape(text, style: style, into: &glyphs)
      if let pairs { pairs.note(text, shaped: glyphs[start...]) }
      return 0
    }
    let before = edges.contains(.spaceBefore)
    let spaced = (before ? [0x20] : []) + Array(text) + (edges.contains(.spaceAfter) ? [0x20] : [])
    var all: ContiguousArray<ShapedGlyph> = []
    spaced.withUnsafeBufferPointer { spaced in
      shape(spaced, style: style, into: &all)
      if let pairs { pairs.note(spaced, shaped: all[...]) }
    }
    let offset: UInt32 = before ? 1 : 0
    var lead: Int32 = 0
    for glyph in all {
      if before, glyph.cluster == 0 {
        lead += glyph.advance - style.typeface.space.advance
      } else if glyph.cluster < offset + UInt32(text.count) {
        var own = glyph
        own.cluster -= offset
        glyphs.append(own)
      }
    }
    return lead
  }

  /// Whether one of the characters at the word's edges is one that lookups change in sight of a space.
  private func mayChange(
    _ text: UnsafeBufferPointer<UInt8>, _ changes: Set<UInt32>, _ style: ShapingStyle
  ) -> Bool {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    return (scalars.prefix(3) + scalars.suffix(3)).contains { scalar in
      style.typeface.glyph(of: scalar).map(changes.contains) ?? true
    }
  }

  /// Whether the word's glyphs are others beside capitals, digits or brackets than beside nothing.
  private func changesAmongNeighbours(
    _ text: UnsafeBufferPointer<UInt8>, _ alone: [ShapedGlyph], _ style: ShapingStyle
  ) -> Bool {
    for (before, after) in [("a ", " a"), ("A ", " A"), ("0 ", " 0"), ("( ", " )"), ("- ", " -"), ("a( ", " )a")] {
      let probe = Array(before.utf8) + Array(text) + Array(after.utf8)
      var glyphs: ContiguousArray<ShapedGlyph> = []
      _ = probe.withUnsafeBufferPointer { shape($0, style: style, into: &glyphs) }
      let offset = UInt32(before.utf8.count)
      let own = glyphs.filter { $0.cluster >= offset && $0.cluster < offset + UInt32(text.count) }
      guard own.count == alone.count, zip(own, alone).allSatisfy({ $0.id == $1.id }) else { return true }
    }
    return false
  }
}
