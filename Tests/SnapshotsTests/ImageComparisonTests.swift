import PlumblineSnapshots
import Testing

@testable import PlumblineRendering

@Suite struct `Comparing image files` {
  /// Random numbers, the same in every run.
  private struct Source: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// An image of boxes, as one of a few colours or of many.
  private func image(_ width: Int, _ height: Int, _ source: inout Source) -> Bitmap {
    var image = Bitmap(width: width, height: height, filledWith: SIMD4(250, 250, 250, 255))
    for _ in 0..<6 {
      let (left, top) = (Int.random(in: 0..<width, using: &source), Int.random(in: 0..<height, using: &source))
      let color = SIMD4<UInt8>.random(in: 0...255, using: &source)
      for y in top..<min(top + 7, height) { for x in left..<min(left + 9, width) { image[x, y] = color } }
    }
    return image
  }

  /// The image as an RGBA file, each row by a filter chosen at random.
  private func file(_ image: Bitmap, _ source: inout Source) -> [UInt8] {
    let length = 4 * image.width
    var rows: [UInt8] = []
    for y in 0..<image.height {
      func byte(_ x: Int, _ y: Int) -> Int { x < 0 || y < 0 ? 0 : Int(image.bytes[y * length + x]) }
      let filter = Int.random(in: 0...4, using: &source)
      rows.append(UInt8(filter))
      for x in 0..<length {
        let (a, b, c) = (byte(x - 4, y), byte(x, y - 1), byte(x - 4, y - 1))
        let distances = [abs(b - c), abs(a - c), abs(a + b - 2 * c)]
        let isLeft = distances[0] <= distances[1] && distances[0] <= distances[2]
        let nearest = isLeft ? a : distances[1] <= distances[2] ? b : c
        rows.append(UInt8(truncatingIfNeeded: byte(x, y) - [0, a, b, (a + b) / 2, nearest][filter]))
      }
    }
    var file = PNGChunks(width: image.width, height: image.height, bitDepth: 8, colorType: 6)
    file.add("IDAT", Compressor.compressed(rows, level: 1))
    return file.ended()
  }

  @Test(arguments: 0..<60) func `files differ exactly if their pixels differ, however their rows are stored`(seed: Int)
  {
    var source = Source(state: UInt64(seed) << 32 | 77)
    let (width, height) = (Int.random(in: 1...40, using: &source), Int.random(in: 1...30, using: &source))
    let first = image(width, height, &source)
    var second = first
    for _ in 0..<Int.random(in: 0...5, using: &source) {
      let (x, y) = (Int.random(in: 0..<width, using: &source), Int.random(in: 0..<height, using: &source))
      second[x, y] = .random(in: 0...255, using: &source)
    }
    for tolerance in [
      .exact, PixelTolerance(distance: 0.2), PixelTolerance(allowsAntialiasing: true), PixelTolerance(pixelCount: 2),
      PixelTolerance(ignored: [PixelRect(x: 3, y: 3, width: 9, height: 9)]),
    ] {
      let difference = PixelDifference(from: first, to: second, tolerance: tolerance)
      let expected: ImageComparison.Outcome =
        difference.isTolerable ? .sameImage : .differs(difference.sentence, difference)
      for (one, two) in [(file(first, &source), file(second, &source)), (first.png, second.png)] {
        let outcome = ImageComparison(tolerance: tolerance).compare(one, two)
        #expect(outcome == (one == two ? .sameBytes : expected))
      }
    }
  }

  @Test func `a row with a filter that does not exist makes a file unreadable`() throws {
    var chunks = PNGChunks(width: 1, height: 2, bitDepth: 8, colorType: 6)
    chunks.add("IDAT", Compressor.compressed([0, 1, 2, 3, 4, 5, 1, 2, 3, 4], level: 1))
    let wrong = chunks.ended()
    let right = Bitmap(width: 1, height: 2, filledWith: SIMD4(1, 2, 3, 4))
    var source = Source(state: 5)
    #expect(ImageComparison().compare(wrong, file(right, &source)) == .firstUnreadable)
    #expect(ImageComparison().compare(file(right, &source), wrong) == .secondUnreadable)
  }
}
