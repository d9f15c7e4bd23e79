/// A parser of OpenStep property lists, the format of `project.pbxproj`.
///
/// It continues after errors: an invalid entry is skipped up to the next `;`. Of a merge conflict, only the lines with
/// markers are skipped, so that the entries of both sides are read.
struct OpenStepParser {
  private let file: SourceBytes
  private let bytes: [UInt8]
  private var position = 0
  private var log: DiagnosticList
  /// The maximum depth of nested values.
  private static let depthLimit = 200

  /// Returns the value of a file, or nil if there is none.
  static func read(_ file: SourceBytes, _ log: inout DiagnosticList) -> PropertyList? {
    var parser = OpenStepParser(file: file, log: log)
    let value = parser.document()
    log = parser.log
    return value
  }

  private init(file: SourceBytes, log: DiagnosticList) {
    (self.file, self.log) = (file, log)
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func document() -> PropertyList? {
    skipSpace()
    guard position < bytes.count else {
      log.add(.error, "the file is empty", in: file, at: 0, length: 0)
      return nil
    }
    let start = position
    let value = value(depth: 0)
    if value == nil, log.diagnostics.isEmpty {
      log.add(.error, "expected '{' at the beginning of the property list", in: file, at: start, length: 1)
    }
    skipSpace()
    if value != nil, position < bytes.count {
      log.add(.warning, "the text after the property list is ignored", in: file, at: position, length: 1)
    }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space, comments and the markers of a merge conflict.
  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09...0x0D: position += 1
      case UInt8(ascii: "/") where follows("//"): skipLine()
      case UInt8(ascii: "/") where follows("/*"): skipComment()
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        guard isLineStart, isConflictMarker else { return }
        log.add(
          .error, "a merge conflict is not resolved", in: file, at: position, length: 7,
          hint: "the entries of both sides are read")
        skipLine()
      default: return
      }
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
  }

  private var isLineStart: Bool { position == 0 || bytes[position - 1] == 0x0A }
  private var isConflictMarker: Bool {
    follows("<<<<<<<") || follows("=======") || follows(">>>>>>>") || follows("|||||||")
  }

  private mutating func skipLine() {
    while let byte = next, byte != 0x0A { position += 1 }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position < bytes.count, !follows("*/") { position += 1 }
    if position == bytes.count { log.add(.error, "this comment does not end", in: file, at: start, length: 2) }
    position = min(position + 2, bytes.count)
  }

  private mutating func value(depth: Int) -> PropertyList? {
    skipSpace()
    let start = position
    switch next {
    case UInt8(ascii: "{"):
      return nested(depth) { $0.dictionary(from: start, depth: depth) }
    case UInt8(ascii: "("):
      return nested(depth) { $0.array(from: start, depth: depth) }
    case UInt8(ascii: "<"):
      while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
      position = min(position + 1, bytes.count)
      return PropertyList(content: .string(""), offset: start)
    default:
      return string().map { PropertyList(content: .string($0), offset: start) }
    }
  }

  private mutating func nested(_ depth: Int, _ read: (inout Self) -> PropertyList?) -> PropertyList? {
    guard depth < Self.depthLimit else {
      log.add(.error, "values nest deeper than \(Self.depthLimit) levels", in: file, at: position, length: 1)
      position = bytes.count
      return nil
    }
    position += 1
    return read(&self)
  }

  private mutating func dictionary(from start: Int, depth: Int) -> PropertyList {
    var members: [String: PropertyList] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else {
        unfinished("dictionary", from: start)
        break
      }
      if take(UInt8(ascii: "}")) { break }
      if take(UInt8(ascii: ";")) { continue }
      let entry = position
      guard let key = string(), takeMark(UInt8(ascii: "="), behind: key, from: entry),
        let value = value(depth: depth + 1)
      else {
        skipEntry(from: entry)
        continue
      }
      if members[key] == nil { members[key] = value }
      skipSpace()
      if !take(UInt8(ascii: ";")), position < bytes.count {
        log.add(.error, "expected ';' after the value of '\(key)'", in: file, at: position, length: 1)
      }
    }
    return PropertyList(content: .dictionary(members), offset: start)
  }

  private mutating func takeMark(_ mark: UInt8, behind key: String, from entry: Int) -> Bool {
    skipSpace()
    if take(mark) { return true }
    if position < bytes.count {
      log.add(.error, "expected '=' after '\(key)'", in: file, at: position, length: 1)
    }
    return false
  }

  private mutating func array(from start: Int, depth: Int) -> PropertyList {
    var elements: [PropertyList] = []
    while true {
      skipSpace()
      guard position < bytes.count else {
        unfinished("array", from: start)
        break
      }
      if take(UInt8(ascii: ")")) { break }
      if take(UInt8(ascii: ",")) { continue }
      if next == UInt8(ascii: ";") || next == UInt8(ascii: "}") {
        unfinished("array", from: start)
        break
      }
      if let element = value(depth: depth + 1) { elements.append(element) } else { skipByte() }
    }
    return PropertyList(content: .array(elements), offset: start)
  }

  private mutating func unfinished(_ kind: String, from start: Int) {
    log.add(.error, "this \(kind) does not end", in: file, at: start, length: 1)
  }

  /// Skips an invalid entry, up to the `;` after it or the end of the enclosing dictionary.
  private mutating func skipEntry(from entry: Int) {
    if position == entry { skipByte() }
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ";") where depth == 0:
        position += 1
        return
      default: break
      }
      position += 1
    }
  }

  /// Reports a byte that cannot begin a value, and skips it.
  private mutating func skipByte() {
    guard let byte = next else { return }
    let text = 33..<127 ~= byte ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
    log.add(.error, "\(text) cannot begin a value", in: file, at: position, length: 1)
    position += 1
  }

  // MARK: Strings

  private mutating func string() -> String? {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quoted(quote) }
    let start = position
    while let byte = next, Self.isPlain(byte) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  /// Returns whether a byte may be part of an unquoted string: letters, digits, `_ $ / : . - + @ ~ % # &` and others,
  /// and every byte beyond ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...58, 64...90, 97...122, 128...255: true
    case 33, 35, 36, 37, 38, 42, 43, 45, 46, 47, 63, 91, 92, 93, 94, 95, 96, 124, 126: true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    log.add(.error, "this text does not end", in: file, at: start, length: 1)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = next else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[position..<min(position + 4, bytes.count)]
      guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return text.append(byte) }
      position += digits.count
      text += Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
    case 48...55:
      let digits = bytes[(position - 1)..<min(position + 2, bytes.count)].prefix { 48...55 ~= $0 }
      position += digits.count - 1
      text.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 48) })
    default: text.append(byte)
    }
  }
}
