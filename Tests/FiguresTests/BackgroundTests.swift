import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Backgrounds` {
  private func canvas(_ color: Color, _ path: (Rect) -> Path = { Path($0) }) -> FigureScene {
    let frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let back = Sketch("Rectangle", frame).with { $0.items = [.fill(path(frame), .color(color))] }
    let layout = Sketch(
      "ZStack", frame, children: [back, .rectangle(Rect(x: 50, y: 25, width: 100, height: 50), .blue)]
    ).layout
    return FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
  }

  @Test func `a canvas that is light in dark appearance has the lines of the light appearance`() {
    let scene = canvas(.hex(0xFFCC00, dark: 0xFFD60A))
    #expect(scene.theme.guide.color.dark == Theme.book.guide.color.light)
    #expect(scene.theme.paper.dark == Theme.book.paper.light)
    #expect(scene.page.guide.color == Theme.book.guide.color)
    #expect(scene.halo == .hex(0xFFCC00, dark: 0xFFD60A))
  }

  @Test func `lines are set off by paper on a grey on which no colour of the theme is legible`() {
    #expect(canvas(.hex(0xA0A0A0)).halo == .hex(0xFFFFFF, dark: 0xA0A0A0))
  }

  @Test(arguments: Theme.all, [0xFFFFFF, 0xFFD60A, 0x000000, 0x1D4E89, 0xBFE3C8] as [UInt32])
  func `guides are legible on a background of any lightness`(_ theme: Theme, _ background: UInt32) {
    let color = Color.hex(background)
    let adapted = theme.adapted(to: color)
    #expect(adapted.guide.color.light.contrast(with: color.light) >= 3)
    #expect(adapted.guide.color.dark.contrast(with: color.dark) >= 3)
  }

  @Test func `only an opaque rectangle is a background`() {
    #expect(canvas(.hex(0xFFCC00)).background != nil)
    #expect(canvas(.hex(0xFFCC00).opacity(0.5)).background == nil)
    #expect(canvas(.hex(0xFFCC00)) { Path(ellipseIn: $0) }.background == nil)
    #expect(canvas(.hex(0xFFCC00)) { Path($0, quarterEllipses: Size(width: 8, height: 8)) }.background == nil)
  }

  @Test func `a line changes its style at the edge of a background`() {
    let parts = canvas(.hex(0xFFCC00)).parts(from: Point(x: 100, y: -50), to: Point(x: 100, y: 150))
    #expect(parts.map(\.share) == [0...0.25, 0.25...0.75, 0.75...1])
    #expect(parts.map { $0.theme.guide.color.dark == Theme.book.guide.color.dark } == [true, false, true])
    let beside = canvas(.hex(0xFFCC00)).parts(from: Point(x: 300, y: 0), to: Point(x: 300, y: 100))
    #expect(beside.map(\.share) == [0...1])
  }

  @Test func `a layout's preferred appearance applies to its background, which is black in the dark one`() {
    var layout = Sketches.texts.layout
    layout.colorScheme = .dark
    let drawing = Figures.figure([layout], request: FigureRequest(), theme: .book, typesetter: FixedTypesetter())
    #expect(drawing.background == .black)
    layout.colorScheme = nil
    let either = Figures.figure([layout], request: FigureRequest(), theme: .book, typesetter: FixedTypesetter())
    #expect(either.background == Color(light: Theme.book.paper.light, dark: Color.black.dark))
  }

  @Test func `layouts with different appearances leave the theme as it is`() {
    var (dark, light) = (Sketches.texts.layout, Sketches.texts.layout)
    dark.colorScheme = .dark
    light.colorScheme = .light
    #expect(Theme.book.suiting([dark, dark]).paper == Theme.book.fixed(to: .dark).paper)
    #expect(Theme.book.suiting([dark, light]).paper == Theme.book.paper)
  }

  @Test func `only blueprint's paper is dark in both appearances`() {
    #expect(Theme.all.filter(\.isDarkPaper).map(\.name) == ["blueprint"])
  }

  @Test func `a level or an upright line crosses a rectangle only between its sides`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let level = [19, 20, 60, 61].map { (y: Double) in
      rect.isCrossed(from: Point(x: 0, y: y), to: Point(x: 100, y: y))
    }
    #expect(level == [false, true, true, false])
    let upright = [9, 10, 40, 41].map { (x: Double) in
      rect.isCrossed(from: Point(x: x, y: 0), to: Point(x: x, y: 100))
    }
    #expect(upright == [false, true, true, false])
    #expect(!rect.isCrossed(from: Point(x: 0, y: 30), to: Point(x: 9, y: 30)))
  }
}
