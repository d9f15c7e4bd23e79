import CPlumblineCairo
import Glibc

extension Surface {
  /// The red, green, blue and opacity of pixels, from 0 to 255.
  private typealias Pixels = UnsafeMutableBufferPointer<SIMD4<Float>>

  /// Blurs the surface by a Gaussian with a standard deviation in pixels.
  ///
  /// Small deviations use an exact kernel, larger ones three box blurs, as the Filter Effects module describes. The
  /// largest ones are applied to a smaller copy, without a visible difference.
  func blur(deviation: Double) {
    guard deviation > 0.05, deviation.isFinite else { return }
    guard deviation <= Self.finestDeviation * 1.5 else { return blurCoarsely(deviation: deviation) }
    let (width, height) = (width, height)
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 2 * width * height) { memory in
      let pixels = UnsafeMutableBufferPointer(rebasing: memory[..<(width * height)])
      let transposed = UnsafeMutableBufferPointer(rebasing: memory[(width * height)...])
      changeWords { words, stride in
        for y in 0..<height {
          for x in 0..<width {
            pixels.initializeElement(at: y * width + x, to: words[y * stride + x].pixelParts)
          }
        }
      }
      Self.blurRows(pixels, width: width, height: height, deviation: deviation, transposedInto: transposed)
      Self.blurRows(transposed, width: height, height: width, deviation: deviation, transposedInto: pixels)
      changeWords { words, stride in
        for y in 0..<height { for x in 0..<width { words[y * stride + x] = UInt32(pixel: pixels[y * width + x]) } }
      }
    }
  }

  /// The deviation, in pixels, above which a smaller copy is blurred.
  private static let finestDeviation = 12.0

  private func blurCoarsely(deviation: Double) {
    let scale = Self.finestDeviation / deviation
    let (columns, rows) = ((Double(width) * scale).rounded(.up), (Double(height) * scale).rounded(.up))
    guard let small = Surface(CAIRO_FORMAT_ARGB32, width: Int(columns), height: Int(rows)) else { return }
    let (scaleX, scaleY) = (columns / Double(width), rows / Double(height))
    small.replace(by: self, scaleX: scaleX, scaleY: scaleY)
    small.blur(deviation: deviation * scale)
    replace(by: small, scaleX: 1 / scaleX, scaleY: 1 / scaleY)
  }

  /// Replaces the content by another surface's, scaled.
  private func replace(by other: Surface, scaleX: Double, scaleY: Double) {
    guard let cairo = cairo_create(pointer) else { return }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scaleX, scaleY)
    cairo_set_source_surface(cairo, other.pointer, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
  }

  /// Blurs rows and transposes the result.
  private static func blurRows(
    _ pixels: Pixels, width: Int, height: Int, deviation: Double, transposedInto result: Pixels
  ) {
    let kernel = deviation < 2 ? gaussian(deviation) : []
    let boxes = deviation < 2 ? [] : boxes(deviation)
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 2 * width) { memory in
      var row = UnsafeMutableBufferPointer(rebasing: memory[..<width])
      var next = UnsafeMutableBufferPointer(rebasing: memory[width...])
      memory.initialize(repeating: .zero)
      for y in 0..<height {
        for x in 0..<width { row[x] = pixels[y * width + x] }
        if boxes.isEmpty {
          convolve(row, kernel, into: next)
          swap(&row, &next)
        }
        for box in boxes {
          average(row, before: box.before, after: box.after, into: next)
          swap(&row, &next)
        }
        for x in 0..<width { result.initializeElement(at: x * height + y, to: row[x]) }
      }
    }
  }

  private static func gaussian(_ deviation: Double) -> [Float] {
    let reach = Int((deviation * 3).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Returns the extents of three box blurs that together approximate a Gaussian.
  private static func boxes(_ deviation: Double) -> [(before: Int, after: Int)] {
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func convolve(_ row: Pixels, _ kernel: [Float], into result: Pixels) {
    let reach = kernel.count / 2
    for x in row.indices {
      var sum = SIMD4<Float>.zero
      for index in kernel.indices {
        let source = x + index - reach
        if source >= 0, source < row.count { sum += row[source] * kernel[index] }
      }
      result[x] = sum
    }
  }

  private static func average(_ row: Pixels, before: Int, after: Int, into result: Pixels) {
    let factor = 1 / Float(before + after + 1)
    var sum = SIMD4<Float>.zero
    for x in 0..<min(after, row.count) { sum += row[x] }
    for x in row.indices {
      if x + after < row.count { sum += row[x + after] }
      result[x] = sum * factor
      if x - before >= 0 { sum -= row[x - before] }
    }
  }
}
