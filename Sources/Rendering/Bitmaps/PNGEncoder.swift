import Glibc

/// Writes pixels as a PNG file.
///
/// The bytes depend on nothing but the pixels. Source: Portable Network Graphics, third edition.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Each pixel as red, green, blue and opacity from the lowest byte up, not multiplied by the opacity.
  let words: UnsafeBufferPointer<UInt32>

  /// How hard the packer tries: of all levels the second takes the least time on flat figures.
  private static let level: Int32 = 2

  /// The file; an empty picture is written as one transparent pixel.
  func encoded() -> [UInt8] {
    guard width > 0, height > 0, words.count >= width * height else {
      return [0].withUnsafeBufferPointer { PNGEncoder(width: 1, height: 1, words: $0).encoded() }
    }
    if let palette = PNGPalette(words, width: width) { return file(of: palette) }
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
        guard let bytes = rows.baseAddress, let numbers = indices.baseAddress else { return }
        for row in 0..<height {
          let (start, first) = (row * stride, row * width)
          if row > 0, memcmp(numbers + first, numbers + first - width, width) == 0 {
            memcpy(bytes + start, bytes + start - stride, stride)
            continue
          }
          bytes[start] = 0
          if depth == 8 {
            memcpy(bytes + start + 1, numbers + first, width)
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
    file.add("IDAT", Packer.packed(rows, level: Self.level))
    return file.ended()
  }

  /// RGB or RGBA, each row as the difference from its left or its upper neighbours.
  private func fileOfComponents(_ components: Int) -> [UInt8] {
    let stride = width * components + 1
    let rows = [UInt8](unsafeUninitializedCapacity: stride * height + 4) { rows, count in
      guard let start = rows.baseAddress else { return }
      for row in 0..<height { write(row, components, to: UnsafeMutableRawPointer(start + row * stride)) }
      count = stride * height
    }
    var file = PNGChunks(width: width, height: height, bitDepth: 8, colorType: components == 3 ? 2 : 6)
    file.add("IDAT", Packer.packed(rows, level: Self.level))
    return file.ended()
  }

  /// Writes one row; each pixel is written as four bytes, of which the next one covers what is too much.
  private func write(_ row: Int, _ components: Int, to bytes: UnsafeMutableRawPointer) {
    guard let pixels = words.baseAddress.map({ $0 + row * width }) else { return }
    var to = bytes + 1
    if row > 0, memcmp(pixels, pixels - width, width * 4) == 0 {
      bytes.storeBytes(of: 2, as: UInt8.self)
      memset(to, 0, width * components)
    } else if row > 0, isLikeUpper(pixels) {
      bytes.storeBytes(of: 2, as: UInt8.self)
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

  /// The differences of four bytes at once, none of which borrows from the next.
  @inline(__always) private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }

  /// Whether, of every fourth pixel, more equal the one above than the one before.
  private func isLikeUpper(_ pixels: UnsafePointer<UInt32>) -> Bool {
    var balance = 0
    for x in Swift.stride(from: 1, to: width, by: 4) {
      if pixels[x] == pixels[x - width] { balance += 1 }
      if pixels[x] == pixels[x - 1] { balance -= 1 }
    }
    return balance >= 0
  }
}
