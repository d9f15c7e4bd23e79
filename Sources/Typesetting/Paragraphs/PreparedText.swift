import PlumblineLayout

/// A text divided into items, with the position of each character, from which lines are filled, truncated and composed.
struct PreparedText {
  /// The text in UTF-8; symbols and images are U+FFFC.
  var bytes: [UInt8] = []
  /// The items, in logical order and without gaps.
  var items: [TextItem] = []
  /// The distance of each byte's character from the text's start, and of the text's end, in points, with all text on
  /// one line.
  var pens: [Double] = []
  /// Whether a word or a truncated line can be cut before each byte.
  var isCutPoint: [Bool] = []
  /// The line breaks.
  var breaks: [LineBreak] = []
  /// The start and direction of each paragraph.
  var paragraphs: [(start: Int, isRightToLeft: Bool)] = []
  /// The notices for the user, about fonts, glyphs or images that are missing.
  var notices: [TextNotice] = []

  /// Returns the item that contains a byte; the last item if the offset lies beyond the text.
  func item(at offset: Int) -> TextItem? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < items.count ? items[low] : items.last
  }

  /// Returns the text with its letters moved closer by a distance in points.
  func tightened(by distance: Double) -> PreparedText {
    var result = self
    var shift = 0.0
    for index in items.indices {
      if case .text = items[index].kind { result.items[index].letterSpacing -= distance }
      for offset in items[index].range {
        result.pens[offset] -= shift
        if case .text = items[index].kind, isCutPoint[offset] { shift += distance }
      }
    }
    result.pens[bytes.count] -= shift
    return result
  }

  /// Returns whether the paragraph that contains a byte is written from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    paragraphs.last { $0.start <= offset }?.isRightToLeft ?? false
  }

  /// The parts of the text between line breaks.
  var atoms: ContiguousArray<TextAtom> {
    var atoms: ContiguousArray<TextAtom> = []
    atoms.reserveCapacity(breaks.count)
    var start = 0
    for lineBreak in breaks {
      var end = lineBreak.offset
      while end > start, case let length = spaceLength(endingAt: end, from: start), length > 0 { end -= length }
      let isSoftHyphen = end >= 2 && end == lineBreak.offset && bytes[end - 2] == 0xC2 && bytes[end - 1] == 0xAD
      atoms.append(
        TextAtom(
          start: Int32(start), end: Int32(end), next: Int32(lineBreak.offset), isForced: lineBreak.isForced,
          isHyphenated: isSoftHyphen, x: pens[start], endX: pens[end]))
      start = lineBreak.offset
    }
    return atoms
  }

  /// Returns the length in bytes of the space or line separator that ends at an offset; 0 if there is none.
  private func spaceLength(endingAt end: Int, from start: Int) -> Int {
    switch bytes[end - 1] {
    case 0x20, 0x0A, 0x0D, 0x0B, 0x0C, 0x09: return 1
    case 0x85 where end - start >= 2 && bytes[end - 2] == 0xC2: return 2
    case 0x80, 0xA8, 0xA9:
      let isSeparator = bytes[end - 1] >= 0xA8 && end - start >= 3 && bytes[end - 3] == 0xE2 && bytes[end - 2] == 0x80
      let isIdeographic = bytes[end - 1] == 0x80 && end - start >= 3 && bytes[end - 3] == 0xE3 && bytes[end - 2] == 0x80
      return isSeparator || isIdeographic ? 3 : 0
    default: return 0
    }
  }
}
