import PlumblineLayout
import Testing

/// A combination of limits with the lengths for three proposals: unspecified, 30 and 100.
struct FrameCase: CustomTestStringConvertible, Sendable {
  var least: Double?
  var ideal: Double?
  var most: Double?
  /// The lengths around a child that is 40 for any proposal.
  var rigid: [Double]
  /// The lengths around a child that takes the proposal, with an ideal length of 10.
  var flexible: [Double]

  var testDescription: String { "min \(least as Any), ideal \(ideal as Any), max \(most as Any)" }

  static let all = [
    FrameCase(rigid: [40, 40, 40], flexible: [10, 30, 100]),
    FrameCase(least: 20, rigid: [40, 30, 40], flexible: [20, 30, 100]),
    FrameCase(ideal: 50, rigid: [50, 40, 40], flexible: [50, 30, 100]),
    FrameCase(most: 80, rigid: [40, 40, 80], flexible: [10, 30, 80]),
    FrameCase(least: 20, ideal: 50, rigid: [50, 30, 40], flexible: [50, 30, 100]),
    FrameCase(least: 20, most: 80, rigid: [40, 30, 80], flexible: [20, 30, 80]),
    FrameCase(ideal: 50, most: 80, rigid: [50, 40, 80], flexible: [50, 30, 80]),
    FrameCase(least: 20, ideal: 50, most: 80, rigid: [50, 30, 80], flexible: [50, 30, 80]),
    FrameCase(most: .infinity, rigid: [40, 40, 100], flexible: [10, 30, 100]),
    FrameCase(least: 0, most: .infinity, rigid: [40, 30, 100], flexible: [10, 30, 100]),
    // Limits are put in order: the minimum raises the ideal and the maximum.
    FrameCase(least: 60, ideal: 10, most: 20, rigid: [60, 60, 60], flexible: [60, 60, 60]),
    FrameCase(ideal: 90, most: 20, rigid: [90, 40, 90], flexible: [90, 30, 90]),
  ]
}

/// Rule: <doc:Frames#Flexible-frames>.
@Suite struct `Frames with limits` {
  private let proposals: [Double?] = [nil, 30, 100]

  private func lengths(_ node: LayoutNode, along axis: Axis) -> [Double] {
    proposals.map { length in
      LayoutEngine(node).size(in: ProposedViewSize(main: length, cross: 7, axis: axis))[axis]
    }
  }

  @Test(arguments: FrameCase.all) func `3.2 every combination of limits, in width`(limits: FrameCase) {
    func around(_ node: LayoutNode) -> [Double] {
      lengths(
        node.frame(minWidth: limits.least, idealWidth: limits.ideal, maxWidth: limits.most), along: .horizontal)
    }
    #expect(around(box(40, 5)) == limits.rigid)
    #expect(around(.shape(.rectangle)) == limits.flexible)
  }

  @Test(arguments: FrameCase.all) func `3.2 every combination of limits, in height`(limits: FrameCase) {
    func around(_ node: LayoutNode) -> [Double] {
      lengths(
        node.frame(minHeight: limits.least, idealHeight: limits.ideal, maxHeight: limits.most), along: .vertical)
    }
    #expect(around(box(5, 40)) == limits.rigid)
    #expect(around(.shape(.rectangle)) == limits.flexible)
  }

  @Test func `3.2 a minimum and a maximum determine the length without the child`() {
    let probe = Probe(Size(width: 40, height: 5))
    let node = probe.node.frame(minWidth: 10, maxWidth: 30, minHeight: 1, maxHeight: 9)
    #expect(LayoutEngine(node).size(in: ProposedViewSize(width: 100, height: 100)) == Size(width: 30, height: 9))
    #expect(probe.proposals.isEmpty)
  }

  @Test func `3.2 the child is measured with the proposal between the limits`() {
    let probe = Probe(Size(width: 40, height: 5))
    let node = probe.node.frame(minWidth: 50)
    _ = LayoutEngine(node).size(in: ProposedViewSize(width: 20, height: nil))
    #expect(probe.proposals == [ProposedViewSize(width: 50, height: nil)])
    let other = Probe(Size(width: 40, height: 5))
    _ = LayoutEngine(other.node.frame(maxWidth: 30)).size(in: ProposedViewSize(width: 90, height: nil))
    #expect(other.proposals == [ProposedViewSize(width: 30, height: nil)])
  }

  @Test func `3.2 at placement the child is proposed the frame's size`() {
    let probe = Probe()
    let layout = probe.node.id("it").frame(maxWidth: 60, maxHeight: .infinity).resolved(in: Size(width: 90, height: 40))
    #expect(probe.proposals.last == ProposedViewSize(width: 60, height: 40))
    #expect(frame("it", in: layout) == Rect(x: 15, y: 0, width: 60, height: 40))
  }

  @Test(arguments: [(Double?.none, 40.0, Double?.none), (40, 40, 40), (nil, 60, 60)])
  func `3.2 an unspecified proposal stays so if no limit is reached`(ideal: Double?, width: Double, offer: Double?) {
    let probe = Probe(Size(width: width, height: 5))
    _ = probe.node.frame(minWidth: 20, idealWidth: ideal, maxWidth: 60).resolved()
    #expect(probe.proposals.last?.width == offer)
  }

  @Test func `3.3 a frame aligns its child in all nine positions`() {
    let places: [(Alignment, Point)] = [
      (.topLeading, Point(x: 0, y: 0)), (.top, Point(x: 30, y: 0)), (.topTrailing, Point(x: 60, y: 0)),
      (.leading, Point(x: 0, y: 20)), (.center, Point(x: 30, y: 20)), (.trailing, Point(x: 60, y: 20)),
      (.bottomLeading, Point(x: 0, y: 40)), (.bottom, Point(x: 30, y: 40)), (.bottomTrailing, Point(x: 60, y: 40)),
    ]
    for (alignment, origin) in places {
      let fixed = box(40, 10, "it").frame(width: 100, height: 50, alignment: alignment).resolved()
      #expect(frame("it", in: fixed)?.origin == origin)
      let flexible = box(40, 10, "it").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .resolved(in: Size(width: 100, height: 50))
      #expect(frame("it", in: flexible)?.origin == origin)
    }
  }

  @Test func `3.3 the frame's own explicit guides have no effect`() {
    let node = box(40, 10, "it").frame(width: 100, height: 50, alignment: .leading)
      .alignmentGuide(HorizontalAlignment.leading) { _ in 33 }
    #expect(frame("it", in: node.resolved())?.minX == 0)
  }

  @Test func `3.3 a frame aligns text by its baseline`() {
    let node = LayoutNode.text("a").id("it").frame(height: 60, alignment: .centerFirstTextBaseline)
    // The frame's own baseline is its bottom.
    #expect(frame("it", in: node.resolved())?.minY.isNear(60 - 13.6) == true)
  }
}
