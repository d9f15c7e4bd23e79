import PlumblineRendering

/// Tells pixels that smooth an edge from those that are drawn.
struct EdgeSmoothing {
  /// The two pictures, of the same size.
  let first: Bitmap
  /// The other picture.
  let second: Bitmap

  /// Whether the pixel smooths an edge in either picture.
  func explains(_ x: Int, _ y: Int) -> Bool {
    smooths(first, second, x, y) || smooths(second, first, x, y)
  }

  /// Whether a pixel lies between a darker and a lighter neighbour, of which one is part of an even area in both pictures.
  ///
  /// Source: Vyšniauskas, Anti-aliased pixel and intensity slope detector, 2009.
  private func smooths(_ picture: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let luma = PixelDistance.luma(picture[x, y])
    var equal = 0
    var darkest = (by: 0.0, x: 0, y: 0)
    var lightest = (by: 0.0, x: 0, y: 0)
    for (column, row) in neighbours(x, y) {
      let step = PixelDistance.luma(picture[column, row]) - luma
      if step == 0 { equal += 1 }
      if step < darkest.by { darkest = (step, column, row) }
      if step > lightest.by { lightest = (step, column, row) }
    }
    guard equal < 3, darkest.by < 0, lightest.by > 0 else { return false }
    return isEven(darkest.x, darkest.y, picture, other) || isEven(lightest.x, lightest.y, picture, other)
  }

  private func isEven(_ x: Int, _ y: Int, _ picture: Bitmap, _ other: Bitmap) -> Bool {
    hasEqualNeighbours(picture, x, y) && hasEqualNeighbours(other, x, y)
  }

  /// Whether at least three neighbours are the same as the pixel; at the border of the picture two suffice.
  private func hasEqualNeighbours(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let around = neighbours(x, y)
    let same = around.count { picture[$0.0, $0.1] == picture[x, y] }
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
