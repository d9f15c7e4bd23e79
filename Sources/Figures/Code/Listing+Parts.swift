import PlumblineLayout

extension Listing {
  /// Returns the part of a whole file's listing that a request shows, without directives and common indentation.
  ///
  /// The part is the declaration that begins with the request's text, or else the content of the preview at `preview`:
  /// all code between its braces. Lines are counted from 1.
  public func part(for request: ListingRequest, preview: SourceRange?) -> Listing {
    var part = lines[...]
    var opening: Line?
    if let start = request.start {
      guard let first = lines.firstIndex(where: { $0.text.hasBytes(of: start) && $0.isCode }) else {
        return Listing(lines: [])
      }
      part = lines[first...end(ofBlockAt: first)]
    } else if let preview, let first = lines.firstIndex(where: { $0.number == preview.line }) {
      var content = content(ofBracesAt: first, column: lines[first].text.characters(inColumn: preview.column))
      if !content.isEmpty { opening = content.removeFirst() }
      part = content[...]
    }
    let kept = part.filter { !$0.isDirective }
    let indentation = kept.filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    var result = kept.map { $0.dropping(indentation) }
    if let opening, !opening.isDirective { result.insert(opening.dropping(opening.indentation), at: 0) }
    while result.first?.isBlank == true { result.removeFirst() }
    while result.last?.isBlank == true { result.removeLast() }
    for index in result.indices { result[index].number = index + 1 }
    return Listing(lines: result)
  }

  /// Returns the lines between the first brace after a position and the one that closes it: the rest of the first line,
  /// the lines between them, and the beginning of the last.
  private func content(ofBracesAt first: Int, column start: Int) -> [Line] {
    var (depth, column) = (0, 0)
    var content: [Line] = []
    for index in lines.indices[first...] {
      var begin = depth > 0 ? 0 : nil
      column = 0
      for character in lines[index].codeCharacters {
        column += 1
        if index == first, column <= start { continue }
        if character == "{" {
          depth += 1
          if depth == 1 { begin = column }
        } else if character == "}", depth > 0 {
          depth -= 1
          if depth == 0, let begin {
            content.append(lines[index].keeping(column - 1).dropping(begin).withoutTrailingBlanks)
            return content
          }
        }
      }
      if let begin { content.append(lines[index].dropping(begin)) }
    }
    return content
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

  /// The characters, with a blank for each one of a string or a comment.
  fileprivate var codeCharacters: [Character] {
    spans.flatMap { span in
      [.string, .comment].contains(span.kind) ? Array(repeating: " ", count: span.text.count) : Array(span.text)
    }
  }

  /// The line without the blanks at its end.
  fileprivate var withoutTrailingBlanks: Listing.Line {
    let text = text
    return keeping(text.count - text.reversed().prefix { $0.isBlank }.count)
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

extension String {
  /// Returns the number of characters before a column, which is counted in bytes from 1.
  fileprivate func characters(inColumn column: Int) -> Int {
    var (bytes, count) = (0, 0)
    for character in self {
      bytes += character.utf8.count
      if bytes >= column { break }
      count += 1
    }
    return count
  }
}

extension Character {
  /// Whether the character is a space or a tabulator.
  var isBlank: Bool { self == " " || self == "\t" }
}
