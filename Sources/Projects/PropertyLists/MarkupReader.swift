/// An XML element: its name, attributes, text and children.
struct MarkupElement: Sendable {
  /// The tag's name.
  let name: String
  /// The attributes by name.
  let attributes: [String: String]
  /// The UTF-8 offset of the tag.
  let offset: Int
  /// The text between the tags, without that of children.
  var text = ""
  /// The child elements, in order.
  var children: [MarkupElement] = []
}

/// A parser of the XML of project files: elements, attributes, text, comments and the five named entities.
struct MarkupReader {
  private let file: SourceBytes
  private var position = 0
  private var log: DiagnosticList
  private static let depthLimit = 200

  /// Returns the root element of a file, or nil if there is none; unclosed elements end with the file.
  static func read(_ file: SourceBytes, _ log: inout DiagnosticList) -> MarkupElement? {
    var reader = MarkupReader(file: file, log: log)
    let root = reader.document()
    log = reader.log
    return root
  }

  private init(file: SourceBytes, log: DiagnosticList) { (self.file, self.log) = (file, log) }

  private mutating func document() -> MarkupElement? {
    var open: [MarkupElement] = []
    while position < file.bytes.count {
      let start = position
      while position < file.bytes.count, file.bytes[position] != UInt8(ascii: "<") { position += 1 }
      if !open.isEmpty { open[open.count - 1].text += Self.unescaped(file.bytes[start..<position]) }
      guard position < file.bytes.count else { break }
      if skip("<!--", to: "-->") || skip("<?", to: "?>") || skip("<!", to: ">") { continue }
      let tag = position
      guard let (element, isClosing, isEmpty) = self.tag() else { continue }
      if isClosing {
        guard let last = open.popLast() else { continue }
        if last.name != element.name {
          log.add(
            .error, "'</\(element.name)>' closes '<\(last.name)>'", in: file, at: tag, length: position - tag,
            hint: "the part before it is used")
        }
        guard !open.isEmpty else { return last }
        open[open.count - 1].children.append(last)
      } else if isEmpty {
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
      } else {
        guard open.count < Self.depthLimit else {
          log.add(.error, "elements nest deeper than \(Self.depthLimit) levels", in: file, at: tag, length: 1)
          break
        }
        open.append(element)
      }
    }
    guard let first = open.first else {
      log.add(.error, "the file contains no element", in: file, at: 0, length: 0)
      return nil
    }
    log.add(
      .error, "'<\(open.last?.name ?? first.name)>' is not closed", in: file, at: open.last?.offset ?? 0, length: 1)
    while open.count > 1, let last = open.popLast() { open[open.count - 1].children.append(last) }
    return open.first
  }

  private func follows(_ text: String) -> Bool { file.bytes[position...].starts(with: text.utf8) }

  private mutating func skip(_ opening: String, to closing: String) -> Bool {
    guard follows(opening) else { return false }
    position += opening.utf8.count
    while position < file.bytes.count, !follows(closing) { position += 1 }
    position = min(position + closing.utf8.count, file.bytes.count)
    return true
  }

  private mutating func tag() -> (element: MarkupElement, isClosing: Bool, isEmpty: Bool)? {
    let start = position
    position += 1
    let isClosing = position < file.bytes.count && file.bytes[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let name = word()
    var attributes: [String: String] = [:]
    while position < file.bytes.count {
      skipSpace()
      guard position < file.bytes.count else { break }
      if follows("/>") {
        position += 2
        return (MarkupElement(name: name, attributes: attributes, offset: start), isClosing, true)
      }
      if file.bytes[position] == UInt8(ascii: ">") {
        position += 1
        return (MarkupElement(name: name, attributes: attributes, offset: start), isClosing, false)
      }
      let key = word()
      skipSpace()
      guard !key.isEmpty, position < file.bytes.count, file.bytes[position] == UInt8(ascii: "=") else {
        log.add(.error, "expected an attribute in '<\(name)>'", in: file, at: position, length: 1)
        position += 1
        continue
      }
      position += 1
      skipSpace()
      attributes[key] = value(in: name)
    }
    log.add(.error, "'<\(name)' does not end", in: file, at: start, length: 1)
    return nil
  }

  private mutating func value(in name: String) -> String {
    guard position < file.bytes.count, [34, 39].contains(file.bytes[position]) else { return word() }
    let quote = file.bytes[position]
    let start = position + 1
    position = start
    while position < file.bytes.count, file.bytes[position] != quote { position += 1 }
    defer { position = min(position + 1, file.bytes.count) }
    return Self.unescaped(file.bytes[start..<position])
  }

  private mutating func word() -> String {
    let start = position
    while position < file.bytes.count, !Self.endsWord(file.bytes[position]) { position += 1 }
    return String(decoding: file.bytes[start..<position], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool { byte <= 32 || [34, 39, 47, 60, 61, 62].contains(byte) }

  private mutating func skipSpace() {
    while position < file.bytes.count, file.bytes[position] <= 32 { position += 1 }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else { break }
      result += character(rest[rest.index(after: start)..<end]) ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    if let known = named[String(name)] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
