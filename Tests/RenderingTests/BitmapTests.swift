import PlumblineRendering
import Testing

@Suite struct `PNG images` {
  @Test func `an image that is written and read is unchanged`() {
    var bitmap = Bitmap(width: 13, height: 7, filledWith: SIMD4(1, 2, 3, 255))
    for y in 0..<7 {
      for x in 0..<13 { bitmap[x, y] = SIMD4(UInt8(x * 19), UInt8(y * 30), UInt8(x * y), UInt8(255 - x)) }
    }
    #expect(Bitmap(png: bitmap.png) == bitmap)
  }

  @Test func `a file that is truncated anywhere is refused`() {
    let file = Bitmap(width: 5, height: 5, filledWith: SIMD4(9, 8, 7, 255)).png
    for length in 0..<(file.count - 12) { #expect(Bitmap(png: Array(file[..<length])) == nil) }
  }

  @Test func `a size beyond any memory is refused`() {
    var file = Bitmap(width: 5, height: 5, filledWith: SIMD4(9, 8, 7, 255)).png
    for index in 16..<24 { file[index] = 0xFF }
    #expect(Bitmap(png: file) == nil)
  }
}
