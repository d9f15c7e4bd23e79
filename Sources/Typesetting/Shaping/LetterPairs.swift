import CPlumblineHarfBuzz
import PlumblineLayout

/// What the letters of a style do to each other in pairs, for words that are put together from them instead of shaped.
///
/// Shaping a word takes HarfBuzz some 20,000 instructions, nearly all of them to find that no lookup wants it. Where a face's
/// lookups do nothing with an alphabet but kern pairs, each advance follows from a letter and the next: pairs are noted as
/// words are shaped, and a word of known pairs needs no shaping. A list of numbers knows all its pairs after some dozen.
final class LetterPairs {
  /// The glyph of each ASCII character.
  private var glyphs = [UInt32](repeating: 0, count: 128)
  /// The alphabets that each ASCII character is in, a bit each.
  private var alphabets = [UInt8](repeating: 0, count: 128)
  /// The advance of the first of two characters, in font units; the second is 0 at the end of what is shaped.
  private var advances: [Int32]
  /// Whether every word that was shaped is what the lookups promise; else all words are shaped.
  private var isSound = true
  private let space: Int32

  /// After how many words of a style the pairs are noted: finding the alphabets costs as much as shaping some dozen words.
  static let leastWords = 256
  private static let unknown = Int32.min
  /// Sets of characters of which whole words are made; letters and digits apart, since faces make a multiplication sign of an
  /// x between digits.
  private static let candidates = ["0123456789.,", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,'"]

  /// The pairs of a style, none of them known yet; nil where no alphabet is as simple.
  init?(_ style: ShapingStyle) {
    advances = []
    space = style.typeface.space.advance
    guard !style.key.isRightToLeft, let lookups = ActiveLookups(style) else { return nil }
    defer { lookups.close() }
    for (bit, candidate) in Self.candidates.enumerated() {
      let letters = Array((style.kernsSpaces ? candidate + " " : candidate).utf8)
      let ids = letters.compactMap { style.typeface.glyph(of: Unicode.Scalar($0)) }
      guard ids.count == letters.count, lookups.kernOnly(ids),
        style.typeface.spaceContext.changes.isDisjoint(with: ids)
      else { continue }
      for (letter, id) in zip(letters, ids) {
        glyphs[Int(letter)] = id
        alphabets[Int(letter)] |= 1 << UInt8(bit)
      }
    }
    guard alphabets.contains(where: { $0 != 0 }) else { return nil }
    advances = [Int32](repeating: Self.unknown, count: 128 * 128)
  }

  /// A word of known pairs, its glyphs appended; nil where it must be shaped.
  func word(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, into result: inout ContiguousArray<ShapedGlyph>
  ) -> ShapedWord? {
    guard isSound, isInAlphabet(text), let first = text.first else { return nil }
    let (start, end) = (result.count, edges.contains(.spaceAfter) ? 0x20 : 0)
    var lead: Int32 = 0
    if edges.contains(.spaceBefore) {
      let before = advances[0x20 << 7 | Int(first)]
      guard before != Self.unknown else { return nil }
      lead = before - space
    }
    var advance: Int32 = 0
    for index in text.indices {
      let letter = Int(text[index])
      let own = advances[letter << 7 | (index &+ 1 < text.count ? Int(text[index &+ 1]) : end)]
      guard own != Self.unknown else {
        result.removeLast(result.count - start)
        return nil
      }
      advance &+= own
      result.append(
        ShapedGlyph(id: glyphs[letter], cluster: UInt32(truncatingIfNeeded: index), advance: own, x: 0, y: 0))
    }
    return ShapedWord(
      glyphs: (start, result.count), advance: advance, lead: lead, clusters: Int32(truncatingIfNeeded: text.count),
      dependsOnNeighbours: false, lacksGlyphs: false)
  }

  /// Whether what a letter does with a space is known as a pair too.
  var knowsSpaces: Bool { alphabets[0x20] != 0 }

  /// The glyph of an ASCII character, and its advance before another or at the end, in font units; nil for what is no known pair.
  func glyph(of letter: UInt8, before next: UInt8) -> (id: UInt32, advance: Int32)? {
    guard isSound, letter < 128, next < 128 else { return nil }
    let advance = advances[Int(letter) << 7 | Int(next)]
    return advance == Self.unknown ? nil : (glyphs[Int(letter)], advance)
  }

  /// Notes the pairs of a text that was shaped, spaces at its edges included.
  func note(_ text: UnsafeBufferPointer<UInt8>, shaped: ArraySlice<ShapedGlyph>) {
    guard isSound, isInAlphabet(text) else { return }
    isSound = shaped.count == text.count
    for (index, glyph) in zip(text.indices, shaped) where isSound {
      let letter = Int(text[index])
      let place = letter << 7 | (index + 1 < text.count ? Int(text[index + 1]) : 0)
      let known = advances[place]
      isSound =
        glyph.id == glyphs[letter] && glyph.cluster == index && glyph.x == 0 && glyph.y == 0
        && (known == Self.unknown || known == glyph.advance)
      advances[place] = glyph.advance
    }
  }

  /// Whether all characters are of one alphabet.
  func isInAlphabet(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var common: UInt8 = 0xFF
    for byte in text { common &= byte < 128 ? alphabets[Int(byte)] : 0 }
    return common != 0
  }
}
