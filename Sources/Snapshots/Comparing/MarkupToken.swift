/// A token of an SVG file: a tag with its attributes ordered by name, or a text.
enum MarkupToken: Hashable {
  /// A start tag, or the first half of an empty element.
  case tag(name: String, attributes: [Attribute])
  /// An end tag, or the second half of an empty element.
  case end(name: String)
  /// A text between tags, without spaces at its ends.
  case text(String)

  /// An attribute of a tag.
  struct Attribute: Hashable {
    /// The name.
    let name: String
    /// The value, with its references unresolved.
    let value: String
  }

  /// Whether the token is an element or a text, rather than the end of an element.
  var isCounted: Bool { if case .end = self { false } else { true } }

  /// Returns the tokens of a file.
  ///
  /// Comments, declarations and spaces between tags are ignored.
  static func all(in bytes: [UInt8]) -> [MarkupToken] {
    var tokens: [MarkupToken] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if rest.first != UInt8(ascii: "<") {
        let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        let text = trimmed(rest[..<end])
        if !text.isEmpty { tokens.append(.text(text)) }
        rest = rest[end...]
        continue
      }
      if rest.starts(with: "<!--".utf8) {
        rest = after("-->", in: rest)
        continue
      }
      let end = tagEnd(in: rest)
      let body = rest[(rest.startIndex + 1)..<end]
      rest = end < rest.endIndex ? rest[(end + 1)...] : []
      tokens += tags(in: body)
    }
    return tokens
  }

  /// Returns the index of the `>` that ends a tag, outside of quotation marks.
  private static func tagEnd(in rest: ArraySlice<UInt8>) -> Int {
    var quote: UInt8?
    for index in rest.indices {
      let byte = rest[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return rest.endIndex
  }

  private static func tags(in body: ArraySlice<UInt8>) -> [MarkupToken] {
    guard let first = body.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { return [] }
    if first == UInt8(ascii: "/") { return [.end(name: trimmed(body.dropFirst()))] }
    let isEmpty = body.last == UInt8(ascii: "/")
    let inner = isEmpty ? body.dropLast() : body
    let nameEnd = inner.firstIndex(where: isSpace) ?? inner.endIndex
    let name = String(decoding: inner[..<nameEnd], as: UTF8.self)
    let tag = MarkupToken.tag(name: name, attributes: attributes(in: inner[nameEnd...]))
    return isEmpty ? [tag, .end(name: name)] : [tag]
  }

  private static func attributes(in body: ArraySlice<UInt8>) -> [Attribute] {
    var result: [Attribute] = []
    var rest = body
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = trimmed(rest[..<equals])
      let value = rest[(equals + 1)...].drop(while: isSpace)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { break }
      let end = value.dropFirst().firstIndex(of: quote) ?? value.endIndex
      result.append(
        Attribute(name: name, value: String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self)))
      rest = end < value.endIndex ? value[(end + 1)...] : []
    }
    return result.sorted { $0.name < $1.name }
  }

  private static func after(_ mark: String, in rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = rest
    while !rest.isEmpty, !rest.starts(with: mark.utf8) { rest.removeFirst() }
    return rest.dropFirst(mark.utf8.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop(while: isSpace)
    let end = start.lastIndex { !isSpace($0) } ?? start.startIndex - 1
    return start.isEmpty ? "" : String(decoding: start[start.startIndex...end], as: UTF8.self)
  }
}
