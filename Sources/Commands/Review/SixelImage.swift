import PlumblineRendering

/// An image as Sixel graphics, in 216 colours on white.
///
/// Source: the manual of the VT340, chapter 14.
struct SixelImage {
  private let image: Bitmap

  /// Creates the graphics of an image.
  init(_ image: Bitmap) { self.image = image }

  /// The escape sequence that draws the image.
  var text: String {
    var text = "\u{1B}P0;1q\"1;1;\(image.width);\(image.height)"
    for color in 0..<216 {
      text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
    }
    for top in stride(from: 0, to: image.height, by: 6) { text += band(from: top) }
    return text + "\u{1B}\\"
  }

  /// Returns six rows of pixels: for each colour in them, a character for each column.
  private func band(from top: Int) -> String {
    var columns: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, image.height) {
      for x in 0..<image.width {
        let color = color(x, y)
        columns[color, default: [UInt8](repeating: 0, count: image.width)][x] |= 1 << UInt8(y - top)
      }
    }
    let lines = columns.sorted { $0.key < $1.key }.map { "#\($0.key)" + Self.shortened($0.value) }
    return lines.joined(separator: "$") + "-"
  }

  /// Returns the nearest of 6 levels of each component, as a number below 216.
  private func color(_ x: Int, _ y: Int) -> Int {
    let pixel = SIMD4<Int>(truncatingIfNeeded: image[x, y])
    func level(_ component: Int) -> Int { ((component * pixel.w + 255 * (255 - pixel.w)) / 255 + 25) / 51 }
    return level(pixel.x) * 36 + level(pixel.y) * 6 + level(pixel.z)
  }

  /// Returns the characters of columns, with a count before repeated ones.
  private static func shortened(_ columns: [UInt8]) -> String {
    var text = ""
    var index = 0
    while index < columns.count {
      let end = columns[index...].firstIndex { $0 != columns[index] } ?? columns.count
      let character = String(UnicodeScalar(columns[index] + 63))
      text += end - index > 3 ? "!\(end - index)\(character)" : String(repeating: character, count: end - index)
      index = end
    }
    return text
  }
}
