import PlumblineDrawing

extension SubsetFont {
  /// The tables of an OpenType file, in the order of their tags.
  ///
  /// Source: the OpenType specification, 1.9.
  var tables: [(tag: String, bytes: [UInt8])] {
    [
      ("CFF ", compactFont), ("OS/2", metrics), ("cmap", characterMap), ("head", head), ("hhea", horizontalHeader),
      ("hmtx", horizontalMetrics), ("maxp", [0, 0, 0x50, 0, UInt8(outlines.count >> 8), UInt8(outlines.count & 255)]),
      ("name", names), ("post", post),
    ]
  }

  private var head: [UInt8] {
    var table = BigEndian()
    table.long(0x0001_0000)
    table.long(0x0001_0000)
    table.long(0)
    table.long(0x5F0F_3CF5)
    table.shorts(3, unitsPerEm)
    for _ in 0..<4 { table.long(0) }
    table.shorts(-unitsPerEm, -unitsPerEm, 2 * unitsPerEm, 2 * unitsPerEm)
    table.shorts(0, 8, 2, 0, 0)
    return table.bytes
  }

  private var horizontalHeader: [UInt8] {
    var table = BigEndian()
    table.long(0x0001_0000)
    table.shorts(
      ascender, descender, 0, advances.max() ?? 0, 0, 0, 2 * unitsPerEm, 1, 0, 0, 0, 0, 0, 0, 0, outlines.count)
    return table.bytes
  }

  private var horizontalMetrics: [UInt8] {
    var table = BigEndian()
    for advance in advances { table.shorts(min(max(advance, 0), 65535), 0) }
    return table.bytes
  }

  private var metrics: [UInt8] {
    var table = BigEndian()
    table.shorts(4, unitsPerEm / 2, min(max(face.weight, 1), 1000), 5, 0)
    table.shorts(unitsPerEm / 2, unitsPerEm / 2, 0, 0, unitsPerEm / 2, unitsPerEm / 2, 0, unitsPerEm / 4)
    table.shorts(unitsPerEm / 20, unitsPerEm / 4, 0)
    table.add([UInt8](repeating: 0, count: 26))
    table.text("PLMB")
    let ends = [characters.first, characters.last].map { Int(min($0?.character ?? 32, 0xFFFF)) }
    table.shorts(64, ends[0], ends[1])
    table.shorts(ascender, descender, 0, max(ascender, 0), max(-descender, 0))
    table.long(1)
    table.long(0)
    table.shorts(unitsPerEm / 2, unitsPerEm * 7 / 10, 0, 32, 1)
    return table.bytes
  }

  private var names: [UInt8] {
    let identifiers = [1, 2, 4, 6]
    var table = BigEndian()
    table.shorts(0, identifiers.count, 6 + 12 * identifiers.count)
    for identifier in identifiers { table.shorts(3, 1, 0x409, identifier, name.utf16.count * 2, 0) }
    for unit in name.utf16 { table.short(Int(unit)) }
    return table.bytes
  }

  private var post: [UInt8] {
    var table = BigEndian()
    table.long(0x0003_0000)
    table.long(0)
    table.shorts(-unitsPerEm / 10, unitsPerEm / 20)
    for _ in 0..<5 { table.long(0) }
    return table.bytes
  }

  /// The table `cmap`: the characters of the basic plane in format 4, and all characters in format 12 if there are
  /// others.
  private var characterMap: [UInt8] {
    let plane = basicPlane(characters.prefix { $0.character < 0xFFFF })
    let hasMore = (characters.last?.character ?? 0) >= 0xFFFF
    let start = hasMore ? 20 : 12
    var table = BigEndian()
    table.shorts(0, hasMore ? 2 : 1, 3, 1)
    table.long(start)
    if hasMore {
      table.shorts(3, 10)
      table.long(start + plane.count)
    }
    table.add(plane)
    guard hasMore else { return table.bytes }
    table.shorts(12, 0)
    table.long(16 + 12 * characters.count)
    table.long(0)
    table.long(characters.count)
    for (character, glyph) in characters {
      table.long(Int(character))
      table.long(Int(character))
      table.long(glyph)
    }
    return table.bytes
  }

  private func basicPlane(_ ordered: ArraySlice<(character: UInt32, glyph: Int)>) -> [UInt8] {
    let count = ordered.count + 1
    var power = 1
    var exponent = 0
    while power * 2 <= count { (power, exponent) = (power * 2, exponent + 1) }
    var table = BigEndian()
    table.shorts(4, 16 + 8 * count, 0, 2 * count, 2 * power, exponent, 2 * (count - power))
    for (character, _) in ordered { table.short(Int(character)) }
    table.shorts(0xFFFF, 0)
    for (character, _) in ordered { table.short(Int(character)) }
    table.short(0xFFFF)
    for (character, glyph) in ordered { table.short(glyph - Int(character)) }
    table.short(1)
    for _ in 0..<count { table.short(0) }
    return table.bytes
  }
}
