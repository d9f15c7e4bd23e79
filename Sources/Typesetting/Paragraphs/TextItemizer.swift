import CPlumblineHarfBuzz
import PlumblineLayout

/// Divides a styled text into items by runs, paragraphs, directions, faces and scripts.
struct TextItemizer {
  private let text: StyledText
  private let context: ShapingContext
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The items, in logical order.
  private(set) var items: [TextItem] = []
  /// The start and direction of each paragraph.
  private(set) var paragraphs: [(start: Int, isRightToLeft: Bool)] = []
  /// The notices for the user, about fonts and images that are missing.
  private(set) var notices: [TextNotice] = []

  init(text: StyledText, context: ShapingContext) {
    self.text = text
    self.context = context
  }

  /// Divides the text into items.
  mutating func itemize() {
    var ends: [Int] = []
    for run in text.runs {
      if case .asset(let name) = run.piece { notices.append(.missingImage(name)) }
      if let string = run.piece.characters { bytes += string.utf8 } else { bytes += [0xEF, 0xBF, 0xBC] }
      ends.append(bytes.count)
    }
    let levels = paragraphLevels()
    var start = 0
    for (index, run) in text.runs.enumerated() {
      if let string = run.piece.characters {
        itemize(string, run: index, from: start, levels)
      } else {
        itemizeImage(run, index, start..<ends[index], levels)
      }
      start = ends[index]
    }
  }

  /// Returns the embedding level of each byte; nil if all text is written from left to right.
  private mutating func paragraphLevels() -> [UInt8]? {
    let fallback = text.paragraph.layoutDirection == .rightToLeft
    guard fallback || BidiLevels.mayRunRightToLeft(bytes) else {
      paragraphs = [(0, false)]
      return nil
    }
    var levels: [UInt8] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      end = min(end + 1, bytes.count)
      let found = BidiLevels(bytes[start..<end], isRightToLeft: fallback)
      paragraphs.append((start, found.paragraph == 1))
      levels += found.levels ?? [UInt8](repeating: found.paragraph, count: end - start)
      start = end
    }
    return levels
  }

  private mutating func itemizeImage(
    _ run: StyledText.Run, _ index: Int, _ range: Range<Int>, _ levels: [UInt8]?
  ) {
    guard let style = context.style(font: run.font, features: ShapingFeatures(run), locale: text.paragraph.locale)
    else { return }
    let level = levels?[range.lowerBound] ?? 0
    switch run.piece {
    case .symbol(let name):
      let (symbol, notice) = context.symbol(name, run: run, beside: style)
      if let notice { notices.append(notice) }
      guard let symbol else { return }
      items.append(
        TextItem(
          range: range, run: index, kind: .symbol(symbol), style: style, size: run.font.size, level: level))
    case .template(let template):
      let symbol = context.symbol(template, run: run)
      items.append(
        TextItem(
          range: range, run: index, kind: .symbol(symbol), style: style, size: run.font.size, level: level))
    case .image(let image):
      items.append(
        TextItem(range: range, run: index, kind: .image(image), style: style, size: run.font.size, level: level))
    case .string, .asset, .localized: break
    }
  }

  private mutating func itemize(_ string: String, run index: Int, from start: Int, _ levels: [UInt8]?) {
    let run = text.runs[index]
    let locale = text.paragraph.locale
    guard let style = context.style(font: run.font, features: ShapingFeatures(run), locale: locale) else {
      let notice = TextNotice.noFont(package: SystemFamily.package(for: run.font))
      if !string.isEmpty, !notices.contains(notice) { notices.append(notice) }
      return
    }
    if let notice = style.notice, !notices.contains(notice) { notices.append(notice) }
    if levels == nil, itemizePlain(run, index, start, string.utf8.count, style) { return }
    let tracking = context.shaper.metrics.tracking(of: run.font)
    var chooser = FaceChooser(run: run, style: style, context: context, locale: locale)
    var offset = start
    for character in string {
      let length = character.utf8.count
      let range = offset..<(offset + length)
      let level = levels?[offset] ?? 0
      offset += length
      if character.isNewline || character == "\t" {
        let kind = character == "\t" ? TextItem.Kind.tab : .newline
        items.append(TextItem(range: range, run: index, kind: kind, style: style, size: run.font.size, level: level))
        continue
      }
      guard let choice = chooser.choice(for: character, isRightToLeft: level & 1 == 1) else { continue }
      let emoji = emojiMetrics(of: choice.style.typeface, run)
      let small = choice.isUppercased ? context.shaper.metrics.smallCapitals(of: run.font).spacing : 0
      append(
        TextItem(
          range: range, run: index, style: choice.style, beside: style,
          size: run.font.size * choice.factor * emoji.factor,
          letterSpacing: run.letterSpacing + emoji.spacing + small
            + (choice.style.typeface === style.typeface ? tracking : 0),
          level: level,
          isUppercased: choice.isUppercased))
    }
  }

  /// Returns the factor on the size of a face with colour glyphs, and the distance after each glyph in points, by which
  /// its emoji are as large and as wide as Apple's.
  private func emojiMetrics(of typeface: Typeface, _ run: StyledText.Run) -> (factor: Double, spacing: Double) {
    guard typeface.isColored, let own = typeface.emojiAdvance, run.font.size > 0,
      let width = context.shaper.metrics.emojiAdvance(at: run.font.size)
    else { return (1, 0) }
    let share = SystemFontMetrics.emojiShare(at: run.font.size)
    return (width * share / (own * run.font.size), width * (1 - share))
  }

  /// Adds the items of a run of ASCII characters in a face that has them all; returns false for other runs.
  private mutating func itemizePlain(
    _ run: StyledText.Run, _ index: Int, _ start: Int, _ count: Int, _ style: ShapingStyle
  ) -> Bool {
    let range = start..<(start + count)
    guard style.typeface.coversASCII, !run.font.hasLowercaseSmallCaps, !run.font.hasUppercaseSmallCaps,
      bytes[range].allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 })
    else { return false }
    var offset = start
    let letterSpacing = run.letterSpacing + context.shaper.metrics.tracking(of: run.font)
    func item(_ range: Range<Int>, _ kind: TextItem.Kind) -> TextItem {
      TextItem(range: range, run: index, kind: kind, style: style, size: run.font.size, letterSpacing: letterSpacing)
    }
    for position in range where bytes[position] < 0x20 {
      if position > offset { items.append(item(offset..<position, .text)) }
      items.append(item(position..<(position + 1), bytes[position] == 0x09 ? .tab : .newline))
      offset = position + 1
    }
    if offset < range.upperBound { items.append(item(offset..<range.upperBound, .text)) }
    return true
  }

  /// Adds an item, merged with the previous one if both have the same properties.
  private mutating func append(_ item: TextItem) {
    if let last = items.last, case .text = last.kind, last.style === item.style, last.run == item.run,
      last.level == item.level, last.size == item.size, last.letterSpacing == item.letterSpacing,
      last.isUppercased == item.isUppercased,
      last.range.upperBound == item.range.lowerBound
    {
      items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}
