/// A reader of property lists in XML, whose values are those of the program.
struct PropertyListText {
  private let bytes: [UInt8]
  private var position = 0

  /// Returns the value of a property list in XML, or nil if the bytes are none.
  static func value(of bytes: [UInt8]) -> Value? {
    var reader = PropertyListText(bytes: bytes)
    while let tag = reader.tag(), !tag.hasPrefix("/") {
      if tag.hasPrefix("?") || tag.hasPrefix("!") || tag.hasPrefix("plist") { continue }
      return reader.value(of: tag, depth: 0)
    }
    return nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the content of the next tag without its brackets, or nil at the end; comments are skipped.
  private mutating func tag() -> String? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        var end = start + 4
        while end < bytes.count, !bytes[end...].starts(with: Array("-->".utf8)) { end += 1 }
        position = min(end + 3, bytes.count)
        continue
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      position = end + 1
      return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    }
    return nil
  }

  /// Returns the text before the next tag, which closes the element.
  private mutating func text() -> String {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    _ = tag()
    return Self.unescaped(text)
  }

  private mutating func value(of tag: String, depth: Int) -> Value? {
    guard depth < 100 else { return nil }
    switch tag {
    case "true/": return .bool(true)
    case "false/": return .bool(false)
    case "string/": return .string("")
    case "dict/": return .dictionary(DictionaryValue())
    case "array/": return .array([])
    case "string": return .string(text())
    case "integer": return Int(Self.trimmed(text())).map { .int($0) }
    case "real": return Double(Self.trimmed(text())).map { .double($0) }
    case "data": return Base64.bytes(of: text().filter { !$0.isWhitespace }).map { .data($0) }
    case "date": return Self.seconds(of: Self.trimmed(text())).map { .native("Date", $0) }
    case "array":
      var elements: [Value] = []
      while let next = self.tag(), next != "/array" {
        guard let element = value(of: next, depth: depth + 1) else { return nil }
        elements.append(element)
      }
      return .array(elements)
    case "dict":
      var result = DictionaryValue()
      while let next = self.tag(), next != "/dict" {
        guard next == "key" else { return nil }
        let key = text()
        guard let next = self.tag(), let element = value(of: next, depth: depth + 1) else { return nil }
        result[.string(key)] = element
      }
      return .dictionary(result)
    default: return nil
    }
  }

  private static func trimmed(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  /// Returns the seconds from the first moment of 2001 to a moment as `2026-01-31T08:00:00Z`.
  private static func seconds(of text: String) -> Double? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count == 6 else { return nil }
    // Days of the proleptic Gregorian calendar, counted from March.
    let year = parts[1] > 2 ? parts[0] : parts[0] - 1
    let month = (parts[1] + 9) % 12
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + parts[2] - 1 - 730_791
    return Double(days * 86_400 + parts[3] * 3_600 + parts[4] * 60 + parts[5])
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let names = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      let name = rest[rest.index(after: start)..<end]
      result += rest[..<start]
      if name.hasPrefix("#") {
        let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        result += code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
      } else {
        result += names[String(name)] ?? ""
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
