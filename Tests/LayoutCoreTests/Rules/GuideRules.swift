import PlumblineLayout
import Testing

private enum Custom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context[.bottom] }
}

/// Rules: <doc:Layers>, <doc:AlignmentGuides>, <doc:RightToLeft> and <doc:TextLayout>.
@Suite struct `ZStack, guides and direction` {
  private let custom = VerticalAlignment(Custom.self)

  private func guided(_ y: Double, _ id: String = "") -> LayoutNode {
    let node = box(20, 20).alignmentGuide(custom) { _ in y }
    return id.isEmpty ? node : node.id(id)
  }

  /// Returns the value of a guide in a view, as the closure of an `alignmentGuide` modifier around it reads it.
  private func value(of key: AlignmentKey, in node: LayoutNode) -> Double? {
    var seen: Double?
    let probe = node.alignmentGuide(VerticalAlignment.top) { dimensions in
      seen = dimensions[explicit: key]
      return 0
    }
    _ = LayoutNode.hStack(alignment: .top, children: [probe]).resolved()
    return seen
  }

  @Test func `5 a ZStack is the union of its aligned children`() {
    let a = box(40, 40).alignmentGuide(HorizontalAlignment.center) { _ in 30 }
    let b = box(40, 40).alignmentGuide(HorizontalAlignment.center) { _ in 10 }
    #expect(LayoutNode.zStack(children: [a, b]).resolved().canvas == Size(width: 60, height: 40))
  }

  @Test func `5 only the highest priority decides, and all are proposed the whole size`() {
    let layout = LayoutNode.zStack(children: [LayoutNode.color(.red).id("behind"), box(30, 20)]).fixedSize()
      .resolved(in: Size(width: 300, height: 300))
    #expect(frame("behind", in: layout)?.size == Size(width: 30, height: 20))
    let ranked = LayoutNode.zStack(children: [box(100, 100), box(30, 20).layoutPriority(1)]).resolved()
    #expect(ranked.canvas == Size(width: 30, height: 20))
  }

  @Test func `6 padding and frames pass every guide on, moved`() {
    let child = box(20, 20).alignmentGuide(VerticalAlignment.bottom) { _ in 6 }
    #expect(value(of: VerticalAlignment.bottom.key, in: child.padding(7)) == 13)
    #expect(value(of: VerticalAlignment.bottom.key, in: child.frame(height: 60, alignment: .bottom)) == 60)
  }

  @Test func `6 the custom guide of a container is the mean of its children's`() {
    let row = LayoutNode.vStack(spacing: 0, children: [guided(5), box(20, 20), guided(15)])
    #expect(value(of: custom.key, in: row) == 30)
  }

  @Test func `6 built-in guides never leave a container`() {
    let child = box(20, 20).alignmentGuide(VerticalAlignment.center) { _ in 3 }
    #expect(value(of: VerticalAlignment.center.key, in: .vStack(children: [child, box(20, 20)])) == nil)
  }

  @Test func `6 the first baseline is the least, the last the greatest`() {
    let column = LayoutNode.vStack(spacing: 0, children: [.text("a"), box(20, 20), .text("b")])
    #expect(value(of: VerticalAlignment.firstTextBaseline.key, in: column)?.isNear(13.6) == true)
    #expect(value(of: VerticalAlignment.lastTextBaseline.key, in: column)?.isNear(50.6) == true)
    #expect(value(of: VerticalAlignment.firstTextBaseline.key, in: box(20, 20)) == nil)
  }

  @Test func `6 an outer guide sees the inner one, and a container's own beats its children's`() {
    let node = guided(5).alignmentGuide(custom) { [custom] in $0[custom] + 1 }
    #expect(value(of: custom.key, in: node) == 6)
    let row = LayoutNode.vStack(children: [guided(5)]).alignmentGuide(custom) { _ in 99 }
    #expect(value(of: custom.key, in: row) == 99)
  }

  @Test func `6 a layer does not affect guides`() {
    #expect(value(of: custom.key, in: box(20, 20).overlay(guided(5))) == nil)
    #expect(value(of: custom.key, in: guided(5).overlay(box(20, 20))) == 5)
  }

  @Test func `6 a resolved guide has the origin of its value`() throws {
    let layout = LayoutNode.hStack(
      alignment: custom,
      children: [guided(5, "own"), .vStack(children: [guided(5), guided(15)]).id("both"), box(20, 20)]
    ).resolved()
    let own = try #require(layout.indices(id: "own").first)
    let both = try #require(layout.indices(id: "both").first)
    #expect(layout.views[own].guides.map(\.isInForce) == [true])
    #expect(layout.views[own].guides.first?.origin == .explicit)
    #expect(layout.views[both].guides.first?.origin == .combined([both + 1, both + 3]))
  }

  @Test func `7 right-to-left a row runs from the right`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = LayoutNode.hStack(alignment: .top, spacing: 10, children: [box(20, 20, "a"), box(30, 20, "b")])
    let layout = row.resolved(in: Size(width: 60, height: 20), environment: environment)
    #expect(frame("a", in: layout)?.origin.x == 40)
    #expect(frame("b", in: layout)?.origin.x == 0)
  }

  @Test func `8_3 the distance between text and other views follows the text's font`() {
    func gap(_ a: LayoutNode, _ b: LayoutNode) -> Double {
      LayoutNode.vStack(children: [a, b]).resolved().views[0].spacings.first?.length ?? .nan
    }
    // At 17 points the ascent is 13.6, the descent 3.4 and the cap height 11.9; a tenth of the line, rounded up to half
    // a point, is 2.
    #expect(gap(box(10, 10), .text("a")).isNear(5.4))
    #expect(gap(.text("a"), box(10, 10)).isNear(7.1))
    #expect(gap(.text("a"), .text("b")) == 0)
    #expect(gap(LayoutNode.text("a").padding(1), box(10, 10)) == 8)
    #expect(LayoutNode.hStack(children: [.text("a"), box(1, 1)]).resolved().views[0].spacings.first?.length == 8)
  }
}

extension Double {
  /// Returns whether two numbers differ by less than 1e-9.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }

  @Test(arguments: [
    (VerticalAlignment.firstTextBaseline, "firstTextBaseline"), (.lastTextBaseline, "lastTextBaseline"), (.top, "top"),
    (.center, "center"),
  ])
  func `baselines of texts are guides of their own kind`(alignment: VerticalAlignment, name: String) {
    let layout = LayoutNode.hStack(alignment: alignment, children: [.text("a"), .text("b")]).resolved()
    let guides = layout.views.flatMap(\.guides).filter { $0.alignment == name }
    #expect(!guides.isEmpty)
    #expect(guides.allSatisfy { $0.isTextBaseline == name.hasSuffix("TextBaseline") })
  }
}
