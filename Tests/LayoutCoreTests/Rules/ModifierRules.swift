import PlumblineLayout
import Testing

/// Rule: <doc:Modifiers>.
@Suite struct `Modifiers of one view` {
  private let offer = Size(width: 200, height: 100)

  @Test func `4 padding on sets of edges, by insets, and by the default of 16`() {
    func size(_ node: LayoutNode) -> Size { node.resolved().canvas }
    #expect(size(box(10, 10).padding(.top, 3)) == Size(width: 10, height: 13))
    #expect(size(box(10, 10).padding([.leading, .bottom], 5)) == Size(width: 15, height: 15))
    #expect(size(box(10, 10).padding()) == Size(width: 42, height: 42))
    let layout = box(10, 10, "it").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).resolved()
    #expect(layout.canvas == Size(width: 16, height: 14))
    #expect(frame("it", in: layout)?.origin == Point(x: 2, y: 1))
  }

  @Test func `4 padding proposes the remaining length, at least 0, and an unspecified one stays unspecified`() {
    let probe = Probe()
    let engine = LayoutEngine(probe.node.padding(10))
    _ = engine.size(in: ProposedViewSize(width: 50, height: 15))
    _ = engine.size(in: ProposedViewSize(width: 15, height: nil))
    _ = engine.size(in: ProposedViewSize(width: nil, height: 40))
    #expect(
      probe.proposals == [
        ProposedViewSize(width: 30, height: 0), ProposedViewSize(width: 0, height: nil),
        ProposedViewSize(width: nil, height: 20),
      ])
  }

  @Test func `4 negative padding lets the child overflow, and the size is never below 0`() {
    let layout = LayoutNode.hStack(
      spacing: 0, children: [box(30, 20, "it").padding(.leading, -10), box(5, 20, "next")]
    ).resolved()
    #expect(layout.canvas == Size(width: 25, height: 20))
    #expect(frame("it", in: layout)?.minX == -10)
    #expect(frame("next", in: layout)?.minX == 20)
    let probe = Probe()
    #expect(LayoutEngine(probe.node.padding(-10)).size(in: ProposedViewSize(offer)) == offer)
    #expect(probe.proposals == [ProposedViewSize(width: 220, height: 120)])
    #expect(box(30, 20).padding(-40).resolved().canvas == .zero)
  }

  @Test func `4 fixedSize leaves the proposal on its axes unspecified and centres the child`() {
    let probe = Probe()
    _ = LayoutEngine(probe.node.fixedSize(horizontal: true, vertical: false)).size(in: ProposedViewSize(offer))
    #expect(probe.proposals == [ProposedViewSize(width: nil, height: 100)])
    let text = LayoutNode.text("one two three").id("it").fixedSize().frame(width: 20).resolved()
    #expect(frame("it", in: text)?.width == 110.5)
    #expect(frame("it", in: text)?.midX == 10)
  }

  @Test func `4 an aspect ratio scales the box on the proposed axes`() {
    func size(_ ratio: Double?, _ mode: ContentMode, _ width: Double?, _ height: Double?) -> Size {
      LayoutEngine(LayoutNode.shape(.rectangle).aspectRatio(ratio, contentMode: mode))
        .size(in: ProposedViewSize(width: width, height: height))
    }
    #expect(size(2, .fit, 200, 50) == Size(width: 100, height: 50))
    #expect(size(2, .fill, 200, 50) == Size(width: 200, height: 100))
    #expect(size(2, .fit, 60, nil) == Size(width: 60, height: 30))
    #expect(size(2, .fill, nil, 60) == Size(width: 120, height: 60))
    #expect(size(2, .fit, nil, nil) == Size(width: 10, height: 10))
  }

  @Test func `4 a view with an aspect ratio responds to each proposal of a stack`() {
    let square = LayoutNode.shape(.rectangle).aspectRatio(1, contentMode: .fit).id("a")
    let row = LayoutNode.hStack(spacing: 10, children: [square, .color(.red).id("b")])
    let wide = row.resolved(in: Size(width: 100, height: 30))
    #expect(frame("a", in: wide) == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(frame("b", in: wide) == Rect(x: 40, y: 0, width: 60, height: 30))
    let narrow = row.resolved(in: Size(width: 50, height: 30))
    #expect(frame("a", in: narrow)?.size == Size(width: 20, height: 20))
    #expect(frame("b", in: narrow)?.size == Size(width: 20, height: 30))
  }

  @Test func `4 scaledToFit and scaledToFill take the child's own aspect ratio`() {
    let child = LayoutNode.shape(.rectangle).frame(idealWidth: 40, idealHeight: 20)
    #expect(child.scaledToFit().resolved(in: offer).views[0].frame.size == Size(width: 200, height: 100))
    let narrow = Size(width: 60, height: 100)
    #expect(child.scaledToFit().resolved(in: narrow).views[0].frame.size == Size(width: 60, height: 30))
    #expect(child.scaledToFill().resolved(in: narrow).views[0].frame.size == Size(width: 200, height: 100))
  }

  @Test func `4 filling overflows the frame around it, without clipping`() {
    let layout = LayoutNode.shape(.rectangle).id("it").aspectRatio(2, contentMode: .fill).frame(width: 50, height: 50)
      .resolved()
    #expect(frame("it", in: layout) == Rect(x: -25, y: 0, width: 100, height: 50))
    #expect(layout.views.allSatisfy { $0.group?.clip == nil })
  }

  @Test func `4 an offset moves no guide and no neighbour`() {
    let moved = box(10, 10, "it").offset(x: 3, y: 50)
    let layout = LayoutNode.hStack(alignment: .bottom, spacing: 0, children: [moved, box(10, 20, "b")]).resolved()
    #expect(layout.canvas == Size(width: 20, height: 20))
    #expect(frame("it", in: layout)?.origin == Point(x: 3, y: 60))
  }

  @Test func `4 a position takes the child's length on an axis without a proposal`() {
    let layout = box(20, 10, "it").position(x: 5, y: 5).resolved()
    #expect(layout.canvas == Size(width: 20, height: 10))
    #expect(frame("it", in: layout)?.origin == Point(x: -5, y: 0))
  }

  @Test func `4 a layer may be larger than its view, and does not affect the size`() {
    for isBehind in [true, false] {
      let layer = box(100, 60, "layer")
      let node = isBehind ? box(40, 20).background(layer) : box(40, 20).overlay(layer)
      let layout = node.resolved()
      #expect(layout.canvas == Size(width: 40, height: 20))
      #expect(frame("layer", in: layout) == Rect(x: -30, y: -20, width: 100, height: 60))
    }
  }

  @Test func `4 a layer is placed by the given alignment`() {
    let layout = box(40, 20).overlay(box(10, 10, "layer"), alignment: .bottomTrailing).resolved()
    #expect(frame("layer", in: layout)?.origin == Point(x: 30, y: 10))
  }

  @Test func `4 several views in a layer are a ZStack of the same alignment`() {
    let layout = box(40, 20).background(alignment: .topLeading, children: [box(30, 4, "a"), box(10, 10, "b")])
      .resolved()
    #expect(frame("a", in: layout)?.origin == .zero)
    #expect(frame("b", in: layout)?.origin == .zero)
    #expect(layout.views.map(\.view).contains("ZStack"))
  }

  @Test func `4 a layer behind is drawn before its view, one in front after it`() {
    let behind = box(1, 1).background(box(2, 2)).resolved()
    let front = box(1, 1).overlay(box(2, 2)).resolved()
    #expect(behind.children(of: 0).map { behind.views[$0].zIndex } == [0, -.infinity])
    #expect(front.children(of: 0).map { front.views[$0].zIndex } == [0, 0])
  }

  @Test func `4 a border is drawn inside and does not affect the size`() {
    let layout = box(40, 20).border(.color(.red), width: 4).resolved()
    #expect(layout.canvas == Size(width: 40, height: 20))
    #expect(layout.views.last?.frame == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `4 a guide displaces the border that is around its view`() {
    let layout = box(40, 20).alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }.border(.color(.red))
      .resolved()
    #expect(layout.views.last?.frame == Rect(x: 20, y: 0, width: 40, height: 20))
  }

  @Test func `4 effects do not affect layout`() {
    let plain = box(40, 20, "it")
    for node in [
      plain.opacity(0.5), plain.hidden(), plain.clipped(), plain.shadow(radius: 9), plain.blur(radius: 3),
      plain.rotationEffect(Angle(degrees: 45)), plain.scaleEffect(3), plain.zIndex(4), plain.cornerRadius(5),
    ] {
      let layout = LayoutNode.hStack(spacing: 2, children: [node, box(10, 10, "next")]).resolved()
      #expect(layout.canvas == Size(width: 52, height: 20))
      #expect(frame("it", in: layout) == Rect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  @Test func `4 effects that change no pixel are left out of the layout's text`() {
    func text(of node: LayoutNode) -> [String] { node.resolved().goldenLines.map(\.text) }
    let plain = box(40, 20).padding(1)
    for node in [
      plain.blur(radius: 0), plain.saturation(1), plain.brightness(0), plain.contrast(1), plain.grayscale(0),
      plain.hueRotation(Angle(degrees: 0)), plain.colorMultiply(.white), plain.shadow(color: .clear, radius: 3),
    ] {
      #expect(text(of: node) == text(of: plain))
    }
    #expect(text(of: plain.blur(radius: 1)) != text(of: plain))
  }

  @Test func `4 a hidden view keeps its frame and draws nothing`() {
    let layout = LayoutNode.hStack(spacing: 0, children: [box(10, 10, "a").hidden(), box(10, 10, "b")]).resolved()
    #expect(frame("b", in: layout)?.minX == 10)
    #expect(layout.indices(id: "a").first.flatMap { layout.views[$0].group?.opacity } == 0)
  }

  @Test func `4 opacities multiply`() {
    let layout = box(10, 10).opacity(0.5).opacity(0.5).resolved()
    #expect(layout.views[0].group?.opacity == 0.25)
  }

  @Test func `4 zIndex orders siblings and passes through modifiers, the outermost counts`() {
    let layout = LayoutNode.zStack(
      children: [
        box(1, 1).zIndex(2).padding(1), box(1, 1).zIndex(1).zIndex(3), box(1, 1),
        box(1, 1).zIndex(5).padding(1).zIndex(4),
      ]
    ).resolved()
    #expect(layout.children(of: 0).map { layout.views[$0].zIndex } == [2, 3, 0, 4])
  }
}

