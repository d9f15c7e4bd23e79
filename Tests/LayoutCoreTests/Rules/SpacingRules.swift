import PlumblineLayout
import Testing

/// Rule: <doc:Stacks#Spacing>.
@Suite struct `Distances that views prefer` {
  private func column(_ a: LayoutNode, _ b: LayoutNode) -> ResolvedSpacing? {
    LayoutNode.vStack(children: [a, b]).resolved().views[0].spacings.first
  }
  private func row(_ a: LayoutNode, _ b: LayoutNode) -> ResolvedSpacing? {
    LayoutNode.hStack(children: [a, b]).resolved().views[0].spacings.first
  }

  @Test func `2.1 a column passes on its last child's preference, a row those of all children`() {
    let text = LayoutNode.text("a")
    #expect(column(.vStack(children: [box(9, 9), text]), box(9, 9))?.length.isNear(7.1) == true)
    #expect(column(.vStack(children: [text, box(9, 9)]), box(9, 9))?.length == 8)
    #expect(column(.hStack(children: [text, box(9, 9)]), box(9, 9))?.length == 8)
    #expect(column(.hStack(children: [text, text]), box(9, 9))?.length.isNear(7.1) == true)
  }

  @Test func `2.1 a Spacer at the end of an inner row keeps nothing`() {
    let inner = LayoutNode.hStack(children: [.spacer(), box(9, 9)])
    #expect(row(box(9, 9), inner) == ResolvedSpacing(length: 0, reason: "next to a Spacer"))
    #expect(row(inner, box(9, 9))?.length == 8)
  }

  @Test func `2.1 right-to-left the same ends meet`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let inner = LayoutNode.hStack(children: [.spacer(minLength: 0), box(9, 9)])
    let layout = LayoutNode.hStack(children: [box(9, 9), inner, box(9, 9)]).resolved(environment: environment)
    #expect(layout.views[0].spacings.map(\.length) == [0, 8])
  }

  @Test func `2.1 frames, padding and positions reset the edges that they fix to the default`() {
    let text = LayoutNode.text("a")
    #expect(column(text.frame(width: 50), box(9, 9))?.length.isNear(7.1) == true)
    #expect(column(text.frame(height: 50), box(9, 9))?.length == 8)
    #expect(column(text.frame(maxHeight: 50), box(9, 9))?.length == 8)
    #expect(column(text.padding(.top, 3), box(9, 9))?.length.isNear(7.1) == true)
    #expect(column(text.padding(.bottom, 3), box(9, 9))?.length == 8)
    #expect(column(.divider(), text.padding(.bottom, 3))?.length.isNear(5.4) == true)
    #expect(column(.divider(), text.padding(.top, 3))?.length == 8)
    #expect(column(text.position(x: 1, y: 1), box(9, 9))?.length == 8)
    #expect(column(text.fixedSize().offset(x: 4).background(box(1, 1)), box(9, 9))?.length.isNear(7.1) == true)
  }

  @Test func `2.1 a ZStack and a custom layout pass the union on`() {
    #expect(column(.zStack(children: [.text("a"), box(9, 9)]), box(9, 9))?.length == 8)
    #expect(column(.zStack(children: [.text("a")]), box(9, 9))?.length.isNear(7.1) == true)
  }

  @Test func `2.1 a negative spacing lets neighbours overlap`() {
    let layout = LayoutNode.hStack(spacing: -4, children: [box(10, 10), box(10, 10, "b")]).resolved()
    #expect(layout.canvas.width == 16)
    #expect(frame("b", in: layout)?.minX == 6)
  }

  @Test func `2.1 a Divider keeps the default, or what a text prefers`() {
    #expect(column(box(9, 9), .divider())?.length == 8)
    #expect(column(.text("a"), .divider())?.length.isNear(7.1) == true)
    #expect(column(.divider(), .text("a"))?.length.isNear(5.4) == true)
  }

  @Test func `8.3 the distance follows each text's own font`() {
    // At 34 points the ascent is 27.2, the descent 6.8 and the cap height 23.8; a tenth of the line is 3.4, rounded up
    // to 3.5.
    let large = LayoutNode.text("a").font(.system(size: 34))
    #expect(column(box(9, 9), large)?.length.isNear(10.3) == true)
    #expect(column(large, box(9, 9))?.length.isNear(13.7) == true)
    #expect(column(large, box(9, 9))?.reason == "text above a view")
  }
}

/// Rules: <doc:Stacks#Distribution>, <doc:Stacks#Ideal-length>, <doc:Stacks#Alignment> and <doc:Stacks#Placement>.
@Suite struct `Shares of a stack` {
  private func widths(_ children: [LayoutNode], in width: Double, spacing: Double = 0) -> [Double] {
    let layout = LayoutNode.hStack(spacing: spacing, children: children).resolved(in: Size(width: width, height: 10))
    return layout.children(of: 0).map { layout.views[$0].frame.width }
  }
  private let flexible = LayoutNode.shape(.rectangle)

