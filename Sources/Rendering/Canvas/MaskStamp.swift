import CPlumblineCairo

/// Combines glyph masks into one.
struct MaskStamp {
  private var parts: [(mask: GlyphMask, x: Int, y: Int)] = []
  private let limits: (left: Int, top: Int, right: Int, bottom: Int)
  private(set) var minX = Int.max
  private(set) var minY = Int.max
  private var maxX = Int.min
  private var maxY = Int.min

  /// Creates a stamp that is clipped to pixel bounds.
  init(left: Int, top: Int, right: Int, bottom: Int) { limits = (left, top, right, bottom) }

  /// Adds a mask with its origin at a pixel.
  mutating func add(_ mask: GlyphMask, x: Int, y: Int) {
    let (left, top) = (x + mask.left, y + mask.top)
    guard mask.width > 0, left < limits.right, top < limits.bottom, left + mask.width > limits.left,
      top + mask.height > limits.top
    else { return }
    parts.append((mask, left, top))
    (minX, minY) = (min(minX, max(left, limits.left)), min(minY, max(top, limits.top)))
    (maxX, maxY) = (max(maxX, min(left + mask.width, limits.right)), max(maxY, min(top + mask.height, limits.bottom)))
  }

  /// Returns the combined mask, with the maximum coverage where masks overlap; nil if it is empty.
  func surface() -> Surface? {
    guard !parts.isEmpty, let surface = Surface(CAIRO_FORMAT_A8, width: maxX - minX, height: maxY - minY) else {
      return nil
    }
    surface.change { bytes, stride in
      for (mask, x, y) in parts {
        let columns = max(minX - x, 0)..<min(mask.width, maxX - x)
        for row in max(minY - y, 0)..<min(mask.height, maxY - y) {
          let target = bytes + (y + row - minY) * stride + x - minX
          for column in columns {
            target[column] = max(target[column], mask.coverage[row * mask.width + column])
          }
        }
      }
    }
    return surface
  }
}
