import PlumblineLayout
import Testing

/// Rule: <doc:Proposals>.
@Suite struct `Safe areas` {
  private let canvas = Size(width: 100, height: 200)
  private let insets = EdgeInsets(top: 50, bottom: 20)

  @Test func `1 the root is proposed the safe area and centred in it`() {
    let filled = LayoutNode.color(.red).resolved(in: canvas, safeArea: insets)
    #expect(filled.views[0].frame == Rect(x: 0, y: 50, width: 100, height: 130))
    let small = box(10, 10, "a").resolved(in: canvas, safeArea: insets)
    #expect(frame("a", in: small)?.origin == Point(x: 45, y: 110))
  }

  @Test func `ignoring the safe area reaches the canvas's edges on the chosen sides`() {
    func reach(_ edges: Edge.Set) -> Rect? {
      let node = LayoutNode.color(.red).id("it").ignoresSafeArea(edges: edges)
      return frame("it", in: node.resolved(in: canvas, safeArea: insets))
    }
    #expect(reach(.all) == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(reach(.top) == Rect(x: 0, y: 0, width: 100, height: 180))
    #expect(reach(.bottom) == Rect(x: 0, y: 50, width: 100, height: 150))
    #expect(reach(.horizontal) == Rect(x: 0, y: 50, width: 100, height: 130))
  }

  @Test func `a view reaches further only where it touches the safe area's edge`() {
    let layout = LayoutNode.vStack(
      spacing: 0,
      children: [
        LayoutNode.color(.red).id("upper").ignoresSafeArea(), box(100, 30),
        LayoutNode.color(.red).id("lower").ignoresSafeArea(),
      ]
    ).resolved(in: canvas, safeArea: insets)
    #expect(frame("upper", in: layout) == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(frame("lower", in: layout) == Rect(x: 0, y: 130, width: 100, height: 70))
    let apart = LayoutNode.color(.red).id("it").ignoresSafeArea().padding(1).resolved(in: canvas, safeArea: insets)
    #expect(frame("it", in: apart) == Rect(x: 1, y: 51, width: 98, height: 128))
  }

  @Test func `a view that ignores the safe area does not grow for its container`() {
    let layout = LayoutNode.zStack(alignment: .top, children: [.color(.red).ignoresSafeArea(), box(10, 10, "a")])
      .resolved(in: canvas, safeArea: insets)
    #expect(layout.views[0].frame == Rect(x: 0, y: 50, width: 100, height: 130))
    #expect(frame("a", in: layout)?.origin == Point(x: 45, y: 50))
  }

  @Test func `right-to-left leading is right`() {
    let side = EdgeInsets(leading: 30)
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let plain = LayoutNode.color(.red).resolved(in: canvas, safeArea: side, environment: environment)
    #expect(plain.views[0].frame == Rect(x: 0, y: 0, width: 70, height: 200))
    let reaching = LayoutNode.color(.red).id("it").ignoresSafeArea(edges: .leading)
      .resolved(in: canvas, safeArea: side, environment: environment)
    #expect(frame("it", in: reaching) == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `a reader has the distances from its edges to the safe area`() {
    var seen = EdgeInsets()
    let reader = LayoutNode.geometryReader { proxy in
      seen = proxy.safeAreaInsets
      return LayoutNode.color(.red).id("it").ignoresSafeArea()
    }
    let layout = reader.resolved(in: canvas, safeArea: insets)
    #expect(seen == insets)
    #expect(frame("it", in: layout) == Rect(x: 0, y: 0, width: 100, height: 200))
  }
}

@Suite struct `Insets and padding of the safe area` {
  private let canvas = Size(width: 100, height: 200)
  private let bar = LayoutNode.shape(.rectangle).frame(height: 30).id("bar")

  @Test(arguments: [
    (Edge.top, Rect(x: 0, y: 35, width: 100, height: 165), Rect(x: 0, y: 0, width: 100, height: 30)),
    (.bottom, Rect(x: 0, y: 0, width: 100, height: 165), Rect(x: 0, y: 170, width: 100, height: 30)),
  ]) func `the view beside a bar on an edge leaves space for it`(edge: Edge, content: Rect, place: Rect) {
    let layout = LayoutNode.color(.red).id("it").safeAreaInset(edge: edge, spacing: 5, content: [bar])
      .resolved(in: canvas)
    #expect(frame("it", in: layout) == content)
    #expect(frame("bar", in: layout) == place)
  }

  @Test func `beside the view a bar takes its width, aligned by its guide`() {
    let side = box(20, 50, "bar")
    let layout = LayoutNode.color(.red).id("it")
      .safeAreaInset(edge: .trailing, alignment: VerticalAlignment.top.key, spacing: 0, content: [side])
      .resolved(in: canvas)
    #expect(frame("it", in: layout) == Rect(x: 0, y: 0, width: 80, height: 200))
    #expect(frame("bar", in: layout) == Rect(x: 80, y: 0, width: 20, height: 50))
  }

  @Test func `a view that hugs keeps its bar beside it`() {
    let layout = box(40, 20, "it").safeAreaInset(edge: .bottom, content: [box(60, 10, "bar")]).resolved(in: canvas)
    #expect(layout.views[0].frame == Rect(x: 20, y: 81, width: 60, height: 38))
    #expect(frame("it", in: layout)?.origin == Point(x: 30, y: 81))
    #expect(frame("bar", in: layout)?.origin == Point(x: 20, y: 109))
  }

