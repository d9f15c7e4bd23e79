import PlumblineSource
import PlumblineSwiftReading

/// Warnings about code that an author meant as a figure, and that Markdown or Plumbline does not read as one.
extension PageReader {
  /// Adds a warning where a fence names the tool in another form than Plumbline's.
  func warnOfInfo(of block: MarkdownTree.Block, _ page: inout Page) {
    let line = lines.line(block.lines.lowerBound)
    guard let mark = Self.mark(in: line), let info = Self.info(after: mark, in: line),
      info.words != ["swift", "plumbline"], info.words.contains("plumbline")
    else { return }
    page.warnings.append(
      Diagnostic(
        .warning, "this fence is no figure", at: source(info.start, in: line, block.lines.lowerBound),
        hint: "begin its words with 'swift plumbline'"))
  }

  /// Adds a warning where the lines of indented code look like a fence of Plumbline's.
  func warnOfIndentation(in range: ClosedRange<Int>, _ page: inout Page) {
    for number in range {
      guard let start = figure(in: number) else { continue }
      page.warnings.append(
        Diagnostic(
          .warning, "this fence is indented by four columns or more, so that Markdown reads it as text",
          at: source(start, in: lines.line(number), number), hint: "indent it less, if it is a figure"))
    }
  }

  /// Adds a warning where a line of an HTML block looks like a fence of Plumbline's; comments and verbatim elements
  /// have none.
  ///
  /// Source: CommonMark 4.6, by which most HTML blocks end at a blank line.
  func warnOfHTML(in block: MarkdownTree.Block, _ html: String, _ page: inout Page) {
    let start = html.drop { $0 == " " }.prefix(9).lowercased()
    if ["<pre", "<script", "<style", "<textarea"].contains(where: start.hasPrefix) { return }
    var isComment = false
    for number in block.lines {
      let line = lines.line(number)
      if !isComment, let start = figure(in: number) {
        page.warnings.append(
          Diagnostic(
            .warning, "this fence is part of an HTML block, so that Markdown reads it as text",
            at: source(start, in: line, number), hint: "leave a blank line above it, if it is a figure"))
      }
      var rest = line
      while let mark = rest.firstIndex(of: isComment ? "-->" : "<!--") {
        isComment.toggle()
        rest = rest[(mark + 3)...]
      }
    }
  }

  /// Adds an error where a paragraph has a line that looks like a fence of Plumbline's.
  ///
  /// Source: CommonMark 4.5, "Info strings for backtick code blocks cannot contain backticks".
  func refuseBackticks(in range: ClosedRange<Int>, _ page: inout Page) {
    for number in range {
      let line = lines.line(number)
      guard let start = figure(in: number), line[start...].contains(Self.backtick) else { continue }
      page.problems.append(
        Diagnostic(
          .error, "a fence of backticks has no backticks among its words, so that this is text",
          at: source(start, in: line, number), hint: "write ~~~swift plumbline, and ~~~ below the code"))
    }
  }

  /// Returns the index of the info string on a line that looks like the beginning of a figure, or nil.
  private func figure(in number: Int) -> Int? {
    let line = lines.line(number)
    guard line.firstIndex(of: "plumbline") != nil, let mark = Self.mark(in: line),
      let info = Self.info(after: mark, in: line), info.words == ["swift", "plumbline"]
    else { return nil }
    return info.start
  }

  /// Returns the index of the first mark of a fence that begins a line, after the marks of quotes and lists.
  private static func mark(in line: ArraySlice<UInt8>) -> Int? {
    guard let mark = line.firstIndex(where: { $0 == backtick || $0 == tilde }),
      line[mark...].prefix(while: { $0 == line[mark] }).count > 2,
      line[..<mark].allSatisfy({ [0x20, 0x09].contains($0) || ">-+*.)0123456789".utf8.contains($0) })
    else { return nil }
    return mark
  }

  /// Returns the first two words of an info string and the index of the first; in other forms than Plumbline's, its
  /// words before a quote, in lowercase.
  private static func info(after mark: Int, in line: ArraySlice<UInt8>) -> (start: Int, words: [String])? {
    let rest = line[mark...].drop { $0 == line[mark] }
    guard let start = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    let words = rest[start...].split { $0 == 0x20 || $0 == 0x09 }.prefix(2).map { String(decoding: $0, as: UTF8.self) }
    if words == ["swift", "plumbline"] { return (start, words) }
    let separators = Array(" \t{}.,:".utf8)
    let names = rest[start...].prefix { $0 != UInt8(ascii: "\"") }.split { separators.contains($0) }
    return (start, names.map { String(decoding: $0, as: UTF8.self).lowercased() } + [""])
  }

  private func source(_ index: Int, in line: ArraySlice<UInt8>, _ number: Int) -> SourceRange {
    SourceRange(
      file: path, line: number, column: index - line.startIndex + 1, length: line.endIndex - index)
  }
}
