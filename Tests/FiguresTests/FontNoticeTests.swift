import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Fonts of annotations` {
  /// A typesetter without fonts.
  private struct NoFonts: Typesetter {
    /// A text that cannot be set.
    struct Blank: TypesetText {
      let base: any TypesetText
      var notices: [TextNotice] { [.noFont(package: "fonts-inter")] }
      func measure(_ proposal: ProposedViewSize) -> TextMeasurement { base.measure(proposal) }
      func layout(in size: Size, paint: (Int) -> Paint?) -> TextLayout { base.layout(in: size, paint: paint) }
    }

    func typeset(_ text: StyledText) -> any TypesetText { Blank(base: FixedTypesetter().typeset(text)) }
    func metrics(of font: ResolvedFont) -> FontMetrics { FixedTypesetter().metrics(of: font) }
  }

  private func notices(_ request: FigureRequest) -> [TextNotice] {
    Figures.fontNotices(for: request, in: [Sketches.leadingGuide.layout], theme: .book, typesetter: NoFonts())
  }

  @Test func `only figures with texts of their own need fonts`() {
    #expect(notices(FigureRequest()) == [])
    #expect(notices(FigureRequest(annotations: [.pair])) == [])
    let missing = [TextNotice.noFont(package: "fonts-inter")]
    #expect(notices(FigureRequest(annotations: [.sizes])) == missing)
    var request = FigureRequest()
    request.caption = "A caption"
    #expect(notices(request) == missing)
    request.listing = ListingRequest()
    #expect(notices(request).count == 2, "a listing has a design of its own")
  }

  @Test func `text that no font can set is an error, and names the package`() {
    let error = LayoutWarning(.noFont(package: "fonts-inter"), source: nil)
    #expect(error.kind == .error)
    #expect(error.message == "no font is installed that could set the text; install the package 'fonts-inter'")
    #expect(LayoutWarning(.missingFamily("Inter", package: "fonts-inter"), source: nil).kind == .fault)
  }
}
