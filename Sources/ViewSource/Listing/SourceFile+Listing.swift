import PlumblineLayout

extension SourceFile {
  /// The whole file as a listing, for code figures.
  ///
  /// Keywords, literals and comments are classified by SwiftIDEUtils; names are not resolved, so they are classified by
  /// their first letter and a preceding dot.
  public var listing: Listing {
    let bytes = Array(text.utf8)
    var pieces: [(range: Range<Int>, kind: Listing.Kind)] = []
    var end = 0
    for line in GrammarProcess.lines("classes", for: bytes) ?? [] {
      let words = line.split(separator: " ")
      guard words.count == 3, let first = Int(words[1]), let last = Int(words[2]) else { continue }
      let start = min(max(first, end), bytes.count)
      let stop = min(max(last, start), bytes.count)
      if start > end { pieces.append((end..<start, .plain)) }
      if stop > start { pieces.append((start..<stop, kind(of: words[0], at: start..<stop, in: bytes))) }
      end = stop
    }
    if end < bytes.count { pieces.append((end..<bytes.count, .plain)) }
    return Listing(pieces.map { (String(decoding: bytes[$0.range], as: UTF8.self), $0.kind) })
  }

  private func kind(of name: Substring, at range: Range<Int>, in bytes: [UInt8]) -> Listing.Kind {
    switch name {
    case "keyword": return .keyword
    case "attribute", "ifConfigDirective": return .attribute
    case "lineComment", "blockComment", "docLineComment", "docBlockComment": return .comment
    case "integerLiteral", "floatLiteral": return .number
    case "stringLiteral", "regexLiteral": return .string
    case "type": return .type
    case "identifier", "dollarIdentifier", "argumentLabel":
      let before = bytes[..<range.lowerBound].last
      if before == UInt8(ascii: "#") { return .attribute }
      if before == UInt8(ascii: ".") { return .member }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[range.lowerBound]) ? .type : .plain
    default: return .plain
    }
  }
}

extension Listing {
  /// Creates a listing from consecutive pieces of source, split into lines.
  init(_ pieces: [(text: String, kind: Kind)]) {
    self.init(lines: [])
    var line = Line(number: 1, spans: [])
    for piece in pieces {
      let parts = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, part) in parts.enumerated() {
        if number > 0 {
          lines.append(line)
          line = Line(number: line.number + 1, spans: [])
        }
        if !part.isEmpty { line.spans.append(Span(String(part), piece.kind)) }
      }
    }
    if !line.spans.isEmpty { lines.append(line) }
  }
}
