/// Reads the markup that the SVG writer writes: elements, attributes in quotation marks, five entities, and text only in
/// elements without others.
struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the next element with all within, or returns nil where there is none.
  mutating func element() -> MarkupElement? {
    var open: [(tag: String, attributes: [(name: String, value: String)], children: [MarkupElement])] = []
    var text = ""
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if start > position { text = string(position..<start) }
      position = start + 1
      switch bytes.indices.contains(position) ? bytes[position] : 0 {
      case UInt8(ascii: "/"):
        guard let close = bytes[position...].firstIndex(of: UInt8(ascii: ">")), let last = open.popLast() else {
          return nil
        }
        position = close + 1
        let element = MarkupElement(
          tag: last.tag, attributes: last.attributes, text: last.children.isEmpty ? Self.own(text) : "",
          children: last.children)
        text = ""
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard let close = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        position = close + 1
      default:
        guard let head = readHead() else { return nil }
        text = ""
        guard head.isEmpty else {
          open.append((head.tag, head.attributes, []))
          continue
        }
        let element = MarkupElement(tag: head.tag, attributes: head.attributes, text: "", children: [])
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      }
    }
    return nil
  }

  /// The text of an element; a line break between elements is none.
  private static func own(_ text: String) -> String { text == "\n" ? "" : text }

  /// Reads the head of an element after `<`.
  private mutating func readHead() -> (tag: String, attributes: [(name: String, value: String)], isEmpty: Bool)? {
    let tag = word()
    var attributes: [(name: String, value: String)] = []
    while bytes.indices.contains(position) {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "/"):
        position += 2
        return (tag, attributes, true)
      case UInt8(ascii: ">"):
        position += 1
        return (tag, attributes, false)
      default:
        let name = word()
        let start = position + 2
        guard start <= bytes.count, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        attributes.append((name, string(start..<end)))
        position = end + 1
      }
    }
    return nil
  }

  /// Reads a name.
  private mutating func word() -> String {
    let start = position
    while bytes.indices.contains(position) {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "\n"):
        return String(decoding: bytes[start..<position], as: UTF8.self)
      default: position += 1
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Returns the text of a range, with its entities as characters.
  private func string(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { break }
      result += Self.entities[rest[rest.index(after: start)..<end]] ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
