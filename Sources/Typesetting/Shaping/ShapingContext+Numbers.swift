/// A text that is shaped as one word, with a 0 for each digit but at most one.
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

// Labels such as `80 x 40` or `12:`, of which no two have the same numbers: faces that make a multiplication sign of an x do not tell
// digits apart.
extension ShapingContext {
  /// Appends the glyphs of words with numbers in them, put together from those of the same text in zeros, from pairs of letters, and
  /// where a digit is no pair with what is beside it, from those of the zeros with that one digit; the result is what the space before
  /// gains, or nil where the text must be shaped.
  func placeNumbers(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable, pairs: LetterPairs,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> Int32? {
    guard text.contains(where: Self.isDigit), text.contains(0x20) || !pairs.isInAlphabet(text) else { return nil }
    let zeros = text.map { Self.isDigit($0) ? 0x30 : $0 }
    guard let pattern = pattern(zeros, edges: edges, style: style, table: table) else { return nil }
    let start = glyphs.count
    func zero(_ letter: UInt8) -> UInt8 { Self.isDigit(letter) ? 0x30 : letter }
    /// What a letter is before the next, if the zeros' glyphs are what these pairs promise; what is no digit is as in the pattern.
    func pair(at index: Int, before next: UInt8) -> (id: UInt32, advance: Int32)? {
      let (letter, shaped) = (text[index], (pattern.glyphs[index].id, pattern.glyphs[index].advance))
      guard Self.isDigit(letter) || Self.isDigit(next) else { return shaped }
      if letter == 0x20, !pairs.knowsSpaces { return shaped }
      let next = next == 0x20 && !pairs.knowsSpaces ? 0 : next
      if let promised = pairs.glyph(of: zero(letter), before: zero(next)) {
        return promised == shaped ? pairs.glyph(of: letter, before: next) : nil
      }
      guard Self.isDigit(letter) != Self.isDigit(next) else { return nil }
      let place = Self.isDigit(letter) ? index : index + 1
      guard place < text.count else { return nil }
      return self.pattern(zeros, with: text[place], at: place, of: pattern, edges: edges, style: style, table: table)
        .map { ($0.glyphs[index].id, $0.glyphs[index].advance) }
    }
    for index in text.indices {
      let next = index + 1 < text.count ? text[index + 1] : edges.contains(.spaceAfter) ? 0x20 : 0
      guard let (id, advance) = pair(at: index, before: next) else {
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
    _ text: [UInt8], edges: WordEdges, style: ShapingStyle, table: WordTable
  ) -> ShapedPattern? {
    let key = NumberedText(text: text, edges: edges.rawValue)
    if let known = table.numbered[key] { return known }
    var glyphs: ContiguousArray<ShapedGlyph> = []
    let lead = text.withUnsafeBufferPointer { placeWord($0, edges: edges, style: style, pairs: nil, into: &glyphs) }
    let isPlain =
      glyphs.count == text.count
      && glyphs.enumerated().allSatisfy { $1.cluster == $0 && $1.x == 0 && $1.y == 0 && $1.id != 0 }
    let shaped = isPlain ? ShapedPattern(glyphs: glyphs, lead: lead) : nil
    if table.numbered.count < Self.numberedLimit { table.numbered[key] = .some(shaped) }
    return shaped
  }

  /// The glyphs of a text in zeros with another digit in one place, shaped once; nil where the digit changes more than its own glyph
  /// and the one before.
  private func pattern(
    _ zeros: [UInt8], with digit: UInt8, at place: Int, of pattern: ShapedPattern, edges: WordEdges,
    style: ShapingStyle, table: WordTable
  ) -> ShapedPattern? {
    var text = zeros
    text[place] = digit
    guard let shaped = self.pattern(text, edges: edges, style: style, table: table),
      shaped.lead == pattern.lead || place == 0
    else { return nil }
    for (index, glyph) in shaped.glyphs.enumerated() where index != place && index != place - 1 {
      guard glyph == pattern.glyphs[index] else { return nil }
    }
    return shaped
  }

  /// The most patterns that are kept.
  private static let numberedLimit = 4_000
}
