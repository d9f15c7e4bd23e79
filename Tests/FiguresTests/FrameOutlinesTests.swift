import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Frame outlines` {
  private func outlines(_ sketch: Sketch) -> [Rect] {
    let scene = FigureScene(layout: sketch.layout, theme: .book, typesetter: FixedTypesetter())
    return FrameOutlines().drawing(in: scene).over.compactMap(\.bounds)
  }

  @Test func `frames that coincide are outlined once`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      outlines(Sketch("VStack", frame, children: [Sketch("frame", frame, children: [.rectangle(frame)])])) == [frame])
  }

  @Test func `an outline lies inside its frame`() {
    #expect(
      outlines(Sketches.leadingGuide).allSatisfy {
        Rect(x: 0, y: 0, width: 300, height: 166).union($0) == Rect(x: 0, y: 0, width: 300, height: 166)
      })
  }

  @Test func `outlines are aligned to device pixels`() {
    let frame = Rect(x: 66.667, y: 0, width: 100, height: 50)
    #expect(outlines(.rectangle(frame)).map(\.minX).contains(66.5))
  }

  @Test func `outlines of containers differ from those of views without children`() {
    let scene = FigureScene(layout: Sketches.leadingGuide.layout, theme: .book, typesetter: FixedTypesetter())
    let paints = FrameOutlines().drawing(in: scene).over.map { item -> Paint? in
      if case .stroke(_, let paint, _) = item { paint } else { nil }
    }
    let leaf = Paint.color(Theme.book.frame.color)
    #expect(paints == [.color(Theme.book.container.color), leaf, leaf, leaf])
  }

  @Test func `a view that is not drawn has no outline`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let hidden = Sketch.rectangle(Rect(x: 10, y: 10, width: 10, height: 10)).with {
      $0.group = DisplayGroup(opacity: 0)
    }
    #expect(
      outlines(Sketch("HStack", frame, children: [hidden, .rectangle(Rect(x: 30, y: 0, width: 9, height: 9))])).count
        == 2)
  }
}
