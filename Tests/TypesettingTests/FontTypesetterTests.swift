import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Text in real fonts` {
  let typesetter = FontTypesetter(metrics: .own)

  @Test func `a line is as high as the face's ascent and descent, rounded up to the pixel`() {
    let text = typesetter.typeset("Hello", size: 17)
    let measured = text.measure(.unspecified)
    let metrics = typesetter.metrics(of: ResolvedFont(size: 17))
    #expect(abs(metrics.ascent - 17.0 * 2728 / 2816) < 1e-9)
    #expect(abs(metrics.descent - 17.0 * 680 / 2816) < 1e-9)
    #expect(measured.size.height == 21)
    #expect(measured.firstBaseline == 16.5)
  }

  /// Rule: <doc:TextLayout#Size>.
  @Test(arguments: [("MWQ", 4.0, 4.0), ("MWQ", 60, nil), ("one two", 30, nil)])
  func `letters that are wider than their frame are cut at its sides`(string: String, width: Double, cut: Double?) {
    let layout = LayoutNode.text(TextContent(string)).frame(width: width).resolved(typesetter: typesetter)
    let clips = layout.views.flatMap(\.items).map { item -> Double? in
      if case .group(let group) = item { group.clip?.boundingRect.width } else { nil }
    }
    #expect(clips == [cut])
  }

  @Test(arguments: [11, 12.5, 13, 15, 17, 19], [1, 2, 3] as [Double])
  func `baselines are exact inside, and layout is given them on pixels`(size: Double, scale: Double) throws {
    var style = ParagraphStyle()
    style.displayScale = scale
    let text = try #require(typesetter.typeset("One\ntwo\nthree", size: size, paragraph: style) as? ShapedText)
    let (ascent, height) = (size * 2728 / 2816, size * (2728 + 680) / 2816)
    let exact = text.fit(width: .infinity, height: .infinity).baselines
    for (line, baseline) in exact.enumerated() { #expect(abs(baseline - ascent - Double(line) * height) < 1e-9) }
    #expect(exact.count == 3)
    let measured = text.measure(.unspecified)
    #expect(abs(measured.firstBaseline - exact[0]) <= 0.5 / scale)
    #expect(measured.lastBaseline >= exact[2] - 1e-6 && measured.lastBaseline < exact[2] + 1 / scale)
    for baseline in [measured.firstBaseline, measured.lastBaseline] {
      #expect(abs(baseline * scale - (baseline * scale).rounded()) < 1e-9)
    }
    let drawn = text.layout(in: measured.size) { _ in nil }.baselines
    #expect(drawn[0] == measured.firstBaseline)
    for (drawn, exact) in zip(drawn, exact) { #expect(abs(drawn - exact) <= 0.5 / scale + 1e-9) }
  }

  @Test(arguments: [(400, 400), (0, 1), (-7, 1), (1000, 1000), (5_000, 1000)])
  func `weights of fonts are between 1 and 1000`(weight: Int, used: Int) {
    #expect(FontKey(ResolvedFont(size: 17, weight: weight)).weight == used)
  }

  @Test func `a family without italics has upright files alone`() {
    let upright = SystemFamily.rounded.file(weight: 400, isItalic: true)
    #expect(upright?.path.hasSuffix("Quicksand-Medium.ttf") == true)
    #expect(upright?.isItalic == false)
    let italic = SystemFamily.text.file(weight: 400, isItalic: true)
    #expect(italic?.path.hasSuffix("Inter-Italic.otf") == true)
    #expect(italic?.isItalic == true)
  }

  @Test func `a label that is measured again is as wide as at first, and as its words are`() {
    for string in ["AVATAR To Yes 42", "fi ffl office", "a", "Wave.  Typography, 7"] {
      let widths = (0..<3).map { _ in typesetter.typeset(string, size: 13).measure(.unspecified).size.width }
      let fresh = FontTypesetter(metrics: .own).typeset(string, size: 13).measure(.unspecified).size.width
      #expect(Set(widths + [fresh]).count == 1)
    }
  }

  @Test func `text wraps at spaces and takes the width of its widest line`() {
    let text = typesetter.typeset("This is some longer text", size: 17)
    let whole = text.measure(.unspecified).size
    let wrapped = text.measure(ProposedViewSize(width: 110, height: nil)).size
    #expect(whole.width > 170 && whole.width < 200)
    #expect(wrapped.width <= 110)
    #expect(wrapped.height == 41.5)
    let layout = text.layout(in: wrapped) { _ in nil }
    #expect(layout.runs.map(\.text) == ["This is some", "longer text"])
    #expect(layout.baselines == [16.5, 37])
  }

  @Test func `a word wider than the line is cut between characters`() {
    let text = typesetter.typeset("Wonderful", size: 17)
    let size = text.measure(ProposedViewSize(width: 40, height: nil)).size
    #expect(size.width <= 40)
    let layout = text.layout(in: size) { _ in nil }
    #expect(layout.runs.map(\.text).joined() == "Wonderful")
    #expect(layout.runs.count == 3)
  }

  @Test func `a line limit ends the text with an ellipsis`() {
    var style = ParagraphStyle()
    style.lineLimit = 1
    let text = typesetter.typeset("The quick brown fox jumps", size: 17, paragraph: style)
    let size = text.measure(ProposedViewSize(width: 120, height: nil)).size
    #expect(size.width <= 120)
    #expect(size.height == 21)
    #expect(text.layout(in: size) { _ in nil }.runs.map(\.text) == ["The quick br", "…"])
  }

  @Test(arguments: ["Hello world", "مرحبا بالعالم", "שלום", "สวัสดีชาวโลก", "日本語の文章", "नमस्ते दुनिया", "👩‍👩‍👧 flag 🇩🇪"])
  func `every script finds a face`(string: String) {
    let text = typesetter.typeset(string, size: 20)
    #expect(text.notices.isEmpty)
    let layout = text.layout(in: text.measure(.unspecified).size) { _ in nil }
    #expect(!layout.runs.isEmpty)
    #expect(layout.runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
  }
}

extension FontTypesetter {
  /// Returns a text of one run.
  func typeset(
    _ string: String, size: Double, weight: Int = 400, paragraph: ParagraphStyle = ParagraphStyle()
  ) -> any TypesetText {
    typeset([StyledText.Run(.string(string), font: ResolvedFont(size: size, weight: weight))], paragraph: paragraph)
  }

  /// Returns a text of several runs.
  func typeset(_ runs: [StyledText.Run], paragraph: ParagraphStyle = ParagraphStyle()) -> any TypesetText {
    typeset(StyledText(runs: runs, paragraph: paragraph))
  }
}

extension TypesetText {
  /// Returns the text set in its size for a proposed width.
  func layout(within width: Double?) -> TextLayout {
    layout(in: measure(ProposedViewSize(width: width, height: nil)).size) { _ in nil }
  }
}
