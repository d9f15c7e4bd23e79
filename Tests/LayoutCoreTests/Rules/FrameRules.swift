import PlumblineLayout
import Testing

/// Rules: <doc:Frames> and <doc:Modifiers>.
@Suite struct `Frames and modifiers` {
  private let offer = Size(width: 200, height: 100)
  private func size(_ node: LayoutNode, in canvas: Size? = nil) -> Size {
    node.id("it").resolved(in: canvas).views.first?.frame.size ?? .zero
  }

  @Test func `3.1 a fixed frame takes its lengths, and the child's on an axis without one`() {
    #expect(size(box(30, 20).frame(width: 50), in: offer) == Size(width: 50, height: 20))
  }

  @Test(arguments: [-5, .nan, .infinity, -.infinity] as [Double])
  func `11.7 a length that is negative or not finite is ignored`(length: Double) {
    #expect(size(box(30, 20).frame(width: length, height: 40), in: offer) == Size(width: 30, height: 40))
  }

  @Test func `3.2 a minimum and a maximum determine the length without the child's response`() {
    #expect(size(box(5, 5).frame(minWidth: 10, maxWidth: 30), in: offer).width == 30)
  }

  @Test func `3.2 a maximum alone grows to the proposal and hugs without one`() {
    #expect(size(box(5, 5).frame(maxWidth: 150), in: offer).width == 150)
    #expect(size(box(5, 5).frame(maxWidth: .infinity), in: offer).width == 200)
    #expect(size(box(5, 5).frame(maxWidth: .infinity)).width == 5)
  }

  @Test func `3.2 a minimum alone is a lower bound`() {
    #expect(size(box(5, 5).frame(minWidth: 40), in: offer).width == 40)
    #expect(size(box(60, 5).frame(minWidth: 40), in: offer).width == 60)
  }

  @Test func `3.2 an ideal counts only without a proposal`() {
    #expect(size(.shape(.rectangle).frame(idealWidth: 70)).width == 70)
    #expect(size(.shape(.rectangle).frame(idealWidth: 70), in: offer).width == 200)
  }

  @Test func `3.3 the frame's default guide meets the child's explicit one`() {
    let guide = HorizontalAlignment(QuarterOfWidth.self)
    let other = VerticalAlignment(ThreeQuartersOfHeight.self)
    let child = box(40, 20, "child").alignmentGuide(guide) { _ in 30 }.alignmentGuide(other) { _ in 5 }
    let layout = child.frame(width: 100, height: 80, alignment: Alignment(horizontal: guide, vertical: other))
      .resolved()
    #expect(frame("child", in: layout)?.origin == Point(x: -5, y: 55))
  }

  @Test func `4 padding grows the child, takes from the proposal and never goes below 0`() {
    #expect(size(box(30, 20).padding(10)) == Size(width: 50, height: 40))
    #expect(size(.shape(.rectangle).padding(10), in: offer) == offer)
    #expect(size(box(30, 20).padding(-20)) == .zero)
    #expect(size(box(30, 20).padding(.horizontal, nil)) == Size(width: 62, height: 20))
  }

  @Test func `4 fixedSize takes the ideal size`() {
    #expect(size(.shape(.rectangle).fixedSize(), in: offer) == Size(width: 10, height: 10))
  }

  @Test func `4 an aspect ratio proposes a box, and takes the child's response`() {
    #expect(size(.shape(.rectangle).aspectRatio(1, contentMode: .fit), in: offer) == Size(width: 100, height: 100))
    #expect(size(.shape(.rectangle).aspectRatio(1, contentMode: .fill), in: offer) == Size(width: 200, height: 200))
    #expect(size(box(30, 20).aspectRatio(1, contentMode: .fit), in: offer) == Size(width: 30, height: 20))
  }

  @Test func `4 an offset moves the drawing alone`() {
    let layout = LayoutNode.hStack(spacing: 0, children: [box(10, 10, "a").offset(x: 5, y: 7), box(10, 10, "b")])
      .resolved()
    #expect(layout.canvas == Size(width: 20, height: 10))
    #expect(frame("a", in: layout)?.origin == Point(x: 5, y: 7))
    #expect(frame("b", in: layout)?.origin == Point(x: 10, y: 0))
  }

  @Test func `4 a position takes the whole proposal`() {
    let layout = box(10, 10, "a").position(x: 50, y: 60).resolved(in: offer)
    #expect(layout.views[0].frame == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(frame("a", in: layout)?.origin == Point(x: 45, y: 55))
  }

  @Test func `4 a layer is proposed the view's size and aligned by the guides of both`() {
    let layout = box(40, 20, "a").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      .overlay(LayoutNode.shape(.rectangle).id("layer")).resolved()
    #expect(layout.canvas == Size(width: 40, height: 20))
    #expect(frame("layer", in: layout) == Rect(x: -20, y: 0, width: 40, height: 20))
  }

  @Test func `4 GeometryReader takes the proposal and shows its content at the top leading corner`() {
    let reader = LayoutNode.geometryReader { proxy in box(proxy.size.width / 4, proxy.size.height / 2, "inner") }
    let layout = reader.resolved(in: offer)
    #expect(frame("inner", in: layout) == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(size(reader) == Size(width: 10, height: 10))
  }

  @Test func `4 a Divider lies across its stack, one pixel thick`() {
    let layout = LayoutNode.hStack(spacing: 0, children: [box(10, 30), .divider().id("line")]).resolved()
    #expect(frame("line", in: layout)?.size == Size(width: 0.5, height: 30))
    let bounded = LayoutNode.hStack(spacing: 0, children: [box(10, 30), .divider().id("line")]).resolved(in: offer)
    #expect(frame("line", in: bounded)?.size == Size(width: 0.5, height: 100))
  }
}

private enum QuarterOfWidth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 4 }
}

private enum ThreeQuartersOfHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height * 0.75 }
}
