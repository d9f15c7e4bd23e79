import Glibc

/// Writes elements of a drawing and their changes in JSON.
struct MarkupWriter {
  private var output: [UInt8] = []

  init() { output.reserveCapacity(1 << 12) }

  /// The written text.
  var text: String { String(decoding: output, as: UTF8.self) }

  // MARK: Changes

  private mutating func begin(_ kind: StaticString, _ id: Int) {
    if !output.isEmpty { output.append(UInt8(ascii: ",")) }
    append("[\"")
    append(kind)
    append("\",")
    append(id)
  }

  /// Writes the differences between the attributes of two versions of an element.
  mutating func compare(
    _ old: MarkupReader.Element, in oldBytes: UnsafeBufferPointer<UInt8>, _ new: MarkupReader.Element,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let (before, now) = (Self.attributes(of: old, in: oldBytes), Self.attributes(of: new, in: bytes))
    begin("a", old.id)
    append(",{")
    var isFirst = true
    func same(
      _ first: Range<Int>, _ a: UnsafeBufferPointer<UInt8>, _ second: Range<Int>, _ b: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      first.count == second.count && a[first].elementsEqual(b[second])
    }
    for attribute in now {
      let known = before.first { same($0.name, oldBytes, attribute.name, bytes) }
      if let known, same(known.value, oldBytes, attribute.value, bytes) { continue }
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      quote(attribute.name, in: bytes)
      output.append(UInt8(ascii: ":"))
      quote(attribute.value, in: bytes)
    }
    for attribute in before where !now.contains(where: { same(attribute.name, oldBytes, $0.name, bytes) }) {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      quote(attribute.name, in: oldBytes)
      append(":null")
    }
    append("}]")
  }

  /// Writes the new text of an element.
  mutating func setText(of id: Int, _ text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    begin("t", id)
    output.append(UInt8(ascii: ","))
    quote(text, in: bytes)
    output.append(UInt8(ascii: "]"))
  }

  /// Writes the removal of an element.
  mutating func remove(_ id: Int) {
    begin("r", id)
    output.append(UInt8(ascii: "]"))
  }

  /// Writes a new element before another, or as the last one before 0.
  mutating func insert(
    _ index: Int, of elements: [MarkupReader.Element], in bytes: UnsafeBufferPointer<UInt8>, parent: Int, before: Int
  ) {
    begin("i", parent)
    output.append(UInt8(ascii: ","))
    append(before)
    output.append(UInt8(ascii: ","))
    write(index, of: elements, in: bytes)
    output.append(UInt8(ascii: "]"))
  }

  // MARK: Elements

  /// Writes an element with all within: `[id, tag, {attributes}, text, [children]]`.
  mutating func write(_ root: Int, of elements: [MarkupReader.Element], in bytes: UnsafeBufferPointer<UInt8>) {
    var open: [Int] = []
    for index in root..<elements[root].end {
      while let last = open.last, elements[last].end <= index {
        append("]]")
        open.removeLast()
      }
      if let last = open.last, index > last + 1 { output.append(UInt8(ascii: ",")) }
      let element = elements[index]
      output.append(UInt8(ascii: "["))
      append(element.id)
      output.append(UInt8(ascii: ","))
      quote((element.start + 1)..<element.tagEnd, in: bytes)
      append(",{")
      for (number, attribute) in Self.attributes(of: element, in: bytes).enumerated() {
        if number > 0 { output.append(UInt8(ascii: ",")) }
        quote(attribute.name, in: bytes)
        output.append(UInt8(ascii: ":"))
        quote(attribute.value, in: bytes)
      }
      append("},")
      quote(element.end == index + 1 ? Self.text(of: element, in: bytes) : 0..<0, in: bytes)
      append(",[")
      open.append(index)
    }
    for _ in open { append("]]") }
  }

  /// Returns the text in an element without others; a line break alone is none.
  static func text(of element: MarkupReader.Element, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let text = element.headEnd..<max(element.contentEnd, element.headEnd)
    return text.count == 1 && bytes[text.lowerBound] == UInt8(ascii: "\n") ? 0..<0 : text
  }

  /// Returns the names and values of an element's attributes.
  private static func attributes(
    of element: MarkupReader.Element, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [(name: Range<Int>, value: Range<Int>)] {
    var result: [(name: Range<Int>, value: Range<Int>)] = []
    var position = element.tagEnd
    while position < element.headEnd {
      guard MarkupReader.isName(bytes[position]) else {
        position += 1
        continue
      }
      let name = position
      while MarkupReader.isName(bytes[position]) { position += 1 }
      let nameEnd = position
      position += 2
      let value = position
      while bytes[position] != UInt8(ascii: "\"") { position += 1 }
      result.append((name..<nameEnd, value..<position))
      position += 1
    }
    return result
  }

  // MARK: Text

  private mutating func append(_ text: StaticString) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Writes markup as a string in JSON, with its entities as characters.
  private mutating func quote(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    output.append(UInt8(ascii: "\""))
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      let byte = bytes[position]
      guard byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      output.append(contentsOf: bytes[start..<position])
      if byte == UInt8(ascii: "&") {
        position = appendEntity(at: position, end: range.upperBound, in: bytes)
      } else {
        appendEscaped(byte)
        position += 1
      }
      start = position
    }
    output.append(contentsOf: bytes[start..<range.upperBound])
    output.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    guard byte < 0x20 else {
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
      return
    }
    append("\\u00")
    output.append(byte < 16 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
    let digit = byte & 15
    output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
  }

  /// Writes the character of an entity, and returns the offset after it; an unknown one is omitted.
  private mutating func appendEntity(at start: Int, end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) else { return end }
    switch String(decoding: bytes[(start + 1)..<close], as: UTF8.self) {
    case "amp": output.append(UInt8(ascii: "&"))
    case "lt": output.append(UInt8(ascii: "<"))
    case "gt": output.append(UInt8(ascii: ">"))
    case "quot": append("\\\"")
    case "apos": output.append(UInt8(ascii: "'"))
    default: break
    }
    return close + 1
  }
}
