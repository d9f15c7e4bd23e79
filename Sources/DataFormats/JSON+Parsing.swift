extension JSON {
  /// Creates the value that a JSON text encodes; nil if the text is not JSON or nests deeper than 500 levels.
  ///
  /// `allowsTrailingCommas` indicates whether a comma may follow the last element, as Foundation's parser permits.
  package init?(parsing text: String, allowsTrailingCommas: Bool = false) {
    var parser = JSONParser(bytes: Array(text.utf8))
    parser.allowsTrailingCommas = allowsTrailingCommas
    guard let value = parser.document() else { return nil }
    self = value
  }
}

/// A recursive-descent parser of one JSON document.
struct JSONParser {
  let bytes: [UInt8]
  /// The offset of the next byte, which is that of the error where the text is not JSON.
  private(set) var position = 0
  /// The offsets of all values and of all members' names, each before those of its elements; nil if they are not
  /// recorded.
  private(set) var offsets: [Int]?

  /// Whether a comma may follow the last element of an array or the last member of an object.
  var allowsTrailingCommas = false

  init(bytes: [UInt8], recordsOffsets: Bool = false) {
    self.bytes = bytes
    offsets = recordsOffsets ? [] : nil
  }

  mutating func document() -> JSON? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }

  private mutating func value(depth: Int) -> JSON? {
    guard depth < 500 else { return nil }
    skipSpace()
    offsets?.append(position)
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  /// Reads a number: a whole part without leading zeros, and optionally a fraction and an exponent, each with digits.
  private mutating func number() -> JSON? {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let isZero = next == UInt8(ascii: "0")
    guard let (whole, count) = digits(), !isZero || count == 1 else { return nil }
    if count <= 15, next != UInt8(ascii: "."), next.map({ $0 | 32 }) != UInt8(ascii: "e"), bytes[start] != 45 {
      return .number(Double(whole))
    }
    if take("."), digits() == nil { return nil }
    if let byte = next, byte | 32 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      if digits() == nil { return nil }
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSON.number)
  }

  /// Reads digits, and returns their value, if it is small, and their count; nil if there are none.
  private mutating func digits() -> (value: Int, count: Int)? {
    let start = position
    var value = 0
    while let byte = next, 48...57 ~= byte {
      value = value &* 10 &+ Int(byte - 48)
      position += 1
    }
    return position == start ? nil : (value, position - start)
  }

  private mutating func array(depth: Int) -> JSON? {
    position += 1
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    while let element = value(depth: depth + 1) {
      elements.append(element)
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
      if allowsTrailingCommas {
        skipSpace()
        if take("]") { return .array(elements) }
      }
    }
    return nil
  }

  private mutating func object(depth: Int) -> JSON? {
    position += 1
    var members: [JSON.Member] = []
    skipSpace()
    if take("}") { return .object([JSON.Member]()) }
    while true {
      skipSpace()
      offsets?.append(position)
      guard next == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(JSON.Member(name: name, value: value))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
      if allowsTrailingCommas {
        skipSpace()
        if take("}") { return .object(members) }
      }
    }
  }

  private mutating func string() -> String? {
    position += 1
    let start = position
    while let byte = next, byte >= 32, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
    if next == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case 0..<32: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return codePoint()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    guard first < 0xDC00, take("\\u"), let second = fourDigits(), (0xDC00..<0xE000).contains(second) else {
      position = end
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= bytes.count, bytes[position] != UInt8(ascii: "+"), bytes[position] != 45 else { return nil }
    defer { position += 4 }
    return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
  }
}
