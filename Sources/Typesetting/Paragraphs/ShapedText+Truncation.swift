import PlumblineLayout

extension ShapedText {
  /// Returns a line shortened until an ellipsis fits, which replaces the cut part and all text after the line.
  func truncated(_ line: TextLine, width: Double, in prepared: PreparedText) -> TextLine {
    let limit = (width + Self.tolerance) / (text.paragraph.allowsTightening ? Self.tightestShare : 1)
    let pens = prepared.pens
    let end = prepared.bytes.count
    if let tightened = tightened(line, width: width, in: prepared) { return tightened }
    let ellipsis = insertion("\u{2026}", near: max(line.end - 1, line.start), in: prepared).width
    var result = line
    result.isHyphenated = false
    if ellipsis > limit { return overflowing(result, width: width, in: prepared) }
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
      var shown = self.width(of: line.start..<cut, in: prepared)
      while cut > line.start, shown + ellipsis > limit {
        repeat { cut -= 1 } while cut > line.start && !prepared.isCutPoint[cut]
        shown = self.width(of: line.start..<cut, in: prepared)
      }
      result.cut = .tail(cut)
      result.end = cut
      result.fit(shown + ellipsis, within: width, clusters: clusters(in: line.start..<cut, of: prepared))
    case .head:
      var cut = end
      for offset in (line.start...end).reversed() where prepared.isCutPoint[offset] {
        guard offset == end || prepared.bytes[offset] != 0x0A, pens[end] - pens[offset] + ellipsis <= limit else {
          break
        }
        cut = offset
      }
      while cut < end, prepared.bytes[cut] == 0x20 { cut += 1 }
      var shown = self.width(of: cut..<end, in: prepared)
      while cut < end, shown + ellipsis > limit {
        repeat { cut += 1 } while cut < end && !prepared.isCutPoint[cut]
        shown = self.width(of: cut..<end, in: prepared)
      }
      result.cut = .head(cut)
      (result.end, result.next) = (end, end)
      result.fit(shown + ellipsis, within: width, clusters: clusters(in: cut..<end, of: prepared))
    case .middle:
      let free = limit - ellipsis
      var (first, second) = sides(of: line, within: free, in: prepared)
      var (before, after) = (
        self.width(of: line.start..<first, in: prepared), self.width(of: second..<end, in: prepared)
      )
      while first > line.start, before + after > free {
        repeat { first -= 1 } while first > line.start && !prepared.isCutPoint[first]
        before = self.width(of: line.start..<first, in: prepared)
      }
      while second < end, before + after > free {
        repeat { second += 1 } while second < end && !prepared.isCutPoint[second]
        after = self.width(of: second..<end, in: prepared)
      }
      result.cut = .middle(first, second)
      (result.end, result.next) = (end, end)
      result.fit(
        before + after + ellipsis, within: width,
        clusters: clusters(in: line.start..<first, of: prepared) + clusters(in: second..<end, of: prepared))
    }
    return result
  }

  /// Returns a line that is too narrow even for an ellipsis: the characters that begin within its width.
  ///
  /// Rule: <doc:TextLayout#Lines>.
  private func overflowing(_ line: TextLine, width: Double, in prepared: PreparedText) -> TextLine {
    var result = line
    let end = paragraphEnd(from: line.start)
    var cut = end
    for offset in line.start..<end where prepared.isCutPoint[offset] && offset > line.start {
      guard prepared.pens[offset] - prepared.pens[line.start] >= width else { continue }
      cut = offset
      break
    }
    result.end = cut
    result.next = prepared.bytes.count
    result.width = min(prepared.pens[cut] - prepared.pens[line.start], max(width, 0))
    return result
  }

  /// Returns the end of the first and the start of the last part of a line whose middle is cut out.
  ///
  /// The narrower part gets the next character, as long as both fit. Rule: <doc:TextLayout#Lines>.
  private func sides(of line: TextLine, within free: Double, in prepared: PreparedText) -> (Int, Int) {
    let pens = prepared.pens
    let end = prepared.bytes.count
    let cuts = (line.start...end).filter { $0 == end || prepared.isCutPoint[$0] }
    var (low, high) = (0, cuts.count - 1)
    func width(_ low: Int, _ high: Int) -> Double {
      pens[cuts[low]] - pens[line.start] + pens[end] - pens[cuts[high]]
    }
    func canGrow(_ low: Int, _ high: Int) -> Bool { low < high && width(low, high) <= free }
    while low < high {
      let growsLeft = canGrow(low + 1, high) && prepared.bytes[cuts[low + 1] - 1] != 0x0A
      let growsRight = canGrow(low, high - 1) && prepared.bytes[cuts[high - 1]] != 0x0A
      let isLeftNarrower = pens[cuts[low]] - pens[line.start] <= pens[end] - pens[cuts[high]]
      if growsLeft, isLeftNarrower || !growsRight { low += 1 } else if growsRight { high -= 1 } else { break }
    }
    return (cuts[low], cuts[high])
  }

  /// Returns the width of a range that is laid out separately, in points: its ends do not join or kern with the text
  /// around it.
  private func width(of range: Range<Int>, in prepared: PreparedText) -> Double {
    let context = shaper.context
    return prepared.items.reduce(0) { sum, item in
      let part = item.range.clamped(to: range)
      guard !part.isEmpty else { return sum }
      guard case .text = item.kind else { return sum + prepared.pens[part.upperBound] - prepared.pens[part.lowerBound] }
      let glyphs = prepared.bytes.withUnsafeBufferPointer { context.glyphs(of: item, in: part, bytes: $0) }
      var clusters = glyphs.isEmpty ? 0 : 1
      for (glyph, next) in zip(glyphs, glyphs.dropFirst()) where glyph.cluster != next.cluster { clusters += 1 }
      let advance = glyphs.reduce(0.0) { $0 + Double($1.advance) }
      return sum + advance * item.scale + Double(clusters) * item.letterSpacing
    }
  }

  /// Returns the line with reduced letter spacing, if all remaining text then fits; otherwise nil.
  private func tightened(_ line: TextLine, width: Double, in prepared: PreparedText) -> TextLine? {
    guard text.paragraph.allowsTightening, paragraphEnd(from: line.start) >= prepared.bytes.count else { return nil }
    let natural = prepared.pens[prepared.bytes.count] - prepared.pens[line.start]
    guard natural >= width, natural * Self.tightestShare <= width else { return nil }
    var result = line
    result.end = prepared.bytes.count
    result.next = prepared.bytes.count
    result.fit(natural, within: width, clusters: clusters(in: line.start..<prepared.bytes.count, of: prepared))
    return result
  }

  /// The width of the tightest line as a share of its natural width.
  ///
  /// Rule: <doc:TextLayout#Lines>.
  private static var tightestShare: Double { 0.95 }

  /// Returns the number of characters in a range.
  private func clusters(in range: Range<Int>, of prepared: PreparedText) -> Int {
    prepared.isCutPoint[range].count { $0 }
  }

  /// Returns the end of the paragraph around an offset, without spaces and separators.
  private func paragraphEnd(from offset: Int) -> Int {
    let atom = atoms.first { $0.isForced && Int($0.next) > offset } ?? atoms.last
    return max(Int(atom?.end ?? 0), offset)
  }
}

extension TextLine {
  /// Sets the width, and moves characters closer if it is greater than a limit, in points.
  fileprivate mutating func fit(_ natural: Double, within limit: Double, clusters: Int) {
    width = natural
    guard natural > limit + ShapedText.tolerance, limit.isFinite else { return }
    tightening = (limit - natural) / Double(max(clusters, 1))
    width = limit
  }
}
