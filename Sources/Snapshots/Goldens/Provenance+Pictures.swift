extension Provenance {
  /// The keyword of the text chunk in a PNG file.
  private static let mark = "Plumbline"

  /// Returns a PNG file with this provenance, which is added as a text chunk after the header.
  ///
  /// With a scale, the file's density in pixels per point, 1/72 of an inch, is added, so that programs print the image
  /// in its size in points.
  public func stamped(png: [UInt8], scale: Double? = nil) -> [UInt8] {
    guard png.count > Self.headerEnd else { return png }
    let payload = Array("iTXt\(Self.mark)\0\0\0\0\0\(line)".utf8)
    let chunk = UInt32(payload.count - 4).bigEndianBytes + payload + CRC32.of(payload).bigEndianBytes
    return png[..<Self.headerEnd] + chunk + (scale.map(Self.density) ?? []) + png[Self.headerEnd...]
  }

  /// Returns the chunk with the number of pixels per metre, on both axes.
  ///
  /// Source: Portable Network Graphics, third edition, 11.3.4.3.
  private static func density(scale: Double) -> [UInt8] {
    let perMetre = UInt32((scale * 72 / 0.0254).rounded()).bigEndianBytes
    let payload = Array("pHYs".utf8) + perMetre + perMetre + [1]
    return UInt32(payload.count - 4).bigEndianBytes + payload + CRC32.of(payload).bigEndianBytes
  }

  /// Reads the provenance of a PNG file; nil if the file has none.
  public init?(png: [UInt8]) {
    let start = Self.headerEnd
    guard png.count > start + 8 else { return nil }
    let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let prefix = Array("iTXt\(Self.mark)\0\0\0\0\0".utf8)
    guard length <= png.count - start - 12, png[(start + 4)...].starts(with: prefix) else { return nil }
    self.init(line: String(decoding: png[(start + 4 + prefix.count)..<(start + 8 + length)], as: UTF8.self))
  }

  /// Returns an SVG file with this provenance, which is added as a comment at the end.
  public func stamped(svg: [UInt8]) -> [UInt8] { svg + Array("<!-- \(line) -->\n".utf8) }

  /// Reads the provenance of an SVG file; nil if the file has none.
  public init?(svg: [UInt8]) {
    let tail = String(decoding: svg.suffix(8_000), as: UTF8.self)
    guard let comment = tail.split(separator: "\n").last, comment.hasPrefix("<!-- "), comment.hasSuffix(" -->") else {
      return nil
    }
    self.init(line: comment.dropFirst(5).dropLast(4))
  }

  /// Reads the provenance of a PDF file, which is the program that created the document; nil if the file has none.
  ///
  /// Cairo writes the entry in UTF-16, in hexadecimal digits.
  public init?(pdf: [UInt8]) {
    let mark = Array("/Creator <FEFF".utf8)
    let tail = pdf.suffix(64_000)
    guard
      let start = tail.indices.last(where: { tail[$0] == mark[0] && tail[$0...].starts(with: mark) })
    else { return nil }
    let digits = tail[(start + mark.count)...].prefix { $0 != UInt8(ascii: ">") }
    let units = stride(from: digits.startIndex, to: digits.endIndex - 3, by: 4).map { place in
      UInt16(String(decoding: digits[place..<(place + 4)], as: UTF8.self), radix: 16) ?? 0
    }
    self.init(line: String(decoding: units, as: UTF16.self))
  }

  /// The length of a PNG file's signature, 8 bytes, and of its IHDR chunk, 25 bytes.
  private static let headerEnd = 33
}

extension UInt32 {
  /// The bytes of the integer, the highest first.
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) }
  }
}

/// The checksum of PNG chunks.
///
/// Source: Portable Network Graphics, third edition, annex D.
private enum CRC32 {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }
}
