import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

/// Rules: <doc:TextLayout#Size>, <doc:TextLayout#Line-spacing> and <doc:TextLayout#Widths>.
@Suite struct `The system font's metrics` {
  private let typesetter = FontTypesetter()

  private func measure(
    _ string: String, _ font: ResolvedFont, width: Double? = nil, scale: Double = 2,
    _ change: (inout StyledText) -> Void = { _ in }
  ) -> TextMeasurement {
    var text = StyledText(runs: [StyledText.Run(.string(string), font: font)])
    text.paragraph.displayScale = scale
    change(&text)
    return typesetter.typeset(text).measure(ProposedViewSize(width: width, height: nil))
  }

  private func body(_ leading: Font.Leading = .standard) -> ResolvedFont {
    Font.body.leading(leading).resolved(in: EnvironmentValues())
  }

  @Test(
    arguments: [(17, 2, 20.5), (17, 3, 20.0 + 1 / 3.0), (34, 2, 41), (12, 2, 14.5), (10, 2, 12)]
      as [(Double, Double, Double)])
  func `a line is San Francisco's, rounded up to the pixel`(size: Double, scale: Double, height: Double) {
    let line = measure("Text", ResolvedFont(size: size), scale: scale)
    #expect(abs(line.size.height - height) < 1e-9)
    #expect(abs(line.firstBaseline - (size * 1950 / 2048 * scale).rounded() / scale) < 1e-9)
  }

  /// Rule: <doc:TextLayout#Other-scripts>.
  @Test(arguments: [("你好", 24.0), ("مرحبا", 20.5), ("שלום", 20.5), ("こんにちは", 20.5), ("안녕", 21.5), ("Text 你好", 24)])
  func `a line of another script has the height of Apple's face`(text: String, height: Double) {
    #expect(measure(text, ResolvedFont(size: 17)).size.height == height)
  }

  @Test(arguments: [Font.Design.default, .serif, .rounded, .monospaced])
  func `the lines of all designs are as high as those of the default one`(design: Font.Design) {
    let line = measure("Text", ResolvedFont(family: .system(design), size: 48), scale: 2)
    #expect(line.size.height == 57.5 && line.firstBaseline == 45.5)
  }

  @Test func `wrapped lines of a text style keep its distance, those of a plain size none`() {
    let words = String(repeating: "several words ", count: 12)
    func pitch(_ font: ResolvedFont, spacing: Double = 0) -> Double {
      let text = measure(words, font, width: 200) { $0.paragraph.lineSpacing = spacing }
      let lines = typesetter.typeset(StyledText(runs: [StyledText.Run(.string(words), font: font)]))
        .layout(in: Size(width: 200, height: 1_000)) { _ in nil }.baselines.count
      return (text.size.height - font.size * (1950.0 + 494) / 2048) / Double(lines - 1)
    }
    #expect(abs(pitch(body()) - 22) < 0.1)
    #expect(abs(pitch(body(.loose)) - 24) < 0.1)
    #expect(abs(pitch(body(.tight)) - 20) < 0.1)
    #expect(abs(pitch(body(), spacing: 10) - 30.3) < 0.1)
    #expect(abs(pitch(ResolvedFont(size: 10)) - 11.93) < 0.1)
  }

