import PlumblineRendering

/// Recognizes pixels that differ in the smoothing of an edge only.
struct EdgeSmoothing {
  /// One of the two images, which have the same size.
  let first: Bitmap
  /// The other image.
  let second: Bitmap

  /// Returns whether a pixel smooths an edge in one of the images.
  func explains(_ x: Int, _ y: Int) -> Bool {
    smooths(first, second, x, y) || smooths(second, first, x, y)
  }

  /// Returns whether a pixel has a darker and a lighter neighbour, one of which belongs to an even area in both images.
  ///
  /// Source: Vyšniauskas, Anti-aliased pixel and intensity slope detector, 2009.
  private func smooths(_ image: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let luma = PixelDistance.luma(image[x, y])
    var equal = 0
    var darkest = (by: 0.0, x: 0, y: 0)
    var lightest = (by: 0.0, x: 0, y: 0)
    for (column, row) in neighbours(x, y) {
      let step = PixelDistance.luma(image[column, row]) - luma
      if step == 0 { equal += 1 }
      if step < darkest.by { darkest = (step, column, row) }
      if step > lightest.by { lightest = (step, column, row) }
    }
    guard equal < 3, darkest.by < 0, lightest.by > 0 else { return false }
    return isEven(darkest.x, darkest.y, image, other) || isEven(lightest.x, lightest.y, image, other)
  }

  private func isEven(_ x: Int, _ y: Int, _ image: Bitmap, _ other: Bitmap) -> Bool {
    hasEqualNeighbours(image, x, y) && hasEqualNeighbours(other, x, y)
  }

  /// Returns whether at least three neighbours equal the pixel; at the border of the image, two are enough.
  private func hasEqualNeighbours(_ image: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let around = neighbours(x, y)
    let same = around.count { image[$0.0, $0.1] == image[x, y] }
    return same >= (around.count < 8 ? 2 : 3)
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for row in max(y - 1, 0)...min(y + 1, first.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, first.width - 1) where column != x || row != y {
        result.append((column, row))
      }
    }
    return result
  }
}
