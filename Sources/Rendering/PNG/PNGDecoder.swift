import CDeflate

extension PNGImage {
  /// The picture in a PNG file of any bit depth and colour type, interlaced or not; nil where the bytes are not one.
  public init?(png bytes: [UInt8]) {
    guard let decoder = PNGDecoder(bytes), let pixels = decoder.pixels() else { return nil }
    self.init(width: decoder.width, height: decoder.height, pixels: pixels)
  }
}

/// Reads a PNG file. Source: Portable Network Graphics, third edition.
struct PNGDecoder {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitDepth = 0
  private(set) var colorType = 0
  private var isInterlaced = false
  private(set) var palette: [UInt8] = []
  private(set) var transparency: [UInt8] = []
  private var packed: [UInt8] = []

  /// How many components a pixel has in the file.
  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// Reads the chunks; nil where the header is missing or means nothing.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    func word(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    var at = 8
    while at + 12 <= bytes.count {
      let length = word(at)
      guard length <= bytes.count - at - 12 else { break }
      let content = bytes[(at + 8)..<(at + 8 + length)]
      switch String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self) {
      case "IHDR":
        guard length >= 13, width == 0 else { return nil }
        (width, height) = (word(at + 8), word(at + 12))
        (bitDepth, colorType) = (Int(bytes[at + 16]), Int(bytes[at + 17]))
        isInterlaced = bytes[at + 20] == 1
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": packed += content
      default: break
      }
      at += 12 + length
    }
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]][colorType] ?? []
    guard width > 0, height > 0, depths.contains(bitDepth), width <= PNGImage.mostPixels / height else { return nil }
  }

  /// The parts that the rows come in: one for the whole picture, or the seven of an interlaced one.
  private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
  }

  /// RGBA of every pixel; nil where the packed rows are broken.
  func pixels() -> [UInt8]? {
    let passes = passes.map { pass -> (x: Int, y: Int, stepX: Int, stepY: Int, columns: Int, rows: Int) in
      let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
      let rows = (height - pass.y + pass.stepY - 1) / pass.stepY
      return (pass.x, pass.y, pass.stepX, pass.stepY, columns, columns > 0 ? rows : 0)
    }
    func stride(_ columns: Int) -> Int { (columns * channels * bitDepth + 7) / 8 }
    let total = passes.reduce(0) { $0 + $1.rows * (stride($1.columns) + 1) }
    guard var raw = Self.unpacked(packed, count: total) else { return nil }
    var result = [UInt8](repeating: 0, count: width * height * 4)
    var at = 0
    for pass in passes {
      let length = stride(pass.columns)
      for row in 0..<pass.rows {
        guard unfilter(&raw, at: at, length: length, isFirst: row == 0) else { return nil }
        let y = pass.y + row * pass.stepY
        expand(
          raw, at: at + 1, count: pass.columns, into: &result, from: (y * width + pass.x) * 4, step: pass.stepX * 4)
        at += length + 1
      }
    }
    return result
  }

  /// Bytes unpacked to a known count; nil where there are fewer.
  static func unpacked(_ packed: [UInt8], count: Int) -> [UInt8]? {
    guard let unpacker = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(unpacker) }
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: count) { out, filled in
      var actual = 0
      let status = libdeflate_zlib_decompress(unpacker, packed, packed.count, out.baseAddress, count, &actual)
      isWhole = status == LIBDEFLATE_SUCCESS && actual == count
      filled = isWhole ? count : 0
    }
    return isWhole ? result : nil
  }

  /// Turns one row's differences into values in place; false for an unknown filter.
  private func unfilter(_ raw: inout [UInt8], at start: Int, length: Int, isFirst: Bool) -> Bool {
    let pixel = max(channels * bitDepth / 8, 1)
    let filter = raw[start]
    guard filter <= 4 else { return false }
    guard filter > 0 else { return true }
    raw.withUnsafeMutableBufferPointer { raw in
      let row = start + 1
      for offset in 0..<length {
        let left = offset >= pixel ? raw[row + offset - pixel] : 0
        let up = isFirst ? 0 : raw[row + offset - length - 1]
        let corner = isFirst || offset < pixel ? 0 : raw[row + offset - length - 1 - pixel]
        let guess: UInt8 =
          switch filter {
          case 1: left
          case 2: up
          case 3: UInt8((Int(left) + Int(up)) / 2)
          default: Self.paeth(left, up, corner)
          }
        raw[row + offset] &+= guess
      }
    }
    return true
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
