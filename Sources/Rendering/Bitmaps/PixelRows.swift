import Glibc

/// The pixels of an image.
///
/// Rows that equal the row above, as most rows of a figure do, are counted and not stored.
struct PixelRows {
  /// The number of pixels in a row.
  let width: Int
  /// The stored rows: those that differ from the row above.
  ///
  /// From its lowest byte, a pixel has red, green, blue and an opacity that is not premultiplied.
  private(set) var words: [UInt32]
  /// The number of repetitions below each stored row.
  private(set) var repeats: [Int]

  /// A single transparent pixel.
  static let pixel = PixelRows(word: 0)

  private init(word: UInt32) {
    (width, words, repeats) = (1, [word], [0])
  }

  /// Reads the rows of an image.
  ///
  /// `plain` converts a row of the image's pixels to the representation of `words`; it is not called for rows that
  /// equal the row above.
  init(
    width: Int, height: Int, from pixels: UnsafePointer<UInt32>, stride: Int,
    plain: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, _ count: Int) -> Void
  ) {
    var repeats: [Int] = []
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      guard let words = words.baseAddress, height > 0 else { return }
      for row in 0..<height {
        let own = pixels + row * stride
        if row > 0, memcmp(own, own - stride, width * 4) == 0 {
          repeats[repeats.count - 1] += 1
          continue
        }
        let to = words + count
        plain(own, to, width)
        if row > 0, memcmp(to, to - width, width * 4) == 0 {
          repeats[repeats.count - 1] += 1
        } else {
          repeats.append(0)
          count += width
        }
      }
    }
    (self.width, self.words, self.repeats) = (width, words, repeats)
  }

  /// The bytes of all pixels, row by row.
  var bytes: [UInt8] {
    let height = repeats.reduce(repeats.count, +)
    return [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      words.withUnsafeBytes { words in
        guard let from = words.baseAddress, var to = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
        for (row, times) in repeats.enumerated() {
          for _ in 0...times {
            memcpy(to, from + row * width * 4, width * 4)
            to += width * 4
          }
        }
      }
      count = 4 * width * height
    }
  }
}
