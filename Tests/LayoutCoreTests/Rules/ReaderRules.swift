import PlumblineLayout
import Testing

/// Rule: <doc:Modifiers>.
@Suite struct `Views that depend on places` {
  private let offer = Size(width: 100, height: 60)

  @Test func `4 a reader proposes its size to its content and places it at the top leading corner`() {
    let layout = LayoutNode.geometryReader { _ in .group([LayoutNode.color(.red).id("a"), box(20, 10, "b")]) }
      .padding(10).resolved(in: offer)
    #expect(frame("a", in: layout) == Rect(x: 10, y: 10, width: 80, height: 40))
    #expect(frame("b", in: layout) == Rect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test func `4 a reader is 10 on an axis without a proposal`() {
    let reader = LayoutNode.geometryReader { _ in .empty }
    #expect(reader.resolved().canvas == Size(width: 10, height: 10))
    #expect(
      LayoutNode.hStack(children: [reader]).fixedSize(horizontal: true, vertical: false).resolved(in: offer)
        .views[0].frame.size == Size(width: 10, height: 60))
  }

  @Test func `4 frames in the view itself, in a named view and in the canvas`() {
    var seen: [Rect] = []
    let spaces: [CoordinateSpace] = [
      .local, .named(AnyHashableSendable("outer")), .named(AnyHashableSendable("inner")), .global,
      .named(AnyHashableSendable("nobody")),
    ]
    let reader = LayoutNode.geometryReader { proxy in
      seen = spaces.map { proxy.frame(in: $0) }
      return .empty
    }
    let inner = reader.frame(width: 20, height: 10).padding(3).coordinateSpace(name: AnyHashableSendable("inner"))
    let outer = LayoutNode.hStack(spacing: 0, children: [box(40, 10), inner])
      .coordinateSpace(name: AnyHashableSendable("outer"))
    _ = outer.padding(5).resolved()
    #expect(
      seen == [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 43, y: 3, width: 20, height: 10),
        Rect(x: 3, y: 3, width: 20, height: 10), Rect(x: 48, y: 8, width: 20, height: 10),
        Rect(x: 48, y: 8, width: 20, height: 10),
      ])
  }

  @Test func `4 names reach into readers within readers, the nearest counts`() {
    var seen: Rect?
    let name = AnyHashableSendable("space")
    let inner = LayoutNode.geometryReader { proxy in
      seen = proxy.frame(in: .named(name))
      return .empty
    }
    let outer = LayoutNode.geometryReader { _ in inner.padding(5).coordinateSpace(name: name).padding(20) }
    _ = outer.coordinateSpace(name: name).resolved(in: offer)
    #expect(seen == Rect(x: 5, y: 5, width: 50, height: 10))
  }

  @Test func `a reader's content warns and nests like any view`() {
    let layout = LayoutNode.geometryReader { _ in LayoutNode.text("a").frame(width: -1) }.resolved(in: offer)
    #expect(layout.warnings.map(\.message) == ["the width of a frame cannot be -1; it is ignored"])
    #expect(layout.views.map(\.parent) == [nil, 0, 1])
  }
}

@Suite struct `Preferences` {
  private let sum = PreferenceIdentity(key: .declared(1), defaultValue: 0) { value, next in
    value = (value as? Int ?? 0) + (next() as? Int ?? 0)
  }
  private let places = PreferenceIdentity(key: .declared(2), defaultValue: [Rect]()) { value, next in
    value = (value as? [Rect] ?? []) + (next() as? [Rect] ?? [])
  }
  private func value(of preference: PreferenceIdentity, in node: LayoutNode) -> Any? {
    var seen: Any?
    _ = node.overlayPreferenceValue(preference) { value in
      seen = value
      return []
    }.resolved()
    return seen
  }

  @Test func `siblings' values are reduced in order, and the default applies if none is set`() {
    let row = LayoutNode.hStack(children: [
      box(1, 1).preference(sum, value: 1), box(1, 1), .vStack(children: [box(1, 1).preference(sum, value: 20)]),
    ])
    #expect(value(of: sum, in: row) as? Int == 21)
    #expect(value(of: sum, in: box(1, 1)) as? Int == 0)
  }

