import CPlumblineHarfBuzz

/// What a face's positioning table says of pairs of glyphs.
///
/// HarfBuzz tells which glyphs a lookup touches but not how, so the headers of the lookups are read here.
/// Source: OpenType 1.9, "GPOS: Glyph Positioning Table", lookup types 2 and 9.
struct PairPositioning {
  private let table: OpaquePointer?
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Opens the table of a face; whoever makes it closes it.
  init(tables: OpaquePointer) {
    table = hb_face_reference_table(tables, hb_tag("GPOS"))
    var count: UInt32 = 0
    let base = hb_blob_get_data(table, &count)
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(base)?.assumingMemoryBound(to: UInt8.self), count: base == nil ? 0 : Int(count))
  }

  /// Gives the table back.
  func close() { hb_blob_destroy(table) }

  /// Whether a lookup does no more than change the advance of a glyph by the glyph after it, marks left aside.
  func changesOnlyAdvances(lookup index: Int) -> Bool {
    guard let list = number(at: 8), let offset = number(at: list + 2 + 2 * index), let type = number(at: list + offset),
      let flags = number(at: list + offset + 2), let count = number(at: list + offset + 4),
      index < number(at: list) ?? 0, flags & Self.passesOverLetters == 0
    else { return false }
    return (0..<count).allSatisfy { number in
      guard let subtable = self.number(at: list + offset + 6 + 2 * number) else { return false }
      return isPlainPair(at: list + offset + subtable, type: type)
    }
  }

  private func isPlainPair(at offset: Int, type: Int) -> Bool {
    if type == Self.extension {
      guard let inner = number(at: offset + 2), inner != Self.extension, let high = number(at: offset + 4),
        let low = number(at: offset + 6)
      else { return false }
      return isPlainPair(at: offset + high << 16 + low, type: inner)
    }
    guard type == Self.pair, let first = number(at: offset + 4), let second = number(at: offset + 6) else {
      return false
    }
    return first & ~Self.advance == 0 && second == 0
  }

  /// The types of the lookups of pairs, and of those that stand elsewhere in the table.
  private static let (pair, `extension`) = (2, 9)
  /// The bits of a value that change an advance along the line, itself or by a variable font's axes.
  private static let advance = 0x44
  /// The bits of a lookup that passes over base glyphs or ligatures.
  private static let passesOverLetters = 0x6

  /// A number of two bytes, or nil beyond the table.
  private func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
