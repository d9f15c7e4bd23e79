/// A JSON document as a value.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of an object's key, or nil.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array; empty for anything else.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  /// The characters of a string, or nil.
  var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSONValue {
  /// Reads a document; nil if it is not JSON, or nests more than 100 deep.
  init?(parsing bytes: [UInt8]) {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.document() else { return nil }
    self = value
  }
}

/// Reads JSON from bytes.
///
/// Source: RFC 8259.
private struct JSONParser {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() -> JSONValue? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return index == bytes.count ? value : nil
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 10 || byte == 13 || byte == 9 { index += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count, (0..<count).allSatisfy({ text.utf8Start[$0] == bytes[index + $0] }) else {
      return false
    }
    index += count
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < 100, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    index += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
  }

  private mutating func number() -> JSONValue? {
    let start = index
    while let byte = next, byte >= 43 && byte <= 57 || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map(JSONValue.number)
  }

  private mutating func string() -> String? {
    index += 1
    var units: [UInt16] = []
    var start = index
    func text(_ end: Int) -> [UInt16] { Array(String(decoding: bytes[start..<end], as: UTF8.self).utf16) }
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        units += text(index)
        index += 1
        return String(decoding: units, as: UTF16.self)
      }
      if byte == UInt8(ascii: "\\") {
        units += text(index)
        index += 1
        guard let unit = escape() else { return nil }
        units.append(unit)
        start = index
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "u"):
      guard index + 4 <= bytes.count else { return nil }
      defer { index += 4 }
      return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    default: return UInt16(byte)
    }
  }
}
