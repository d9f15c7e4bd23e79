import PlumblineLayout

extension Listing {
  /// Returns the part of a whole file's listing that a request shows, without directives and common indentation.
  ///
  /// That is the declaration that begins with the request's text, or else the content of the preview at `preview`: the
  /// text between its first and its last line, or between the braces of its only line. Lines are counted from 1.
  public func part(for request: ListingRequest, preview: SourceRange?) -> Listing {
    var part = lines[...]
    if let start = request.start {
      guard let first = lines.firstIndex(where: { $0.text.hasBytes(of: start) && $0.isCode }) else {
        return Listing(lines: [])
      }
      part = lines[first...end(ofBlockAt: first)]
    } else if let preview, let first = lines.firstIndex(where: { $0.number == preview.line }) {
      if var content = lines[first].betweenBraces {
        content.number = 1
        return Listing(lines: [content])
      }
      let depth = lines[first].indentation
      let opening = lines[first...].firstIndex { $0.text.hasBytes(of: "{") } ?? first
      let last = lines[(opening + 1)...].firstIndex { $0.indentation <= depth && !$0.isBlank } ?? lines.endIndex
      part = lines[min(opening + 1, last)..<last]
    }
    let kept = part.filter { !$0.isDirective }
    let indentation = kept.filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    var result = kept.map { $0.dropping(indentation) }
    while result.first?.isBlank == true { result.removeFirst() }
    while result.last?.isBlank == true { result.removeLast() }
    for index in result.indices { result[index].number = index + 1 }
    return Listing(lines: result)
  }

  /// Returns the last line of the block that begins at a line, with the modifiers that follow its braces.
  private func end(ofBlockAt first: Int) -> Int {
    let depth = lines[first].indentation
    var last = first
    for index in lines.indices.dropFirst(first + 1) where !lines[index].isBlank {
      let line = lines[index]
      let start = line.text.drop(while: \.isBlank).first
      guard line.indentation > depth || (line.indentation == depth && (start == "}" || start == ".")) else { break }
      last = index
    }
    return last
  }

  /// Returns the line and the columns, in characters, of a mark's text, or nil.
  func range(of mark: ListingRequest.Mark) -> (line: Int, columns: Range<Int>)? {
    var left = mark.occurrence
    let wanted = Array(mark.text)
    for (index, line) in lines.enumerated() {
      let text = Array(line.text)
      guard !wanted.isEmpty, text.count >= wanted.count else { continue }
      var column = 0
      while column + wanted.count <= text.count {
        if text[column..<(column + wanted.count)].elementsEqual(wanted) {
          left -= 1
          if left == 0 { return (index, column..<(column + wanted.count)) }
          column += wanted.count
        } else {
          column += 1
        }
      }
    }
    return nil
  }
}

extension Listing.Line {
  /// The number of blanks that the line begins with.
  var indentation: Int { text.prefix { $0.isBlank }.count }
  /// Whether the line is blank.
  var isBlank: Bool { text.allSatisfy(\.isBlank) }
  /// Whether the line is a directive or an annotation.
  var isDirective: Bool {
    let code = text.drop(while: \.isBlank)
    return code.hasPrefix("// plumbline:") || code.hasPrefix(".annotation(")
  }
  /// Whether the line is not a comment.
  var isCode: Bool { !text.drop(while: \.isBlank).hasPrefix("//") }

  /// The text between the first brace and the last, where the line ends with the latter; nil in other lines.
  fileprivate var betweenBraces: Listing.Line? {
    let tail = text.reversed().prefix { $0.isBlank }.count + 1
    guard text.dropLast(tail - 1).last == "}" else { return nil }
    var column = 0
    for span in spans {
      if span.kind != .string, let brace = span.text.firstIndex(of: "{") {
        column += span.text.distance(from: span.text.startIndex, to: brace)
        let content = keeping(text.count - tail).dropping(column + 1)
        return content.dropping(content.indentation).keeping(
          content.text.count - content.indentation - content.text.reversed().prefix { $0.isBlank }.count)
      }
      column += span.text.count
    }
    return nil
  }

  /// Returns the line's first characters.
  func keeping(_ count: Int) -> Listing.Line {
    var left = count
    var line = self
    line.spans = spans.compactMap { span in
      let text = String(span.text.prefix(max(left, 0)))
      left -= text.count
      return text.isEmpty ? nil : Listing.Span(text, span.kind)
    }
    return line
  }

  /// Returns the line without its first characters.
  func dropping(_ count: Int) -> Listing.Line {
    var left = count
    var line = self
    line.spans = spans.compactMap { span in
      let dropped = min(left, span.text.count)
      left -= dropped
      let text = String(span.text.dropFirst(dropped))
      return text.isEmpty ? nil : Listing.Span(text, span.kind)
    }
    return line
  }
}

extension Character {
  /// Whether the character is a space or a tabulator.
  var isBlank: Bool { self == " " || self == "\t" }
}
