import PlumblineRendering
import PlumblineSnapshots
import Testing

@Suite struct `Pixel differences` {
  private let white = Bitmap(width: 20, height: 10, filledWith: SIMD4(255, 255, 255, 255))

  private func changed(_ pixels: [(Int, Int)], to color: SIMD4<UInt8>) -> Bitmap {
    var image = white
    for (x, y) in pixels { image[x, y] = color }
    return image
  }

  @Test func `equal images do not differ`() {
    #expect(PixelDifference(from: white, to: white).isTolerable)
  }

  @Test func `one step in one channel is a difference unless it is tolerated`() {
    let other = changed([(3, 4)], to: SIMD4(254, 255, 255, 255))
    let exact = PixelDifference(from: white, to: other)
    #expect(exact.count == 1)
    #expect(exact.area == PixelRect(x: 3, y: 4, width: 1, height: 1))
    #expect(!exact.isTolerable)
    #expect(PixelDifference(from: white, to: other, tolerance: PixelTolerance(distance: 0.01)).isTolerable)
  }

  @Test func `the distance of black and white is one`() {
    let other = changed([(0, 0)], to: SIMD4(0, 0, 0, 255))
    #expect(abs(PixelDifference(from: white, to: other).largestDistance - 1) < 0.001)
  }

  @Test func `pixels in ignored areas do not count`() {
    let other = changed([(3, 4), (10, 9)], to: SIMD4(0, 0, 0, 255))
    let tolerance = PixelTolerance(ignored: [PixelRect(x: 2, y: 4, width: 2, height: 1)])
    let difference = PixelDifference(from: white, to: other, tolerance: tolerance)
    #expect(difference.count == 1)
    #expect(difference.area == PixelRect(x: 10, y: 9, width: 1, height: 1))
  }

  @Test func `some pixels may differ if that is allowed`() {
    let other = changed([(3, 4), (10, 9)], to: SIMD4(0, 0, 0, 255))
    #expect(!PixelDifference(from: white, to: other, tolerance: PixelTolerance(pixelCount: 1)).isTolerable)
    #expect(PixelDifference(from: white, to: other, tolerance: PixelTolerance(pixelCount: 2)).isTolerable)
  }

  @Test func `the colour of fully transparent pixels does not matter`() {
    let one = Bitmap(width: 4, height: 4, filledWith: SIMD4(255, 0, 0, 0))
    let two = Bitmap(width: 4, height: 4, filledWith: SIMD4(0, 0, 255, 0))
    #expect(PixelDifference(from: one, to: two).count == 0)
  }

  @Test func `images of different sizes always differ`() {
    let wider = Bitmap(width: 21, height: 10, filledWith: SIMD4(255, 255, 255, 255))
    let difference = PixelDifference(from: white, to: wider, tolerance: PixelTolerance(distance: 1, pixelCount: 99))
    #expect(!difference.isTolerable)
    #expect(difference.count == 10)
    #expect(difference.sentence == "the size is 21×10 instead of 20×10 pixels")
  }

  @Test func `differences in the antialiasing of an edge can be tolerated, a moved edge cannot`() {
    func edge(at column: Int, smooth: UInt8) -> Bitmap {
      var image = white
      for y in 0..<10 {
        for x in 0..<column { image[x, y] = SIMD4(0, 0, 0, 255) }
        image[column, y] = SIMD4(smooth, smooth, smooth, 255)
      }
      return image
    }
    let tolerance = PixelTolerance(distance: 0.02, allowsAntialiasing: true)
    let smoother = PixelDifference(from: edge(at: 8, smooth: 90), to: edge(at: 8, smooth: 150), tolerance: tolerance)
    #expect(smoother.count == 0)
    #expect(smoother.smoothedCount == 10)
    let moved = PixelDifference(from: edge(at: 8, smooth: 90), to: edge(at: 12, smooth: 90), tolerance: tolerance)
    #expect(moved.count >= 30)
  }

  @Test func `the difference image marks the differing pixels`() {
    let other = changed([(3, 4)], to: SIMD4(0, 0, 0, 255))
    let (image, difference) = DifferenceImage.draw(from: white, to: other)
    #expect(difference.count == 1)
    #expect(image[3, 4] == SIMD4(230, 0, 92, 255))
    #expect(image[4, 4] == SIMD4(255, 255, 255, 255))
  }
}
