import PlumblineLayout
import Testing

/// Returns a rectangle of a fixed size.
func box(_ width: Double, _ height: Double, _ name: String = "") -> LayoutNode {
  let rectangle = LayoutNode.shape(.rectangle).frame(width: width, height: height)
  return name.isEmpty ? rectangle : rectangle.id(name)
}

/// Returns the frame of the view with a name, rounded to the thousandth.
func frame(_ id: String, in layout: ResolvedLayout) -> Rect? {
  layout.indices(id: id).first.map { layout.views[$0].frame }
}

@Suite struct `Alignment guides of the stack-alignment figures` {
  private enum CrossAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.bottom] }
  }

  @Test func `figure 05: a leading column`() {
    let layout = LayoutNode.vStack(
      alignment: .leading, children: [box(120, 50, "a"), box(200, 50, "b"), box(180, 50, "c")]
    )
    .resolved()
    #expect(layout.canvas == Size(width: 200, height: 166))
    #expect(frame("b", in: layout)?.origin == Point(x: 0, y: 58))
    #expect(frame("c", in: layout)?.origin == Point(x: 0, y: 116))
  }

  @Test func `figure 09: a guide beyond the trailing edge widens the column`() {
    let layout = LayoutNode.vStack(
      alignment: .leading,
      children: [
        box(120, 50, "a"),
        LayoutNode.shape(.rectangle).alignmentGuide(HorizontalAlignment.leading) {
          $0[HorizontalAlignment.trailing] + 20
        }
        .frame(width: 200, height: 50).id("b"), box(180, 50, "c"),
      ]
    ).resolved()
    #expect(layout.canvas == Size(width: 400, height: 166))
    #expect(frame("a", in: layout)?.origin == Point(x: 220, y: 0))
    #expect(frame("b", in: layout)?.origin == Point(x: 0, y: 58))
  }

  @Test func `figure 15: a guide of a grandchild aligns the outer row`() {
    let cross = VerticalAlignment(CrossAlignment.self)
    func centred(_ node: LayoutNode) -> LayoutNode { node.alignmentGuide(cross) { $0[VerticalAlignment.center] } }
    let layout = LayoutNode.hStack(
      alignment: cross, spacing: 20,
      children: [
        centred(.shape(.circle)).frame(width: 100, height: 100),
        .vStack(
          children: [
            box(100, 100), box(100, 100), centred(.shape(.rectangle)).frame(width: 100, height: 100), box(100, 100),
          ]
        ),
      ]
    ).resolved()
    #expect(
      layout.dump == """
        HStack 220×424
        ├─ frame Circle (0, 216) 100×100 · crossAlignment 50 from Circle
        └─ VStack (120, 0) 100×424 · crossAlignment 266 from Rectangle 3
           ├─ frame Rectangle (0, 0) 100×100
           ├─ frame Rectangle (0, 108) 100×100
           ├─ frame Rectangle (0, 216) 100×100
           └─ frame Rectangle (0, 324) 100×100
        """)
  }
}
