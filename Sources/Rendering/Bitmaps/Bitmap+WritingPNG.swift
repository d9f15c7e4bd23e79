import CDeflate

extension Bitmap {
  /// The picture as a PNG file: rows as differences from the row above, at libdeflate's level 6.
  public var png: [UInt8] {
    var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    let size = Self.bytes(of: UInt32(clamping: width)) + Self.bytes(of: UInt32(clamping: height))
    Self.add("IHDR", size + [8, 6, 0, 0, 0], to: &file)
    Self.add("IDAT", compressed(filteredRows), to: &file)
    Self.add("IEND", [], to: &file)
    return file
  }

  private var filteredRows: [UInt8] {
    let length = 4 * width
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (length + 1))
    for y in 0..<height {
      rows.append(2)
      for index in (y * length)..<((y + 1) * length) {
        rows.append(bytes[index] &- (y > 0 ? bytes[index - length] : 0))
      }
    }
    return rows
  }

  private func compressed(_ rows: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = rows.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, output.baseAddress, bound)
      }
    }
  }

  private static func add(_ name: String, _ body: [UInt8], to file: inout [UInt8]) {
    let chunk = Array(name.utf8) + body
    file += bytes(of: UInt32(clamping: body.count)) + chunk
    file += bytes(of: chunk.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}
