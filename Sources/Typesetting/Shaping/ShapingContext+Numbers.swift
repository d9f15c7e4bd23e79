/// A text that is shaped as one word, with a 0 for each digit.
struct NumberedText: Hashable {
  /// The characters.
  let text: [UInt8]
  /// What stands around it.
  let edges: UInt8
}

/// The glyphs of such a text, one for each character.
struct ShapedPattern {
  /// The glyphs.
  let glyphs: ContiguousArray<ShapedGlyph>
  /// What the space before gains.
  let lead: Int32
}

// Labels such as `80 x 40`, of which no two have the same numbers: faces that make a multiplication sign of an x do not tell digits
// apart.
extension ShapingContext {
  /// Appends the glyphs of words that depend on each other, put together from those of the same text in zeros and from pairs of
  /// letters; the result is what the space before gains, or nil where the text must be shaped.
  func placeNumbers(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable, pairs: LetterPairs,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> Int32? {
    guard text.contains(0x20), text.contains(where: Self.isDigit) else { return nil }
    guard let pattern = pattern(of: text, edges: edges, style: style, table: table) else { return nil }
    let start = glyphs.count
    func zero(_ letter: UInt8) -> UInt8 { Self.isDigit(letter) ? 0x30 : letter }
    /// What a letter is before the next, if the zeros' glyphs are what these pairs promise; what is no digit is as in the pattern.
    func pair(_ letter: UInt8, _ next: UInt8, _ shaped: (id: UInt32, advance: Int32)) -> (id: UInt32, advance: Int32)? {
      guard Self.isDigit(letter) || Self.isDigit(next) else { return shaped }
      if letter == 0x20, !pairs.knowsSpaces { return shaped }
      let next = next == 0x20 && !pairs.knowsSpaces ? 0 : next
      guard let promised = pairs.glyph(of: zero(letter), before: zero(next)), promised == shaped else { return nil }
      return pairs.glyph(of: letter, before: next)
    }
    for index in text.indices {
      let next = index + 1 < text.count ? text[index + 1] : edges.contains(.spaceAfter) ? 0x20 : 0
      let shaped = pattern.glyphs[index]
      guard let (id, advance) = pair(text[index], next, (shaped.id, shaped.advance)) else {
        glyphs.removeLast(glyphs.count - start)
        return nil
      }
      glyphs.append(ShapedGlyph(id: id, cluster: UInt32(truncatingIfNeeded: index), advance: advance, x: 0, y: 0))
    }
    let space = style.typeface.space
    guard edges.contains(.spaceBefore), let first = text.first, Self.isDigit(first), pairs.knowsSpaces else {
      return pattern.lead
    }
    guard let before = pairs.glyph(of: 0x20, before: first) else {
      glyphs.removeLast(glyphs.count - start)
      return nil
    }
    return before.advance - space.advance
  }

  private static func isDigit(_ letter: UInt8) -> Bool { letter >= 0x30 && letter <= 0x39 }

  /// The glyphs of a text in zeros, shaped once; nil where they are not one for each character.
  private func pattern(
    of text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable
  ) -> ShapedPattern? {
    let key = NumberedText(text: text.map { Self.isDigit($0) ? 0x30 : $0 }, edges: edges.rawValue)
    if let known = table.numbered[key] { return known }
    var glyphs: ContiguousArray<ShapedGlyph> = []
    let lead = key.text.withUnsafeBufferPointer { placeWord($0, edges: edges, style: style, pairs: nil, into: &glyphs) }
    let isPlain =
      glyphs.count == key.text.count
      && glyphs.enumerated().allSatisfy { $1.cluster == $0 && $1.x == 0 && $1.y == 0 && $1.id != 0 }
    let shaped = isPlain ? ShapedPattern(glyphs: glyphs, lead: lead) : nil
    if table.numbered.count < Self.numberedLimit { table.numbered[key] = .some(shaped) }
    return shaped
  }

  /// The most patterns that are kept.
  private static let numberedLimit = 4_000
}
