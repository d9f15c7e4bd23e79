import PlumblineUnicode

/// The embedding levels of a paragraph's characters, by UAX #9.
struct BidiLevels {
  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  var paragraph: UInt8
  /// The level of each byte; nil if all have the paragraph's level.
  var levels: [UInt8]?

  /// Returns the level of a byte.
  subscript(offset: Int) -> UInt8 { levels.map { offset < $0.count ? $0[offset] : paragraph } ?? paragraph }

  /// The levels of a paragraph without right-to-left characters.
  static let leftToRight = BidiLevels(paragraph: 0, levels: nil)

  /// Computes the levels of a UTF-8 paragraph.
  ///
  /// `fallback` is its direction if no character determines one.
  init(_ text: ArraySlice<UInt8>, isRightToLeft fallback: Bool) {
    self = .leftToRight
    guard fallback || Self.mayRunRightToLeft(text) else { return }
    let string = UTF16Text(Array(text))
    guard let found = UnicodeDirections(string.units, isRightToLeft: fallback) else { return }
    paragraph = found.paragraph
    guard !found.levels.isEmpty else { return }
    var levels = [UInt8](repeating: paragraph, count: text.count)
    for (unit, offset) in string.offsets.dropLast().enumerated() {
      let end = string.offsets[unit + 1]
      for byte in offset..<max(end, offset + 1) where byte < levels.count { levels[byte] = found.levels[unit] }
    }
    self.levels = levels
  }

  private init(paragraph: UInt8, levels: [UInt8]?) {
    self.paragraph = paragraph
    self.levels = levels
  }

  /// Returns whether a text may contain right-to-left characters or directional formatting characters.
  static func mayRunRightToLeft(_ text: some Sequence<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case 0xD6...0xDF, 0xF0: return true
      case 0xA0...0xA3 where previous == 0xE0: return true
      case 0x80...0x81 where previous == 0xE2: return true
      case 0xAC...0xBB where previous == 0xEF: return true
      default: previous = byte
      }
    }
    return false
  }
}

/// Returns the visual order of a line's runs, from left to right, by their levels (UAX #9, rule L2).
func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
  for level in stride(from: highest, through: max(lowestOdd, 1), by: -1) {
    var index = 0
    while index < order.count {
      guard levels[order[index]] >= level else {
        index += 1
        continue
      }
      var end = index
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[index..<end].reverse()
      index = end
    }
  }
  return order
}