  @Test func `a view that ignores the safe area reaches under bars and to the canvas's edge`() {
    let node = LayoutNode.color(.red).id("it").ignoresSafeArea()
      .safeAreaInset(edge: .bottom, spacing: 0, content: [bar])
    let layout = node.resolved(in: canvas, safeArea: EdgeInsets(top: 10, bottom: 20))
    #expect(frame("bar", in: layout) == Rect(x: 0, y: 150, width: 100, height: 30))
    #expect(frame("it", in: layout) == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `bars around bars add up`() {
    let inner = LayoutNode.color(.red).id("it").safeAreaInset(edge: .bottom, spacing: 0, content: [bar])
    let layout = inner.safeAreaInset(edge: .bottom, spacing: 0, content: [box(10, 15)]).resolved(in: canvas)
    #expect(frame("it", in: layout)?.height == 155)
    #expect(frame("bar", in: layout)?.maxY == 185)
  }

  @Test func `a view that ignores the safe area fills its padding`() {
    let padded = LayoutNode.color(.red).id("it").safeAreaPadding(.horizontal, 10).resolved(in: canvas)
    #expect(frame("it", in: padded) == Rect(x: 10, y: 0, width: 80, height: 200))
    let filled = LayoutNode.color(.red).id("it").ignoresSafeArea(edges: .trailing).safeAreaPadding(.horizontal, 10)
      .resolved(in: canvas)
    #expect(frame("it", in: filled) == Rect(x: 10, y: 0, width: 90, height: 200))
  }

  @Test func `a bar's guides are not the view's`() {
    let layout = LayoutNode.hStack(
      alignment: .firstTextBaseline,
      children: [.text("a"), box(10, 10, "it").safeAreaInset(edge: .bottom, content: [.text("b")])]
    ).resolved()
    // The baseline of the pair is its bottom: 10 + 5.4 + 17 below its top.
    #expect(frame("it", in: layout)?.minY == 0)
    #expect(layout.canvas.height.isNear(32.4 + 3.4))
  }
}

@Suite struct `Lengths of the container` {
  private let canvas = Size(width: 120, height: 80)

  @Test func `the whole, a share, or some of the columns of the canvas`() {
    let whole = box(10, 10).containerRelativeFrame([.horizontal, .vertical]).padding(20).resolved(in: canvas)
    #expect(whole.views[1].frame.size == canvas)
    let half = box(10, 10).containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 2 : 0 }
    #expect(half.resolved(in: canvas).views[0].frame.size == Size(width: 60, height: 10))
    let columns = box(10, 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
    #expect(columns.resolved(in: canvas).views[0].frame.width == 56)
  }

  @Test func `each axis has its own length`() {
    let node = box(10, 10).containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 2 : length / 4
    }
    #expect(node.resolved(in: canvas).views[0].frame.size == Size(width: 60, height: 20))
  }

  @Test func `lengths refer to the safe area, and a canvas that fits its view leaves it unchanged`() {
    let node = box(10, 10).containerRelativeFrame(.vertical)
    #expect(node.resolved(in: canvas, safeArea: EdgeInsets(top: 30)).views[0].frame.height == 50)
    #expect(node.resolved().views[0].frame.height == 10)
  }

  @Test func `a scroll view is the container of its content, without its margins`() {
    let cards = LayoutNode.hStack(
      children: [box(10, 10, "card").containerRelativeFrame(.horizontal, count: 2, spacing: 8), box(10, 10)])
    let scrolling = LayoutNode.scrollView(.horizontal, children: [cards])
    let padded = scrolling.padding(.horizontal, 10)
    #expect(widthOfCard(in: padded) == 46)
    #expect(widthOfCard(in: padded.contentMargins(EdgeInsets(.all, 6), on: .horizontal)) == 40)
    #expect(widthOfCard(in: scrolling.safeAreaPadding(.leading, 12)) == 50)
  }

  @Test func `a scroll view beside another view passes the size that it was proposed on, to readers too`() {
    let tall = LayoutNode.geometryReader { _ in
      box(10, 10, "card").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    }
    let page = LayoutNode.hStack(
      spacing: 0, children: [box(20, 10), .scrollView(.vertical, children: [tall.frame(height: 300)])])
    let frames = page.resolved(in: canvas).views.filter { $0.view == "frame" }.map(\.frame.size)
    #expect(frames.contains(Size(width: 50, height: 40)))
  }

  @Test func `margins surround the content inside the visible bounds, but not the content of nested scroll views`() {
    let inner = LayoutNode.scrollView(.horizontal, children: [box(200, 10, "it")])
    let layout = LayoutNode.scrollView(children: [inner]).contentMargins(EdgeInsets(.all, 15)).resolved(in: canvas)
    let windows = layout.views.filter { $0.view == "ScrollView" }.map(\.frame)
    #expect(windows == [Rect(x: 0, y: 0, width: 120, height: 80), Rect(x: 15, y: 15, width: 90, height: 10)])
    #expect(frame("it", in: layout)?.minX == 15)
    #expect(box(10, 10).contentMargins(EdgeInsets(.all, 15)).resolved().canvas == Size(width: 10, height: 10))
  }

  private func widthOfCard(in node: LayoutNode) -> Double? {
    node.resolved(in: canvas).views.first { $0.view == "frame" || $0.detail == "card" }?.frame.width
  }
}
