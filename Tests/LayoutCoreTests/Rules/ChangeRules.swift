import PlumblineLayout
import Testing

@Suite struct `A label that changes` {
  private func text(_ string: String) -> LayoutNode { .text(string) }
  private func leaf(_ string: String) -> any ResolvedLeaf {
    TextLeaf(TextContent(string)).resolved(in: EnvironmentValues(), typesetter: FixedTypesetter())
  }
  private func rows(_ count: Int, _ strings: (Int) -> String) -> LayoutNode {
    .vStack(
      alignment: .leading, spacing: 2,
      children: (0..<count).map { number in
        .hStack(children: [box(8, 8), text(strings(number)), .spacer(), text("end").padding(2)])
      })
  }

  @Test(arguments: ["b", "label 07", "a much longer label that wraps in its place"])
  func `the layout is what it would be from the start`(new: String) {
    let canvas = Size(width: 200, height: 900)
    let engine = LayoutEngine(rows(20) { "label \($0)" })
    engine.place(in: canvas)
    // The leaves of each row are, in order, the box, the label, the spacer and the end.
    engine.change(leaf: 7 * 4 + 1, to: leaf(new))
    let fresh = LayoutEngine(rows(20) { $0 == 7 ? new : "label \($0)" })
    fresh.place(in: canvas)
    #expect(engine.placedFrames == fresh.placedFrames)
  }

  @Test func `a new label of the same size measures only the views around it`() {
    let engine = LayoutEngine(rows(100) { _ in "same" })
    engine.place(in: Size(width: 200, height: 3000))
    let before = engine.measurementCount
    engine.change(leaf: 50 * 4 + 1, to: leaf("emas"))
    // Only the label, its row and the column are measured again, for as many proposals as before.
    #expect(engine.measurementCount - before <= 20)
  }

  @Test func `changing back and forth ends where it began`() {
    let engine = LayoutEngine(rows(10) { _ in "some" })
    engine.place(in: Size(width: 150, height: 300))
    let first = engine.placedFrames
    for string in ["x", "a longer one", "", "some"] { engine.change(leaf: 21, to: leaf(string)) }
    #expect(engine.placedFrames == first)
  }

  @Test func `a guide of the label is read again`() {
    func node(_ string: String) -> LayoutNode {
      .hStack(
        alignment: .firstTextBaseline, spacing: 0,
        children: [text(string).alignmentGuide(.firstTextBaseline) { $0.width }, box(10, 10)])
    }
    let engine = LayoutEngine(node("ab"))
    engine.place()
    engine.change(leaf: 0, to: leaf("abcdef"))
    let fresh = LayoutEngine(node("abcdef"))
    fresh.place()
    #expect(engine.placedFrames.map(\.size) == fresh.placedFrames.map(\.size))
  }
}
