import PlumblineLayout
import Testing

@Suite struct `Fonts in an environment` {
  private let environment = EnvironmentValues()

  @Test(arguments: [
    (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
    (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
  ])
  func `a text style has its size at the default text size`(font: Font, size: Double) {
    #expect(font.resolved(in: environment).size == size)
  }

  /// Rule: <doc:TextLayout#Small-screens>.
  @Test(arguments: [
    (Font.largeTitle, 30.0, 37.0), (.title, 26, 32), (.title2, 20, 25), (.title3, 20, 25), (.headline, 17, 22),
    (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
    (.caption2, 11, 13),
  ])
  func `titles are smaller on a small screen`(font: Font, size: Double, lineHeight: Double) {
    var environment = environment
    environment.hasSmallTitles = Screen(size: Size(width: 320, height: 568)).hasSmallTitles
    #expect(font.resolved(in: environment).size == size)
    #expect(font.resolved(in: environment).styleLineHeight == lineHeight)
  }

  @Test func `only screens of 320 by 568 points are small`() {
    #expect(Screen(size: Size(width: 568, height: 320)).hasSmallTitles)
    for size in [Size(width: 320, height: 300), Size(width: 375, height: 667), Size(width: 414, height: 896)] {
      #expect(!Screen(size: size).hasSmallTitles)
    }
  }

  @Test func `a text style follows the preferred text size, a fixed size does not`() {
    var environment = environment
    environment.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolved(in: environment).size == 53)
    #expect(Font.system(size: 17).resolved(in: environment).size == 17)
    #expect(Font.custom("Lato", size: 34).resolved(in: environment).size == 106)
    #expect(Font.custom("Lato", fixedSize: 34).resolved(in: environment).size == 34)
  }

  @Test func `bold is the style's emphasized weight`() {
    #expect(Font.title.bold().resolved(in: environment).weight == 700)
    #expect(Font.body.bold().resolved(in: environment).weight == 600)
    #expect(Font.system(size: 12).bold().resolved(in: environment).weight == 600)
    #expect(Font.custom("Lato", size: 12).bold().resolved(in: environment).weight == 700)
    #expect(Font.system(size: 12, weight: .black).bold().resolved(in: environment).weight == 900)
  }

  @Test func `the headline is semibold`() { #expect(Font.headline.resolved(in: environment).weight == 600) }

  @Test(arguments: [0, -3, Double.nan, .infinity]) func `an unusable size becomes the body size`(size: Double) {
    #expect(Font.system(size: size).resolved(in: environment).size == 17)
  }

  @Test func `a text takes from itself first and from the environment second`() {
    var environment = environment
    environment.font = .title
    environment.text.isItalic = true
    let text = TextContent("plain") + TextContent("own").setting { $0.font = .caption }
    let runs = text.styled(in: environment).runs
    #expect(runs.map(\.font.size) == [28, 12])
    #expect(runs.map(\.font.isItalic) == [true, true])
  }

  @Test func `a letter case changes what is shown`() {
    let layout = LayoutNode.text("Straße").textCase(.uppercase).resolved()
    #expect(layout.canvas.width == 7 * 8.5)
  }

  @Test func `the innermost weight of a text counts`() {
    func weight(_ text: TextContent) -> Int { text.styled(in: environment).runs[0].font.weight }
    #expect(weight(TextContent("a").bold(true).bold(false)) == 600)
    #expect(weight(TextContent("a").bold(false).bold(true)) == 400)
  }

  @Test func `a text has the environment's width of letters unless it has one of its own`() {
    var environment = environment
    environment.text.width = -0.2
    let text = TextContent("a") + TextContent("b").setting { $0.width = 0.3 }
    #expect(text.styled(in: environment).runs.map(\.font.width) == [-0.2, 0.3])
  }
}
