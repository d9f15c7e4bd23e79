import CPlumblineCairo
import PlumblineDrawing

extension Surface {
  /// Transforms the colour of each pixel.
  func apply(_ matrix: ColorMatrix) {
    let rows = matrix.rows.map { row in row.map { Float($0) } }
    let columns = (0..<5).map { column in
      SIMD4<Float>(rows[0][column], rows[1][column], rows[2][column], rows[3][column])
    }
    let (red, green, blue, opacity, constant) = (columns[0], columns[1], columns[2], columns[3], columns[4])
    var (lastWord, lastResult): (UInt32, UInt32) = (0, 0)
    changeWords { words, stride in
      for y in 0..<height {
        for x in 0..<width {
          let word = words[y * stride + x]
          guard word != 0 else { continue }
          if word != lastWord {
            let alpha = Float(word >> 24)
            let factor = 1 / alpha
            var value = red * (Float(word >> 16 & 0xFF) * factor) + green * (Float(word >> 8 & 0xFF) * factor)
            value += blue * (Float(word & 0xFF) * factor) + opacity * (alpha / 255) + constant
            value.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
            let a = value.w * 255
            (lastWord, lastResult) = (word, UInt32(pixel: SIMD4(value.x * a, value.y * a, value.z * a, a)))
          }
          words[y * stride + x] = lastResult
        }
      }
    }
  }

  /// Draws a blurred copy in one colour, moved by an offset in pixels, behind the content.
  func addShadow(_ color: Color.Components, deviation: Double, offset: Point) {
    guard color.opacity > 0, offset.isUsable,
      let shadow = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    else { return }
    let tint = ColorMatrix(rows: [
      [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.opacity, 0],
    ])
    shadow.paint(self, at: offset, over: true)
    shadow.apply(tint)
    shadow.blur(deviation: deviation)
    paint(shadow, at: .zero, over: false)
  }

  /// Draws another surface over or under the content, with its top-left corner at a point.
  private func paint(_ other: Surface, at corner: Point, over: Bool) {
    guard let cairo = cairo_create(pointer) else { return }
    cairo_set_operator(cairo, over ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OVER)
    cairo_set_source_surface(cairo, other.pointer, corner.x, corner.y)
    cairo_paint(cairo)
    cairo_destroy(cairo)
  }
}
