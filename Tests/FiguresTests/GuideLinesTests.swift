import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Guide lines` {
  private func scene(_ layout: ResolvedLayout) -> FigureScene {
    FigureScene(layout: layout, theme: .book, typesetter: FixedTypesetter())
  }

  @Test func `the guide in force runs through the whole container`() {
    let lines = scene(Sketches.leadingGuide.layout).guideLines()
    #expect(lines.map(\.name) == ["leading"])
    #expect(lines.map(\.position) == [120])
    #expect(lines.map(\.extent) == [0...166])
  }

  @Test func `the line meets each view in its middle, whether its guide is explicit or not`() {
    let intersections = scene(Sketches.leadingGuide.layout).guideLines().flatMap(\.intersections)
    #expect(intersections.map(\.point) == [Point(x: 120, y: 25), Point(x: 120, y: 83), Point(x: 120, y: 141)])
    #expect(intersections.map(\.isExplicit) == [false, true, false])
  }

  @Test func `an inherited value meets the line in the view that set it`() {
    let line = scene(Sketches.crossAlignment.layout).guideLines().first { $0.name == "crossAlignment" }
    #expect(line?.position == 266)
    #expect(line?.extent == 0...220)
    #expect(line?.intersections.map(\.point) == [Point(x: 50, y: 266), Point(x: 170, y: 266)])
  }

  @Test func `from right to left a horizontal guide counts from the right edge`() {
    let mirrored = Sketch(
      "VStack", Rect(x: 0, y: 0, width: 300, height: 50),
      children: [
        .rectangle(Rect(x: 100, y: 0, width: 200, height: 50), guides: [.horizontal("leading", 120, .explicit)])
      ]
    ).with { $0.isRightToLeft = true }
    #expect(scene(mirrored.layout).guideLines().map(\.position) == [180])
  }

  @Test func `modifiers have no guide lines`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let layout = Sketch("frame", frame, children: [.rectangle(frame, guides: [.horizontal("center", 50)])]).layout
    #expect(scene(layout).guideLines().isEmpty)
  }

  @Test func `the line extends beyond its container and is labelled at its end`() throws {
    let theme = Theme.book
    let scene = scene(Sketches.leadingGuide.layout)
    let figure = AnnotatedFigure(scene: scene, annotations: [GuideLines()])
    let label = try #require(figure.parts.labels.first)
    #expect(label.request.text == "leading")
    #expect(label.rect.midX == 120)
    #expect(label.rect.maxY <= -theme.distance.overhang)
    let drawing = GuideLines().drawing(in: scene)
    #expect(
      drawing.lines.first
        == Rect(x: 120, y: -theme.distance.overhang, width: 0, height: 166 + 2 * theme.distance.overhang))
  }

  @Test func `letters interrupt the background of a line`() {
    let scene = scene(Sketches.texts.layout)
    let line = scene.guideLines()[0]
    #expect(scene.letters(on: line) == [0...20, 28...48, 56...76])
    #expect((-8.0...84).without(scene.letters(on: line)) == [-8...0, 20...28, 48...56, 76...84])
  }

  @Test func `a line skips views that are rules along it`() {
    let stack = Sketch(
      "VStack", Rect(x: 0, y: 0, width: 100, height: 120),
      children: [
        .rectangle(Rect(x: 0, y: 0, width: 1, height: 40), guides: [.horizontal("leading", 0)]),
        .rectangle(Rect(x: 0, y: 40, width: 100, height: 40), guides: [.horizontal("leading", 0)]),
        .rectangle(Rect(x: 0, y: 80, width: 3, height: 40), guides: [.horizontal("leading", 0)]),
      ])
    let scene = scene(stack.layout)
    let line = scene.guideLines()[0]
    #expect(scene.rules(along: line) == [0...40])
    let strokes = GuideLines().drawing(in: scene).over.compactMap { [$0].bounds }
    #expect(!strokes.contains { $0.minY < 39 && $0.maxY > 1 })
    #expect(strokes.contains { $0.minY < 41 && $0.maxY > 119 })
  }

  @Test func `a guide's dimension is drawn in its view, or beyond it if letters are in the way`() {
    func crosses(_ first: Sketch) -> [Double] {
      let stack = Sketch(
        "VStack", Rect(x: 0, y: 0, width: 100, height: 90),
        children: [
          first,
          .rectangle(Rect(x: 0, y: 50, width: 100, height: 40), guides: [.horizontal("leading", 30, .explicit)]),
        ])
      let figure = AnnotatedFigure(scene: scene(stack.layout), annotations: [GuideValues()])
      return figure.parts.labels.compactMap { $0.anchor.dimension?.cross }.sorted()
    }
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(crosses(.rectangle(frame, guides: [.horizontal("leading", 30, .explicit)])) == [30, 80])
    #expect(crosses(.text("a", frame, guides: [.horizontal("leading", 30, .explicit)])) == [-4, 80])
  }

  @Test func `the value of a dimension below a view is drawn beside it rather than on the next view`() throws {
    let guide = ResolvedGuide.horizontal("leading", 60, .explicit)
    let rows = (0..<3).map { row in
      Sketch.rectangle(Rect(x: 0, y: Double(row) * 48, width: 120, height: 40)).with { $0.guides = [guide] }
    }
    let letters = (0..<3).map { row in Sketch.text("day", Rect(x: 10, y: Double(row) * 48 + 2, width: 100, height: 36))
    }
    let layout = Sketch("VStack", Rect(x: 0, y: 0, width: 120, height: 136), children: rows + letters).layout
    let scene = scene(layout)
    let labels = AnnotatedFigure(scene: scene, annotations: [GuideValues()]).parts.labels.filter {
      $0.request.text == "60"
    }
    #expect(labels.count == 3)
    for label in labels { #expect(!scene.ink.contains { $0.rect.intersects(label.rect) }) }
  }

  @Test func `a dimension's arrowheads have a halo like its line, so that they are legible on dark views`() {
    let dimension = Dimension(axis: .horizontal, range: 0...100, cross: 20)
    let items = dimension.items(in: .book, on: .white)
    guard case .stroke(let halo, let paint, _)? = items.first else { return #expect(Bool(false)) }
    #expect(paint == .color(Color.white.opacity(0.85)))
    let tick = Theme.book.distance.tick
    #expect(halo.bounds == Rect(x: 0, y: 20 - tick * 0.6, width: 100, height: tick * 1.2))
  }
}
