import LayoutCore

extension ShapedText {
  /// A line shortened to make room for an ellipsis, which stands for all text that follows and what is cut from the line.
  func truncated(_ line: TextLine, width: Double, in prepared: PreparedText) -> TextLine {
    let limit = width + Self.tolerance
    let pens = prepared.pens
    let end = prepared.bytes.count
    if let tightened = tightened(line, width: width, in: prepared) { return tightened }
    let ellipsis = insertion("\u{2026}", near: max(line.end - 1, line.start), in: prepared).width
    var result = line
    result.isHyphenated = false
    switch text.paragraph.truncationMode {
    case .tail:
      let paragraphEnd = self.paragraphEnd(from: line.start)
      var cut = line.start
      for offset in line.start...max(paragraphEnd, line.start)
      where prepared.isCutPoint[offset] || offset == paragraphEnd {
        guard pens[offset] - pens[line.start] + ellipsis <= limit else { break }
        cut = offset
      }
      while cut > line.start, prepared.bytes[cut - 1] == 0x20 { cut -= 1 }
      result.cut = .tail(cut)
      result.end = cut
      result.width = pens[cut] - pens[line.start] + ellipsis
    case .head:
      var cut = end
      for offset in (line.start...end).reversed() where prepared.isCutPoint[offset] {
        guard offset == end || prepared.bytes[offset] != 0x0A, pens[end] - pens[offset] + ellipsis <= limit else {
          break
        }
        cut = offset
      }
      while cut < end, prepared.bytes[cut] == 0x20 { cut += 1 }
      result.cut = .head(cut)
      (result.end, result.next) = (end, end)
      result.width = pens[end] - pens[cut] + ellipsis
    case .middle:
      let room = limit - ellipsis
      var first = line.start
      for offset in line.start...end where prepared.isCutPoint[offset] {
        guard pens[offset] - pens[line.start] <= room / 2, offset == line.start || prepared.bytes[offset - 1] != 0x0A
        else { break }
        first = offset
      }
      var second = end
      for offset in (first...end).reversed() where prepared.isCutPoint[offset] {
        let used = pens[first] - pens[line.start] + pens[end] - pens[offset]
        guard used <= room, offset == end || prepared.bytes[offset] != 0x0A else { break }
        second = offset
      }
      result.cut = .middle(first, second)
      (result.end, result.next) = (end, end)
      result.width = pens[first] - pens[line.start] + pens[end] - pens[second] + ellipsis
    }
    return result
  }

  /// The line with its letters moved closer, where that makes all remaining text fit.
  private func tightened(_ line: TextLine, width: Double, in prepared: PreparedText) -> TextLine? {
    guard text.paragraph.allowsTightening, paragraphEnd(from: line.start) >= prepared.bytes.count else { return nil }
    let natural = prepared.pens[prepared.bytes.count] - prepared.pens[line.start]
    let clusters = prepared.isCutPoint[line.start..<prepared.bytes.count].count { $0 }
    let size = text.runs.map(\.font.size).min() ?? 0
    let tightening = (width - natural) / Double(max(clusters, 1))
    guard tightening <= 0, tightening >= -0.05 * size else { return nil }
    var result = line
    result.end = prepared.bytes.count
    result.next = prepared.bytes.count
    result.width = width
    result.tightening = tightening
    return result
  }

  /// The end of the paragraph around an offset, without what ends it.
  private func paragraphEnd(from offset: Int) -> Int {
    let atom = atoms.first { $0.isForced && Int($0.next) > offset } ?? atoms.last
    return max(Int(atom?.end ?? 0), offset)
  }
}
