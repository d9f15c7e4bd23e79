extension ShapingContext {
  /// Returns the glyphs of a part of an item, from left to right.
  ///
  /// Clusters are relative to the start of the part.
  func glyphs(
    of item: TextItem, in range: Range<Int>, bytes: UnsafeBufferPointer<UInt8>
  ) -> ContiguousArray<ShapedGlyph> {
    if item.isUppercased { return uppercasedGlyphs(of: item, in: range, bytes: bytes) }
    var glyphs: ContiguousArray<ShapedGlyph> = []
    let start = item.range.lowerBound
    add(
      (range.lowerBound - start)..<(range.upperBound - start), of: UnsafeBufferPointer(rebasing: bytes[item.range]),
      style: item.style, table: table(of: item.style), to: &glyphs)
    return glyphs
  }

  /// Appends the glyphs of a part of a text, from left to right.
  ///
  /// Clusters are relative to the start of the part.
  ///
  /// `joins` are the ranges that are shaped as one word; if there are none and a word depends on its neighbours, they
  /// are computed.
  func add(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, style: ShapingStyle, table: WordTable,
    joins: [Range<Int>] = [], to glyphs: inout ContiguousArray<ShapedGlyph>
  ) {
    let space = style.space
    let (first, isRightToLeft) = (glyphs.count, style.key.isRightToLeft)
    var ends = [first]
    var joinCount = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let cluster = UInt32(truncatingIfNeeded: index - range.lowerBound)
      if text[index] == 0x20 {
        glyphs.append(ShapedGlyph(id: space.glyph, cluster: cluster, advance: space.advance, x: 0, y: 0))
        index += 1
      } else {
        var end = index
        while end < range.upperBound, text[end] != 0x20 { end += 1 }
        if joinCount < joins.count, joins[joinCount].lowerBound == index {
          end = joins[joinCount].upperBound
          joinCount += 1
        }
        let word = word(
          UnsafeBufferPointer(rebasing: text[index..<end]), edges: WordEdges(around: index..<end, in: text),
          style: style, table: table)
        if word.dependsOnNeighbours, joins.isEmpty {
          glyphs.removeLast(glyphs.count - first)
          let joins = self.joins(in: range, of: text, style: style, table: table)
          return add(range, of: text, style: style, table: table, joins: joins, to: &glyphs)
        }
        if word.lead != 0, let last = glyphs.indices.last { glyphs[last].advance += word.lead }
        for position in word.glyphs.lower..<word.glyphs.upper {
          var glyph = table.glyphs[position]
          glyph.cluster += cluster
          glyphs.append(glyph)
        }
        index = end
      }
      if isRightToLeft { ends.append(glyphs.count) }
    }
    guard isRightToLeft else { return }
    var reversed: ContiguousArray<ShapedGlyph> = []
    for (end, start) in zip(ends.reversed(), ends.reversed().dropFirst()) { reversed += glyphs[start..<end] }
    glyphs.replaceSubrange(first..., with: reversed)
  }

  /// Returns the glyphs of a part in uppercase, each with the cluster of the original letter.
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
