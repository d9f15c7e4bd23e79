import PlumblineLayout

/// A text divided into items and measured character by character: what lines, cuts and glyphs are made from.
struct PreparedText {
  /// The text in UTF-8; symbols and pictures are U+FFFC.
  var bytes: [UInt8] = []
  /// The stretches, in logical order, without gaps.
  var items: [TextItem] = []
  /// The distance of each byte's character from the text's start, and of the end, were the text one line.
  var pens: [Double] = []
  /// Where lines may be cut between characters.
  var isCutPoint: [Bool] = []
  /// Where lines may end.
  var breaks: [LineBreak] = []
  /// The direction of each paragraph, by its start.
  var paragraphs: [(start: Int, isRightToLeft: Bool)] = []
  /// What could not be set as asked.
  var notices: [TextNotice] = []

  /// The item that a byte is in.
  func item(at offset: Int) -> TextItem? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < items.count ? items[low] : items.last
  }

  /// Whether the paragraph around a byte reads from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    paragraphs.last { $0.start <= offset }?.isRightToLeft ?? false
  }

  /// The stretches between places where lines may end.
  var atoms: ContiguousArray<TextAtom> {
    var atoms: ContiguousArray<TextAtom> = []
    atoms.reserveCapacity(breaks.count)
    var start = 0
    for place in breaks {
      var end = place.offset
      while end > start, isSpace(endingAt: end, from: start) > 0 { end -= isSpace(endingAt: end, from: start) }
      let isSoftHyphen = end >= 2 && end == place.offset && bytes[end - 2] == 0xC2 && bytes[end - 1] == 0xAD
      atoms.append(
        TextAtom(
          start: Int32(start), end: Int32(end), next: Int32(place.offset), isForced: place.isForced,
          isHyphenated: isSoftHyphen, x: pens[start], endX: pens[end]))
      start = place.offset
    }
    return atoms
  }

  /// The number of bytes of the space or line end that stands before an offset, or 0.
  private func isSpace(endingAt end: Int, from start: Int) -> Int {
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
