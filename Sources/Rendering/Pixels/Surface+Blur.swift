import CCairo
import Glibc

extension Surface {
  /// Blurs all pixels by a Gaussian of a standard deviation in pixels.
  ///
  /// Small ones are exact, larger ones three box blurs, as the Filter Effects module describes; the largest are done on a
  /// smaller copy, which shows no difference.
  func blur(deviation: Double) {
    guard deviation > 0.05, deviation.isFinite else { return }
    guard deviation <= Self.finestDeviation * 1.5 else { return blurCoarsely(deviation: deviation) }
    let (width, height) = (width, height)
    var pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
    changeWords { words, stride in
      for y in 0..<height {
        for x in 0..<width {
          let word = words[y * stride + x]
          pixels[y * width + x] = SIMD4(
            Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 24))
        }
      }
    }
    pixels = Self.blurredColumns(pixels, width: width, height: height, deviation: deviation)
    pixels = Self.blurredColumns(pixels, width: height, height: width, deviation: deviation)
    changeWords { words, stride in
      for y in 0..<height {
        for x in 0..<width {
          var value = pixels[y * width + x]
          value.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
          let parts = SIMD4<UInt32>(value.rounded(.toNearestOrAwayFromZero))
          words[y * stride + x] = parts.w << 24 | parts.z << 16 | parts.y << 8 | parts.x
        }
      }
    }
  }

  /// The deviation, in pixels, from which on fewer pixels are enough.
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

  /// Takes another surface's picture, scaled, in place of its own.
  private func replace(by other: Surface, scaleX: Double, scaleY: Double) {
    guard let cairo = cairo_create(pointer) else { return }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scaleX, scaleY)
    cairo_set_source_surface(cairo, other.pointer, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
  }

  /// Rows blurred, and the result turned so that rows have become columns.
  private static func blurredColumns(
    _ pixels: [SIMD4<Float>], width: Int, height: Int, deviation: Double
  ) -> [SIMD4<Float>] {
    let kernel = deviation < 2 ? gaussian(deviation) : []
    let boxes = deviation < 2 ? [] : boxes(deviation)
    var result = [SIMD4<Float>](repeating: .zero, count: width * height)
    var row = [SIMD4<Float>](repeating: .zero, count: width)
    var next = row
    for y in 0..<height {
      for x in 0..<width { row[x] = pixels[y * width + x] }
      if boxes.isEmpty {
        convolve(row, kernel, into: &next)
        swap(&row, &next)
      }
      for box in boxes {
        average(row, before: box.before, after: box.after, into: &next)
        swap(&row, &next)
      }
      for x in 0..<width { result[x * height + y] = row[x] }
    }
    return result
  }

  private static func gaussian(_ deviation: Double) -> [Float] {
    let reach = Int((deviation * 3).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// The extents of three box blurs that together come near a Gaussian.
  private static func boxes(_ deviation: Double) -> [(before: Int, after: Int)] {
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func convolve(_ row: [SIMD4<Float>], _ kernel: [Float], into result: inout [SIMD4<Float>]) {
    let reach = kernel.count / 2
    for x in row.indices {
      var sum = SIMD4<Float>.zero
      for index in kernel.indices {
        let place = x + index - reach
        if place >= 0, place < row.count { sum += row[place] * kernel[index] }
      }
      result[x] = sum
    }
  }

  private static func average(_ row: [SIMD4<Float>], before: Int, after: Int, into result: inout [SIMD4<Float>]) {
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
