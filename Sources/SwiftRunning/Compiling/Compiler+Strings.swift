extension Compiler {
  /// Compiles a string literal with its interpolated values.
  package func string(_ literal: StringLiteralExprSyntax) -> Expression {
    let location = self.location(of: literal)
    let pounds = literal.openingPounds?.text.count ?? 0
    let isMultiline = literal.openingQuote.tokenKind == .multilineStringQuote
    var parts: [InterpolatedString.Part] = []
    var text = ""
    var pieces: [(node: SyntaxNode, part: Int)] = []
    for segment in literal.segments {
      switch segment.segment {
      case .stringSegment(let string):
        text += Self.unescaped(string.content.text, pounds: pounds)
        pieces.append((string.content.node, parts.count))
      case .expressionSegment(let value):
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        let arguments = value.expressions.map {
          ArgumentExpression(label: $0.label?.identifierText, value: expression($0.expression))
        }
        if let first = arguments.first {
          parts.append(.value(first.value, Array(arguments.dropFirst()), label: first.label))
        }
      }
    }
    if isMultiline, text.hasSuffix("\n") { text.removeLast() }
    let isPlain = !isMultiline && pounds == 0
    if parts.isEmpty {
      let result = StringLiteral(location, text)
      if isPlain, pieces.count == 1 { file.literals?.note(pieces[0].node, .text(result)) }
      return result
    }
    if !text.isEmpty { parts.append(.text(text)) }
    let result = InterpolatedString(location, parts)
    if isPlain { for piece in pieces { file.literals?.note(piece.node, .piece(result, piece.part)) } }
    return result
  }

  /// Returns the text of a segment of a string literal, with its escape sequences replaced.
  static func unescaped(_ source: String, pounds: Int) -> String {
    guard source.utf8.contains(UInt8(ascii: "\\")) else { return source }
    var result = ""
    var characters = Substring(source)
    let mark = "\\" + String(repeating: "#", count: pounds)
    while let character = characters.first {
      guard character == "\\", characters.hasPrefix(mark) else {
        result.append(character)
        characters.removeFirst()
        continue
      }
      characters.removeFirst(mark.count)
      guard let code = characters.popFirst() else { break }
      switch code {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        guard let end = characters.firstIndex(of: "}") else { break }
        let digits = characters[characters.index(after: characters.startIndex)..<end]
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
        characters = characters[characters.index(after: end)...]
      case "\n": break
      default: result.append(code)
      }
    }
    return result
  }
}
