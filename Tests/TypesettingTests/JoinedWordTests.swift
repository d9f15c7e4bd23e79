import PlumblineDataFormats
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

/// The system font turns an x between numbers into a multiplication sign, and raises signs beside capitals and digits.
@Suite struct `Words that depend on their neighbours` {
  private let context = ShapingContext(shaper: Shaper(library: FontLibrary(folders: [])))

  private func style(_ font: ResolvedFont) throws -> ShapingStyle {
    try #require(context.style(font: font, features: [], locale: "en"))
  }

  private func glyphs(
    _ text: String, _ shape: (UnsafeBufferPointer<UInt8>, inout ContiguousArray<ShapedGlyph>) -> Void
  ) -> [[Int]] {
    var glyphs: ContiguousArray<ShapedGlyph> = []
    Array(text.utf8).withUnsafeBufferPointer { shape($0, &glyphs) }
    return glyphs.map { [Int($0.id), Int($0.cluster), Int($0.advance), Int($0.x), Int($0.y)] }
  }

  @Test(arguments: [
    ResolvedFont(size: 13), ResolvedFont(size: 34), ResolvedFont(size: 17, weight: 700),
    ResolvedFont(size: 17, isItalic: true), ResolvedFont(family: .system(.monospaced), size: 17),
  ])
  func `they have the glyphs of the whole text`(font: ResolvedFont) throws {
    let style = try style(font)
    let texts = [
      "80 x 40", "box 12: 80 x 40", "5 x 7", "x 5", "5 x", "x", "x x x", "2 x 3 x 4 of 5 x 6", "a x b", "A x 9  x  8",
      "( 3 x 4 )", "16 : 9 - 4 : 3", "1 - 2 - 3 - 4 - 5", "-> 3 <- x", "", " ", " 80 x 40 ",
    ]
    for text in texts {
      let joined = glyphs(text) {
        context.add($0.indices, of: $0, style: style, table: context.table(of: style), to: &$1)
      }
      #expect(joined == glyphs(text) { context.shape($0, style: style, into: &$1) }, "\(text)")
    }
  }

  @Test func `they are shaped once with the words beside them, separately from the rest of the text`() throws {
    let style = try style(ResolvedFont(size: 13))
    let table = context.table(of: style)
    func shapings(_ text: String) -> Int {
      let before = table.shapedCount
      _ = glyphs(text) { context.add($0.indices, of: $0, style: style, table: table, to: &$1) }
      return table.shapedCount - before
    }
    // Each of the five words, and three of them in one run.
    #expect(shapings("box 1: 80 x 40") == 6)
    #expect(shapings("box 2: 80 x 40") == 1)
    #expect(shapings("box 1: 80 x 40 and 80 x 40") == 1)
    #expect(shapings("box 2: 80 x 41") == 2)
  }

  @Test(arguments: [
    ResolvedFont(size: 13), ResolvedFont(size: 34), ResolvedFont(size: 17, weight: 700),
    ResolvedFont(size: 17, isItalic: true), ResolvedFont(family: .system(.monospaced), size: 17),
    ResolvedFont(family: .system(.serif), size: 17), ResolvedFont(family: .named("Lato"), size: 17),
  ])
  func `with other numbers they are composed, with the glyphs of the whole text`(font: ResolvedFont) throws {
    let style = try style(font)
    let table = context.table(of: style)
    var generator = Lehmer(state: 11)
    func number() -> String {
      NumberInText.text(of: Int(generator.next() % [10, 100, 1_000, 10_000][Int(generator.next() % 4)]))
    }
    // Each # stands for a number.
    let forms = [
      "# x #", "box #: # x #", "# x # x #", "(# x #)", "#.# x #", "# - #", "A# x B#", "# x 7a", "# : #", "# / # x #",
      "[ # x # ]",
      "-# x -#", "#x # x #", "w # x h #", "# + # - #", "# x  #", " # x # ", "#:", "#%", "(#)", "#pt", "w=#", "#-#",
      "#:#", "$#",
      "#k and #k", "#/#", "box#", "#x#", "V#.#", "#th of #", "#–#", "[#]:", "#: #:", "T# -#", "\"#\"", "#·#", "+#.",
      "'#",
    ]
    for index in 0..<5_000 {
      let parts = forms[index % forms.count].split(separator: "#", omittingEmptySubsequences: false)
      let text = parts.dropFirst().reduce(String(parts[0])) { $0 + number() + $1 }
      let joined = glyphs(text) { context.add($0.indices, of: $0, style: style, table: table, to: &$1) }
      #expect(joined == glyphs(text) { context.shape($0, style: style, into: &$1) }, "\(text)")
    }
  }

  @Test func `a label with new numbers is no longer shaped once all pairs of digits are known`() throws {
    let table = context.table(of: try style(ResolvedFont(size: 13)))
    let style = try style(ResolvedFont(size: 13))
    func add(_ text: String) {
      _ = glyphs(text) { context.add($0.indices, of: $0, style: style, table: table, to: &$1) }
    }
    for number in 0..<1_000 { add("\(number): \(number * 37 % 1_000) x \(number)") }
    let before = table.shapedCount
    for number in 1_000..<2_000 { add("\(number): \(number) x \(number * 7)") }
    #expect(table.shapedCount == before)
  }

  @Test func `a text of them is plain and wraps at its spaces`() throws {
    let text = FontTypesetter(metrics: .own).typeset("box 12: 80 x 40", size: 13)
    #expect((text as? ShapedText)?.isPlain == true)
    let whole = text.measure(.unspecified).size
    #expect(text.layout(in: whole) { _ in nil }.runs.map(\.text) == ["box 12: 80 x 40"])
    let narrow = text.measure(ProposedViewSize(width: whole.width - 10, height: nil))
    #expect(text.layout(in: narrow.size) { _ in nil }.runs.map(\.text) == ["box 12: 80 x", "40"])
  }
}
