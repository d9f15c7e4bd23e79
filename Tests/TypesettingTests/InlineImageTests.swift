import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Images and symbols in text` {
  let typesetter = FontTypesetter(metrics: .own)
  private let font = ResolvedFont(size: 17)
  private let picture = ImageSource(
    path: "/picture.png", format: .png, pixelSize: Size(width: 60, height: 40), scale: 2)

  private func typeset(_ pieces: [TextContent.Piece], _ change: (inout ParagraphStyle) -> Void = { _ in })
    -> any TypesetText
  {
    var style = ParagraphStyle()
    change(&style)
    return typesetter.typeset(pieces.map { StyledText.Run($0, font: font) }, paragraph: style)
  }

  private func width(_ pieces: [TextContent.Piece]) -> Double { typeset(pieces).measure(.unspecified).size.width }

  @Test func `an image stands on the baseline at its own size`() throws {
    let layout = typeset([.string("a "), .image(picture), .string(" b")]).layout(within: nil)
    let image = try #require(layout.images.first)
    #expect(image.rect.size == Size(width: 30, height: 20))
    #expect(image.rect.maxY == layout.baselines[0])
    #expect(layout.baselines[0] == 20)
    #expect(layout.runs[1].origin.x >= image.rect.maxX)
    #expect(layout.string == "a \u{FFFC} b")
  }

  @Test func `an image raises only its own line`() {
    let text = typeset([.string("one\n"), .image(picture), .string(" two\nthree")])
    let baselines = text.layout(within: nil).baselines
    #expect(baselines == [16.5, 40.5, 61])
  }

  @Test func `a line may end before or after a symbol, which moves to the next line as a whole`() {
    let text = typeset([.string("word "), .symbol(name: "star"), .string(" word")])
    let whole = text.measure(.unspecified).size.width
    let layout = text.layout(within: whole - 5)
    #expect(layout.baselines.count == 2)
    #expect(layout.decorations.count == 1)
  }

  @Test func `truncation removes symbols with their text`() {
    let text = typeset([.string("a long text with a "), .symbol(name: "star"), .string(" at its end")]) {
      $0.lineLimit = 1
    }
    let layout = text.layout(within: 90)
    #expect(layout.decorations.isEmpty)
    #expect(layout.runs.last?.text == "…")
  }

  @Test func `symbols and images scale with their text`() throws {
    let text = typeset([.string("Hello wonderful "), .image(picture), .symbol(name: "star")]) {
      ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5)
    }
    let whole = text.measure(.unspecified).size.width
    let layout = text.layout(within: whole * 0.75)
    let image = try #require(layout.images.first)
    #expect(image.rect.width < 30 * 0.76 && image.rect.width > 30 * 0.72)
    #expect(layout.decorations.count == 1)
    #expect(abs(image.rect.width / image.rect.height - 1.5) < 1e-9)
  }

  @Test func `in a right-to-left text a symbol is to the left of the text before it`() throws {
    let pieces: [TextContent.Piece] = [.string("שלום "), .symbol(name: "star"), .string(" עולם")]
    let text = typeset(pieces) { $0.layoutDirection = .rightToLeft }
    let layout = text.layout(within: nil)
    let symbol = SymbolShape(path: try #require(layout.decorations.first).path).bounds
    let first = try #require(layout.runs.first { $0.text.contains("שלום") })
    let second = try #require(layout.runs.first { $0.text.contains("עולם") })
    #expect(first.origin.x > symbol.maxX)
    #expect(second.origin.x + second.width < symbol.minX)
  }

  @Test func `a missing image is a notice, and its name is shown`() {
    let text = typeset([.string("see "), .asset(name: "logo")])
    #expect(text.notices == [.missingImage("logo")])
    #expect(text.layout(within: nil).string == "see [logo]")
    #expect(width([.string("see "), .asset(name: "logo")]) > width([.string("see ")]))
  }
}
