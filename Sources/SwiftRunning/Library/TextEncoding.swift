/// An encoding of text as bytes, `String.Encoding`.
enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case ascii, utf8, isoLatin1, utf16, utf16BigEndian, utf16LittleEndian, utf32, utf32BigEndian, utf32LittleEndian

  /// Foundation's number of the encoding.
  var number: UInt {
    switch self {
    case .ascii: 1
    case .utf8: 4
    case .isoLatin1: 5
    case .utf16: 10
    case .utf16BigEndian: 0x9000_0100
    case .utf16LittleEndian: 0x9400_0100
    case .utf32: 0x8C00_0100
    case .utf32BigEndian: 0x9800_0100
    case .utf32LittleEndian: 0x9C00_0100
    }
  }

  /// Returns the bytes of a text, or nil if the encoding lacks one of its characters.
  func bytes(of text: String) -> [UInt8]? {
    switch self {
    case .utf8: Array(text.utf8)
    case .ascii: text.unicodeScalars.allSatisfy(\.isASCII) ? Array(text.utf8) : nil
    case .isoLatin1:
      text.unicodeScalars.allSatisfy { $0.value < 256 } ? text.unicodeScalars.map { UInt8($0.value) } : nil
    case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { Self.bytes($0) }
    case .utf16LittleEndian: text.utf16.flatMap { Self.bytes($0) }
    case .utf16BigEndian: text.utf16.flatMap { Self.bytes($0).reversed() }
    case .utf32: [0xFF, 0xFE, 0, 0] + text.unicodeScalars.flatMap { Self.bytes($0.value) }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { Self.bytes($0.value) }
    case .utf32BigEndian: text.unicodeScalars.flatMap { Self.bytes($0.value).reversed() }
    }
  }

  /// Returns the text of bytes, or nil if they are not in the encoding.
  func text(of bytes: [UInt8]) -> String? {
    switch self {
    case .utf8: return String(validating: bytes, as: UTF8.self)
    case .ascii: return bytes.allSatisfy { $0 < 128 } ? String(decoding: bytes, as: UTF8.self) : nil
    case .isoLatin1: return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    case .utf16, .utf16BigEndian, .utf16LittleEndian:
      var (rest, isBig) = (bytes[...], self == .utf16BigEndian)
      if self == .utf16, bytes.starts(with: [0xFE, 0xFF]) { (rest, isBig) = (bytes.dropFirst(2), true) }
      if self == .utf16, bytes.starts(with: [0xFF, 0xFE]) { rest = bytes.dropFirst(2) }
      return String(validating: Self.units(rest, of: 2, isBig: isBig).map { UInt16($0) }, as: UTF16.self)
    case .utf32, .utf32BigEndian, .utf32LittleEndian:
      var (rest, isBig) = (bytes[...], self == .utf32BigEndian)
      if self == .utf32, bytes.starts(with: [0, 0, 0xFE, 0xFF]) { (rest, isBig) = (bytes.dropFirst(4), true) }
      if self == .utf32, bytes.starts(with: [0xFF, 0xFE, 0, 0]) { rest = bytes.dropFirst(4) }
      return String(validating: Self.units(rest, of: 4, isBig: isBig), as: UTF32.self)
    }
  }

  private static func bytes<Unit: FixedWidthInteger>(_ unit: Unit) -> [UInt8] {
    (0..<Unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit >> Unit($0 * 8)) }
  }

  private static func units(_ bytes: ArraySlice<UInt8>, of size: Int, isBig: Bool) -> [UInt32] {
    let bytes = Array(bytes)
    return stride(from: 0, to: bytes.count - bytes.count % size, by: size).map { start in
      let unit = bytes[start..<start + size]
      return (isBig ? Array(unit) : unit.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

extension Vocabulary {
  /// Adds the encodings of text.
  mutating func addTextEncodings() {
    type("String.Encoding", parents: ["Equatable", "Hashable"])
    let encoding = TypeBinding<TextEncoding>.native("String.Encoding")
    for known in TextEncoding.allCases { constant(on: "String.Encoding", known.rawValue, known, as: encoding) }
    constant(on: "String.Encoding", "unicode", .utf16, as: encoding)
    rawProperty("String.Encoding", "rawValue") { value, _ in
      guard case .native(let native) = value, let known = native.payload as? TextEncoding else { return .none }
      return .whole(SizedInteger(Int128(known.number), clampedTo: .uint))
    }
  }
}
