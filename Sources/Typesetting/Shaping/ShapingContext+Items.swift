extension ShapingContext {
  /// The glyphs of a part of an item from left to right, with clusters counted from the part's start.
  ///
  /// Words come from the table; an item whose words change each other across spaces is marked and shaped whole.
  func glyphs(
    of item: inout TextItem, in range: Range<Int>, bytes: UnsafeBufferPointer<UInt8>
  ) -> ContiguousArray<ShapedGlyph> {
    if item.isUppercased { return uppercasedGlyphs(of: item, in: range, bytes: bytes) }
    if !item.isWhole, let glyphs = wordGlyphs(of: item, in: range, bytes: bytes) { return glyphs }
    item.isWhole = true
    return wholeGlyphs(of: UnsafeBufferPointer(rebasing: bytes[range]), style: item.style)
  }

  /// The glyphs of a text whose words depend on each other; a short one is kept, since it is measured first and then drawn.
  private func wholeGlyphs(
    of text: UnsafeBufferPointer<UInt8>, style: ShapingStyle
  ) -> ContiguousArray<ShapedGlyph> {
    guard text.count <= 128 else {
      var glyphs: ContiguousArray<ShapedGlyph> = []
      shape(text, style: style, into: &glyphs)
      return glyphs
    }
    let table = table(of: style)
    let known =
      table.word(text, edges: .whole)
      ?? table.insert(text, edges: .whole) { glyphs in
        let start = glyphs.count
        let advance = shape(text, style: style, into: &glyphs)
        return ShapedWord(
          glyphs: (start, glyphs.count), advance: advance, lead: 0, clusters: 0, dependsOnNeighbours: true,
          lacksGlyphs: false)
      }
    return ContiguousArray(table.glyphs[known.glyphs.lower..<known.glyphs.upper])
  }

  /// The glyphs of a part word by word, or nil where words depend on each other.
  private func wordGlyphs(
    of item: TextItem, in range: Range<Int>, bytes: UnsafeBufferPointer<UInt8>
  ) -> ContiguousArray<ShapedGlyph>? {
    let table = table(of: item.style)
    let space = item.style.typeface.space
    var glyphs: ContiguousArray<ShapedGlyph> = []
    var ends: [Int] = []
    var index = range.lowerBound
    var hasLookedAhead = false
    while index < range.upperBound {
      if bytes[index] == 0x20 {
        glyphs.append(
          ShapedGlyph(
            id: space.glyph, cluster: UInt32(index - range.lowerBound), advance: space.advance, x: 0, y: 0))
        index += 1
        ends.append(glyphs.count)
        continue
      }
      var end = index
      while end < range.upperBound, bytes[end] != 0x20 { end += 1 }
      var edges: WordEdges = []
      if index > item.range.lowerBound, bytes[index - 1] == 0x20 { edges.insert(.spaceBefore) }
      if end < item.range.upperBound, bytes[end] == 0x20 { edges.insert(.spaceAfter) }
      let text = UnsafeBufferPointer(rebasing: bytes[index..<end])
      let known = table.word(text, edges: item.style.kernsSpaces ? edges : [])
      if known == nil, !hasLookedAhead {
        let part = UnsafeBufferPointer(rebasing: bytes[range])
        if knowsDependence(in: part, from: index - range.lowerBound, style: item.style, table: table) { return nil }
        hasLookedAhead = true
      }
      let word = known ?? word(text, edges: edges, style: item.style, table: table)
      if word.dependsOnNeighbours { return nil }
      if word.lead != 0, let last = glyphs.indices.last { glyphs[last].advance += word.lead }
      for position in word.glyphs.lower..<word.glyphs.upper {
        var glyph = table.glyphs[position]
        glyph.cluster += UInt32(index - range.lowerBound)
        glyphs.append(glyph)
      }
      ends.append(glyphs.count)
      index = end
    }
    return item.style.key.isRightToLeft ? reversed(glyphs, partsEndingAt: ends) : glyphs
  }

  /// The parts in reverse order, each unchanged.
  private func reversed(
    _ glyphs: ContiguousArray<ShapedGlyph>, partsEndingAt ends: [Int]
  ) -> ContiguousArray<ShapedGlyph> {
    var result: ContiguousArray<ShapedGlyph> = []
    result.reserveCapacity(glyphs.count)
    for index in ends.indices.reversed() { result += glyphs[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }
    return result
  }

  /// The glyphs of a part in capitals, each with the cluster of the small letter that it stands for.
  private func uppercasedGlyphs(
    of item: TextItem, in range: Range<Int>, bytes: UnsafeBufferPointer<UInt8>
  ) -> ContiguousArray<ShapedGlyph> {
    var upper: [UInt8] = []
    var origins: [UInt32] = []
    var offset: UInt32 = 0
    for character in String(decoding: bytes[range], as: UTF8.self) {
      let capital = character.uppercased()
      upper += capital.utf8
      origins += [UInt32](repeating: offset, count: capital.utf8.count)
      offset += UInt32(character.utf8.count)
    }
    var glyphs: ContiguousArray<ShapedGlyph> = []
    _ = upper.withUnsafeBufferPointer { shape($0, style: item.style, into: &glyphs) }
    for index in glyphs.indices where Int(glyphs[index].cluster) < origins.count {
      glyphs[index].cluster = origins[Int(glyphs[index].cluster)]
    }
    return glyphs
  }
}
