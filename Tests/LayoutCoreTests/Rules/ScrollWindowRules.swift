import PlumblineLayout
import Testing

@Suite struct `Visible bounds of scroll views` {
  private let canvas = Size(width: 200, height: 100)

  private var row: LayoutNode {
    .hStack(spacing: 0, children: (0..<6).map { _ in LayoutNode.color(.red).frame(width: 50, height: 20) })
  }

  private func frames(_ node: LayoutNode) -> [Rect] {
    node.resolved(in: canvas).views.filter { $0.view == "Color" }.map(\.frame)
  }

  @Test func `show longer content from the anchor`() {
    let scroll = LayoutNode.scrollView(.horizontal, children: [row])
    #expect(frames(scroll).first?.minX == 0)
    #expect(frames(scroll.defaultScrollAnchor(.trailing)).last?.maxX == 200)
    #expect(frames(scroll.defaultScrollAnchor(.center)).first?.minX == -50)
    #expect(frames(scroll.padding(0).defaultScrollAnchor(.trailing, isForAlignment: false)).last?.maxX == 200)
    #expect(frames(scroll.defaultScrollAnchor(.trailing, isForOffset: false)).first?.minX == 0)
  }

  @Test func `align shorter content by the anchor`() {
    let short = LayoutNode.scrollView(children: [LayoutNode.color(.red).frame(width: 50, height: 20)])
    #expect(frames(short)[0] == Rect(x: 75, y: 0, width: 50, height: 20))
    #expect(frames(short.defaultScrollAnchor(.bottom))[0].maxY == 100)
    #expect(frames(short.defaultScrollAnchor(.bottom, isForAlignment: false))[0].minY == 0)
  }

  /// Returns the rectangle to which the content of the scroll view is clipped, or nil if it is not clipped.
  private func window(_ node: LayoutNode) -> Path? {
    node.resolved(in: canvas).views.compactMap { $0.group?.clip }.first
  }

  private func rectangle(x: Double, width: Double) -> Path {
    AnyShape.rectangle.path(in: Rect(x: x, y: 40, width: width, height: 20))
  }

  @Test func `extend over the safe area that they touch, and without limit if they are not clipped`() {
    let scroll = LayoutNode.scrollView(.horizontal, children: [row])
    #expect(window(scroll) == rectangle(x: 0, width: 200))
    #expect(window(scroll.safeAreaPadding(.horizontal, 30)) == rectangle(x: 0, width: 200))
    #expect(window(scroll.padding(.horizontal, 30)) == rectangle(x: 30, width: 140))
    #expect(window(scroll.scrollClipDisabled()) == nil)
  }

  @Test func `are the origin of the scroll view's coordinate space`() {
    var bounds: [Rect?] = []
    let reader = LayoutNode.geometryReader { proxy in
      bounds = [
        proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .horizontal)),
        proxy.frame(in: .scrollView(axis: .vertical)), proxy.bounds(of: .scrollView(axis: .horizontal)),
        proxy.bounds(of: .named(AnyHashableSendable("nowhere"))),
      ]
      return .empty
    }
    let content = LayoutNode.hStack(
      spacing: 0, children: [LayoutNode.color(.red).frame(width: 70, height: 20), reader.frame(width: 300, height: 20)])
    let outer = LayoutNode.scrollView(children: [
      LayoutNode.color(.blue).frame(width: 10, height: 30).padding(0),
      LayoutNode.scrollView(.horizontal, children: [content]).padding(.leading, 20),
    ])
    _ = outer.resolved(in: canvas)
    #expect(bounds[0]?.origin == Point(x: 70, y: 0))
    #expect(bounds[1]?.origin == Point(x: 70, y: 0))
    #expect(bounds[2]?.minX == 90)
    #expect(bounds[3] == Rect(x: -70, y: 0, width: 180, height: 20))
    #expect(bounds[4] == nil)
  }
}

@Suite struct `Matched geometry` {
  private let canvas = Size(width: 200, height: 100)

  private func follower(_ id: String, _ properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center)
    -> LayoutNode
  {
    LayoutNode.color(.blue, name: "follower").matchedGeometryEffect(
      id: id, properties: properties, anchor: anchor, isSource: false)
  }

  private func frame(_ node: LayoutNode) -> Rect? {
    node.resolved(in: canvas).views.last { $0.detail == "follower" }?.frame
  }

  private var source: LayoutNode {
    LayoutNode.color(.red).frame(width: 40, height: 20).matchedGeometryEffect(id: "a")
  }

  @Test func `gives a view the frame of a source before it or after it`() {
    let place = Rect(x: 160, y: 0, width: 40, height: 20)
    let corner = source.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    #expect(frame(.zStack(children: [corner, follower("a")])) == place)
    #expect(frame(.zStack(children: [follower("a"), corner])) == place)
  }

  @Test func `can take only the position or only the size`() {
    let corner = source.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    let small = LayoutNode.zStack(children: [corner, follower("a", .position).frame(width: 10, height: 10)])
    #expect(frame(small) == Rect(x: 175, y: 5, width: 10, height: 10))
    let low = LayoutNode.zStack(children: [
      corner, follower("a", .position, anchor: .bottomTrailing).frame(width: 10, height: 10),
    ])
    #expect(frame(low) == Rect(x: 190, y: 10, width: 10, height: 10))
    let large = LayoutNode.zStack(children: [corner, follower("a", .size).frame(width: 10, height: 10)])
    #expect(frame(large) == Rect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test func `leaves a view without a source unchanged, and keeps its frame in the container`() {
    #expect(frame(follower("b").frame(width: 30, height: 10)) == Rect(x: 85, y: 45, width: 30, height: 10))
    let row = LayoutNode.hStack(
      spacing: 0,
      children: [source, follower("a").frame(width: 60, height: 5), LayoutNode.color(.green, name: "after")])
    let layout = row.resolved(in: canvas)
    #expect(layout.views.last { $0.detail == "after" }?.frame.minX == 100)
  }

  @Test func `follows the nearest of several sources of one name`() {
    let row = LayoutNode.vStack(
      spacing: 0,
      children: [
        source.frame(width: 200, height: 30, alignment: .leading),
        source.frame(width: 200, height: 30, alignment: .trailing).background(follower("a")),
      ])
    #expect(frame(row) == Rect(x: 160, y: 55, width: 40, height: 20))
  }
}
