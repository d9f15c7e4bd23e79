import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Widths of letters` {
  let typesetter = FontTypesetter(metrics: .own)

  private func width(_ string: String, _ width: Double, family: ResolvedFont.Family = .system(.default)) -> Double {
    let font = ResolvedFont(family: family, size: 17, width: width)
    return typesetter.typeset([StyledText.Run(.string(string), font: font)]).layout(within: nil).runs.map(\.width)
      .reduce(0, +)
  }

  @Test(arguments: [(-0.4, 0.7), (-0.2, 0.85), (0, 1), (0.2, 1.15)])
  func `condensed and expanded text of the system font has its share of the width`(value: Double, part: Double) {
    for string in ["Hamburgefonstiv", "AVATAR To. 11:30", "Größe – naïve"] {
      #expect(abs(width(string, value) / width(string, 0) - part) < 0.001, "\(string)")
    }
  }

  @Test func `lines are as high in any width`() {
    let heights = [-0.4, 0, 0.2].map { typesetter.metrics(of: ResolvedFont(size: 17, width: $0)) }
    #expect(heights[0] == heights[1] && heights[1] == heights[2])
  }

  @Test(arguments: [Font.Design.monospaced, .serif, .rounded]) func `the other designs have one width`(
    design: Font.Design
  ) {
    #expect(width("Hello", -0.4, family: .system(design)) == width("Hello", 0, family: .system(design)))
  }

  @Test func `characters from other fonts keep their width`() {
    #expect(width("日本語", -0.2) == width("日本語", 0))
  }
}
