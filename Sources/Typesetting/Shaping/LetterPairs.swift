import CPlumblineHarfBuzz
import PlumblineLayout

/// The advances of pairs of letters in a style, from which words are composed without shaping.
///
/// Shaping a word takes HarfBuzz some 20,000 instructions, nearly all of which find that no lookup applies. If a face's
/// lookups only kern the pairs of an alphabet, the advance of a letter depends on the next letter alone: pairs are
/// recorded as words are shaped, and a word of known pairs is not shaped. For a list of numbers, some dozen words
/// suffice.
final class LetterPairs {
  /// The glyph of each ASCII character.
  private var glyphs = [UInt32](repeating: 0, count: 128)
  /// The alphabets of each ASCII character, one bit for each alphabet.
  private var alphabets = [UInt8](repeating: 0, count: 128)
  /// The advance of the first of two characters, in font units.
  ///
  /// The second character is 0 at the end of a shaped text.
  private var advances: [Int32]
  /// Whether all shaped words agree with the recorded pairs.
  ///
  /// If one does not, all words are shaped.
  private var isConsistent = true
  private let space: Int32

  /// The number of words in a style from which on pairs are recorded, since finding the alphabets costs as much as
  /// shaping some dozen words.
  static let minimumWordCount = 256
  private static let unknown = Int32.min
  /// The alphabets.
  ///
  /// Letters and digits are separate, since faces turn an x between digits into a multiplication sign.
  private static let candidates = ["0123456789.,", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,'"]

  /// Creates an empty table for a style; nil if its lookups do more than kern in each alphabet.
  init?(_ style: ShapingStyle) {
    advances = []
    space = style.space.advance
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

  /// Composes a word of known pairs and appends its glyphs; returns nil if the word must be shaped.
  func word(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, into result: inout ContiguousArray<ShapedGlyph>
  ) -> ShapedWord? {
    guard isConsistent, isInAlphabet(text), let first = text.first else { return nil }
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

  /// Whether pairs of a letter and a space are recorded too.
  var includesSpaces: Bool { alphabets[0x20] != 0 }

  /// Returns the glyph of an ASCII character and its advance before another character or before the end (0), in font
  /// units; nil if the pair is not known.
  func glyph(of letter: UInt8, before next: UInt8) -> (id: UInt32, advance: Int32)? {
    guard isConsistent, letter < 128, next < 128 else { return nil }
    let advance = advances[Int(letter) << 7 | Int(next)]
    return advance == Self.unknown ? nil : (glyphs[Int(letter)], advance)
  }

  /// Records the pairs of a shaped text, which may have a space at each end.
  func record(_ text: UnsafeBufferPointer<UInt8>, shaped: ArraySlice<ShapedGlyph>) {
    guard isConsistent, isInAlphabet(text) else { return }
    isConsistent = shaped.count == text.count
    for (index, glyph) in zip(text.indices, shaped) where isConsistent {
      let letter = Int(text[index])
      let pair = letter << 7 | (index + 1 < text.count ? Int(text[index + 1]) : 0)
      let known = advances[pair]
      isConsistent =
        glyph.id == glyphs[letter] && glyph.cluster == index && glyph.x == 0 && glyph.y == 0
        && (known == Self.unknown || known == glyph.advance)
      advances[pair] = glyph.advance
    }
  }

  /// Returns whether all characters belong to one alphabet.
  func isInAlphabet(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var common: UInt8 = 0xFF
    for byte in text { common &= byte < 128 ? alphabets[Int(byte)] : 0 }
    return common != 0
  }
}
