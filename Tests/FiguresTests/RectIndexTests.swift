import PlumblineLayout
import Testing

@testable import PlumblineFigures

/// Up to 48 rectangles are compared one by one, more by the squares of the plane that they touch.
@Suite struct `Searched rectangles` {
  /// A rectangle that is too large for squares.
  private static let large = Rect(x: -5_000, y: -5_000, width: 10_000, height: 10_000)

  /// Returns rectangles of 10×10 points, 10 points apart, in rows of ten, and a large one at the end.
  private func index(of count: Int) -> RectIndex {
    RectIndex((0..<count).map { Self.small($0) } + [Self.large])
  }

  private static func small(_ number: Int) -> Rect {
    Rect(x: Double(number % 10) * 20, y: Double(number / 10) * 20, width: 10, height: 10)
  }

  @Test(arguments: [9, 100]) func `those that overlap another are found, without those that are removed`(_ count: Int) {
    var index = index(of: count)
    #expect(index.ids(in: Rect(x: 25, y: 2, width: 20, height: 5)) == [1, 2, count])
    #expect(index.intersects(Rect(x: 11, y: 2, width: 8, height: 5)))
    index.remove(count)
    #expect(index.ids(in: Rect(x: 25, y: 2, width: 20, height: 5)) == [1, 2])
    #expect(!index.intersects(Rect(x: 11, y: 2, width: 8, height: 5)))
    index.remove(2)
    #expect(index.ids(in: Rect(x: 25, y: 2, width: 20, height: 5)) == [1])
  }

  @Test(arguments: [9, 100]) func `a line crosses each rectangle once, and the exception is not counted`(_ count: Int) {
    let index = index(of: count)
    let (start, end) = (Point(x: -5, y: 5), Point(x: 145, y: 5))
    #expect(index.crossings(from: start, to: end) == 9)
    #expect(index.crossings(from: start, to: end, except: Self.small(3)) == 8)
    #expect(index.crossings(from: start, to: end, except: Self.large) == 8)
    #expect(index.crossings(from: Point(x: 15, y: -5), to: Point(x: 15, y: 15)) == 1)
  }

  @Test func `an infinite rectangle overlaps none`() {
    let index = RectIndex([Rect(x: 0, y: 0, width: .infinity, height: 10)])
    #expect(index.ids(in: Rect(x: 0, y: 0, width: 5, height: 5)) == [])
  }
}