/// Rule: <doc:Modifiers>.
@Suite struct `Spacers and dividers` {
  private let offer = Size(width: 100, height: 60)

  @Test func `4 outside of stacks a Spacer takes both axes, ideally 8 by 8`() {
    #expect(LayoutNode.spacer().resolved().canvas == Size(width: 8, height: 8))
    #expect(LayoutNode.spacer().resolved(in: offer).views[0].frame.size == offer)
    let pile = LayoutNode.zStack(children: [LayoutNode.spacer().id("it")]).resolved(in: offer)
    #expect(frame("it", in: pile)?.size == offer)
  }

  @Test func `4 in a stack a Spacer is flat across it, also through modifiers`() {
    for node in [
      LayoutNode.spacer(), .spacer().background(LayoutNode.color(.red)),
      .spacer().fixedSize(horizontal: false, vertical: true),
    ] {
      let layout = LayoutNode.hStack(spacing: 0, children: [node.id("it"), box(20, 10)]).resolved(in: offer)
      #expect(frame("it", in: layout)?.size == Size(width: 80, height: 0))
    }
  }

  @Test(arguments: [(Double?.none, 8.0), (0, 0), (25, 25)])
  func `4 a Spacer never gets less than its minimum`(least: Double?, length: Double) {
    let layout = LayoutNode.vStack(spacing: 0, children: [box(5, 60), LayoutNode.spacer(minLength: least).id("it")])
      .resolved(in: offer)
    #expect(frame("it", in: layout)?.height == length)
    #expect(layout.views[0].frame.height == 60 + length)
  }

  @Test func `4 a Divider is a pixel thick: across its stack, horizontal outside of stacks`() {
    #expect(LayoutNode.divider().resolved(in: offer).views[0].frame.size == Size(width: 100, height: 0.5))
    #expect(LayoutNode.divider().resolved().canvas == Size(width: 10, height: 0.5))
    let column = LayoutNode.vStack(spacing: 0, children: [box(30, 5), LayoutNode.divider().id("it")]).fixedSize()
      .resolved()
    #expect(frame("it", in: column)?.size == Size(width: 30, height: 0.5))
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let fine = LayoutNode.divider().resolved(in: offer, environment: environment)
    #expect(fine.views[0].frame.height == 1.0 / 3)
  }
}
