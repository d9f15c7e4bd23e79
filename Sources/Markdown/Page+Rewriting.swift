import PlumblineSource
import PlumblineSwiftReading

extension Page {
  /// Returns the page with a block of Markdown after each fence.
  ///
  /// `figures` holds the markup of each fence in turn, or nil for a fence whose present block stays as it is.
  /// Everything outside Plumbline's blocks is unchanged, byte for byte; of references, only the texts change, to those
  /// of `labels` by the names of figures.
  public func rewritten(
    _ figures: [FigureMarkup?], labels: [String: String] = [:], style: FigureMarkup.Style = .html
  ) -> String {
    var edits = orphans.map { Edit(lines: $0.lines, text: []) }
    for (fence, figure) in zip(fences, figures.map { $0?.naming(labels) }) {
      if fence.onlyDeclares || figure?.pictures.isEmpty == true {
        if let block = fence.block, !fence.isInComment { edits.append(Edit(lines: block, text: [])) }
        continue
      }
      guard let figure else { continue }
      edits.append(edit(fence, figure, style))
    }
    return String(decoding: applying(edits, labels: labels), as: UTF8.self)
  }

  /// Returns a copy of the page for readers: without Plumbline's words and comments, and without code that is hidden.
  public func converted(
    _ figures: [FigureMarkup?], labels: [String: String] = [:], style: FigureMarkup.Style = .html
  ) -> String {
    var edits = orphans.map { Edit(lines: $0.lines, text: []) }
    for (fence, figure) in zip(fences, figures.map { $0?.naming(labels) }) {
      var code: [String] = []
      if !fence.isHidden {
        code = fence.fenceLines.map { String(decoding: lines.line($0), as: UTF8.self) }
        if fence.isMarkedInInfo, let first = code.first, let info = first.firstRange(of: "swift") {
          code[0] = first[..<info.lowerBound] + "swift"
        }
      }
      let last = max(fence.lines.upperBound, fence.block?.upperBound ?? 0)
      let block = figure.map { [""] + $0.lines(named: fence.name, style: style) } ?? []
      let isPlain = fence.onlyDeclares || figure?.pictures.isEmpty ?? true
      let shown = isPlain ? code : code + prefixed(block, fence.prefix)
      edits.append(Edit(lines: fence.lines.lowerBound...last, text: shown))
    }
    edits += commentLines.map { Edit(lines: $0, text: []) }
    return String(decoding: applying(edits, labels: labels), as: UTF8.self)
  }

  /// Lines that are replaced; an empty range inserts lines before its bound.
  private struct Edit {
    var lines: Range<Int>
    var text: [String]

    init(lines: ClosedRange<Int>, text: [String]) {
      self.lines = lines.lowerBound..<(lines.upperBound + 1)
      self.text = text
    }

    init(after line: Int, text: [String]) {
      lines = (line + 1)..<(line + 1)
      self.text = text
    }
  }

  /// Returns the edit that adds or replaces the block of a fence.
  private func edit(_ fence: PageFence, _ figure: FigureMarkup, _ style: FigureMarkup.Style) -> Edit {
    let shown = [""] + figure.lines(named: fence.name, style: style) + ["", "<!-- plumbline: end \(fence.name) -->"]
    let code = fence.fenceLines.map { String(decoding: lines.line($0), as: UTF8.self) }
    let begin = "<!-- plumbline: begin \(fence.name)"
    if fence.isHidden {
      let text = prefixed([begin], fence.prefix) + code + prefixed(["-->"] + shown, fence.prefix)
      let last = max(fence.lines.upperBound, fence.block?.upperBound ?? 0)
      return Edit(lines: fence.lines.lowerBound...last, text: text)
    }
    let block = prefixed([begin + " -->"] + shown, fence.prefix)
    if fence.isInComment { return Edit(lines: fence.lines, text: code + block) }
    return fence.block.map { Edit(lines: $0, text: block) } ?? Edit(after: fence.lines.upperBound, text: block)
  }

  /// Returns whether the text of a reference is not that of its figure.
  public func hasStaleReferences(labels: [String: String]) -> Bool {
    references.contains { reference in
      guard let label = labels[reference.name], hasNumber(reference) else { return false }
      return String(decoding: lines.bytes[reference.text], as: UTF8.self) != label
    }
  }

  /// Returns whether the block of a fence differs from the one that the markup describes.
  func changesBlock(_ fence: PageFence, _ figure: FigureMarkup, _ style: FigureMarkup.Style) -> Bool {
    guard !figure.pictures.isEmpty else { return fence.block != nil }
    let change = edit(fence, figure, style)
    let present = change.lines.map { String(decoding: lines.line($0), as: UTF8.self) }
    return present != change.text
  }

  private func prefixed(_ lines: [String], _ prefix: String) -> [String] {
    if prefix.isEmpty { return lines }
    let bare = String(prefix.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    return lines.map { $0.isEmpty ? bare : prefix + $0 }
  }

  /// Returns the bytes of the page with changes of lines and of references.
  private func applying(_ edits: [Edit], labels: [String: String]) -> [UInt8] {
    var result: [UInt8] = []
    let end = Array(lines.lineEnd.utf8)
    var next = 1
    func endLine() {
      if let last = result.last, last != 10, last != 13 { result += end }
    }
    for edit in edits.sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
      if next < edit.lines.lowerBound { result += relabelled(next...(edit.lines.lowerBound - 1), labels) }
      let isLast = edit.lines.upperBound > lines.lineCount
      let endsLine = !isLast || lines.bytes.last == 10 || lines.bytes.last == 13
      for (place, line) in edit.text.enumerated() {
        endLine()
        result += Array(line.utf8)
        if place < edit.text.count - 1 || endsLine { result += end }
      }
      next = max(next, edit.lines.upperBound)
    }
    if next <= lines.lineCount { result += relabelled(next...lines.lineCount, labels) }
    return result
  }

  /// Returns the bytes of lines, with the numbers of the figures that their references name.
  private func relabelled(_ range: ClosedRange<Int>, _ labels: [String: String]) -> ArraySlice<UInt8> {
    let bytes = lines.whole(range)
    let changed = references.filter { range.contains($0.source.line) && hasNumber($0) && labels[$0.name] != nil }
    guard !changed.isEmpty else { return bytes }
    var result: [UInt8] = []
    var start = bytes.startIndex
    for reference in changed.sorted(by: { $0.text.lowerBound < $1.text.lowerBound }) {
      result += bytes[start..<reference.text.lowerBound]
      result += Array((labels[reference.name] ?? "").utf8)
      start = reference.text.upperBound
    }
    return (result + bytes[start...])[...]
  }

  /// Returns whether the text of a reference is empty or the number of an earlier run; any other text is the author's.
  private func hasNumber(_ reference: Reference) -> Bool {
    let text = String(decoding: lines.bytes[reference.text], as: UTF8.self)
    guard !text.isEmpty else { return true }
    return text.hasPrefix("Figure ") && text.dropFirst(7).allSatisfy { $0.isNumber || $0 == "." } && text.count > 7
  }
}
