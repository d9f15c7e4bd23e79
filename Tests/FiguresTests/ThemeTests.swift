import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Themes` {
  /// Returns the contrast ratio of two colours, as the Web Content Accessibility Guidelines define it.
  private func contrast(_ a: Color.Components, _ b: Color.Components) -> Double {
    func channel(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : pow(value)
    }
    func pow(_ value: Double) -> Double {
      let base = (value + 0.055) / 1.055
      return base * base * base.squareRoot().squareRoot() * base.squareRoot().squareRoot().squareRoot()
    }
    func luminance(_ color: Color.Components) -> Double {
      0.2126 * channel(color.red) + 0.7152 * channel(color.green) + 0.0722 * channel(color.blue)
    }
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: Theme.all) func `labels are legible on paper in both appearances`(_ theme: Theme) {
    for lettering in [theme.guideLabel, theme.dimensionLabel, theme.viewLabel, theme.callout, theme.caption] {
      #expect(contrast(lettering.color.light, theme.paper.light) >= 4.5)
      #expect(contrast(lettering.color.dark, theme.paper.dark) >= 4.5)
    }
  }

  @Test(arguments: Theme.all) func `code is legible on its background in both appearances`(_ theme: Theme) {
    for kind in Listing.Kind.allCases where kind != .comment {
      let color = theme.syntax.color(of: kind)
      #expect(contrast(color.light, theme.listing.light) >= 4.5, "\(kind)")
      #expect(contrast(color.dark, theme.listing.dark) >= 4.5, "\(kind)")
    }
  }

  @Test func `every theme has a unique name`() {
    #expect(Theme.all.map(\.name) == ["book", "screen", "blueprint"])
  }

  @Test func `numbers are formatted for readers`() {
    #expect(66.6667.inFigure == "66.67")
    #expect((-8.5).inFigure == "−8.5")
    #expect(20.0.inFigure == "20")
    #expect((-0.001).inFigure == "0")
    #expect(Double.infinity.inFigure == "∞")
    #expect(ProposedViewSize(width: nil, height: .infinity).inFigure == "nil × ∞")
  }
}
