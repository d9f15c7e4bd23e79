import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

/// Words that are put together from pairs of letters are what HarfBuzz would have made of them.
@Suite struct `Words of known pairs` {
  private static let fonts: [ResolvedFont] = [
    ResolvedFont(size: 17), ResolvedFont(size: 17, weight: 700), ResolvedFont(size: 17, isItalic: true),
    ResolvedFont(size: 17, hasMonospacedDigits: true), ResolvedFont(family: .system(.serif), size: 17),
    ResolvedFont(family: .system(.monospaced), size: 17), ResolvedFont(family: .system(.rounded), size: 17),
  ]

  /// Numbers as lists have them, and words of letters by chance.
  private static let words: [String] = {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let letters = Array("etaoinshrdlcumwfgypbvkjxqzTAVWYLFPfi'.,")
    let numbers = (0..<2_000).map { NumberInText.text(of: $0 * 37) }
    let words = (0..<2_000).map { _ in String((0..<(1 + next(8))).map { _ in letters[next(letters.count)] }) }
    return numbers + words + ["3x4", "1/2", "12:45", "-5", "(1)", "a-b", "10%", "1st"]
  }()

  private struct Style {
    let context: ShapingContext
    let style: ShapingStyle
    var table: WordTable { context.table(of: style) }

    init(_ font: ResolvedFont) throws {
      context = ShapingContext(shaper: Shaper(library: FontLibrary(folders: [])))
      style = try #require(
        context.style(font: font, features: font.hasMonospacedDigits ? .monospacedDigits : [], locale: "en"))
    }

    /// The glyphs of a word from the table: number, offset, advance and displacement of each.
    func kept(_ word: String) -> [[Int]] {
      Array(word.utf8).withUnsafeBufferPointer { bytes in
        let word = context.word(bytes, edges: [], style: style, table: table)
        return table.glyphs[word.glyphs.lower..<word.glyphs.upper].map(Self.numbers)
      }
    }

    /// The glyphs of a word as HarfBuzz answers them.
    func shaped(_ word: String) -> [[Int]] {
      var glyphs: ContiguousArray<ShapedGlyph> = []
      _ = Array(word.utf8).withUnsafeBufferPointer { context.shape($0, style: style, into: &glyphs) }
      return glyphs.map(Self.numbers)
    }

    private static func numbers(_ glyph: ShapedGlyph) -> [Int] {
      [Int(glyph.id), Int(glyph.cluster), Int(glyph.advance), Int(glyph.x), Int(glyph.y)]
    }
  }

  @Test(arguments: fonts)
  func `a word is the same put together and shaped`(_ font: ResolvedFont) throws {
    let style = try Style(font)
    for word in Self.words { #expect(style.kept(word) == style.shaped(word), "\(word)") }
  }

  @Test func `of ten thousand numbers a few hundred are shaped`() throws {
    let style = try Style(ResolvedFont(size: 17))
    for number in 0..<10_000 { _ = style.kept(NumberInText.text(of: number)) }
    #expect(style.table.shapedCount >= LetterPairs.minimumWordCount)
    #expect(style.table.shapedCount < LetterPairs.minimumWordCount + 200)
  }

  @Test func `few words are all shaped`() throws {
    let style = try Style(ResolvedFont(size: 17))
    for number in 0..<100 { _ = style.kept("\(number)") }
    #expect(style.table.shapedCount == 100)
  }
}

/// A label set from its words is what dividing it and filling lines make of it.
@Suite struct `Labels set in one line` {
  private static let strings = [
    "Row 12,345", "Settings", "To be, or not to be", "AVATAR Wave", "two  spaces", "ends in a space ",
    "ends in some   ",
    "12:45 3x4 (a) - b", "What? Why!", "fi fl ffi", "it's",
  ]

  private static let texts: [StyledText] = strings.flatMap { string in
    [TextAlignment.leading, .center, .trailing].flatMap { alignment in
      [0.0, 1.5].map { tracking in
        var run = StyledText.Run(.string(string), font: ResolvedFont(size: 17))
        run.tracking = tracking
        var text = StyledText(runs: [run])
        text.paragraph.alignment = alignment
        return text
      }
    }
  }

  @Test func `it has the glyphs in the places of a text that is divided`() {
    let typesetter = FontTypesetter()
    for text in Self.texts {
      var divided = text
      divided.runs[0].background = .clear
      let label = typesetter.typeset(text)
      let other = typesetter.typeset(divided)
      for room in [0.0, 3.25] {
        let answer = label.measure(.unspecified).size
        let size = Size(width: answer.width + room, height: answer.height)
        let set = label.layout(in: size) { _ in nil }
        let expected = other.layout(in: size) { _ in nil }
        #expect(set.runs == expected.runs, "\(text.runs[0].piece)")
        #expect(set.baselines == expected.baselines)
        #expect(set.string == expected.string)
        #expect(set.decorations.isEmpty && expected.decorations.count == 1)
      }
    }
  }

  @Test func `a size for more lines is not set as one`() {
    let text = FontTypesetter().typeset("two words", size: 17, weight: 400)
    let two = text.measure(ProposedViewSize(width: 50, height: nil)).size
    #expect(text.layout(in: two) { _ in nil }.baselines.count == 2)
  }
}
