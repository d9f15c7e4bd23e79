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

  @Test func `the area contains all pixels that differ, in whatever order they come`() {
    let other = changed([(10, 4), (3, 9), (5, 5)], to: SIMD4(0, 0, 0, 255))
    #expect(PixelDifference(from: white, to: other).area == PixelRect(x: 3, y: 4, width: 8, height: 6))
  }

  @Test func `an ignored area has stripes of two pixels in eight`() {
    let tolerance = PixelTolerance(ignored: [PixelRect(x: 0, y: 0, width: 20, height: 2)])
    let image = DifferenceImage.draw(from: white, to: white, tolerance: tolerance).image
    func striped(_ y: Int) -> [Int] { (0..<20).filter { image[$0, y] == SIMD4(120, 150, 200, 255) } }
    #expect(striped(0) == [0, 1, 8, 9, 16, 17])
    #expect(striped(1) == [0, 7, 8, 15, 16])
    #expect(striped(2) == [])
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

  @Test func `a tolerance includes its own distance`() {
    let other = changed([(3, 4)], to: SIMD4(200, 255, 255, 255))
    let distance = PixelDifference(from: white, to: other).largestDistance
    #expect(PixelDifference(from: white, to: other, tolerance: PixelTolerance(distance: distance)).count == 0)
    #expect(PixelDifference(from: white, to: other, tolerance: PixelTolerance(distance: distance.nextDown)).count == 1)
  }

  @Test func `a pixel that only one image shows is a difference`() {
    #expect(PixelDifference(from: white, to: changed([(3, 4)], to: SIMD4(0, 0, 0, 0))).count == 1)
    #expect(PixelDifference(from: changed([(3, 4)], to: SIMD4(0, 0, 0, 0)), to: white).count == 1)
  }

  @Test func `pixels in ignored areas do not count where only one image is`() {
    let wider = Bitmap(width: 22, height: 10, filledWith: SIMD4(255, 255, 255, 255))
    let tolerance = PixelTolerance(ignored: [PixelRect(x: 20, y: 0, width: 1, height: 10)])
    let difference = PixelDifference(from: white, to: wider, tolerance: tolerance)
    #expect(difference.count == 10)
    #expect(difference.area == PixelRect(x: 21, y: 0, width: 1, height: 10))
  }

  @Test(arguments: [(2_000, "1 pixel differs (0.05 %)"), (20_000, "1 pixel differs (under 0.01 %)")])
  func `the share of pixels has two decimals`(width: Int, start: String) {
    let plain = Bitmap(width: width, height: 1, filledWith: SIMD4(255, 255, 255, 255))
    var other = plain
    other[0, 0] = SIMD4(0, 0, 0, 255)
    #expect(PixelDifference(from: plain, to: other).sentence == start + " in 1×1 at (0, 0)")
  }

  /// An image of black, grey and white columns, with one more grey pixel beside those of the edge if it `juts`.
  private func edge(_ gray: UInt8, columns: [Int], juts: Bool = false) -> Bitmap {
    var image = Bitmap(width: columns.reduce(0, +), height: 5, filledWith: SIMD4(0, 0, 0, 255))
    for y in 0..<5 {
      for x in columns[0]..<image.width {
        let level = x < columns[0] + columns[1] ? gray : 255
        image[x, y] = SIMD4(level, level, level, 255)
      }
    }
    if juts { image[columns[0] + columns[1], 2] = SIMD4(gray, gray, gray, 255) }
    return image
  }

  @Test func `a pixel with three equal neighbours smooths no edge`() {
    let (one, two) = (edge(128, columns: [2, 1, 2], juts: true), edge(100, columns: [2, 1, 2], juts: true))
    let difference = PixelDifference(from: one, to: two, tolerance: PixelTolerance(allowsAntialiasing: true))
    // The first and the last pixel of the edge have one equal neighbour, the others three.
    #expect([difference.count, difference.smoothedCount] == [4, 2])
  }

  @Test func `an area is even at the border of the image with two equal neighbours`() {
    let one = edge(128, columns: [1, 1, 1])
    var two = one
    two[1, 2] = SIMD4(100, 100, 100, 255)
    let difference = PixelDifference(from: one, to: two, tolerance: PixelTolerance(allowsAntialiasing: true))
    #expect([difference.count, difference.smoothedCount] == [0, 1])
  }
}
