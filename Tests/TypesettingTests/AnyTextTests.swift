import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Any text` {
  private static let alphabet: [String] = [
    "a", "b ", " ", "  ", "Word ", "x", "(", ")", "-", "\u{2011}", "\n", "\r\n", "\r", "\t", "\u{2028}", "\u{85}",
    "\u{AD}",
    "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{300}",
    "\u{483}",
    "é", "ß", "ﬃ", "ش", "لا", "ל", "בְּ", "१", "क्ष", "ni\u{301}", "日本", "。", "각", "\u{1100}", "สวัสดี", "👩‍👩‍👧", "🇩🇪", "🇩", "👍🏽",
    "\u{1F3FD}", "1️⃣", "#", "\u{10FFFF}", "\u{F8FF}", "\u{FFFC}", "\u{0}", "\u{7F}", "…", "\u{E0020}", "𝒜", "؟", "٣",
    "%", "€",
  ]

  @Test(arguments: 0..<8) func `is measured and set within its proposal, for any content`(seed: Int) {
    var generator = Lehmer(state: UInt64(seed + 1))
    func next(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
    let typesetter = FontTypesetter(metrics: .own)
    for _ in 0..<80 {
      var paragraph = ParagraphStyle()
      paragraph.lineLimit = [nil, 0, 1, 2, 5][next(5)]
      paragraph.minimumLines = [nil, nil, 2][next(3)]
      paragraph.truncationMode = [ParagraphStyle.TruncationMode.head, .middle, .tail][next(3)]
      paragraph.alignment = TextAlignment.allCases[next(3)]
      paragraph.minimumScaleFactor = [1, 1, 0.5, 0, -.infinity, .nan][next(6)]
      paragraph.allowsTightening = next(3) == 0
      paragraph.layoutDirection = next(3) == 0 ? .rightToLeft : .leftToRight
      paragraph.lineSpacing = [0, 3, -4, .nan][next(4)]
      paragraph.locale = ["en_US", "ja", "ar", "th_TH", "", "nonsense-locale"][next(6)]
      let runs = (0...next(3)).map { _ in
        var run = StyledText.Run(
          .string((0..<next(14)).map { _ in Self.alphabet[next(Self.alphabet.count)] }.joined()),
          font: ResolvedFont(
            family: next(4) == 0 ? .system(.serif) : .system(.default), size: [0, 9, 17, 34][next(4)],
            weight: [400, 700, -5, 5000][next(4)], isItalic: next(4) == 0, hasLowercaseSmallCaps: next(5) == 0))
        if next(9) == 0 { run.piece = .symbol(name: ["star", "no.such"][next(2)]) }
        run.tracking = [0, 0, 2, -3][next(4)]
        run.underline = next(4) == 0 ? TextAttributes.LineStyle(pattern: .dashDot) : nil
        return run
      }
      let text = typesetter.typeset(runs, paragraph: paragraph)
      let proposals: [Double?] = [nil, 0, 1, 40, 133.3, .infinity, -3]
      let proposal = ProposedViewSize(width: proposals[next(7)], height: proposals[next(7)])
      let measured = text.measure(proposal)
      #expect(measured.size.width >= 0 && measured.size.height >= 0)
      #expect(measured.size.width.isFinite && measured.size.height.isFinite)
      let layout = text.layout(in: measured.size) { _ in nil }
      #expect(layout.runs.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite && $0.width.isFinite })
      #expect(text.measure(proposal) == measured)
    }
  }

  @Test func `letters are moved closer before a line is truncated, if that is allowed`() {
    var paragraph = ParagraphStyle()
    (paragraph.lineLimit, paragraph.allowsTightening) = (1, true)
    let text = FontTypesetter(metrics: .own).typeset("Hello wonderful world", size: 17, paragraph: paragraph)
    let natural = text.measure(.unspecified).size.width
    let layout = text.layout(within: natural - 3)
    #expect(layout.runs.map(\.text) == ["Hello wonderful world"])
    #expect(layout.size.width <= natural - 3)
  }

  @Test func `text that fits by moving its letters closer is not scaled down`() {
    var paragraph = ParagraphStyle()
    (paragraph.lineLimit, paragraph.allowsTightening, paragraph.minimumScaleFactor) = (1, true, 0.5)
    let text = FontTypesetter(metrics: .own).typeset("Hello wonderful world", size: 17, paragraph: paragraph)
    let natural = text.measure(.unspecified).size
    let layout = text.layout(within: natural.width - 3)
    #expect(layout.runs.map(\.fontSize) == [17])
    #expect(text.layout(within: natural.width / 2).runs.map(\.fontSize)[0] < 17)
  }

  @Test func `a very long text is measured`() {
    let text = FontTypesetter(metrics: .own).typeset(String(repeating: "wonderful ", count: 20_000), size: 17)
    #expect(text.measure(ProposedViewSize(width: 300, height: nil)).size.height > 20.5 * 5_000)
    let solid = FontTypesetter(metrics: .own).typeset(String(repeating: "日本語", count: 3_000), size: 17)
    #expect(solid.measure(ProposedViewSize(width: 300, height: nil)).size.height > 20 * 500)
  }
}
