import Glibc

/// Encodes pixels as a PNG file.
///
/// The bytes depend on the pixels alone. Source: Portable Network Graphics, third edition.
struct PNGEncoder {
  let rows: PixelRows
  private var width: Int { rows.width }
  private var height: Int { rows.repeats.reduce(rows.repeats.count, +) }

  /// Creates an encoder for an image with at least one pixel.
  init(_ rows: PixelRows) { self.rows = rows }

  /// Returns the file, with a palette if there are at most 256 colours, otherwise with RGB or RGBA pixels.
  func encoded() -> [UInt8] {
    rows.words.withUnsafeBufferPointer { words in
      if let palette = PNGPalette(words) { return file(of: palette) }
      var all: UInt32 = 0xFF00_0000
      for word in words { all &= word }
      return fileOfComponents(all == 0xFF00_0000 ? 3 : 4, words)
    }
  }

  /// Returns the file with pixels as palette indices.
  ///
  /// A row below repeated rows is stored as its difference from them, which is mostly zeros, since the repeated rows
  /// are not stored and cannot be copied.
  private func file(of palette: PNGPalette) -> [UInt8] {
    let depth = palette.bitDepth
    let stride = (width * depth + 7) / 8 + 1
    let packed = palette.packed(width: width)
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * rows.repeats.count) { bytes, count in
      packed.withUnsafeBufferPointer { packed in
        guard let to = bytes.baseAddress, let from = packed.baseAddress else { return }
        for row in rows.repeats.indices {
          let (own, filtered) = (from + row * (stride - 1), to + row * stride)
          let isDifference = row > 0 && rows.repeats[row - 1] > 0
          filtered[0] = isDifference ? PNGRows.up : 0
          if isDifference {
            let above = own - (stride - 1)
            for index in 0..<(stride - 1) { filtered[index + 1] = own[index] &- above[index] }
          } else {
            memcpy(filtered + 1, own, stride - 1)
          }
        }
      }
      count = stride * rows.repeats.count
    }
    var file = PNGChunks(width: width, height: height, bitDepth: depth, colorType: 3)
    file.add("PLTE", palette.colors.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF)] })
    let opacities = palette.colors.map { UInt8($0 >> 24) }
    if let last = opacities.lastIndex(where: { $0 != 255 }) { file.add("tRNS", Array(opacities[...last])) }
    file.add("IDAT", PNGRows(stride: stride, bytes: bytes, repeats: rows.repeats).compressed)
    return file.ended()
  }

  /// Returns the file with RGB or RGBA pixels; each row is the difference from its left or upper neighbours.
  private func fileOfComponents(_ components: Int, _ words: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    let stride = width * components + 1
    let count = rows.repeats.count
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * count + 4) { bytes, size in
      guard let start = bytes.baseAddress, let pixels = words.baseAddress else { return }
      for row in 0..<count {
        write(
          pixels + row * width, isFirst: row == 0, components, to: UnsafeMutableRawPointer(start + row * stride))
      }
      size = stride * count
    }
    var file = PNGChunks(width: width, height: height, bitDepth: 8, colorType: components == 3 ? 2 : 6)
    file.add("IDAT", PNGRows(stride: stride, bytes: bytes, repeats: rows.repeats).compressed)
    return file.ended()
  }

  /// Writes one row.
  ///
  /// Each pixel is written as four bytes; the next pixel overwrites the fourth if there are three components.
  private func write(
    _ pixels: UnsafePointer<UInt32>, isFirst: Bool, _ components: Int, to bytes: UnsafeMutableRawPointer
  ) {
    var to = bytes + 1
    if !isFirst, isLikeUpper(pixels) {
      bytes.storeBytes(of: PNGRows.up, as: UInt8.self)
      for x in 0..<width {
        to.storeBytes(of: Self.difference(pixels[x], pixels[x - width]).littleEndian, as: UInt32.self)
        to += components
      }
    } else {
      bytes.storeBytes(of: 1, as: UInt8.self)
      var left: UInt32 = 0
      for x in 0..<width {
        to.storeBytes(of: Self.difference(pixels[x], left).littleEndian, as: UInt32.self)
        left = pixels[x]
        to += components
      }
    }
  }

  /// Returns the differences of four bytes, computed together without borrows between them.
  @inline(__always) private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }

  /// Returns whether a sample of pixels equals the pixels above at least as often as those to the left.
  private func isLikeUpper(_ pixels: UnsafePointer<UInt32>) -> Bool {
    var balance = 0
    for x in Swift.stride(from: 1, to: width, by: 4) {
      if pixels[x] == pixels[x - width] { balance += 1 }
      if pixels[x] == pixels[x - 1] { balance -= 1 }
    }
    return balance >= 0
  }
}
