import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Lines` {
  let typesetter = FontTypesetter(metrics: .own)

  private func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    change(&style)
    return style
  }

  @Test func `a forced break ends a line, and one at the end leaves an empty line`() {
    let text = typesetter.typeset("One\nTwo\n", size: 17)
    #expect(text.measure(.unspecified).size.height == 62)
    #expect(text.layout(within: nil).baselines.count == 3)
  }

  @Test func `empty text takes no space`() {
    #expect(typesetter.typeset("", size: 17).measure(.unspecified).size == .zero)
  }

  @Test func `zero width breaks between all characters, and zero height leaves one line`() {
    let text = typesetter.typeset("Hello", size: 17)
    let narrow = text.measure(ProposedViewSize(width: 0, height: nil))
    #expect(narrow.size.height == 103)
    let least = text.measure(ProposedViewSize(width: 0, height: 0))
    #expect(least.size.height == 21)
    #expect(least.size.width == 0)
  }

  @Test(arguments: [0, 3, 4.5, 7, 10, 12])
  func `a text that is squeezed below its widest character is drawn with the lines that were measured`(width: Double) {
    for string in ["Hello world", "ill", "W\u{FB01}l", "你好, all", "illiili WWW llll"] {
      let text = typesetter.typeset(string, size: 17)
      let answer = text.measure(ProposedViewSize(width: width, height: nil))
      let layout = text.layout(in: answer.size) { _ in nil }
      #expect(Set(layout.baselines).count == layout.baselines.count)
      #expect(layout.baselines.last.map { abs($0 - answer.lastBaseline) <= 0.5 } == true)
      #expect(text.measure(in: answer.size) == answer)
    }
    #expect(typesetter.typeset("Hello", size: 17).layout(within: 0).baselines.count == 5)
  }

  /// Rule: <doc:TextLayout#Size>.
  @Test func `a text is no wider than its proposal, even if a character is`() {
    let text = typesetter.typeset("I'm REALLY crammed", size: 17)
    let narrow = text.measure(ProposedViewSize(width: 20, height: nil)).size
    #expect(narrow.width == 20)
    #expect(text.layout(in: narrow) { _ in nil }.baselines.count > 10)
  }

  /// Rule: <doc:TextLayout#Size>.
  @Test func `a wrapped line is as wide as the space at its end allows`() {
    func width(_ string: String, _ proposal: Double?) -> Double {
      typesetter.typeset(string, size: 17).measure(ProposedViewSize(width: proposal, height: nil)).size.width
    }
    let line = width("20 point padding on the left and", nil)
    let space = width("a b", nil) - width("ab", nil)
    #expect(abs(width("20 point padding on the left and bottom edges.", 300) - line - space) <= 0.5)
    #expect(width("20 point padding on the left and bottom edges.", line + 1) == line + 1)
    #expect(width("20 point padding on the left and", 300) == line)
  }

  @Test func `text never exceeds its proposal`() {
    let text = typesetter.typeset("This is some longer text that wraps, unevenly – or not at all", size: 17)
    for width in stride(from: 30.0, through: 500, by: 7.3) {
      let size = text.measure(ProposedViewSize(width: width, height: nil)).size
      #expect(size.width <= width)
      #expect(text.layout(in: size) { _ in nil }.runs.map(\.text).joined(separator: " ").count >= 55)
    }
  }

  @Test func `setting the text in its measured size gives the same lines`() {
    let text = typesetter.typeset("A paragraph of several words, some of which are considerably longer", size: 17)
    for width in stride(from: 60.0, through: 560, by: 13.7) {
      let size = text.measure(ProposedViewSize(width: width, height: nil)).size
      #expect(text.measure(ProposedViewSize(width: size.width, height: size.height)).size == size)
      #expect(text.layout(in: size) { _ in nil }.baselines.count == Int(size.height / 20.5))
    }
  }

  @Test func `too little height drops lines and ends with an ellipsis`() {
    let text = typesetter.typeset("One two three four five six seven eight", size: 17)
    let size = text.measure(ProposedViewSize(width: 90, height: 45)).size
    let layout = text.layout(in: size) { _ in nil }
    #expect(layout.baselines.count == 2)
    #expect(layout.runs.last?.text == "…")
  }

  @Test(arguments: [
    (ParagraphStyle.TruncationMode.head, "…lazy dog"), (.middle, "The …dog"), (.tail, "The quic…"),
  ])
  func `a line is truncated in the part that its mode selects`(mode: ParagraphStyle.TruncationMode, expected: String) {
    let text = typesetter.typeset(
      "The quick brown fox jumps over the lazy dog", size: 17,
      paragraph: style { ($0.lineLimit, $0.truncationMode) = (1, mode) })
    #expect(text.layout(within: 85).runs.map(\.text).joined() == expected)
  }

  @Test func `a line cut in the middle keeps as much of its start as of its end`() {
    let text = FontTypesetter().typeset(
      "abcdefghijklmnopqrstuvwxyz", size: 17, paragraph: style { ($0.lineLimit, $0.truncationMode) = (1, .middle) })
    #expect(text.layout(within: 55).runs.map(\.text).joined() == "ab…yz")
  }

  /// Rule: <doc:TextLayout#Lines>.
  @Test(arguments: [(10.0, "a te"), (5, "a t"), (16, "at …")])
  func `a line that is too narrow for an ellipsis has none`(width: Double, lines: String) {
    let text = FontTypesetter().typeset("ate string", size: 17)
    let layout = text.layout(in: Size(width: width, height: 45)) { _ in nil }
    #expect(layout.runs.map(\.text).joined(separator: " ") == lines)
  }

  @Test func `text is scaled down before it is truncated`() {
    let text = typesetter.typeset(
      "Hello wonderful world", size: 40, paragraph: style { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.25) })
    let size = text.measure(ProposedViewSize(width: 200, height: nil)).size
    let layout = text.layout(in: size) { _ in nil }
    #expect(layout.runs.map(\.text) == ["Hello wonderful world"])
    #expect(size.width > 195 && size.width <= 200)
    #expect(layout.runs[0].fontSize < 24)
  }

  @Test func `a line that is higher than its space is scaled down, too`() {
    let text = typesetter.typeset("8", size: 1_300, paragraph: style { $0.minimumScaleFactor = 0.01 })
    let size = text.measure(ProposedViewSize(width: 72, height: 72)).size
    #expect(size.height > 71 && size.height <= 72)
    let rigid = typesetter.typeset("8", size: 100).measure(ProposedViewSize(width: 72, height: 72)).size
    #expect(rigid.height == 121)
  }

  @Test func `lines are reserved and spaced`() {
    let reserved = typesetter.typeset("One", size: 17, paragraph: style { $0.minimumLines = 3 })
    #expect(reserved.measure(.unspecified).size.height == 62)
    let spaced = typesetter.typeset("One\nTwo", size: 17, paragraph: style { $0.lineSpacing = 10 })
    #expect(spaced.measure(.unspecified).size.height == 51.5)
    let narrow = typesetter.typeset("One\nTwo", size: 17, paragraph: style { $0.lineSpacing = -10 })
    #expect(narrow.measure(.unspecified).size.height == 41.5)
  }

  @Test func `lines are aligned with the edge that alignment and direction select`() {
    for (alignment, direction, isRight) in [
      (TextAlignment.leading, LayoutDirection.leftToRight, false), (.trailing, .leftToRight, true),
      (.leading, .rightToLeft, true), (.trailing, .rightToLeft, false),
    ] {
      let text = typesetter.typeset(
        "A long first line\nshort", size: 17,
        paragraph: style { ($0.alignment, $0.layoutDirection) = (alignment, direction) })
      let layout = text.layout(within: nil)
      #expect((layout.runs[1].origin.x > 1) == isRight)
    }
  }

  @Test func `a soft hyphen shows where the line ends at it`() {
    let text = typesetter.typeset("wonder\u{AD}land", size: 17)
    #expect(text.layout(within: 70).runs.map(\.text) == ["wonder\u{AD}", "-", "land"])
    #expect(text.layout(within: nil).runs.count == 1)
  }

  @Test func `a tab reaches to the next stop`() {
    let layout = typesetter.typeset("a\tb", size: 17).layout(within: nil)
    #expect(layout.runs.map(\.origin.x) == [0, 28])
  }

  @Test func `Hebrew runs from the right within English, and numbers in it from the left`() {
    let layout = typesetter.typeset("abc שלום 123 xyz", size: 17).layout(within: nil)
    let order = layout.runs.sorted { $0.origin.x < $1.origin.x }.map { $0.text.filter { $0 != " " } }
    #expect(order.filter { !$0.isEmpty } == ["abc", "123", "שלום", "xyz"])
  }

  @Test func `Thai and Chinese wrap without spaces`() {
    for string in ["สวัสดีชาวโลกภาษาไทยกรุงเทพมหานคร", "日本語の文章は空白なしで折り返される"] {
      let layout = typesetter.typeset(string, size: 17).layout(within: 120)
      #expect(layout.baselines.count > 1)
      #expect(layout.runs.map(\.text).joined() == string)
    }
  }

  @Test func `an emoji sequence is one glyph of the colour font`() {
    let layout = typesetter.typeset("👩‍👩‍👧🇩🇪👍🏽", size: 17).layout(within: nil)
    #expect(layout.runs.map(\.face.family) == ["Noto Color Emoji"])
    #expect(layout.runs[0].glyphs.count == 3)
  }

  @Test func `a run's attributes reach its glyphs`() {
    var large = StyledText.Run(.string("Big"), font: ResolvedFont(size: 34, weight: 700))
    large.tracking = 2
    large.baselineOffset = 3
    large.underline = TextAttributes.LineStyle()
    let layout = typesetter.typeset([StyledText.Run(.string("small "), font: ResolvedFont(size: 17)), large])
      .layout(within: nil)
    #expect(layout.runs.map(\.face.family) == ["Inter", "Inter Display"])
    #expect(layout.runs[1].origin.y == layout.runs[0].origin.y - 3)
    #expect(layout.decorations.count == 1)
    #expect(layout.baselines[0] == (34.0 * 2728 / 2816 + 3).rounded())
  }

  @Test func `tracking parts the letters of ligatures, kerning keeps them, and is ignored beside tracking`() {
    func layout(_ set: (inout StyledText.Run) -> Void) -> TextLayout {
      var run = StyledText.Run(.string("raffle"), font: ResolvedFont(family: .system(.serif), size: 17))
      set(&run)
      return typesetter.typeset([run]).layout(within: nil)
    }
    func glyphs(_ layout: TextLayout) -> Int { layout.runs.reduce(0) { $0 + $1.glyphs.count } }
    let plain = layout { _ in }
    #expect(glyphs(plain) == 4)
    let kerned = layout { $0.kerning = 3 }
    #expect(glyphs(kerned) == 4)
    #expect(abs(kerned.runs[0].width - plain.runs[0].width - 4 * 3) < 0.01)
    let tracked = layout { $0.tracking = 3 }
    #expect(glyphs(tracked) == 6)
    #expect(layout { ($0.tracking, $0.kerning) = (3, 8) } == tracked)
  }

  @Test func `a private-use character that no text font has is missing, even if an icon font has it`() {
    let text = typesetter.typeset("a\u{10FFFD}\u{F101}", size: 17)
    #expect(text.notices == [.missingGlyph("\u{10FFFD}"), .missingGlyph("\u{F101}")])
    #expect(Set(text.layout(within: nil).runs.map(\.face.family)) == ["Inter"])
  }

  @Test func `measures that are not finite are ignored`() {
    var run = StyledText.Run(.string("Hello"), font: ResolvedFont(size: .nan))
    run.kerning = .infinity
    #expect(typesetter.typeset([run]).measure(.unspecified).size == Size(width: 0, height: 0))
    let text = typesetter.typeset("Hello", size: 17)
    #expect(text.measure(ProposedViewSize(width: .nan, height: -5)).size.height == 21)
  }

  @Test func `no more than 10,000 lines are reserved`() {
    let one = typesetter.typeset("One", size: 17).measure(.unspecified).size.height
    let many = typesetter.typeset("One", size: 17, paragraph: style { $0.minimumLines = 10_001 })
    #expect(many.measure(.unspecified).size.height == one)
    let most = typesetter.typeset("One", size: 17, paragraph: style { $0.minimumLines = 10_000 })
    #expect(most.measure(.unspecified).size.height > 9_000 * one)
  }

  @Test func `a height that is a rounding error too small keeps the last line`() {
    let text = typesetter.typeset("One\nTwo", size: 17)
    let size = text.measure(.unspecified).size
    let lines = { (less: Double) in
      text.measure(ProposedViewSize(width: size.width, height: size.height - less)).size.height
    }
    #expect(lines(0) == size.height)
    #expect(lines(1e-7) == size.height)
    #expect(lines(20) < size.height)
  }

  @Test(arguments: [
    ("✔", false), ("✂", false), ("⛄", true), ("☺", false), ("☺\u{FE0F}", true), ("😀", true), ("1", false),
  ])
  func `pictographs are drawn in colour as on iOS`(character: Character, isEmoji: Bool) {
    #expect(FaceChooser.isEmoji(character) == isEmoji)
  }
}
