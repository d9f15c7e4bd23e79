import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Positions that labels take together` {
  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> LineSegment {
    LineSegment(start: Point(x: x1, y: y1), end: Point(x: x2, y: y2))
  }

  /// A position with a leader, whose label is far from everything else unless its rectangle is given.
  private func position(
    _ leader: LineSegment?, at rect: Rect = Rect(x: 900, y: 900, width: 10, height: 10), dimension: Rect? = nil,
    measured: Rect? = nil
  ) -> LabelCandidate {
    LabelCandidate(
      anchor: LabelRequest.Anchor(point: .zero, unit: .center), rect: rect, leader: leader, dimension: dimension,
      measured: measured, cost: 0)
  }

  private func conflict(_ one: LabelCandidate, _ other: LabelCandidate) -> Double {
    let cost = one.conflict(with: other, clearance: 2)
    #expect(other.conflict(with: one, clearance: 2) == cost)
    return cost
  }

  @Test(
    arguments: [
      ("cross", [0, 0, 10, 10], [0, 10, 10, 0], true), ("touch at an end", [0, 0, 10, 0], [5, 0, 5, 10], true),
      ("share an end", [0, 0, 10, 0], [10, 0, 20, 10], true),
      ("lie on each other", [0, 0, 10, 0], [5, 0, 20, 0], true),
      ("follow each other", [0, 0, 10, 0], [11, 0, 20, 0], false),
      ("are parallel", [0, 0, 10, 0], [0, 1, 10, 1], false),
      ("would meet beyond an end", [0, 0, 10, 10], [0, 30, 30, 0], false),
    ] as [(String, [Double], [Double], Bool)])
  func `leaders meet if they`(relation: String, a: [Double], b: [Double], isMet: Bool) {
    let (one, other) = (line(a[0], a[1], a[2], a[3]), line(b[0], b[1], b[2], b[3]))
    #expect(one.meets(other) == isMet)
    #expect(other.meets(one) == isMet)
    let far = Rect(x: 800, y: 800, width: 10, height: 10)
    // A crossing costs more than any way around it: labels slide by at most 600 points.
    #expect((conflict(position(one), position(other, at: far)) > LabelObstacles.reach) == isMet)
  }

  @Test func `a leader over another label costs more than a crossing of leaders`() {
    let label = position(nil, at: Rect(x: 40, y: -5, width: 10, height: 10))
    let crossing = conflict(
      position(line(0, 0, 10, 10)), position(line(0, 10, 10, 0), at: Rect(x: 0, y: 800, width: 9, height: 9)))
    #expect(conflict(position(line(0, 0, 100, 0)), label) > crossing)
    #expect(conflict(position(line(0, 20, 100, 20)), label) == 0)
  }

  @Test func `labels keep a clearance from each other`() {
    let label = position(nil, at: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(conflict(label, position(nil, at: Rect(x: 21, y: 0, width: 20, height: 10))) > 0)
    #expect(conflict(label, position(nil, at: Rect(x: 23, y: 0, width: 20, height: 10))) == 0)
    #expect(conflict(label, position(nil, at: Rect(x: 0, y: 10.5, width: 20, height: 10))) > 0)
    #expect(conflict(label, position(nil, at: Rect(x: 0, y: 11.5, width: 20, height: 10))) == 0)
  }

  @Test func `a number that is nearer to another dimension than to its own is confusing`() {
    let own = Rect(x: 0, y: 0, width: 40, height: 2)
    let other = Rect(x: 0, y: 20, width: 40, height: 2)
    let number = { (y: Double) in self.position(nil, at: Rect(x: 10, y: y, width: 10, height: 4), measured: own) }
    #expect(conflict(number(4), position(nil, dimension: other)) == 0)
    #expect(conflict(number(14), position(nil, dimension: other)) > 0)
  }
}
