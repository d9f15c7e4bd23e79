import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Truncation in both directions` {
  private static let arabic = "مرحبا بالعالم هذا نص طويل جدا للاختبار"
  private static let mixed = "Hello שלום עולם טקסט and more English"

  private func layout(
    _ string: String, _ mode: ParagraphStyle.TruncationMode, _ direction: LayoutDirection = .leftToRight
  ) -> TextLayout {
    var style = ParagraphStyle()
    (style.lineLimit, style.truncationMode, style.layoutDirection) = (1, mode, direction)
    return FontTypesetter(metrics: .own).typeset(string, size: 17, paragraph: style).layout(within: 170)
  }

  /// Returns the texts of a line's runs from left to right, without spaces.
  private func order(_ layout: TextLayout) -> [String] {
    layout.runs.sorted { $0.origin.x < $1.origin.x }.map { $0.text.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  @Test func `in a right-to-left text the ellipsis replaces its left end`() {
    #expect(order(layout(Self.arabic, .tail)).first == "…")
    #expect(order(layout(Self.arabic, .head)).last == "…")
    let middle = order(layout(Self.arabic, .middle))
    #expect(middle.firstIndex(of: "…").map { $0 > 0 && $0 < middle.count - 1 } == true)
  }

  @Test func `in a mixed text the ellipsis is at the end in the paragraph's direction`() {
    #expect(order(layout(Self.mixed, .tail)).last == "…")
    #expect(order(layout(Self.mixed, .tail)).first == "Hello")
    #expect(order(layout(Self.mixed, .head)).first == "…")
    #expect(order(layout(String(Self.mixed.dropFirst(6)), .tail)).first == "…")
  }

  @Test(arguments: [Self.arabic, Self.mixed], [ParagraphStyle.TruncationMode.head, .middle, .tail])
  func `a truncated line stays within its width`(string: String, mode: ParagraphStyle.TruncationMode) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = layout(string, mode, direction)
      let left = layout.runs.map(\.origin.x).min() ?? -1
      let right = layout.runs.map { $0.origin.x + $0.width }.max() ?? 999
      #expect(left >= -0.001 && right <= layout.size.width + 0.001)
      #expect(layout.size.width <= 170)
    }
  }

  @Test func `a range of lines reserves space for the minimum and shows up to the maximum`() {
    var style = ParagraphStyle()
    (style.minimumLines, style.lineLimit) = (2, 3)
    let typesetter = FontTypesetter(metrics: .own)
    func height(_ string: String) -> Double {
      typesetter.typeset(string, size: 17, paragraph: style).measure(ProposedViewSize(width: 60, height: nil)).size
        .height
    }
    #expect(height("One") == height("One\nTwo"))
    #expect(height("One two three four") > height("One"))
    #expect(height("One two three four") == height("One two three four five six seven eight"))
  }

  @Test func `a line of emoji is as high as one of letters`() {
    let heights = ["👩‍👩‍👧🇩🇪", "Ab", "a 👍🏽"].map {
      FontTypesetter(metrics: .own).typeset($0, size: 17).measure(.unspecified).size.height
    }
    #expect(heights == [21, 21, 21])
  }

  @Test(arguments: ["Hello", "שלום", "日本", "👩‍👩‍👧🇩🇪", "e\u{301}e\u{301}"])
  func `the smallest size shows whole characters`(string: String) {
    let text = FontTypesetter(metrics: .own).typeset(string, size: 17)
    for width in [0, 0.5, 3] {
      let layout = text.layout(within: width)
      #expect(layout.runs.map(\.text).joined() == string)
      let size = text.measure(ProposedViewSize(width: width, height: 0)).size
      #expect(size.width == width && size.height > 0 && size.height < 30)
    }
  }
}
