import PlumblineLayout
import PlumblineUnicode

extension PreparedText {
  /// Divides a text into items, and computes its positions and breaks unless it is only to be drawn.
  init(_ text: StyledText, context: ShapingContext, isMeasured: Bool = true) {
    var itemizer = TextItemizer(text: text, context: context)
    itemizer.itemize()
    bytes = itemizer.bytes
    items = itemizer.items
    paragraphs = itemizer.paragraphs
    notices = itemizer.notices
    guard isMeasured else { return }
    let found = LineBreak.found(in: bytes, locale: text.paragraph.locale)
    breaks = found.opportunities
    if found.isGuess { notices.append(.missingLibrary(package: ICU.package)) }
    pens = [Double](repeating: 0, count: bytes.count + 1)
    isCutPoint = [Bool](repeating: false, count: bytes.count + 1)
    isCutPoint[bytes.count] = true
    for index in items.indices { addAdvances(ofItem: index, of: text, context) }
    sumAdvances()
    keepGraphemesTogether()
  }

  /// The distance between tab stops, in points.
  static let tabInterval = 28.0

  /// Replaces the advances in `pens` by their sums; a tab extends to the next stop.
  private mutating func sumAdvances() {
    var tabs = items.lazy.filter { if case .tab = $0.kind { true } else { false } }.map(\.range.lowerBound)
      .makeIterator()
    var tab = tabs.next()
    var pen = 0.0
    for index in pens.indices {
      let advance = pens[index]
      pens[index] = pen
      pen += advance
      if index == tab {
        pen = ((pen + 1) / Self.tabInterval).rounded(.up) * Self.tabInterval
        tab = tabs.next()
      }
    }
  }

  /// Adds the advances of an item's characters to `pens`, and marks the positions at which the item can be cut.
  private mutating func addAdvances(ofItem index: Int, of text: StyledText, _ context: ShapingContext) {
    let item = items[index]
    let start = item.range.lowerBound
    switch item.kind {
    case .newline: isCutPoint[start] = true
    case .tab: isCutPoint[start] = true
    case .symbol(let symbol):
      pens[start] += symbol.width
      isCutPoint[start] = true
    case .image(let image):
      pens[start] += image.size.width
      isCutPoint[start] = true
    case .text:
      let glyphs = bytes.withUnsafeBufferPointer { bytes in
        context.glyphs(of: item, in: item.range, bytes: bytes)
      }
      let tracking = item.letterSpacing
      var previous: UInt32?
      for glyph in glyphs {
        let offset = start + Int(glyph.cluster)
        pens[offset] += Double(glyph.advance) * item.scale
        if glyph.cluster != previous {
          pens[offset] += tracking
          isCutPoint[offset] = true
        }
        previous = glyph.cluster
        if glyph.id == 0 { note(missingAt: offset) }
      }
    }
  }

  private mutating func note(missingAt offset: Int) {
    let rest = String(decoding: bytes[offset...].prefix(64), as: UTF8.self)
    guard let character = rest.first, !notices.contains(.missingGlyph(character)) else { return }
    notices.append(.missingGlyph(character))
  }

  /// Removes the cut points within grapheme clusters.
  private mutating func keepGraphemesTogether() {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var offset = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      let length = character.utf8.count
      for inner in (offset + 1)..<max(offset + length, offset + 1) where inner < isCutPoint.count {
        isCutPoint[inner] = false
      }
      offset += length
    }
  }
}