  @Test func `a value hides those within, a transformation changes them`() {
    let row = LayoutNode.hStack(children: [box(1, 1).preference(sum, value: 1), box(1, 1).preference(sum, value: 2)])
    #expect(value(of: sum, in: row.preference(sum, value: 9)) as? Int == 9)
    #expect(value(of: sum, in: row.transformPreference(sum) { $0 = ($0 as? Int ?? 0) * 10 }) as? Int == 30)
  }

  @Test func `anchors are bounds, points and rectangles in the canvas`() {
    func anchor(_ source: AnchorSource) -> [Rect]? {
      let node = box(20, 10).anchorPreference(places, value: source) { [$0] }.padding(5)
      return value(of: places, in: node) as? [Rect]
    }
    #expect(anchor(.bounds) == [Rect(x: 5, y: 5, width: 20, height: 10)])
    #expect(anchor(.rect(Rect(x: 1, y: 2, width: 3, height: 4))) == [Rect(x: 6, y: 7, width: 3, height: 4)])
    #expect(anchor(.point(Point(x: 1, y: 2))) == [Rect(x: 6, y: 7, width: 0, height: 0)])
    #expect(anchor(.unitPoint(.bottomTrailing)) == [Rect(x: 25, y: 15, width: 0, height: 0)])
  }

  @Test func `a preference collects the anchors of all views that set one`() {
    let cell = box(10, 10).transformAnchorPreference(places, value: .bounds) { value, rect in
      value = (value as? [Rect] ?? []) + [rect]
    }
    let row = LayoutNode.hStack(spacing: 2, children: [cell, cell.padding(1)])
    #expect((value(of: places, in: row) as? [Rect])?.map(\.minX) == [0, 13])
  }

  @Test func `a layer built from anchors is laid out by them, in front or behind`() {
    for isBehind in [false, true] {
      let row = LayoutNode.hStack(
        alignment: .top, spacing: 5,
        children: [box(10, 10), box(20, 30).anchorPreference(places, value: .bounds) { [$0] }])
      let content: (Any) -> [LayoutNode] = { value in
        [
          LayoutNode.geometryReader { proxy in
            let place = (value as? [Rect])?.first.map(proxy.local) ?? .zero
            return LayoutNode.color(.red).id("mark").frame(width: place.width, height: place.height)
              .offset(x: place.minX, y: place.minY)
          }
        ]
      }
      let marked =
        isBehind ? row.backgroundPreferenceValue(places, content) : row.overlayPreferenceValue(places, content)
      let layout = marked.padding(7).resolved()
      #expect(frame("mark", in: layout) == Rect(x: 22, y: 7, width: 20, height: 30))
      #expect(layout.canvas == Size(width: 49, height: 44))
      let layer = layout.views.firstIndex { $0.view == "GeometryReader" }
      #expect(layer.map { layout.views[$0].zIndex } == (isBehind ? -.infinity : 0))
    }
  }

  @Test func `a preference can size a layer: half as wide as its anchor`() {
    let node = LayoutNode.text("abcd").anchorPreference(places, value: .bounds) { [$0] }
      .overlayPreferenceValue(places, alignment: .bottomLeading) { value in
        [box(((value as? [Rect])?.first?.width ?? 0) / 2, 2, "line")]
      }
    #expect(frame("line", in: node.resolved()) == Rect(x: 0, y: 15, width: 17, height: 2))
  }

  @Test func `preferences of a layer and of a reader's content pass on outward`() {
    let layered = box(9, 9).overlayPreferenceValue(sum) { _ in [box(1, 1).preference(self.sum, value: 4)] }
    #expect(value(of: sum, in: layered) as? Int == 4)
    #expect(value(of: sum, in: .geometryReader { _ in box(1, 1).preference(self.sum, value: 6) }) as? Int == 6)
  }

  @Test func `right-to-left an anchor has the view's physical frame`() {
    var seen: [Rect]?
    let row = LayoutNode.hStack(
      spacing: 0, children: [box(10, 10).anchorPreference(places, value: .unitPoint(.leading)) { [$0] }, box(30, 10)]
    ).overlayPreferenceValue(places) { value in
      seen = value as? [Rect]
      return []
    }.environment(\.layoutDirection, .rightToLeft)
    _ = row.resolved()
    #expect(seen?.first?.minX == 40)
  }
}
