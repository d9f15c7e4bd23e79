/// Converts the samples of a PNG row to pixels of four bytes.
struct PNGSampleReader {
  private let type: PNGFile.ColorType
  private let depth: Int
  /// The pixels of the palette's entries, or of grey samples of up to eight bits.
  private let table: [SIMD4<UInt8>]
  /// The samples of the colour that is transparent; empty if there is none.
  private let clear: [UInt16]

  /// Creates a reader for the rows of a file.
  init(_ file: PNGFile) {
    type = file.colorType
    depth = file.bitDepth
    let colors = file.transparency
    clear =
      type == .palette
      ? [] : stride(from: 0, to: colors.count - 1, by: 2).map { UInt16(colors[$0]) << 8 | UInt16(colors[$0 + 1]) }
    switch type {
    case .palette:
      table = (0..<256).map { index in
        guard 3 * index + 2 < file.palette.count else { return SIMD4(0, 0, 0, 255) }
        let opacity = index < colors.count ? colors[index] : 255
        return SIMD4(file.palette[3 * index], file.palette[3 * index + 1], file.palette[3 * index + 2], opacity)
      }
    case .gray where depth <= 8:
      let clear = clear
      let largest = 1 << depth - 1
      table = (0..<256).map { sample in
        let value = UInt8(min(sample, largest) * 255 / largest)
        return SIMD4(value, value, value, clear.first.map { Int($0) == sample } == true ? 0 : 255)
      }
    default: table = []
    }
  }

  /// Writes the pixels of a row, at a distance of `step` bytes from one to the next.
  func spread(_ row: UnsafePointer<UInt8>, count: Int, over pixels: UnsafeMutablePointer<UInt8>, step: Int) {
    if type == .rgba && depth == 8 && step == 4 {
      pixels.update(from: row, count: 4 * count)
      return
    }
    let raw = UnsafeMutableRawPointer(pixels)
    if type == .rgb && depth == 8 && clear.isEmpty {
      for x in 0..<count {
        let pixel = SIMD4(row[3 * x], row[3 * x + 1], row[3 * x + 2], 255)
        raw.storeBytes(of: pixel, toByteOffset: x * step, as: SIMD4<UInt8>.self)
      }
      return
    }
    if depth == 8, !table.isEmpty {
      table.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress else { return }
        var to = raw
        for x in 0..<count {
          to.storeBytes(of: table[Int(row[x])], as: SIMD4<UInt8>.self)
          to += step
        }
      }
      return
    }
    for x in 0..<count { raw.storeBytes(of: pixel(row, x), toByteOffset: x * step, as: SIMD4<UInt8>.self) }
  }

  private func pixel(_ row: UnsafePointer<UInt8>, _ x: Int) -> SIMD4<UInt8> {
    if !table.isEmpty {
      if depth == 8 { return table[Int(row[x])] }
      let bit = x * depth
      let sample = Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
      return table[sample]
    }
    let size = depth / 8
    let start = row + x * type.samples * size
    let opacity: UInt8 = isClear(start) ? 0 : 255
    switch type {
    case .gray, .palette: return SIMD4(start[0], start[0], start[0], opacity)
    case .grayAlpha: return SIMD4(start[0], start[0], start[0], start[size])
    case .rgb: return SIMD4(start[0], start[size], start[2 * size], opacity)
    case .rgba: return SIMD4(start[0], start[size], start[2 * size], start[3 * size])
    }
  }

  /// Returns whether a pixel has the transparent colour.
  private func isClear(_ start: UnsafePointer<UInt8>) -> Bool {
    guard clear.count == type.samples, type == .gray || type == .rgb else { return false }
    return clear.indices.allSatisfy { index in
      depth == 16
        ? UInt16(start[2 * index]) << 8 | UInt16(start[2 * index + 1]) == clear[index]
        : UInt16(start[index]) == clear[index]
    }
  }
}
