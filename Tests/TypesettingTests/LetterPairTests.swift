import PlumblineDataFormats
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

/// Words composed from pairs of letters have the same glyphs as those that HarfBuzz shapes.
@Suite struct `Words of known pairs` {
  private static let fonts: [ResolvedFont] = [
    ResolvedFont(size: 17), ResolvedFont(size: 17, weight: 700), ResolvedFont(size: 17, isItalic: true),
    ResolvedFont(size: 17, hasMonospacedDigits: true), ResolvedFont(family: .system(.serif), size: 17),
    ResolvedFont(family: .system(.monospaced), size: 17), ResolvedFont(family: .system(.rounded), size: 17),
  ]

  /// Numbers, as they occur in lists, and words of random letters.
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

    /// Returns the glyphs of a word from the table, each by its index, cluster, advance and displacement.
    func composed(_ word: String) -> [[Int]] {
      Array(word.utf8).withUnsafeBufferPointer { bytes in
        let word = context.word(bytes, edges: [], style: style, table: table)
        return table.glyphs[word.glyphs.lower..<word.glyphs.upper].map(Self.numbers)
      }
    }

    /// Returns the glyphs of a word as HarfBuzz shapes it.
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
  func `a composed word equals the shaped one`(_ font: ResolvedFont) throws {
    let style = try Style(font)
    for word in Self.words { #expect(style.composed(word) == style.shaped(word), "\(word)") }
  }

  @Test func `of ten thousand numbers a few hundred are shaped`() throws {
    let style = try Style(ResolvedFont(size: 17))
    for number in 0..<10_000 { _ = style.composed(NumberInText.text(of: number)) }
    #expect(style.table.shapedCount >= LetterPairs.minimumWordCount)
    #expect(style.table.shapedCount < LetterPairs.minimumWordCount + 200)
  }

  @Test func `few words are all shaped`() throws {
    let style = try Style(ResolvedFont(size: 17))
    for number in 0..<100 { _ = style.composed("\(number)") }
    #expect(style.table.shapedCount == 100)
  }
}

/// A label composed from its words has the same layout as one that is broken into lines.
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

  @Test func `a label has the glyphs and positions of a text that is broken into lines`() {
    let typesetter = FontTypesetter(metrics: .own)
    for text in Self.texts {
      var divided = text
      divided.runs[0].background = .clear
      let label = typesetter.typeset(text)
      let other = typesetter.typeset(divided)
      for slack in [0.0, 3.25] {
        let natural = label.measure(.unspecified).size
        let size = Size(width: natural.width + slack, height: natural.height)
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
    let text = FontTypesetter(metrics: .own).typeset("two words", size: 17, weight: 400)
    let two = text.measure(ProposedViewSize(width: 50, height: nil)).size
    #expect(text.layout(in: two) { _ in nil }.baselines.count == 2)
  }
}
