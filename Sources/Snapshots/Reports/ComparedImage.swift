import PlumblineRendering

/// The images of a figure before and after a change, side by side, reduced for a terminal.
package enum ComparedImage {
  /// The space between the two images, in pixels.
  private static let gap = 16

  /// Returns both images in one, the first on the left, each with its longer side below twice `side` pixels; nil if
  /// neither is a readable PNG file.
  package static func beside(_ before: [UInt8]?, _ after: [UInt8]?, side: Int) -> Bitmap? {
    let images = [before, after].compactMap { bytes in
      bytes.flatMap { Thumbnail.make(of: $0, side: side) }.flatMap { Bitmap(png: $0) }
    }
    guard let height = images.map(\.height).max() else { return nil }
    let width = images.reduce(gap * (images.count - 1)) { $0 + $1.width }
    var result = Bitmap(width: width, height: height, filledWith: SIMD4(0, 0, 0, 0))
    var left = 0
    for image in images {
      for y in 0..<image.height {
        for x in 0..<image.width { result[left + x, y] = image[x, y] }
      }
      left += image.width + gap
    }
    return result
  }
}
