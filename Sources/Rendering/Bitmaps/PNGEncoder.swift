import CDeflate

/// Writes pixels as a PNG file.
///
/// The bytes depend on nothing but the pixels. Source: Portable Network Graphics, third edition.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Each pixel as red, green, blue and opacity from the lowest byte up, not multiplied by the opacity.
  let words: UnsafeBufferPointer<UInt32>

  /// How hard the packer tries: 1 is the fastest, and flat figures gain little from more.
  private static let level: Int32 = 2

  /// The file; an empty picture is written as one transparent pixel.
  func encoded() -> [UInt8] {
    guard width > 0, height > 0, words.count >= width * height else {
      return [0].withUnsafeBufferPointer { PNGEncoder(width: 1, height: 1, words: $0).encoded() }
    }
    if let palette = PNGPalette(words) { return file(of: palette) }
    return isOpaque ? fileOfComponents(3) : fileOfComponents(4)
  }

  private var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    for word in words { all &= word }
    return all == 0xFF00_0000
  }

  private func file(of palette: PNGPalette) -> [UInt8] {
    let depth = palette.bitDepth
    let stride = (width * depth + 7) / 8 + 1
    let rows = [UInt8](unsafeUninitializedCapacity: stride * height) { rows, count in
      palette.indices.withUnsafeBufferPointer { indices in
        for row in 0..<height {
          let start = row * stride
          rows[start] = 0
          if depth == 8 {
            for x in 0..<width { rows[start + 1 + x] = indices[row * width + x] }
          } else {
            palette.pack(indices, row: row, width: width, into: rows, at: start + 1)
          }
        }
      }
      count = stride * height
    }
    var file = PNGChunks(width: width, height: height, bitDepth: depth, colorType: 3)
    file.add("PLTE", palette.colors.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF)] })
    let opacities = palette.colors.map { UInt8($0 >> 24) }
    if let last = opacities.lastIndex(where: { $0 != 255 }) { file.add("tRNS", Array(opacities[...last])) }
    file.add("IDAT", Self.packed(rows))
    return file.ended()
  }

  /// RGB or RGBA, each row as the difference from its left or its upper neighbours.
  private func fileOfComponents(_ components: Int) -> [UInt8] {
    let stride = width * components + 1
    let rows = [UInt8](unsafeUninitializedCapacity: stride * height) { rows, count in
      for row in 0..<height {
        let start = row * stride
        let filter = self.filter(of: row)
        rows[start] = filter
        var at = start + 1
        var left: UInt32 = 0
        for index in (row * width)..<(row * width + width) {
          let word = words[index]
          let other = filter == 2 ? words[index - width] : left
          left = word
          rows[at] = UInt8(truncatingIfNeeded: word) &- UInt8(truncatingIfNeeded: other)
          rows[at + 1] = UInt8(truncatingIfNeeded: word >> 8) &- UInt8(truncatingIfNeeded: other >> 8)
          rows[at + 2] = UInt8(truncatingIfNeeded: word >> 16) &- UInt8(truncatingIfNeeded: other >> 16)
          if components == 4 {
            rows[at + 3] = UInt8(truncatingIfNeeded: word >> 24) &- UInt8(truncatingIfNeeded: other >> 24)
          }
          at += components
        }
      }
      count = stride * height
    }
    var file = PNGChunks(width: width, height: height, bitDepth: 8, colorType: components == 3 ? 2 : 6)
    file.add("IDAT", Self.packed(rows))
    return file.ended()
  }

  /// 2 (up) where more pixels equal the one above than the one before, else 1 (left).
  private func filter(of row: Int) -> UInt8 {
    guard row > 0, width > 1 else { return 1 }
    var balance = 0
    for index in (row * width + 1)..<(row * width + width) {
      if words[index] == words[index - width] { balance += 1 }
      if words[index] == words[index - 1] { balance -= 1 }
    }
    return balance >= 0 ? 2 : 1
  }

  /// Bytes packed by the Deflate method with a zlib header.
  static func packed(_ bytes: [UInt8], level: Int32 = Self.level) -> [UInt8] {
    guard let packer = libdeflate_alloc_compressor(level) else { return [] }
    defer { libdeflate_free_compressor(packer) }
    return [UInt8](unsafeUninitializedCapacity: libdeflate_zlib_compress_bound(packer, bytes.count)) { out, count in
      count = libdeflate_zlib_compress(packer, bytes, bytes.count, out.baseAddress, out.count)
    }
  }
}
