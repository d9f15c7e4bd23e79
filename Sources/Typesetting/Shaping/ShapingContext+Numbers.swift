/// A text that is shaped as one word, with its digits replaced by 0, except for at most one.
struct NumberedText: Hashable {
  /// The characters.
  let text: [UInt8]
  /// The raw value of the word's edges.
  let edges: UInt8
}

/// The shaped glyphs of a numbered text, one for each character.
struct ShapedPattern {
  /// The glyphs.
  let glyphs: ContiguousArray<ShapedGlyph>
  /// The change of the advance of a space before the text, by kerning.
  let lead: Int32
}

// Labels such as `80 x 40` and `12:` differ in their numbers only. A face that turns an x between digits into a
// multiplication sign does so beside any digits.
extension ShapingContext {
  /// Appends the glyphs of words with numbers, composed of already shaped texts, and returns the change of the advance
  /// of a space before them; returns nil if the text must be shaped.
  ///
  /// The glyphs come from the same text with its digits replaced by 0 and from known pairs of letters. A pair that is
  /// not known is shaped within the text of zeros.
  func appendNumbers(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable, pairs: LetterPairs,
    into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> Int32? {
    guard text.contains(where: Self.isDigit), text.contains(0x20) || !pairs.isInAlphabet(text) else { return nil }
    let zeros = text.map { Self.isDigit($0) ? 0x30 : $0 }
    guard let pattern = pattern(zeros, edges: edges, style: style, table: table) else { return nil }
    let start = glyphs.count
    func zero(_ letter: UInt8) -> UInt8 { Self.isDigit(letter) ? 0x30 : letter }
    /// Returns the glyph and advance of a character before the next one. A pair without digits is as in the pattern; a
    /// pair with digits counts only if the pattern agrees with the pair of zeros.
    func pair(at index: Int, before next: UInt8) -> (id: UInt32, advance: Int32)? {
      let (letter, shaped) = (text[index], (pattern.glyphs[index].id, pattern.glyphs[index].advance))
      guard Self.isDigit(letter) || Self.isDigit(next) else { return shaped }
      if letter == 0x20, !pairs.includesSpaces { return shaped }
      let next = next == 0x20 && !pairs.includesSpaces ? 0 : next
      if let expected = pairs.glyph(of: zero(letter), before: zero(next)) {
        return expected == shaped ? pairs.glyph(of: letter, before: next) : nil
      }
      guard Self.isDigit(letter) != Self.isDigit(next) else { return nil }
      let position = Self.isDigit(letter) ? index : index + 1
      guard position < text.count else { return nil }
      return self.pattern(
        zeros, with: text[position], at: position, of: pattern, edges: edges, style: style, table: table
      )
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
    let space = style.space
    guard edges.contains(.spaceBefore), let first = text.first, Self.isDigit(first), pairs.includesSpaces else {
      return pattern.lead
    }
    guard let before = pairs.glyph(of: 0x20, before: first) else {
      glyphs.removeLast(glyphs.count - start)
      return nil
    }
    return before.advance - space.advance
  }

  private static func isDigit(_ letter: UInt8) -> Bool { letter >= 0x30 && letter <= 0x39 }

  /// Returns the glyphs of a text whose digits are replaced by 0, shaped at most once; nil if they are not one for each
  /// character.
  private func pattern(
    _ text: [UInt8], edges: WordEdges, style: ShapingStyle, table: WordTable
  ) -> ShapedPattern? {
    let key = NumberedText(text: text, edges: edges.rawValue)
    if let known = table.numbered[key] { return known }
    var glyphs: ContiguousArray<ShapedGlyph> = []
    let lead = text.withUnsafeBufferPointer { appendWord($0, edges: edges, style: style, pairs: nil, into: &glyphs) }
    let isPlain =
      glyphs.count == text.count
      && glyphs.enumerated().allSatisfy { $1.cluster == $0 && $1.x == 0 && $1.y == 0 && $1.id != 0 }
    let shaped = isPlain ? ShapedPattern(glyphs: glyphs, lead: lead) : nil
    if table.numbered.count < Self.numberedLimit { table.numbered[key] = .some(shaped) }
    return shaped
  }

  /// Returns the glyphs of such a text with another digit at one position, shaped at most once; nil if the digit
  /// changes glyphs other than its own and the one before it.
  private func pattern(
    _ zeros: [UInt8], with digit: UInt8, at position: Int, of pattern: ShapedPattern, edges: WordEdges,
    style: ShapingStyle, table: WordTable
  ) -> ShapedPattern? {
    var text = zeros
    text[position] = digit
    guard let shaped = self.pattern(text, edges: edges, style: style, table: table),
      shaped.lead == pattern.lead || position == 0
    else { return nil }
    for (index, glyph) in shaped.glyphs.enumerated() where index != position && index != position - 1 {
      guard glyph == pattern.glyphs[index] else { return nil }
    }
    return shaped
  }

  /// The largest number of patterns that are kept.
  private static let numberedLimit = 4_000
}