  /// Measured on iOS 18.4 at three pixels per point: 2 above body text of 16 points and 2.33 above a subheadline of 14.
  @Test(
    arguments: [
      (.body, .medium, 3, 2), (.subheadline, .medium, 3, 7.0 / 3), (.body, .large, 2, 2),
      (.subheadline, .large, 2, 2.5), (.caption2, .large, 2, 0),
    ] as [(Font.TextStyle, DynamicTypeSize, Double, Double)])
  func `a text below another has the leading of its style`(
    style: Font.TextStyle, size: DynamicTypeSize, scale: Double, distance: Double
  ) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    let font = Font.system(style).resolved(in: environment)
    func gap(_ font: ResolvedFont, _ typesetter: FontTypesetter) -> Double {
      (typesetter.leading(of: font) * scale).rounded(.up) / scale
    }
    #expect(abs(gap(font, typesetter) - distance) < 1e-9)
    #expect(gap(font, FontTypesetter(metrics: .ios16)) == 0)
    #expect(gap(ResolvedFont(size: font.size), typesetter) == 0)
  }

  /// Rule: <doc:Lists#Sections>.
  @Test func `the lines of a footer have no leading`() throws {
    let words = LayoutNode.text(String(repeating: "several words ", count: 8))
    let list = LayoutNode.list(content: [.section(footer: [words], content: [.text("One")])])
    let screen = Screen(size: Size(width: 375, height: 700))
    let found = Preview(view: list).resolved(typesetter: typesetter, device: screen)
    let height = try #require(found.views.last { $0.view == "Text" }).frame.height
    let line = 13 * (1950.0 + 494) / 2048
    #expect(height > 2 * line && abs(height - (height / line).rounded() * line) < 0.5)
  }

  @Test(arguments: [10.0, -10]) func `a baseline offset makes the line higher`(offset: Double) {
    let moved = measure("Text", ResolvedFont(size: 17)) { $0.runs[0].baselineOffset = offset }
    #expect(moved.size.height == 30.5)
  }

  /// Widths in points of labels on devices and simulators at three pixels per point, as tests printed them.
  private static let labels: [(String, Double, Int, Double)] = [
    ("Hello, world!", 17, 400, 94.7), ("Tap me!", 17, 400, 60.7), ("Wave Charge", 17, 400, 101.3),
    ("Log in", 17, 600, 47.3), ("Posts", 17, 600, 44.7), ("Tutunamayanlar", 17, 600, 128),
    ("Brave New World", 17, 600, 136), ("Habits", 17, 600, 52), ("Button", 15, 400, 45.7), ("button", 18, 400, 53.3),
    ("WSB Atlanta", 15, 400, 85.3), ("The Detroit News", 15, 400, 119), ("Fox Business", 15, 400, 89.5),
    ("Author: Aldous huxley", 13, 400, 132.7), ("Published on: 1932", 13, 400, 115.7),
    ("Books", 34, 700, 98.3), ("Settings", 34, 700, 133), ("Hello SwiftUI", 17, 400, 98), ("Item 1", 17, 400, 45.3),
    ("Item 2", 17, 400, 47.7), ("SECTION 1", 13, 400, 65.7),
  ]

  @Test func `labels are as wide as on a device`() {
    let errors = Self.labels.map { label, size, weight, width in
      abs(measure(label, ResolvedFont(size: size, weight: weight), scale: 3).size.width / width - 1)
    }
    #expect((errors.max() ?? 1) < 0.016)
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.006)
  }

  @Test(arguments: [11.0, 13, 15, 17, 20, 24, 28, 34], [400, 500, 600, 700])
  func `common labels are as wide as in San Francisco`(size: Double, weight: Int) throws {
    // The tracking that Apple publishes, and the share of the display cut.
    let cuts: [Double: (tracking: Double, display: Double)] = [
      11: (0.06, 0), 13: (-0.08, 0), 15: (-0.23, 0), 17: (-0.43, 0), 20: (-0.45, 0.234), 24: (0.07, 0.815),
      28: (0.38, 1), 34: (0.40, 1),
    ]
    // The position of the weight on the axis of the variable face.
    let positions: [Int: Double] = [400: 400, 500: 510, 600: 590, 700: 700]
    let (cut, axis) = (try #require(cuts[size]), try #require(positions[weight]))
    let errors = SanFranciscoWidths.labels.map { label in
      let text = label.text + (label.semiboldText - label.text) * (axis - 400) / 190
      let display = label.display + (label.boldDisplay - label.display) * (axis - 400) / 300
      let width =
        (text + (display - text) * cut.display) / 2048 * size + cut.tracking * Double(label.label.count)
      return abs(measure(label.label, ResolvedFont(size: size, weight: weight), scale: 100).size.width / width - 1)
    }
    #expect(errors.count > 200)
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.005)
    // San Francisco raises the colon of a time, and its display cut then has another width.
    let exact = zip(errors, SanFranciscoWidths.labels).filter { $0.1.label != "9:41" }.map(\.0)
    #expect((exact.max() ?? 1) < 0.03)
  }

  /// Lines of pictures of iOS 14 with the width at which they break.
  @Test(
    arguments: [
      ("The element at index 1 is: Second element", 320.0, 17.0), ("up in a text element", 150, 17),
      ("Gregor's eyes then turned to the window, and the overcast weather--", 335, 10),
    ]
  )
  func `lines break where they break on iOS`(line: String, width: Double, size: Double) {
    let measured = measure(line, ResolvedFont(size: size)).size.width
    #expect(measured <= width && measured > width * 0.98)
  }

  @Test func `digits that are monospaced are as wide as San Francisco's`() {
    func width(_ string: String) -> Double {
      measure(string, ResolvedFont(size: 17, hasMonospacedDigits: true), scale: 1000).size.width
    }
    #expect(abs(width("0000000000") - (1290.0 / 2048 * 17 - 0.43) * 10) < 0.1)
    #expect(width("1111111111") == width("8888888888"))
  }

  /// San Francisco's small capital A is 1195 units wide and 0.81 as high as its capital A of 1380 units.
  @Test func `small capitals are as wide as San Francisco's`() {
    func width(_ string: String) -> Double {
      measure(string, ResolvedFont(size: 17, hasLowercaseSmallCaps: true), scale: 1000).size.width
    }
    #expect(abs((width("aaaaaaaaaa") / 10 + 0.43) / 17 - 1195.0 / 2048) < 0.01)
    #expect(abs((width("nnnnnnnnnn") / 10 + 0.43) / 17 - 1307.0 / 2048) < 0.01)
  }

  @Test func `letters with an accent are as wide as the letter`() {
    for (letter, accented) in [("e", "é"), ("U", "Ü"), ("i", "í"), ("n", "ñ")] {
      let font = ResolvedFont(size: 17)
      #expect(measure(letter, font, scale: 100).size.width == measure(accented, font, scale: 100).size.width)
    }
  }

  /// A line of 216 points in 200 would have to be 7.5 % tighter.
  ///
  /// Source: a picture of iOS 14.
  @Test func `a line is tightened by 5 percent at most, and its cut line is tightened too`() {
    func shown(_ string: String, tightens: Bool) -> (text: String, width: Double) {
      var text = StyledText(runs: [StyledText.Run(.string(string), font: ResolvedFont(size: 17))])
      (text.paragraph.lineLimit, text.paragraph.allowsTightening, text.paragraph.displayScale) = (1, tightens, 2)
      let runs = typesetter.typeset(text).layout(in: Size(width: 200, height: 21)) { _ in nil }.runs
      return (runs.map(\.text).joined(), runs.reduce(0) { $0 + $1.width })
    }
    let label = "This is a wiiiiide text element"
    #expect(shown(label, tightens: false).text == "This is a wiiiiide text ele…")
    #expect(shown(label, tightens: true).text == "This is a wiiiiide text elem…")
    #expect(shown(label, tightens: true).width <= 200.25)
    #expect(shown("This is a wiiiiide text ele!!", tightens: true).text == "This is a wiiiiide text ele!!")
  }

  /// The widths of the ink of texts in pictures of iOS 14, in points, with their fonts.
  private static let pictures: [(String, ResolvedFont, Double)] = [
    ("Font applied to a text view.", ResolvedFont(size: 34), 377.2), ("Align 1", ResolvedFont(size: 30), 81.2),
    ("Banana", ResolvedFont(size: 26), 80.4), ("default", ResolvedFont(size: 48), 136.8),
    ("This is black text", ResolvedFont(size: 20, weight: 900), 167.4),
    ("monospaced", ResolvedFont(family: .system(.monospaced), size: 48), 289.6),
    ("rounded", ResolvedFont(family: .system(.rounded), size: 48), 163.6),
    ("Large Title", ResolvedFont(family: .system(.rounded), size: 30), 130.9),
    ("SubHeadline", ResolvedFont(family: .system(.rounded), size: 15), 84.1),
    ("serif", ResolvedFont(family: .system(.serif), size: 48), 89.8),
  ]

  @Test func `large texts and other designs are about as wide as in pictures`() {
    for (string, font, ink) in Self.pictures {
      // A text's frame is wider than its ink by the bearings of its ends, here less than a tenth of the size.
      let width = measure(string, font).size.width
      #expect(width > ink * 0.985 && width < ink * 1.03 + font.size * 0.1, "\(string) \(width)")
    }
  }

  @Test func `the width changes steadily where the face changes`() {
    let label = "Settings and other things"
    let below = measure(label, ResolvedFont(size: 19.999), scale: 100).size.width
    let above = measure(label, ResolvedFont(size: 20), scale: 100).size.width
    #expect(abs(above / below - 1) < 0.01)
  }

  @Test(arguments: [
    (11.0, 16.0), (12, 17), (13, 19), (15, 21), (17, 23), (20, 25), (26, 30), (30, 34), (34, 38), (68, 76),
  ])
  func `emoji are as wide as Apple's`(size: Double, width: Double) {
    #expect(abs(measure("😀", ResolvedFont(size: size)).size.width - width) < 0.51)
    for emoji in ["🗑", "🌧", "⛈"] {
      #expect(abs(measure(emoji, ResolvedFont(size: size)).size.width - width) < 0.51)
    }
  }

  @Test(arguments: [(17.0, 18.5), (34, 31.5)]) func `emoji are drawn as large as Apple's`(size: Double, ink: Double) {
    var text = StyledText(runs: [StyledText.Run(.string("😀"), font: ResolvedFont(size: size))])
    text.paragraph.displayScale = 2
    let glyphs = typesetter.typeset(text).layout(in: Size(width: 100, height: 50)) { _ in nil }.runs[0]
    // The ink of Noto's face is 1.082 of the font size wide.
    #expect(abs(glyphs.fontSize * 1.082 - ink) < 0.5)
  }

  @Test func `the face's own metrics remain on request`() {
    let own = FontTypesetter(metrics: .own)
    let line = own.typeset(StyledText(runs: [StyledText.Run(.string("Hello, world!"), font: ResolvedFont(size: 17))]))
    #expect(line.measure(.unspecified).size == Size(width: 100, height: 21))
  }

  /// Rule: <doc:Controls#Redaction>.
  @Test func `a redacted line is as high as its capitals`() {
    let layout = LayoutNode.text("Text").redacted(true).resolved(typesetter: typesetter)
    guard case .fill(let bar, _, _)? = layout.views.flatMap(\.items).first else {
      Issue.record("no bar is drawn")
      return
    }
    #expect(bar.boundingRect.height == 12)
  }

  /// Rule: <doc:Controls#Redaction>.
  @Test(arguments: [("Kanye West", 79.0), ("iiiiiiiiii", 79), ("WWWWWWWWWW", 79), ("MMMMM", 39.5)])
  func `a redacted text is as wide as its number of characters`(text: String, width: Double) {
    let layout = LayoutNode.text(TextContent(text)).redacted(true).resolved(typesetter: typesetter)
    #expect(layout.canvas.width == width)
    let narrow = LayoutNode.text(TextContent(text)).redacted(true)
      .resolved(in: Size(width: 32, height: 200), typesetter: typesetter)
    #expect(narrow.views[0].items.count == (text.count + 3) / 4)
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test func `the items of navigationBarItems are semibold, those of a toolbar are not`() {
    func width(_ page: LayoutNode) -> Double? {
      LayoutNode.navigationStack(content: [page]).resolved(in: Size(width: 300, height: 400), typesetter: typesetter)
        .views.first { $0.view == "Text" && $0.detail == "Favorites" }?.frame.width
    }
    func own(_ text: LayoutNode) -> Double { text.resolved(typesetter: typesetter).views[0].frame.width }
    let item = LayoutNode.text("Favorites")
    #expect(
      width(LayoutNode.color(.red).navigationBarItems(leading: [item], trailing: []))
        == own(item.fontWeight(.semibold)))
    #expect(
      width(LayoutNode.color(.red).toolbar([.toolbarItem(placement: .topBarLeading, content: [item])])) == own(item))
  }

  /// Rule: <doc:Controls#Redaction>.
  @Test func `a redacted text has the distances of a view that is not text, a redacted symbol is a rectangle`() {
    let column = LayoutNode.vStack(children: [.text("Text"), .text("Text").redacted(true)])
      .resolved(typesetter: typesetter).views.filter { $0.view == "Text" }.map(\.frame)
    let plain = LayoutNode.vStack(children: [.text("Text"), .color(.red)])
      .resolved(typesetter: typesetter).views.map(\.frame)
    #expect(column[1].minY - column[0].maxY == plain[2].minY - plain[1].maxY)
    #expect(column[1].minY - column[0].maxY > 10)
    let symbol = LayoutNode.image(systemName: "person.fill").redacted(true).resolved(typesetter: typesetter)
    guard case .fill(let area, _, _)? = symbol.views.flatMap(\.items).first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(area == Path(symbol.views[0].frame))
  }
}