  @Test func `2.2 spacing is subtracted before the length is shared`() {
    #expect(widths([flexible, flexible, flexible], in: 100, spacing: 5) == [30, 30, 30])
    #expect(widths([flexible, flexible], in: 10, spacing: 30) == [0, 0])
  }

  @Test func `2.2 flexible children share the length that rigid ones leave`() {
    #expect(widths([flexible, box(40, 5), flexible], in: 100) == [30, 40, 30])
    #expect(widths([flexible.frame(maxWidth: 20), flexible, flexible], in: 100) == [20, 40, 40])
  }

  @Test func `2.2 each priority in turn takes all but the minimums of those below`() {
    let low = flexible.frame(minWidth: 10, maxWidth: .infinity).layoutPriority(-1)
    #expect(
      widths([low, flexible, flexible.layoutPriority(2).frame(maxWidth: 30).layoutPriority(2)], in: 100) == [
        10, 60, 30,
      ])
    #expect(widths([flexible.layoutPriority(1), box(20, 5), low], in: 100) == [70, 20, 10])
  }

  @Test func `2.2 no child is measured a second time to shrink`() {
    #expect(widths([box(80, 5), flexible.frame(minWidth: 50, maxWidth: .infinity)], in: 100) == [80, 50])
  }

  @Test func `2.2 modifiers without a layout pass the priority on, and the outermost counts`() {
    for pass: (LayoutNode) -> LayoutNode in [
      { $0.fixedSize(horizontal: false, vertical: true) }, { $0.offset(x: 1) },
      { $0.background(LayoutNode.color(.red)) },
      { $0.overlay(box(1, 1)) }, { $0.opacity(0.5) }, { $0.zIndex(1) }, { $0.border(.color(.red)) }, { $0.clipped() },
      { $0.alignmentGuide(HorizontalAlignment.leading) { _ in 0 } }, { $0.layoutPriority(1) }, { $0.id("x") },
    ] {
      #expect(widths([pass(flexible.layoutPriority(1)), flexible], in: 100) == [100, 0])
    }
    #expect(widths([flexible.layoutPriority(1).layoutPriority(0), flexible], in: 100) == [50, 50])
  }

  @Test func `2.2 modifiers that are layouts report 0, around a Spacer too`() {
    for lose: (LayoutNode) -> LayoutNode in [
      { $0.padding(0) }, { $0.frame(minWidth: 0, maxWidth: .infinity) }, { $0.frame(height: 5) },
    ] {
      #expect(widths([lose(flexible.layoutPriority(1)), flexible], in: 100) == [50, 50])
    }
    #expect(widths([.spacer().frame(height: 5), flexible], in: 100) == [50, 50])
    #expect(widths([.spacer(), flexible], in: 100) == [8, 92])
  }

  @Test func `2.2 an empty stack comes last of all`() {
    #expect(widths([.vStack(children: []), flexible], in: 100) == [0, 100])
  }

  @Test func `2.2 zero and infinity are proposed to every child unchanged`() {
    let probes = [Probe(), Probe()]
    for length in [0, Double.infinity] {
      _ = LayoutEngine(LayoutNode.hStack(spacing: 3, children: probes.map(\.node)))
        .size(in: ProposedViewSize(width: length, height: 9))
    }
    #expect(
      probes[1].proposals == [ProposedViewSize(width: 0, height: 9), ProposedViewSize(width: .infinity, height: 9)])
  }

  @Test func `2.3 an unspecified proposal reaches every child, and the cross proposal is unchanged`() {
    let probe = Probe()
    _ = LayoutEngine(LayoutNode.hStack(children: [probe.node, box(1, 1)])).size(
      in: ProposedViewSize(width: nil, height: 9))
    #expect(probe.proposals == [ProposedViewSize(width: nil, height: 9)])
  }

  @Test func `2.4 guides move views against each other, so that the stack may exceed its proposal`() {
    let wide = flexible.id("wide").frame(height: 10).alignmentGuide(HorizontalAlignment.leading) { _ in 30 }
    let layout = LayoutNode.vStack(alignment: .leading, spacing: 0, children: [wide, box(20, 10, "b")])
      .resolved(in: Size(width: 100, height: 40))
    #expect(layout.views[0].frame.width == 100)
    #expect(frame("b", in: layout)?.minX == 30)
    let shifted = LayoutNode.vStack(
      alignment: .leading, spacing: 0, children: [wide, flexible.frame(height: 10).id("b")]
    ).resolved(in: Size(width: 100, height: 40))
    #expect(shifted.views[0].frame == Rect(x: -15, y: 10, width: 130, height: 20))
    #expect(frame("wide", in: shifted)?.minX == -15)
    #expect(frame("b", in: shifted)?.minX == 15)
  }

  @Test func `2.5 at placement the original proposal counts, not the stack's own width`() {
    let probe = Probe(Size(width: 40, height: 10))
    _ = LayoutNode.vStack(alignment: .leading, spacing: 0, children: [probe.node])
      .frame(width: 300).resolved()
    #expect(probe.proposals.last?.width == 300)
  }
}
