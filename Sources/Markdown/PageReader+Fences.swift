import PlumblineSource
import PlumblineSwiftReading

extension PageReader {
  /// Returns the figure of a block of code, or nil if the code is not a figure's or its words have an error.
  func fence(
    _ code: String, at block: MarkdownTree.Block, comment: PageComment?, _ page: inout Page
  ) -> PageFence? {
    let (first, last) = (block.lines.lowerBound, block.lines.upperBound)
    let opening = lines.line(first)
    let start = opening.startIndex + max(block.column - 1, 0)
    guard start <= opening.endIndex,
      let mark = opening[start...].firstIndex(where: { $0 == Self.backtick || $0 == Self.tilde })
    else { return nil }
    let length = opening[mark...].prefix { $0 == opening[mark] }.count
    let column = mark + length - opening.startIndex + 1
    var words = FenceWord.all(in: opening[(mark + length)...], file: path, line: first, column: column)
    guard words.first?.name == "swift", words[0].value == nil else { return nil }
    words.removeFirst()
    let isMarked = words.first.map { $0.name == "plumbline" && $0.value == nil } ?? false
    guard isMarked || comment != nil else { return nil }
    if isMarked { words.removeFirst() }
    let source = SourceRange(file: path, line: first, column: column, length: opening.endIndex - mark - length)
    let closing = lines.line(last)
    let end = closing.firstIndex(where: { $0 == opening[mark] })
    let texts = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard let end, last > first, texts.count == last - first - 1, !block.isCutOff,
      closing[end...].prefix(while: { $0 == opening[mark] }).count >= length
    else {
      let line = "a line of \(String(decoding: opening[mark..<(mark + length)], as: UTF8.self))"
      page.problems.append(
        Diagnostic(
          .error, "the fence is not closed, so that no figure can follow it", at: source,
          hint: block.isCutOff ? "close it with \(line) in the same list or quote" : "close it with \(line)"))
      return nil
    }
    let isInQuote = { (byte: UInt8) in [0x20, 0x09, UInt8(ascii: ">")].contains(byte) }
    var fence = PageFence(
      words: (comment?.words ?? []) + words, source: comment?.word.source ?? source, name: "",
      code: texts.enumerated().map { offset, text in
        let shift = max(lines.line(first + 1 + offset).count - text.utf8.count, 0)
        return PageFence.CodeLine(text: String(text), line: first + 1 + offset, shift: shift)
      },
      lines: block.lines, fenceLines: block.lines, prefix: prefix(Array(closing[..<end]), in: block), block: nil,
      isMarkedInInfo: isMarked, isInComment: false)
    fence.beginsItem = block.container >= 0 && !opening[..<mark].allSatisfy(isInQuote)
    return fence
  }

  /// Returns the text before each line of a block's container; the prefix of a fence outside of containers is empty.
  private func prefix(_ bytes: [UInt8], in block: MarkdownTree.Block) -> String {
    block.container < 0 ? "" : String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the references among the links of some lines.
  func addReferences(_ links: [String], in range: ClosedRange<Int>, _ page: inout Page) {
    guard links.contains(where: { $0.contains("#fig:") }) else { return }
    for line in range {
      let bytes = lines.line(line)
      var isCode = false
      var index = bytes.startIndex
      while index < bytes.endIndex {
        if bytes[index] == Self.backtick { isCode.toggle() }
        if !isCode, let reference = reference(at: index, in: bytes, line: line, links) {
          page.references.append(reference)
        }
        index += 1
      }
    }
  }

  /// Returns the reference whose destination begins at a parenthesis, which follows the link's text.
  private func reference(
    at index: Int, in bytes: ArraySlice<UInt8>, line: Int, _ links: [String]
  ) -> Page.Reference? {
    guard bytes[index] == UInt8(ascii: "("), index > bytes.startIndex, bytes[index - 1] == UInt8(ascii: "]"),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let url = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    guard links.contains(url), let mark = bytes[index..<end].firstIndex(of: "#fig:") else { return nil }
    var depth = 0
    for place in stride(from: index - 1, through: bytes.startIndex, by: -1) {
      if bytes[place] == UInt8(ascii: "]") { depth += 1 }
      guard bytes[place] == UInt8(ascii: "[") else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      return Page.Reference(
        name: String(decoding: bytes[(mark + 5)..<end], as: UTF8.self),
        source: SourceRange(
          file: path, line: line, column: place - bytes.startIndex + 1, offset: place, length: end + 1 - place),
        text: (place + 1)..<(index - 1))
    }
    return nil
  }

  /// The character of fences and of code within a line.
  static let backtick = UInt8(ascii: "`")
  /// The other character of fences.
  static let tilde = UInt8(ascii: "~")
}

extension Diagnostic {
  /// Returns the error of an unknown word, with the nearest known one or all of them.
  public static func unknownWord(_ word: FenceWord, known: [String]) -> Diagnostic {
    let nearest = NearNames.closest(to: word.name, in: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      .error, "unknown word '\(word.name)'", at: word.source,
      hint: nearest ?? "choose from \(known.joined(separator: ", "))")
  }
}
