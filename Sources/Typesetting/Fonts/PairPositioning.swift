import CPlumblineHarfBuzz

/// A reader of the pair adjustments in a face's `GPOS` table.
///
/// HarfBuzz reports the glyphs of a lookup but not its effect, so that the lookups' headers are read here.
/// Source: OpenType 1.9, "GPOS: Glyph Positioning Table", lookup types 2 and 9.
struct PairPositioning {
  private let table: OpaquePointer?
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Opens the table of a face; the caller must call `close()`.
  init(tables: OpaquePointer) {
    table = hb_face_reference_table(tables, hb_tag("GPOS"))
    var count: UInt32 = 0
    let base = hb_blob_get_data(table, &count)
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(base)?.assumingMemoryBound(to: UInt8.self), count: base == nil ? 0 : Int(count))
  }

  /// Releases the table.
  func close() { hb_blob_destroy(table) }

  /// Returns whether a lookup does no more than change a glyph's advance depending on the next glyph.
  ///
  /// It may skip marks between the two.
  func changesOnlyAdvances(lookup index: Int) -> Bool {
    guard let list = number(at: 8), let offset = number(at: list + 2 + 2 * index), let type = number(at: list + offset),
      let flags = number(at: list + offset + 2), let count = number(at: list + offset + 4),
      index < number(at: list) ?? 0, flags & Self.ignoresLetters == 0
    else { return false }
    return (0..<count).allSatisfy { index in
      guard let subtable = number(at: list + offset + 6 + 2 * index) else { return false }
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

  /// The lookup types of pair adjustments and of extensions, which refer to a subtable at a larger offset.
  private static let (pair, `extension`) = (2, 9)
  /// The bits of a value format for the horizontal advance and its variations.
  private static let advance = 0x44
  /// The bits of a lookup's flags that ignore base glyphs and ligatures.
  private static let ignoresLetters = 0x6

  /// Returns the 16-bit value at an offset; nil beyond the end of the table.
  private func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
